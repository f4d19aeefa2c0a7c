import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const told = (message: string): Household => understand(message, { today: '2026-11-20' }).facts

const rows: [message: string, facts: Household][] = [
  [
    "we're moving from California to Texas next year. Roth or traditional?",
    { state: 'CA', retirementState: 'TX' },
  ],
  ['We move CA to TX in 2027. Roth or traditional?', { state: 'CA', retirementState: 'TX' }],
  ['moving from a Roth to a traditional. Roth or traditional?', {}],
  ['Teacher in Pennsylvania, 41, 72k, 403b. Roth or traditional?', { income: 72_000, age: 41, state: 'PA' }],
  [
    'Married, 250k together, both have 401ks. Roth or traditional? Texas',
    { householdIncome: 250_000, state: 'TX' },
  ],
  ['Self-employed, 46, profit 130k. Roth or traditional solo 401k?', { income: 130_000 }],
  [
    'We live in California and plan to move to Texas when we retire at 60. Roth or traditional 401k?',
    { state: 'CA', retirementState: 'TX', retirementAge: 60 },
  ],
  [
    '45, on Marketplace insurance, self employed, single. Roth or Traditional?',
    { marketplaceCoverage: true },
  ],
]
test.each(rows)('"%s"', (message, facts) => {
  expect(told(message)).toMatchObject(facts)
})

const sums: [message: string, amount: number | undefined][] = [
  ['Put 7,000 in a Roth or traditional IRA? I make 50k', 7_000],
  ['I make 6,000 part time and want to put 7,500 into a Roth IRA. Roth or traditional?', 7_500],
  [
    '66, pension 2,000 a month, part-time pay 3,000 a year. I plan to contribute 3,000 to an IRA. Roth or traditional?',
    3_000,
  ],
  ['45, I make 250k and want to put 80,000 away this year. Roth or traditional?', 80_000],
  ['My employer will put 5,000 into my 401k. Roth or traditional, I make 80k?', undefined],
  ['I already put 3,000 into my Roth IRA this year, make 90k. Roth or traditional 401k?', undefined],
  ['My parents want to help, I make 30k. Roth or traditional IRA of 5,000?', undefined],
]
test.each(sums)('"%s" decides about %s', (message, amount) => {
  expect(told(message).amount).toBe(amount)
})

test('pay of one’s own business is read beside its name', () => {
  const message = 'Partner in a law firm with 400k of self-employment income, solo 401k. Roth or Traditional?'
  expect(told(message).income).toBe(400_000)
})

const notPay = [
  'Both kinds have the same maximum. (24,500, rising next year). Roth or traditional?',
  '41, 72k in my 401k, 30k saved. Roth or traditional?',
  'inherited 80k, Roth or traditional?',
  'Should I convert my traditional IRA, 150k, to Roth? Roth or traditional',
]
test.each(notPay)('"%s" tells no pay', (message) => {
  const { income, householdIncome } = told(message)
  expect([income, householdIncome]).toEqual([undefined, undefined])
})

import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const read = (message: string) => understand(message, { today: '2026-11-20' }).facts
const facts = (message: string): Pick<Household, 'savings' | 'debts'> => {
  const { savings, debts } = read(message)
  return { ...(savings === undefined ? {} : { savings }), ...(debts === undefined ? {} : { debts }) }
}

const rows: [message: string, facts: Household][] = [
  ['Our bills are 3,900 dollars a month and we have $11,000 left.', { savings: 11_000 }],
  ['I make 3,000 a month and have 350 left', {}],
  [
    'I owe $7,200 on two cards at 26%. I was laid off. I have $450 left.',
    { savings: 450, debts: [{ kind: 'credit_card', balance: 7_200, rate: 0.26 }] },
  ],
  ['Lost my job last week and I only have $900 left', { savings: 900 }],
  [
    'credit card debt of $3,000 at 22%, and $640 left in checking',
    { savings: 640, debts: [{ kind: 'credit_card', balance: 3_000, rate: 0.22 }] },
  ],
  ['I got fired. $1,100 is left in my savings, what now?', { savings: 1_100 }],
  // What is left of a debt is owed.
  ['$4,000 left on the car loan at 5%', { debts: [{ kind: 'auto', balance: 4_000, rate: 0.05 }] }],
  ['My car loan is at 6%. I have $8,000 left.', { debts: [{ kind: 'auto', balance: 8_000, rate: 0.06 }] }],
  [
    'I borrowed $30,000 for school in student loans and have $12,500 left at 4.5%',
    { debts: [{ kind: 'student_loan', balance: 12_500, rate: 0.045 }] },
  ],
]

test.each(rows)('%s', (message, expected) => {
  expect(facts(message)).toEqual(expected)
})

test('what is left of savings that are gone is the cash there is', () => {
  const savings = (message: string) => understand(message, { today: '2026-11-20' }).facts.savings
  expect(savings('Laid off, savings are basically gone, like 2k left. 401k has 40k.')).toBe(2_000)
  expect(savings('I lost my job and my savings is almost gone, only 900 left')).toBe(900)
  expect(savings('My savings are gone and the car loan has 2k left')).toBeUndefined()
})

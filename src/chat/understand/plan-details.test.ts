import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const told = (message: string): Household => understand(message, { today: '2026-11-20' }).facts

const rows: [message: string, facts: Household][] = [
  [
    'Old 401k has 200k pre-tax and 45k after-tax money. How do I roll this over?',
    { planBalance: 245_000, afterTaxPlanBalance: 45_000 },
  ],
  ['I have 400k in my old 401k, 60k of that is after-tax contributions', { afterTaxPlanBalance: 60_000 }],
  ['I have 400k in my old 401k, 60k of that is after-tax income', {}],
  [
    'Old 401k only has 4,800 in it and they will force me out. What do I do with the rollover?',
    { planBalance: 4_800 },
  ],
  [
    'Quit my job with a 9k 401k loan outstanding and 70k balance. rollover options?',
    { planBalance: 70_000, planLoanBalance: 9_000 },
  ],
  [
    'My 401k at the old job is 60% vested, balance 50k. Roll it over now?',
    { vestedRate: 0.6, planBalance: 50_000 },
  ],
  [
    'I owe 15k on my 401k loan and I am about to quit. Balance is 140k. Roll it over?',
    { amount: 140_000, planLoanBalance: 15_000 },
  ],
  [
    'Firefighter, retired at 51, 401k 280k. Should I roll it to an IRA?',
    { publicSafetyWorker: true, separationAge: 51 },
  ],
  ['I am being sued, old 401k 240k. Should I roll it over to an IRA?', { creditorConcern: true }],
  ['Old 403b with a TIAA annuity of 150k, surrender charge. rollover?', { stableValueFund: true }],
  [
    'Old 401k of 90k, my new job has a 401k that accepts rollovers. Roll it over?',
    { newPlanAcceptsRollovers: true },
  ],
  [
    'My SIMPLE IRA started March 2025 and has 22k. Can I roll it into my new 401k?',
    { simpleStartDate: '2025-03-01', newPlanAcceptsRollovers: true },
  ],
  [
    'I left my job at 50 and have a SIMPLE IRA from my employer that I opened in June 2025. Roll it into my new 401k?',
    { simpleStartDate: '2025-06-01' },
  ],
  [
    'I have 80k in a rollover IRA and 130k in an old 401k. Should I roll over the old 401k?',
    { pretaxIraBalance: 80_000, amount: 130_000 },
  ],
]
test('the day on which a job was left is no first day of its SIMPLE IRA', () => {
  const message = 'got 12k in a Simple IRA from a job i left 8 months ago, can i roll it into my new 401k'
  expect(told(message)).not.toHaveProperty('simpleStartDate')
})

test.each(rows)('"%s"', (message, facts) => {
  expect(told(message)).toMatchObject(facts)
})

test.each([
  ['Solo 401k of 200k from my old business, roll it over to an IRA?', true],
  ['Roll over the 401k of my own business, 150k?', true],
  ['Roll my old 401k of 90k into my solo 401k?', undefined],
  ['Old 401k of 90k, and I want to open a solo 401k. Roll it over?', undefined],
])('"%s"', (message, value) => {
  expect(told(message).ownBusinessPlan).toBe(value)
})

test('what is after tax is no pay, and a balance is no debt', () => {
  expect(told(rows[0]?.[0] ?? '').income).toBeUndefined()
  expect(told(rows[2]?.[0] ?? '').debts).toBeUndefined()
})

test('a new plan that takes no rollovers is not taken to', () => {
  const message = 'roll my old 401k into my new 401k? but my new 401k does not accept rollovers'
  expect(told(message).newPlanAcceptsRollovers).toBe(false)
})

import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ["I don't have six months of expenses saved", {}],
  ['we used to have six months of expenses saved', {}],
  [
    'I can set aside 400 a month for an emergency fund of three months',
    { monthlySurplus: 400, cushionMonths: 3 },
  ],
  ['my brother has an emergency fund of three months', {}],
  ["my employer covers me for one year's salary in life insurance", { employerCoverage: '1x salary' }],
  ['my severance is six months of salary', { severanceWeeks: 26 }],
  [
    "I'd like to have six months of expenses put aside; we spend 4,000 a month and have 7,000",
    { cushionMonths: 6, monthlyExpenses: 4_000, savings: 7_000 },
  ],
  [
    'How big an emergency fund? I could get by on 2,400 a month if I had to, and I have 5,000 saved',
    { monthlyExpenses: 2_400, savings: 5_000 },
  ],
  ['Is my emergency fund big enough? I wonder whether 15,000 is enough', { savings: 15_000 }],
  ['my sister could get by on 2,400 a month, how big an emergency fund?', {}],
  ['I wonder whether 15,000 is enough to retire', {}],
  ['Had 8k in emergency savings then the transmission died. So now 4,900', { emergencyFund: 4_900 }],
  ['had 9k saved, had to fix the roof, down to 2,500 now', { savings: 2_500 }],
  ['3 months or 6 months emergency fund? spend 4,500', { monthlyExpenses: 4_500 }],
  ['had 9k in savings. Now 2 kids', { numDependents: 2, savings: 9_000 }],
  ['our emergency fund went from 25k to about 6', { emergencyFund: 6_000 }],
  ['we used to have 30k in our emergency fund but its down to 8 now', { emergencyFund: 8_000 }],
  ['our emergency fund went from 5 months to 3', {}],
  [
    "I'm 61 and want 6 months in cash, spending 4,500. I have 19k. How long?",
    { age: 61, monthlyExpenses: 4_500, savings: 19_000 },
  ],
  ['is 10k enough of a cushion?', { savings: 10_000 }],
  ["how big an emergency fund? We've got 9k right now", { savings: 9_000 }],
  ['is 6 months enough of an emergency fund?', {}],
  ['6 months of expenses saved (about 24k)', { emergencyFundMonths: 6, emergencyFund: 24_000 }],
  ['Our emergency fund covers 4 months', { emergencyFundMonths: 4 }],
  ['we have about 1.5 years of expenses saved', { emergencyFundMonths: 18 }],
  [
    'no debt and 6 months saved up, 401k at work',
    { emergencyFundMonths: 6, debts: [], accountType: ['401k'], hasWorkplacePlan: true },
  ],
  ['in the last 6 months saved 2k', { amount: 2000 }],
  ['I have no retirement savings', { retirementSavings: 0 }],
  ['we have no savings at all', { savings: 0 }],
  ['I want 8 months of expenses in cash', { cushionMonths: 8 }],
  ['help me build 6 months of expenses', { cushionMonths: 6 }],
  ['should I save 6 months of expenses?', {}],
]

test('cushions in months and nothing at all are read', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})

test.each([
  ['I have 22k saved, 14k of it is my emergency fund. expenses 3500 a month', 8_000, 14_000],
  ['we have 30k in savings, including a 12k emergency fund', 18_000, 12_000],
  ['30k in savings, of which 10k is our emergency fund', 20_000, 10_000],
  ['22k saved and a separate emergency fund of 14k', 22_000, 14_000],
])(
  '%s: a fund that is a part of the savings is not counted on top of them',
  (text, savings, emergencyFund) => {
    const { facts } = understand(text, { today: '2026-11-20' })
    expect([facts.savings, facts.emergencyFund]).toEqual([savings, emergencyFund])
  },
)

import { expect, test } from 'vitest'
import { type UnderstandContext, understand } from './understand.ts'

const rows: [message: string, context: Partial<UnderstandContext>, facts: object][] = [
  ['can pay 1100', { topic: 'debt_payoff' }, { debtPaymentMonthly: 1_100 }],
  ['I can save 300', { topic: 'emergency_fund' }, { monthlySurplus: 300 }],
  ['we can do about 250', { topic: 'college_529' }, { monthlySurplus: 250 }],
  [
    'rent 1800, everything 3900',
    { topic: 'emergency_fund', openQuestion: 'monthlyExpenses' },
    { monthlyRent: 1_800, monthlyExpenses: 3_900 },
  ],
  [
    'it was after taxes',
    { topic: 'lump_sum_invest', household: { amount: 12_000, moneySource: 'bonus' } },
    { moneyBeforeTax: false },
  ],
  ['it was after taxes', { topic: 'lump_sum_invest' }, {}],
  ['can pay 1100', {}, {}],
  ['I can save 300', { topic: 'term_life' }, {}],
  ['can I pay 1100?', { topic: 'debt_payoff' }, {}],
  ['everything 3900', { topic: 'emergency_fund' }, {}],
]

test.each(rows)('“%s” in the light of %j tells %j', (message, context, facts) => {
  expect(understand(message, { today: '2026-11-20', ...context }).facts).toEqual(facts)
})

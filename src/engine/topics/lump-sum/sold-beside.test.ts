import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'
import { lumpSumWork } from './work.ts'

const sketch = sketchContext(draftContext('2026-11-26'))
const single: Household = {
  ...{ age: 41, maritalStatus: 'single', filingStatus: 'single', state: 'TX', dependents: [] },
  ...{ employment: 'employed', income: 75_000, monthlyExpenses: 3_500, monthlySurplus: 400, savings: 3_000 },
  ...{ amount: 5_000, moneySource: 'gift', goal: 'general', horizonYears: 15, taxableInvestments: 14_000 },
  debts: [{ kind: 'credit_card', balance: 12_000, rate: 0.24, minPayment: 300 }],
}
const soldIn = (facts: Household = {}) => lumpSumWork({ ...single, ...facts }, sketch).sold
const draft = (facts: Household = {}) => wholePlan(lumpSumInvest, { ...single, ...facts }, sketch)

// 12,000 − 5,000 of the sum − 1,500 of cash beyond a first cushion of 1,500 = 5,500. At 75,000 less 16,100 a gain is taxed
// at 15%: 825, so 6,325 is sold.
test('investments outside retirement accounts pay what a sum and cash leave of a costly debt, with their tax', () => {
  const sold = soldIn()
  expect(sold?.tax?.value).toBe(825)
  expect(sold?.sale.value).toBe(6_325)
  expect(sold?.paid.map(({ amount }) => amount.value)).toEqual([5_500])
  const plan = draft()
  const summary = plainText(plan.summary)
  expect(summary).toContain('stays. Also sell $6,325 of the $14,000')
  expect(summary).toContain('That pays $5,500 on the credit card as well.')
  const titles = plan.nextSteps.map(({ title }) => plainText(title))
  expect(titles).toContain('Sell $6,325 of what you have invested for the debts')
  expect(titles).toContain(
    'Pay off the credit card: send $5,000 of this money, $1,500 of the cash that you have and $5,500 of what you sell',
  )
  expect(plan.alternatives.map(({ title }) => plainText(title))).toContain('Keep the $6,325 invested')
})

// 170,000 and the 45,000 of the bonus are past 200,000, from where 3.8% come on top of 15% (IRC §1411).
test('income that the sum brings is on the return beside the gain', () => {
  const facts: Household = { income: 170_000, moneySource: 'bonus', amount: 45_000, moneyBeforeTax: false }
  const debts: Household['debts'] = [{ kind: 'credit_card', balance: 60_000, rate: 0.24, minPayment: 1_500 }]
  const { tax, paid } = soldIn({ ...facts, debts, monthlySurplus: 0 })!
  expect(paid[0]?.amount.value).toBeLessThanOrEqual(13_500)
  // 13,500 × (15% + 3.8%) = 2,538.
  expect(tax?.value).toBe(2_538)
})

test('nothing is sold where the sum does it, the month does, cash is not told, or the sum comes from investments', () => {
  expect(soldIn({ amount: 12_000 })).toBeUndefined()
  expect(soldIn({ monthlySurplus: 6_000 })).toBeUndefined()
  expect(soldIn({ moneySource: 'stock_sale', saleGain: 0 })).toBeUndefined()
  expect(soldIn({ debts: [{ kind: 'auto', balance: 12_000, rate: 0.05, minPayment: 300 }] })).toBeUndefined()
  expect(soldIn({ employment: 'unemployed' })).toBeUndefined()
  const { savings: _, ...untold } = single
  expect(lumpSumWork(untold, sketch).sold).toBeUndefined()
})

import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, workOf } from './plan-for-tests.ts'

const owners: Household = {
  debts: [
    { kind: 'credit_card', balance: 8_200, rate: 0.2174, minPayment: 245 },
    { kind: 'auto', balance: 9_800, rate: 0.049, minPayment: 285 },
    { kind: 'mortgage', balance: 176_000, rate: 0.0375, minPayment: 1_310 },
  ],
  debtPaymentMonthly: 2_500,
  takeHomeMonthly: 6_700,
  monthlyExpenses: 6_000,
}

// Pay leaves 700. 2,500 less 245, 285 and 1,310 are 660; without the mortgage 1,970 would be free.
test('a sum for debts holds the mortgage where pay and costs leave no more', () => {
  expect(workOf(owners).extra.value).toBe(660)
  const plan = planOf(owners)
  expect(plainText(plan.summary)).toContain('Pay $1,190 a month beside the mortgage')
  expect(plan.accountNotes.map(plainText).join(' ')).toContain('taken to be in the $2,500 a month')
})

// 1,200 do not hold 1,310; and 8,100 of pay leave 2,100, near the 1,970 that are free beside it.
test('a sum that cannot hold the mortgage, or that pay has beside it, is for the other debts', () => {
  expect(workOf({ ...owners, debtPaymentMonthly: 1_200 }).extra.value).toBe(670)
  expect(workOf({ ...owners, takeHomeMonthly: 8_100 }).extra.value).toBe(1_970)
  const { takeHomeMonthly: _pay, ...untold } = owners
  expect(workOf(untold).extra.value).toBe(1_970)
  expect(planOf(untold).accountNotes.map(plainText).join(' ')).toContain('if it is in it, say so')
})

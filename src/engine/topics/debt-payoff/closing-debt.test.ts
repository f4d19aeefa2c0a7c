import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, stepIds, workOf } from './plan-for-tests.ts'

/** $930 a month is asked, and 900 is there; $410 is late. */
const driver: Household = {
  age: 33,
  income: 52_000,
  employment: 'employed',
  takeHomeMonthly: 3_550,
  monthlyExpenses: 2_250,
  savings: 2_600,
  deductible: 1_500,
  debtPaymentMonthly: 900,
  getsWholeMatch: true,
  behindOnDebts: true,
  debts: [
    {
      kind: 'credit_card',
      name: 'Visa',
      balance: 6_800,
      rate: 0.2699,
      minPayment: 205,
      isPastDue: true,
      monthsBehind: 2,
    },
    { kind: 'credit_card', name: 'Mastercard', balance: 3_100, rate: 0.2249, minPayment: 95 },
    { kind: 'credit_card', name: 'Store card', balance: 1_400, rate: 0.2999, minPayment: 50 },
    { kind: 'auto', balance: 17_500, rate: 0.094, minPayment: 402 },
    { kind: 'personal', balance: 5_200, rate: 0.145, minPayment: 178 },
  ],
}

// 2,600 − 410 − 1,400 = 790 stay, more than half of the 1,500 of the cushion; 930 − 50 = 880 are asked, and 900 are there.
test('a month that is short by the payment of a debt that cash can end is no crisis', () => {
  const { stage, ended, kept, lateNow, shortfall } = workOf(driver)
  expect([stage, shortfall]).toEqual(['payoff', undefined])
  expect(ended.map(({ balance }) => balance.value)).toEqual([1_400])
  expect([lateNow?.value, kept?.value]).toEqual([410, 790])
  const plan = planOf(driver)
  expect(plainText(plan.summary)).toContain(
    'End the Store card today with $1,400 of your cash. Its $50 a month is free then, so that the month meets all that is asked.',
  )
  expect(plainText(plan.summary)).toContain('Pay what is late today, $410, from your cash')
})

// 2,559 − 410 − 1,400 = 749.
test('with less than half of the first cushion left, the debt is not ended', () => {
  const { stage, ended } = workOf({ ...driver, savings: 2_559 })
  expect([stage, ended]).toEqual(['shortfall', []])
  expect(workOf({ ...driver, savings: 2_560 }).stage).toBe('payoff')
})

test('where the month meets all that is asked, no debt is ended for it', () => {
  expect(workOf({ ...driver, debtPaymentMonthly: 930 }).ended).toEqual([])
  expect(stepIds(planOf({ ...driver, debtPaymentMonthly: 930 }))).not.toContain('end-payday')
})

// The bill of 900 is smaller than the store card of 1,400; 2,600 − 410 − 1,400 = 790 stay all the same.
test('a medical bill is not ended in full before the hospital is asked, where a card closes the month as well', () => {
  const bill = { kind: 'medical', balance: 900, rate: 0, minPayment: 60 } as const
  const { ended } = workOf({ ...driver, debtPaymentMonthly: 960, debts: [...(driver.debts ?? []), bill] })
  expect(ended.map(({ kind }) => kind)).toEqual(['credit_card'])
})

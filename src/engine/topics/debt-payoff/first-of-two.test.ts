import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf } from './plan-for-tests.ts'

const one: Household = {
  ...{
    age: 40,
    maritalStatus: 'single',
    filingStatus: 'single',
    dependents: [],
    state: 'WI',
    income: 81_000,
  },
  ...{ takeHomeMonthly: 5_200, monthlyExpenses: 4_700, savings: 40_000, debtPaymentMonthly: 1_222 },
  ...{ hasWorkplacePlan: true, getsWholeMatch: true, employment: 'employed', behindOnDebts: false },
  debts: [
    { kind: 'auto', balance: 8_400, rate: 0.029, minPayment: 262 },
    { kind: 'credit_card', balance: 27_500, rate: 0.045, minPayment: 460 },
  ],
}

/*
 * 500 a month beyond 722, month by month, interest rounded to the cent: the card first, with 262 to the car as asked, 34 months
 * and 2,001.03 of interest; the car first, 32 and 2,131.48.
 */
test('of a car and a card the summary says what the other order would cost and when it would end', () => {
  expect(plainText(planOf(one).summary)).toContain(
    'The credit card comes before the car loan: the other way round costs $130 more interest, and the last one would be paid in',
  )
})

test('nothing is said of an order where one debt is owed, or nothing is sent beyond what is asked', () => {
  expect(plainText(planOf({ ...one, debts: one.debts?.slice(1) }).summary)).not.toContain('comes before')
  expect(
    plainText(planOf({ ...one, debtPaymentMonthly: 722, takeHomeMonthly: 4_700 }).summary),
  ).not.toContain('the other way round')
})

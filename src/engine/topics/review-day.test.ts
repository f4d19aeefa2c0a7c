import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))

const worker: Household = {
  age: 36,
  state: 'MI',
  employment: 'employed',
  income: 54_000,
  monthlyExpenses: 3_100,
  monthlySurplus: 300,
  savings: 5_000,
  hsaEligible: false,
  debts: [{ kind: 'credit_card', balance: 4_000, rate: 0.24, minPayment: 120 }],
}
const reviewsOf = (household: Household) =>
  [debtPayoffTopic, nextDollar, emergencyFund].map((topic) => wholePlan(topic, household, context).reviewOn)

test('a plan is looked at again a week after a told last day, or on its usual day where that comes first', () => {
  const usual = ['2027-05-26', '2027-05-26', '2027-11-26']
  expect(reviewsOf(worker)).toEqual(usual)
  expect(reviewsOf({ ...worker, separationDate: '2026-12-31' })).toEqual(Array(3).fill('2027-01-07'))
  expect(reviewsOf({ ...worker, separationDate: '2027-08-31' })).toEqual([
    '2027-05-26',
    '2027-05-26',
    '2027-09-07',
  ])
})

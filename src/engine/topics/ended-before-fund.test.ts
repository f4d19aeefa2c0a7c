import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { collegeSavings } from './college/college-savings.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { withoutEnded } from './ended-before-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const mother: Household = {
  ...{ age: 33, maritalStatus: 'single', filingStatus: 'head_of_household', state: 'GA', dependents: [5, 2] },
  ...{ employment: 'employed', incomeStability: 'steady', earners: 1, income: 46_300, getsWholeMatch: true },
  ...{ savings: 1_400, monthlyExpenses: 3_385, monthlySurplus: 145, deductible: 2_000, hsaEligible: false },
  ...{ retirementOnTrack: true, incomeDrivenPlan: 'none', publicServiceJob: false },
  debts: [
    { kind: 'credit_card', balance: 910, rate: 0.2999, minPayment: 35 },
    { kind: 'auto', balance: 9_000, rate: 0.039, minPayment: 295 },
  ],
}

/*
 * By hand: at 3.9 % the car takes 32 payments of 295 and one of 53. The starter of 2,000 takes four months of 145 and 20 of
 * the fifth; the card ends in the 10th, which leaves 131. 5 months of 3,385 − 35 − 295 are 15,275. 2,000 + 131 + 23 × 180 +
 * 242 are there when the car is paid in the 33rd month; the 8,762 that are missing take 19 more at 475: the 52nd.
 */
test('all topics of the month fill the same fund in the same month', () => {
  const context = draftContext('2026-11-26')
  const figures = [
    [emergencyFund, 'target', 'date.full'],
    [debtPayoffTopic, 'then.target', 'then.full'],
    [collegeSavings, 'target', 'phase.cushion'],
    [nextDollar, 'target', 'date.fund'],
  ] as const
  const found = figures.map(([topic, target, full]) => {
    const plan = wholePlan(topic, mother, context)
    const figureOf = (id: string) => plan.figures.find((figure) => figure.id === id)?.value
    return [figureOf(target), String(figureOf(full)).slice(0, 7)]
  })
  // What the months leave in which a debt ends is not counted by the debts: theirs says "about".
  expect(found.map(String)).toEqual(['15275,2031-03', '15275,2031-04', '15275,2031-03', '15275,2031-03'])
})

test('a payment that ends only after the fund without it is full stays in it', () => {
  const full = (ended: readonly string[]) => 20 - 8 * ended.length
  const { work, ended } = withoutEnded(
    full([]),
    (fullIn) => ({ fullIn, gone: [{ id: 'car', month: 15 }] }),
    full,
  )
  expect([work, ended]).toEqual([20, []])
})

test('a home loan that ends in eighteen years stays in a fund that is slow to fill', () => {
  const filling = () => ({
    fullIn: 240,
    gone: [
      { id: 'mortgage', month: 216 },
      { id: 'car', month: 40 },
    ],
  })
  expect(withoutEnded('all', filling, (ended) => ended.join()).work).toBe('car')
})

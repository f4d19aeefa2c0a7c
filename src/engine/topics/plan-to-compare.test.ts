import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { collegeSavings } from './college/college-savings.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))

const mother: Household = {
  age: 38,
  maritalStatus: 'divorced',
  filingStatus: 'head_of_household',
  state: 'GA',
  dependents: [11, 8],
  income: 47_000,
  contributionRate: 0,
  savings: 25_000,
  monthlyExpenses: 3_450,
  incomeDrivenPlan: 'none',
  publicServiceJob: false,
  debts: [
    { kind: 'student_loan', loanType: 'federal', balance: 45_000, rate: 0.055, minPayment: 488 },
    { kind: 'auto', balance: 6_000, rate: 0.055, minPayment: 200 },
  ],
}
const sum: Household = { ...mother, amount: 60_000, goal: 'retirement' }

// The Repayment Assistance Plan asks 4 % of 47,000 a year, less 50 a month for each child: 156.67 − 100 = 56.67.
test('a sum pays nothing ahead on a federal loan for which a plan by income costs less, and compares it as the debt plan does', () => {
  const plan = wholePlan(lumpSumInvest, sum, context)
  const told = plan.checks.find(({ id }) => id === 'choose-plan')
  expect(plainText(told?.detail ?? '')).toContain(
    'the Repayment Assistance Plan costs the least in all, tax on what is forgiven included: it would ask for $57 a month instead of $488 a month, which leaves $431 a month more',
  )
  const stepOf = (of: typeof plan) => of.nextSteps.find(({ id }) => id === 'choose-plan')
  const asDebts = stepOf(wholePlan(debtPayoffTopic, mother, context))
  const step = stepOf(plan)
  expect(plainText(step?.title ?? '')).toBe(plainText(asDebts?.title ?? ''))
  expect(plainText(step?.why ?? '')).toBe(plainText(asDebts?.why ?? ''))
  const said = [plan.summary, ...plan.alternatives.map(({ title }) => title)].map(plainText).join()
  expect(said).toContain('car loan')
  expect(said).not.toContain('student loan')
})

test('with an income at which the fixed payment costs less the loan is paid ahead like any other', () => {
  const plan = wholePlan(lumpSumInvest, { ...sum, income: 95_000 }, context)
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('choose-plan')
  expect(plan.checks.map(({ id }) => id)).not.toContain('choose-plan')
  const said = plan.alternatives.map(({ title }) => plainText(title)).join()
  expect(said).toContain('student loan')
})

// At 8.05 % the loan would stand before the fund. The plan asks 4 % of 47,000 a year, less 50 a month for each child: 57.
test('no topic of the month pays ahead on it either, however high its rate, and each compares the plan first', () => {
  const costly: Household = {
    ...{ ...mother, monthlySurplus: 300, savings: 4_000, deductible: 1_500, getsWholeMatch: true },
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 45_000, rate: 0.0805, minPayment: 547 }],
  }
  for (const topic of [nextDollar, emergencyFund, collegeSavings]) {
    const plan = wholePlan(topic, costly, context)
    expect(plan.allocations.map(({ label }) => plainText(label)).join()).not.toContain('tudent loan')
    const step = plan.nextSteps.find(({ id }) => id === 'choose-plan')
    expect(plainText(step?.why ?? '')).toContain('It would ask for $57 a month instead of $547 a month')
    expect(plan.checks.map(({ id }) => id)).toContain('choose-plan')
    expect(plan.checks.map(({ id }) => id)).not.toContain('middle-debt')
    expect(plan.nextSteps.map(({ id }) => id)).not.toContain('costly-debt')
  }
})

test('with an untold employer the plan says that a public one may end the loans', () => {
  const { publicServiceJob: _, ...untold } = sum
  const detail = (household: Household) =>
    plainText(
      wholePlan(lumpSumInvest, household, context).checks.find(({ id }) => id === 'choose-plan')!.detail,
    )
  expect(detail(untold)).toContain('With a public or nonprofit employer')
  expect(detail(sum)).not.toContain('With a public or nonprofit employer')
})

import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { nothing, plainText } from '../say.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))

/** The one who asks is taxed at 24%, the spouse at 12%, and Pennsylvania taxes what goes into a plan at work. */
const apart: Household = {
  age: 45,
  spouseAge: 42,
  maritalStatus: 'married',
  filingStatus: 'married_separate',
  state: 'PA',
  dependents: [],
  income: 152_600,
  spouseIncome: 58_300,
  employment: 'employed',
  monthlyExpenses: 5_950,
  monthlySurplus: 1_150,
  savings: 36_500,
  emergencyFundIsFull: true,
  retirementSavings: 503_000,
  pretaxIraBalance: 54_100,
  hasWorkplacePlan: true,
  contributionRate: 0.1605,
  contributionKind: 'traditional',
  filledAccounts: ['plan'],
  getsWholeMatch: true,
  spouseHasWorkplacePlan: true,
  spouseContributionRate: 0.05,
  spouseGetsWholeMatch: true,
  hsaEligible: false,
  debts: [],
}

const raiseOf = (household: Household) =>
  wholePlan(nextDollar, household, context).nextSteps.find(({ id }) => id === 'deferral')

// 58,300 − 2,915 − 16,100 = 39,285, taxed at 12% down to 12,400 (2026): 1,150 × 12 ÷ 0.88 ÷ 12 = 1,306.
test('what a spouse who files separately puts in before tax is priced on the return of the spouse', () => {
  const said = raiseOf(apart)
  expect(plainText(said?.title ?? nothing)).toBe(
    'Raise your spouse’s 401(k) contribution by $1,150 a month, as Roth',
  )
  expect(plainText(said?.how ?? nothing)).toContain('raise it by $1,306 a month before tax')
})

// 4% of 58,300 is 2,332, at 12%; 1% of 152,600 is 1,526, at 24%: 2,332 × 0.88 + 1,526 × 0.76 = 3,212, ÷ 12 = 267.7.
test('a match that each of two misses comes off two returns where they file separately', () => {
  const plan = wholePlan(
    nextDollar,
    {
      ...apart,
      rothOptionAtWork: false,
      filledAccounts: [],
      contributionRate: 0,
      employerMatch: { rate: 1, upTo: 0.01 },
      spouseContributionRate: 0,
      spouseEmployerMatch: { rate: 1, upTo: 0.04 },
    },
    context,
  )
  expect(plan.figures.find(({ id }) => id === 'match.take-home')?.value).toBe(268)
})

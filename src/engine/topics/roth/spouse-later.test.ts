/** A couple that files separately while it works is one in retirement. */
import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, figureOf, planOf, workOf } from './setup-for-tests.ts'

const apart: Household = {
  age: 45,
  spouseAge: 42,
  maritalStatus: 'married',
  filingStatus: 'married_separate',
  state: 'FL',
  income: 152_600,
  spouseIncome: 58_300,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  contributionRate: 0.16,
  spouseHasWorkplacePlan: true,
  spouseContributionRate: 0,
  spouseGetsWholeMatch: true,
  retirementSavings: 503_000,
  retirementAge: 65,
  retirementExpensesAnnual: 66_000,
  ssMonthly: 3_420,
  ssFromAge: 67,
  spouseSsMonthly: 2_050,
  spouseSsFromAge: 67,
  debts: [],
}
const laterOf = (household: Household) => workOf(household).decision.later.value

// 12 × (3,420 + 2,050) of both; the one who is divorced gets 12 × 3,420, and is alone on every return.
test('once work has ended both are on one return, and later the one who is left', () => {
  expect(figureOf(planOf(apart), 'benefits')).toBe(65_640)
  expect(laterOf(apart)).toBeCloseTo(laterOf({ ...apart, filingStatus: 'married_joint' }), 2)
  expect(figureOf(planOf({ ...apart, maritalStatus: 'divorced', filingStatus: 'single' }), 'benefits')).toBe(
    41_040,
  )
})

test('the plan says so, and that one of the two files alone one day', () => {
  const plan = planOf(apart)
  expect(plan.accountNotes.map(plainText).join(' ')).toContain(
    'Once work has ended both of you are counted on one joint return',
  )
  expect(detailOf(plan, 'survivor')).toContain('pays by the brackets of a single person')
})

// 48,000 of costs, and 12 × 2,000 of one’s own: what the other one gets is on a return of theirs.
test('a separate return of today has nothing of what the other one is paid for life', () => {
  const retired: Household = {
    age: 68,
    spouseAge: 70,
    employment: 'retired',
    maritalStatus: 'married',
    filingStatus: 'married_separate',
    retirementSavings: 700_000,
    monthlyExpenses: 4_000,
    ssMonthly: 2_000,
    spouseSsMonthly: 1_000,
    considersConversion: true,
  }
  expect(figureOf(planOf(retired), 'living.short')).toBe(24_000)
  expect(figureOf(planOf(retired), 'benefits')).toBe(36_000)
})

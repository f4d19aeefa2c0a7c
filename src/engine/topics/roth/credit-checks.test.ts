import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'

const family: Household = {
  age: 39,
  spouseAge: 37,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'IL',
  employment: 'employed',
  income: 72_000,
  spouseIncome: 0,
  stayAtHomeParent: true,
  dependents: [4, 7, 10],
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  contributionRate: 0.06,
  contributionKind: 'roth',
  employerMatch: { rate: 0.5, upTo: 0.06 },
  retirementSavings: 61_000,
  savings: 9_000,
  monthlyExpenses: 4_300,
  debts: [],
}

// 2026, three children, married: 8,231 − 21.06% × (67,986 − 23,890 − 7,270) = 475.4; at 72,306 nothing of it is left.
// The match: 50 points less 50 × (67,986 − 41,000) ÷ 30,000 = 44.98, rounded down to 44 by the law: 6% of 2,000 = 120,
// and none at 72,306. So the dollar saves more once the match has replaced the credit.
test('a family near the end of the earned income credit hears of it, and why a dollar saves more next year', () => {
  const plan = wholePlan(rothVsTraditional, family, draftContext('2026-11-26'))
  const check = plan.checks.find(({ id }) => id === 'earned-income')
  expect(check && plainText(check.detail)).toContain('about $475')
  expect(check && plainText(check.detail)).toContain('there would be none: it shrinks by 21% of each dollar')
  const savers = plan.checks.find(({ id }) => id === 'savers')
  expect(savers && plainText(savers.detail)).toContain('a saver’s match of up to $120')
  const review = plan.nextSteps.find(({ id }) => id === 'review')
  expect(review && plainText(review.why)).toContain('The saver’s match, which grows as income falls')
  const childless = wholePlan(rothVsTraditional, { ...family, dependents: [] }, draftContext('2026-11-26'))
  expect(childless.checks.some(({ id }) => id === 'earned-income')).toBe(false)
})

// Up to 80,500 each of two gets 10% of up to 2,000: 200 for the plan at work, 200 more for an IRA of the spouse. 600 of the
// spouse’s own pay bring 60 of those already.
test('a couple hears what a spouse’s own contribution would add to the saver’s credit', () => {
  const couple: Household = {
    age: 40,
    spouseAge: 39,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'IN',
    income: 70_000,
    spouseIncome: 0,
    contributionRate: 0.05,
    hasWorkplacePlan: true,
    rothOptionAtWork: true,
    retirementSavings: 40_000,
    savings: 10_000,
    monthlyExpenses: 4_000,
    debts: [],
  }
  const saversOf = (household: Household) => {
    const { checks } = wholePlan(rothVsTraditional, household, draftContext('2026-11-26'))
    return plainText(checks.find(({ id }) => id === 'savers')?.detail ?? '')
  }
  expect(saversOf(couple)).toContain('Another $200 is there if your spouse puts $2,000 into')
  // Nobody puts in for the dead, whose last return is joint.
  const widow: Household = {
    ...couple,
    maritalStatus: 'widowed',
    spouseDeathYear: 2026,
    spouseAge: undefined,
    spouseIncome: undefined,
  }
  expect(saversOf(widow)).not.toContain('your spouse')
  const earning = saversOf({ ...couple, spouseIncome: 10_000, spouseContributionRate: 0.06 })
  expect(earning).toContain('At this income it is $260')
  expect(earning).toContain('Another $140 is there if your spouse puts $1,400 more into')
})

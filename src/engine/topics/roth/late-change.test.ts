/** What becomes of a kind that is right for this year alone, when the year is nearly over. */
import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { figureOf, planOf, workOf } from './setup-for-tests.ts'

const starter: Household = {
  age: 24,
  maritalStatus: 'single',
  filingStatus: 'single',
  state: 'AZ',
  dependents: [],
  income: 34_800,
  employment: 'employed',
  monthlyExpenses: 2_080,
  savings: 5_100,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  employerMatch: { rate: 1, upTo: 0.04 },
  contributionRate: 0.04,
  contributionKind: 'traditional',
  retirementSavings: 2_300,
  payOutlook: 'higher',
  expectedPay: 46_000,
  expectedPayFrom: 2029,
  retirementAge: 67,
  debts: [],
}

/*
 * 12% and Arizona's 2.5% are 14.5% this year, less than a dollar costs later. From 2027 on the saver's match grows by half of
 * 1,392 for each 15,000 of income less: by 4.6% of a dollar, to about 19%, more than it costs later. From Nov 20 a setting holds
 * for two of 24 pay checks: 116 dollars, of which the difference of this year's two rates is a few.
 */
test('a change for the last pay checks that moves a few dollars is none, and the plan is that of next year', () => {
  const { decision, lateChange } = workOf(starter)
  expect(lateChange?.verdict).toBe('roth')
  expect(lateChange?.brings).toBeLessThan(10)
  expect(decision.verdict).toBe('traditional')
  const plan = planOf(starter)
  expect(plan.title).toBe('Contribute as Traditional')
  const titles = plan.nextSteps.map(({ title }) => plainText(title))
  expect(titles).toContain('Keep 4% of pay going into the plan at work as Traditional')
  expect(titles.join()).not.toContain('as things stand')
  expect(plainText(plan.summary)).toContain('in tax from next year on and would cost')
  expect(plainText(plan.summary)).toContain('For this year alone Roth would be right')
  // What is withheld falls by the tax alone: 14.5% of 1,392 ÷ 12.
  expect(figureOf(plan, 'saved.monthly')).toBe(17)
})

test('whoever is of this year’s kind has nothing to change before the year ends', () => {
  expect(workOf({ ...starter, contributionKind: 'roth' }).lateChange).toBeUndefined()
})

test('dollars of an IRA may still be of this year until its filing day', () => {
  const { contributionRate, employerMatch, ...rest } = starter
  const saver: Household = { ...rest, hasWorkplacePlan: false, iraMonthly: 100 }
  expect(workOf(saver).lateChange).toBeUndefined()
})

/** What a plan says of the year after one that is unlike the others. */
import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, workOf } from './setup-for-tests.ts'

// 2,075 before tax bring 41,500 below 40,250, where 10% of 2,000 comes back (IRC §25B(b)): 200 beside 12% and New Mexico's 4.3%.
// From 2027 on those 16.3% are left, about as much as a dollar costs later, and a low bracket speaks for Roth.
const starter: Household = {
  age: 24,
  maritalStatus: 'single',
  filingStatus: 'single',
  state: 'NM',
  income: 41_500,
  employment: 'employed',
  numDependents: 0,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  contributionRate: 0.05,
  contributionKind: 'traditional',
  employerMatch: { rate: 1, upTo: 0.05 },
  retirementSavings: 3_500,
  savings: 4_500,
  monthlyExpenses: 2_300,
  debts: [],
}

test('where the next year speaks for another kind as far as it is known, step and summary name it', () => {
  const { decision, next } = workOf(starter)
  expect([decision.verdict, next()?.verdict]).toEqual(['traditional', 'roth'])
  const plan = planOf(starter)
  const review = plan.nextSteps.find(({ id }) => id === 'review')
  expect(plainText(review?.title ?? '')).toBe('Choose again in January: as things stand, Roth')
  expect(plainText(review?.why ?? '')).toContain('saves about 16.3% (25.9% this year), against the')
  expect(plainText(plan.summary)).toContain(
    'this choice is for this year alone, and with today’s pay and law the answer is then Roth; choose again in January',
  )
})

test('a year like the others has no other answer', () => {
  const { next } = workOf({ ...starter, income: 70_000 })
  expect(next()).toBeUndefined()
})

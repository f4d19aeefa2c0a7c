import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, figureOf, planOf } from './setup-for-tests.ts'

const parent: Household = {
  age: 34,
  maritalStatus: 'divorced',
  filingStatus: 'head_of_household',
  state: 'TN',
  income: 41_000,
  dependents: [4, 9],
  rothOptionAtWork: true,
  contributionRate: 0.05,
  employerMatch: { rate: 1, upTo: 0.04 },
  contributionKind: 'roth',
  retirementSavings: 9_000,
  savings: 3_500,
  monthlyExpenses: 2_900,
}

// From Nov 20 the setting holds on Dec 4, and two of 24 pay checks follow: 2,050 ÷ 12 = 171. Interest of 3.4% on 3,500 is 119:
// 41,000 + 119 − 171 = 40,948 is 1,573 above the 39,375 at which the saver's credit of a head of household rises from 10% to
// 20% of 2,000 (Notice 2025-67). 1,580 through pay save 10% and 21.06% of the earned income credit, and 200 of credit: 691.
// In an IRA they leave earned income at 40,829, by which the earned income credit goes down (IRC §32(a)(2)): it grows by
// 21.06% of 119 alone, so 158 + 25 + 200 = 383.
test('whoever turns to Traditional late in the year sees what pay still carries, and what reaches the step of the credit', () => {
  const plan = planOf(parent)
  expect(figureOf(plan, 'payroll.left')).toBe(171)
  expect(figureOf(plan, 'savers.ira')).toBe(1_580)
  expect(figureOf(plan, 'savers.ira-saves')).toBe(383)
  expect(figureOf(plan, 'savers.pay-saves')).toBe(691)
  expect(detailOf(plan, 'savers')).toContain('In a whole year of this split the credit is $400.')
  const step = plan.nextSteps.find(({ id }) => id === 'savers')
  expect(plainText(step!.title)).toContain('Put $1,580 into a deductible traditional IRA for 2026')
  expect(step!.dueDate).toBe('2027-04-15')
  expect(plainText(plan.alternatives[0]!.ledger[0]!.label)).toBe('Saved in tax in a whole year')
})

test('whoever puts in Traditional already has had the year, and turns nothing round', () => {
  const plan = planOf({ ...parent, contributionKind: 'traditional' })
  expect(figureOf(plan, 'payroll.left')).toBeUndefined()
  expect(detailOf(plan, 'savers')).toContain('With this split the credit is $400')
  expect(plainText(plan.alternatives[0]!.ledger[0]!.label)).toBe('Saved in tax this year')
})

// Without the credit a dollar still saves 10% + 21.06% and some of the match, far above the 13% of later.
test('a kind that stays right without the credit is not said to be for this year alone', () => {
  expect(plainText(planOf(parent).summary)).toContain('so the kind stays')
})

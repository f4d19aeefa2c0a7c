import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { detailOf, planOf } from './setup-for-tests.ts'

const student: Household = {
  age: 24,
  filingStatus: 'single',
  state: 'TX',
  numDependents: 0,
  income: 30_000,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  contributionRate: 0.08,
  contributionKind: 'roth',
  inSchool: true,
}

// IRC §25B(b), Notice 2025-67: from 26,250 to 40,250 of income a tenth of at most 2,000 comes back to who is alone.
test('somebody in school is taken for a full-time student, and hears what part time brings', () => {
  const detail = detailOf(planOf(student), 'savers')
  expect(detail).toContain('enrolled at full time in some part of 5 months of the year')
  expect(detail).toContain('If you are enrolled for less than full time, or at full time in fewer months')
  expect(detail).toContain('takes about $200 off your tax, with Form 8880')
  expect(detailOf(planOf({ ...student, inSchool: false }), 'savers')).not.toContain('full time')
})

// Above 35,500 there is no match from 2027 on, and up to 40,250 still a credit of this year.
test('where there is a credit of this year and no match ahead, part time is named all the same', () => {
  const detail = detailOf(planOf({ ...student, income: 39_000 }), 'savers')
  expect(detail).toContain('takes about $200 off your tax')
  expect(detail).not.toContain('saver’s match for incomes like yours')
})

test('above the income of both nothing is said', () => {
  expect(detailOf(planOf({ ...student, income: 60_000 }), 'savers')).toBe('')
})

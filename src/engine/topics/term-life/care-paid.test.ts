import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const context = draftContext('2026-11-20')
const draft = (household: Household) => wholePlan(termLife, household, context)

const couple: Household = {
  ...{ maritalStatus: 'married', age: 26, spouseAge: 25, income: 30_000, spouseIncome: 30_000 },
  ...{ socialSecurityCovered: false, dependents: [0], monthlyExpenses: 6_000, childcareMonthly: 750 },
  ...{ careAloneMonthly: 0, debts: [], savings: 0, coverageAmount: 0 },
}
const support = (household: Household) =>
  Number(draft(household).figures.find(({ id }) => id === 'support.you.without')?.value)

/*
 * Of 750 a month 67%, 502.50, is free from Sep 2031 on, after 57 months, and the rest from Sep 2039 on, after 153: four years of
 * 9,000, one of 9 × 750 + 3 × 247.50 = 7,492.50, seven of 12 × 247.50 = 2,970, and 9 × 247.50 = 2,227.50. At 2% a year these are
 * worth 60,187; full care for all 13 years would be 102,135. Without care the family has the same left to live on.
 */
test('child care that is paid today is counted in full until school and in part after it', () => {
  const none = { ...couple, childcareMonthly: 0, monthlyExpenses: 5_250 }
  expect(Math.abs(support(couple) - support(none) - 60_187)).toBeLessThan(50)
})

test('a plan says what growing children free of the child care that it counts', () => {
  const notes = draft(couple).accountNotes.map(plainText).join(' ')
  expect(notes).toContain('growing children free about $502 a month from Sep 2031 on')
  expect(notes).toContain('full care until a child is 5')
})

// 400 a month more comes for 13 years, whatever the care of today costs: 4,800 a year at 2%, 54,472.
test('what one parent alone pays on top does not end with school', () => {
  const more = support({ ...couple, careAloneMonthly: 400 }) - support(couple)
  expect(more).toBeCloseTo((4_800 * (1 - 1.02 ** -13)) / 0.02, -1)
})

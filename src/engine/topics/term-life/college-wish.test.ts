/** The college that a family tells of is the college that the cover leaves money for. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { planInProse } from '../../plan-in-prose.ts'
import { termLife } from './term-life.ts'

const context = sketchContext(draftContext('2026-11-26'))
const planOf = (household: Household) => wholePlan(termLife, household, context)
const college = (household: Household) => planOf(household).figures.find(({ id }) => id === 'college')?.value

const family: Household = {
  ...{ age: 45, spouseAge: 44, maritalStatus: 'married', filingStatus: 'married_joint', state: 'NY' },
  ...{ dependents: [14], income: 65_000, spouseIncome: 45_000, employment: 'employed', debts: [] },
  ...{ monthlyExpenses: 5_500, savings: 25_000, smoker: false, spouseSmoker: false },
}

// Worked apart: four in-state years of a child of 14 are worth 128,603 today; half of it is 64,302, less 30,000.
test('a told part of college is what the cover leaves, less what is saved for it', () => {
  const told: Household = { ...family, collegeFundShare: 0.5, collegeTarget: 'public_in_state' }
  expect(Math.abs(Number(college(told)) - 64_302)).toBeLessThanOrEqual(1)
  expect(Math.abs(Number(college({ ...told, collegeSaved: 30_000 })) - 34_302)).toBeLessThanOrEqual(1)
  expect(planInProse(planOf({ ...told, collegeSaved: 30_000 }))).toContain(
    'is what the part that you want saved still lacks beside the $30,000 that is saved, as in the college plan',
  )
  expect(college({ ...told, collegeSaved: 100_000 })).toBe(0)
})

test('a sum that was told for the cover stands, and without any word the usual one', () => {
  expect(college({ ...family, collegeFundShare: 0.5, collegeWish: 60_000 })).toBe(60_000)
  expect(college(family)).toBe(40_000)
  expect(college({ ...family, collegeSaved: 30_000 })).toBe(40_000)
})

import { expect, test } from 'vitest'
import { resolverOf } from './fallbacks.ts'
import type { Household } from './household.ts'

const worksAs = (household: Household) => resolverOf(household, '2026-11-20')('employment')

test('a pension at 70 without pay means retired, and so does having reached the age of stopping', () => {
  expect(worksAs({ age: 70, pensionMonthly: 3_000 })).toBe('retired')
  expect(worksAs({ birthYear: 1956, ssMonthly: 2_100 })).toBe('retired')
  expect(worksAs({ age: 56, retirementAge: 56, income: 110_000 })).toBe('retired')
})

test('a pension beside pay, or before Social Security can start, does not', () => {
  expect(worksAs({ age: 70, pensionMonthly: 3_000, income: 40_000 })).toBe('employed')
  expect(worksAs({ age: 45, pensionMonthly: 3_000 })).toBe('employed')
  expect(worksAs({ age: 56, retirementAge: 60 })).toBe('employed')
  expect(worksAs({ age: 68, retirementAge: 67, stillWorksThere: true })).toBe('employed')
})

test('money of someone who lives on a pension is for living on', () => {
  const resolve = resolverOf({ age: 70, pensionMonthly: 3_000 }, '2026-11-20')
  expect(resolve('goal')).toBe('income')
  expect(resolve('income')).toBe(0)
})

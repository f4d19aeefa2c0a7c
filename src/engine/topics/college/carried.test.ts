/** A sum far above a yearly limit, in states that carry what is beyond it into later years. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-26'))
const drafted = (household: Household) => wholePlan(collegeSavings, household, context)
const figureOf = (household: Household, id: string) =>
  drafted(household).figures.find((one) => one.id === id)?.value
const stateCheck = (household: Household) =>
  plainText(drafted(household).checks.find(({ id }) => id === 'state')?.detail ?? '')

const family: Household = {
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  age: 40,
  spouseAge: 40,
  state: 'CT',
  income: 150_000,
  spouseIncome: 60_000,
  dependents: [3],
  amount: 120_000,
  goal: 'education',
  collegeTarget: 'private',
  collegeFundShare: 1,
  retirementOnTrack: true,
  getsWholeMatch: true,
  spouseGetsWholeMatch: true,
  debts: [],
  savings: 60_000,
  monthlyExpenses: 5_000,
}

// Connecticut: 10,000 a year for a couple, this year and five more: 60,000 at 6% is 3,600, and 60,000 never counts.
test('a sum that outlasts the years of the state counts only for those, and what never does is named', () => {
  expect(figureOf(family, 'carried.saves')).toBe(3_600)
  expect(figureOf(family, 'carried.never')).toBe(60_000)
  expect(plainText(drafted(family).summary)).toContain(
    'Connecticut takes about $3,600 off your tax for it over 6 years, in its own plan. $60,000 of it never counts.',
  )
  expect(stateCheck(family)).toContain(
    'counts in the 5 years after, as far as their limits take it: $60,000 of this sum never brings a tax deduction, so that part can as well go into the cheapest plan of any state.',
  )
})

test('what goes in each month takes its part of every limit first', () => {
  // 500 a month leaves 4,000 of each 10,000: 24,000 in six years, 1,440 of tax, and 96,000 never counts.
  const monthly = { ...family, collegeMonthly: 500 }
  expect(figureOf(monthly, 'carried.saves')).toBe(1_440)
  expect(figureOf(monthly, 'carried.never')).toBe(96_000)
})

test('what the years take in full, and what a state carries without an end, counts in all of them', () => {
  // Oklahoma: 20,000 × 6 = 120,000 at 4.5%. Connecticut: 30,000 in three years. Ohio: 30,000 by 4,000, eight years, 2.75%.
  expect(figureOf({ ...family, state: 'OK' }, 'carried.saves')).toBe(5_400)
  expect(figureOf({ ...family, state: 'OK' }, 'carried.never')).toBeUndefined()
  expect(figureOf({ ...family, amount: 30_000 }, 'carried.years')).toBe(3)
  const ohio = { ...family, state: 'OH' as const, amount: 30_000 }
  expect(figureOf(ohio, 'carried.years')).toBe(8)
  expect(figureOf(ohio, 'carried.saves')).toBeGreaterThanOrEqual(825 - 8)
  expect(figureOf(ohio, 'carried.saves')).toBeLessThanOrEqual(825 + 8)
  expect(stateCheck(ohio)).toContain('is carried forward until all of it has counted')
})

test('of transfers beyond the limit only years with less can take what is carried', () => {
  const { amount: _sum, ...saving } = family
  expect(stateCheck({ ...saving, collegeMonthly: 1_000 })).toContain(
    'What is beyond it can count in the 5 years after, as far as less than $10,000 goes in in them.',
  )
})

import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'
import { familyWork, termLifeWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-26'))
const needsOf = (household: Household) => termLifeWork(familyWork(household, context)).needs
const checkOf = (household: Household): string =>
  plainText(
    termLife.draft(household, context).checks.find(({ id }) => id === 'social-security')?.detail ?? '',
  )

/** One works on beside a spouse who is past the full retirement age and paid on their own record. */
const couple: Household = {
  maritalStatus: 'married',
  age: 63,
  spouseAge: 67,
  dependents: [],
  employment: 'employed',
  income: 31_400,
  spouseIncome: 0,
  ssMonthly: 1_520,
  ssFromAge: 67,
  spouseSsMonthly: 2_180,
  spouseSsFromAge: 66,
  monthlyExpenses: 4_390,
  savings: 32_700,
  debts: [],
}

// 42 USC 402(k)(3)(A): a benefit of one's own comes off the benefit as a widow or widower.
test('of a benefit as a survivor only what exceeds the spouse’s own comes on top', () => {
  const [own] = needsOf(couple)
  expect(own!.baseAmount!.value).toBeLessThan(2_180)
  expect(own!.firstBenefit!.value).toBe(0)
  expect(checkOf(couple)).not.toContain('If you died')
  // At 67 all of the worker's amount is paid: 42 USC 402(e)(2)(A), (q).
  const [beside] = needsOf({ ...couple, spouseSsMonthly: 800 })
  expect(beside!.firstBenefit!.value).toBe(Math.round(beside!.baseAmount!.value - 800))
})

test('a survivor whose own benefit has not begun is paid all of the survivor’s', () => {
  const [own] = needsOf({ ...couple, spouseSsFromAge: 70 })
  expect(own!.firstBenefit!.value).toBe(Math.round(own!.baseAmount!.value))
})

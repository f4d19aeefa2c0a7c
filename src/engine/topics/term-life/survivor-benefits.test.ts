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

/** Both were born in 1966, so that full retirement age is 67 for a worker and for a widow. */
const earners: Household = {
  ...{ maritalStatus: 'married', age: 60, spouseAge: 60, dependents: [], employment: 'employed' },
  ...{ income: 73_600, spouseIncome: 19_400, monthlyExpenses: 4_760, savings: 31_500, debts: [] },
  ...{ ssMonthly: 2_480, ssFromAge: 67, spouseSsMonthly: 910, spouseSsFromAge: 67 },
}

/*
 * 42 USC 402(q): a widow of 60 gets 71.5% of 2,480, 1,773.2; 19,400 of pay is below what the earnings test exempts. Begun at
 * 62 it would be 70% of 2,480, 1,736, and at 70 124%, 3,075.2: whoever dies at 60 has claimed neither early nor late.
 */
test('the benefit that was told of the one who dies decides what a widow or widower gets', () => {
  for (const [ssMonthly, ssFromAge] of [
    [2_480, 67],
    [1_736, 62],
    [3_075.2, 70],
  ] as const)
    expect(needsOf({ ...earners, ssMonthly, ssFromAge })[0]!.firstBenefit!.value).toBe(1_773)
  // Without an age it is what is paid at full retirement age: 71.5% of 1,800 is 1,287.
  const untold = { ...earners, ssMonthly: 1_800, ssFromAge: undefined }
  expect(needsOf(untold)[0]!.firstBenefit!.value).toBe(1_287)
  expect(checkOf({ ...earners, ssMonthly: 1_800 })).toContain('$1,287 a month')
  // The same of the spouse: at 60 one gets 71.5% of 2,480 too.
  const other: Household = { ...earners, income: 19_400, spouseIncome: 73_600, ssMonthly: 910 }
  const ofSpouse = needsOf({ ...other, spouseSsMonthly: 2_480 }).find(({ adult }) => adult.id === 'partner')
  expect(ofSpouse!.firstBenefit!.value).toBe(1_773)
})

// 42 USC 402(d)(2): a child gets 75% of the amount, 1,500 of 2,000.
test('a child of a single parent is paid a share of the benefit that was told', () => {
  const parent: Household = {
    ...{ maritalStatus: 'divorced', age: 45, dependents: [9], employment: 'employed', income: 60_000 },
    ...{ monthlyExpenses: 3_800, savings: 9_000, debts: [] },
  }
  expect(needsOf({ ...parent, ssMonthly: 2_000, ssFromAge: 67 })[0]!.firstBenefit!.value).toBe(1_500)
  // What began at 43 is not paid on one's own record, so pay decides as if nothing were told.
  expect(needsOf({ ...parent, ssMonthly: 900, ssFromAge: 43 })[0]!.firstBenefit).toEqual(
    needsOf(parent)[0]!.firstBenefit,
  )
})

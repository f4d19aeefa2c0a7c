import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { worksheet } from '../worksheet.ts'
import { monthlyBalance } from './monthly-balance.ts'

const { today } = draftContext('2026-11-26')
const readerOf = (household: Household) => factReader(worksheet(), household, today)
const leftOf = (household: Household) => monthlyBalance(readerOf(household))?.left

/** One has retired and the other one earns. */
const retired: Household = {
  age: 66,
  spouseAge: 63,
  maritalStatus: 'married',
  employment: 'retired',
  income: 0,
  spouseIncome: 61_000,
  ssMonthly: 2_350,
  ssFromAge: 66,
  pensionMonthly: 600,
  spouseSsMonthly: 1_900,
  spouseSsFromAge: 67,
  takeHomeMonthly: 3_950,
  monthlyExpenses: 5_100,
}
/** The same couple, told by the one who earns. */
const earning: Household = {
  age: 63,
  spouseAge: 66,
  maritalStatus: 'married',
  employment: 'employed',
  income: 61_000,
  spouseIncome: 0,
  ssMonthly: 1_900,
  ssFromAge: 67,
  spouseSsMonthly: 2_350,
  spouseSsFromAge: 66,
  spousePensionMonthly: 600,
  takeHomeMonthly: 3_950,
  monthlyExpenses: 5_100,
}

// 3,950 + 2,350 + 600 − 5,100; the 1,900 begins four years later.
test('Social Security and a pension that have begun come in beside the pay of the other one', () => {
  expect(leftOf(retired)).toBe(1_800)
  expect(leftOf(earning)).toBe(1_800)
})

test('what can be put aside is what is left of all that comes in', () => {
  expect(readerOf(retired).number('monthlySurplus').value).toBe(1_800)
})

// 6,900 × 12 is more than 61,000 before tax, so that it cannot be pay alone: 6,900 − 5,100.
test('more than the pay before tax holds what is paid for life already', () => {
  expect(leftOf({ ...retired, takeHomeMonthly: 6_900 })).toBe(1_800)
})

// 3,000 − 2,600.
test('without any pay, what arrives is the pension and Social Security themselves', () => {
  const alone: Household = { age: 70, employment: 'retired', ssMonthly: 2_000, pensionMonthly: 1_000 }
  expect(leftOf({ ...alone, takeHomeMonthly: 3_000, monthlyExpenses: 2_600 })).toBe(400)
})

// 4,000 − 3,500.
test('a benefit that is expected later comes in beside no pay of today', () => {
  const young: Household = { age: 45, employment: 'employed', income: 70_000, maritalStatus: 'single' }
  const told = { ...young, takeHomeMonthly: 4_000, monthlyExpenses: 3_500 }
  expect(leftOf({ ...told, ssMonthly: 2_200, pensionMonthly: 900 })).toBe(500)
  expect(leftOf({ ...told, pensionMonthly: 900, pensionFromAge: 44 })).toBe(1_400)
})

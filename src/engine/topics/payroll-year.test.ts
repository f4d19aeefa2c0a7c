import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import { type Household, householdSchema } from '../household.ts'
import { nothing, plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { payCheckCost, taxesInYear, yearOfPayroll } from './payroll-year.ts'
import { taxPicture } from './tax-picture.ts'

const today = '2026-11-26'
const context = draftContext(today)

const single: Household = {
  age: 33,
  maritalStatus: 'single',
  filingStatus: 'single',
  numDependents: 0,
  state: 'TX',
  employment: 'employed',
  earners: 1,
  income: 72_000,
  hasWorkplacePlan: true,
  contributionRate: 0,
  retirementSavings: 30_000,
  savings: 40_000,
  monthlyExpenses: 2_500,
  monthlySurplus: 2_000,
  hsaEligible: false,
  debts: [],
}

const taxesOf = (household: Household) => {
  const sheet = worksheet()
  const reader = factReader(sheet, householdSchema.parse(household), today)
  return { reader, taxes: taxPicture(sheet, reader, context), context }
}

test('a raise that begins after the middle of a year is mostly paid in the next one', () => {
  expect(yearOfPayroll('2026-03-01', '2026-03-01')).toBe('this')
  expect(yearOfPayroll('2026-06-30', '2026-06-30')).toBe('this')
  expect(yearOfPayroll('2026-07-10', '2026-07-10')).toBe('ahead')
  expect(yearOfPayroll('2027-05-26', '2026-11-26')).toBe('ahead')
})

// 72,000 − 16,100 = 55,900 (2026): 5,500 of it lies above 50,400 in 22 %, what lies below in 12 %.
test('each dollar before tax costs the pay check what its own bracket leaves', () => {
  const asked = taxesOf(single)
  const cost = payCheckCost(asked, 0)
  expect(cost(5_500)).toBeCloseTo(5_500 * 0.78, 6)
  expect(cost(9_500)).toBeCloseTo(5_500 * 0.78 + 4_000 * 0.88, 6)
  expect(payCheckCost(asked, 5_000)(1_500)).toBeCloseTo(500 * 0.78 + 1_000 * 0.88, 6)
})

// 1,375 of take-home pay a month are 16,500 a year, and 10,000 of cash earn 340: 5,840 × 0.78 = 4,555, and 11,945 ÷ 0.88 =
// 13,573. 19,413 ÷ 12 = 1,617.
test('take-home pay of the next dollars becomes the payroll dollars of each bracket that it reaches', () => {
  const full: Household = {
    ...single,
    ...{ rothOptionAtWork: false, savings: 10_000, iraContributedThisYear: 7_500, monthlySurplus: 1_375 },
  }
  const raise = nextDollar
    .draft(householdSchema.parse(full), context)
    .nextSteps.find(({ title }) => plainText(title).startsWith('Raise'))
  expect(plainText(raise?.title ?? nothing)).toBe('Raise your 401(k) contribution by $1,617 a month')
  expect(plainText(raise?.why ?? nothing)).toContain('shrinks by only $1,375')
})

test('the next year has only what goes on, and the children at the age of then', () => {
  const { taxes } = taxesOf({ ...single, filingStatus: 'head_of_household', dependents: [16, 18] })
  expect(taxesInYear(taxes, 'this').taxReturn.dependentAges).toEqual([16, 18])
  // Who is 19 leaves the return.
  expect(taxesInYear(taxes, 'ahead').taxReturn.dependentAges).toEqual([17])
})

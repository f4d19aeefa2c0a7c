/** A business pays its own loan, and too little to live on is asked about. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const context = sketchContext(draftContext('2026-11-27'))
const drafted = (household: Household) => wholePlan(termLife, household, context)
const spendingOf = (household: Household) =>
  drafted(household).figures.find(({ id }) => id === 'survivors.spending')?.value
const checkOf = (household: Household, id: string) => drafted(household).checks.find((one) => one.id === id)

const dentist: Household = {
  age: 37,
  spouseAge: 35,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'MN',
  dependents: [4, 1],
  employment: 'self_employed',
  businessEmployees: true,
  income: 223_000,
  spouseIncome: 0,
  stayAtHomeParent: true,
  monthlyExpenses: 8_650,
  savings: 61_000,
  debts: [
    { kind: 'mortgage', balance: 418_000, rate: 0.0585, minPayment: 2_790 },
    {
      kind: 'student_loan',
      name: 'Refinanced loans',
      loanType: 'private',
      balance: 163_400,
      rate: 0.0475,
      minPayment: 1_715,
    },
    { kind: 'other', name: 'Practice loan', balance: 312_000, rate: 0.071, minPayment: 3_630 },
  ],
}

// (8,650 − 2,790 − 1,715) × 12 × 80% = 39,792; with the 3,630 of the practice it would be 4,944.
test('the payment on the loan of a practice is not taken out of what a month costs the household', () => {
  expect(spendingOf(dentist)).toBe(39_792)
  const check = checkOf(dentist, 'business')
  expect(plainText(check?.title ?? '')).toBe('Does the business pay its loan itself?')
  expect(plainText(check?.detail ?? '')).toContain(
    'The $3,630 a month on the Practice loan is taken to be paid',
  )
  expect(checkOf(dentist, 'survivors-spending')).toBeUndefined()
})

// HHS 2026: 15,960 + 2 × 5,680 = 27,320 for the one who stays and two children.
test('where the payments leave less than the poverty guideline, the plan asks what a month costs', () => {
  const employed: Household = { ...dentist, employment: 'employed', businessEmployees: undefined }
  expect(spendingOf(employed)).toBe(4_944)
  const check = checkOf(employed, 'survivors-spending')
  expect(check?.status).toBe('act')
  expect(plainText(check?.detail ?? '')).toContain('the poverty guideline of $27,320 a year')
  expect(checkOf({ ...employed, survivorSpendingMonthly: 2_000 }, 'survivors-spending')).toBeUndefined()
})

/*
 * 6,310 − 1,745 − 338 = 4,227 a month is left beside the payments, 1,480 of it child care: (4,227 − 1,480) × 12 × 80% =
 * 26,371 is below the 27,320 of the guideline, and with the 17,760 of child care, which goes on, 44,131 is above it.
 * Of a month of 4,310 it is (2,227 − 1,480) × 12 × 80% + 17,760 = 24,931.
 */
test('child care that is counted apart is no want of something to live on', () => {
  const parents: Household = {
    age: 34,
    spouseAge: 33,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'GA',
    dependents: [4, 1],
    employment: 'employed',
    income: 61_300,
    spouseIncome: 47_800,
    monthlyExpenses: 6_310,
    childcareMonthly: 1_480,
    savings: 11_200,
    debts: [
      { kind: 'mortgage', balance: 231_400, rate: 0.062, minPayment: 1_745 },
      { kind: 'auto', balance: 13_800, rate: 0.069, minPayment: 338 },
    ],
  }
  expect(spendingOf(parents)).toBe(26_371)
  expect(checkOf(parents, 'survivors-spending')).toBeUndefined()
  const detail = checkOf({ ...parents, monthlyExpenses: 4_310 }, 'survivors-spending')?.detail
  expect(plainText(detail ?? '')).toContain('$24,931 a year is left of what a month costs')
})

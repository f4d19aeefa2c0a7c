import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { worksheet } from '../worksheet.ts'
import { medicaidHousehold } from './credit-household.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { incomeDrivenLoans } from './income-driven-loans.ts'

const context = sketchContext(draftContext('2026-11-26'))

const apart: Household = {
  age: 38,
  maritalStatus: 'married',
  filingStatus: 'married_separate',
  state: 'OH',
  dependents: [6],
  income: 60_000,
  spouseIncome: 70_000,
  savings: 9_000,
  monthlyExpenses: 4_000,
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 80_000, rate: 0.06 }],
  incomeDrivenPlan: 'ibr',
  newStudentBorrower: false,
}
const readerOf = (household: Household) => factReader(worksheet(), household, context.today)
const yearlyOf = (household: Household, isApart = false) => {
  const loans = incomeDrivenLoans(readerOf(household), context)
  const of = isApart ? loans?.yearlyApart : loans?.yearlyUnder
  return of?.('income_based')(60_000)
}

/*
 * 34 CFR 685.209(b): a spouse counts in the family on a joint return. Parent and child are two, 21,640 in 2026, and
 * 15% × (60,000 − 32,460) is 4,131 a year; with the spouse it is 15% × (60,000 − 40,980) = 2,853.
 */
test('on a return of one’s own no spouse counts for a loan payment by income, whoever was told', () => {
  expect(yearlyOf(apart)).toBeCloseTo(4_131, 6)
  expect(yearlyOf({ ...apart, familySize: 3 })).toBeCloseTo(4_131, 6)
  expect(yearlyOf(apart, true)).toBeCloseTo(4_131, 6)
  const joint: Household = { ...apart, filingStatus: 'married_joint' }
  expect(yearlyOf(joint)).toBeCloseTo(2_853, 6)
  expect(yearlyOf(joint, true)).toBeCloseTo(4_131, 6)
})

test('the debt plan asks for the same', () => {
  const { figures } = wholePlan(debtPayoffTopic, apart, context)
  expect(figures.find(({ id }) => id === 'loans.income_based.payment')?.value).toBeCloseTo(344.25, 2)
  expect(figures.find(({ id }) => id === 'loan-family')?.value).toBe(2)
})

// 42 CFR 435.603(f)(4): of two who live together, each counts the other however they file.
test('Medicaid counts the spouse all the same, and so does what the family lives on', () => {
  expect(medicaidHousehold({ reader: readerOf(apart), context }, 'own').people).toBe(3)
  expect(readerOf(apart).number('familySize').value).toBe(3)
})

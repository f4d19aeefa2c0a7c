import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const context = draftContext('2026-11-20')
const draft = (household: Household) => wholePlan(termLife, household, context)

test('care that is counted beside what those who stay spend is named, with its years', () => {
  const notes = draft({
    maritalStatus: 'married',
    age: 33,
    spouseAge: 32,
    state: 'CO',
    income: 95_000,
    spouseIncome: 40_000,
    dependents: [1, 4],
    childcareMonthly: 1_500,
    careAloneMonthly: 900,
    monthlyExpenses: 7_000,
    savings: 20_000,
    coverageAmount: 0,
    smoker: false,
    debts: [{ kind: 'mortgage', balance: 380_000, rate: 0.0625, minPayment: 2_450 }],
  }).accountNotes.map(plainText)
  // The youngest is 1, and can be alone at 13.
  expect(notes).toContain(
    'Care of the children is counted on top for 12 years: the $1,500 a month that you pay for child care and $900 a month more that one parent alone has to pay for.',
  )
})

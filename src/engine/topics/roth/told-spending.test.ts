import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'

const couple: Household = {
  age: 50,
  spouseAge: 50,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'MN',
  income: 130_000,
  spouseIncome: 130_000,
  retirementSavings: 700_000,
  retirementAge: 62,
  hasWorkplacePlan: true,
}
const checkOf = (household: Household) =>
  rothVsTraditional
    .draft(household, draftContext('2026-11-20'))
    .checks.find(({ id }) => id === 'told-spending')

test('whoever wants to spend less than the later rate counts hears what that speaks for', () => {
  expect(plainText(checkOf({ ...couple, retirementExpensesAnnual: 95_000 })!.detail)).toContain(
    'You want to spend $95,000 a year.',
  )
  expect(checkOf({ ...couple, retirementExpensesAnnual: 400_000 })).toBeUndefined()
  expect(checkOf(couple)).toBeUndefined()
})

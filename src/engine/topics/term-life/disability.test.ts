import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const context = sketchContext(draftContext('2026-11-26'))
const draft = (household: Household) => termLife.draft(household, context)
const idsOf = (household: Household): string[] => {
  const { checks, nextSteps } = draft(household)
  return [...checks, ...nextSteps].map(({ id }) => id)
}

const couple: Household = {
  maritalStatus: 'married',
  age: 63,
  spouseAge: 67,
  dependents: [],
  employment: 'employed',
  income: 31_400,
  spouseIncome: 0,
  ssMonthly: 1_520,
  spouseSsMonthly: 2_180,
  monthlyExpenses: 3_000,
  savings: 40_000,
  debts: [],
}

test('no disability cover is looked for where work ends before it could pay', () => {
  expect(idsOf({ ...couple, retirementAge: 64 })).not.toContain('disability')
  expect(idsOf({ ...couple, age: 66 })).not.toContain('disability')
  expect(plainText(draft({ ...couple, retirementAge: 64 }).summary)).not.toContain('isability')
  expect(idsOf({ ...couple, retirementAge: 66 })).toContain('disability')
})

test('free cover at work is not looked for where it was told', () => {
  const single: Household = { maritalStatus: 'single', age: 30, dependents: [], income: 50_000 }
  expect(idsOf(single)).toContain('free-cover')
  expect(idsOf({ ...single, employerCoverage: '$25,000' })).not.toContain('free-cover')
})

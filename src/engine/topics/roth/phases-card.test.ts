import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'

const couple: Household = {
  age: 55,
  spouseAge: 53,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'NY',
  retirementState: 'FL',
  employment: 'employed',
  income: 190_000,
  spouseIncome: 85_000,
  priorYearWages: 188_000,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  spouseHasWorkplacePlan: true,
  spouseGetsWholeMatch: true,
  contributionRate: 0.15,
  contributionKind: 'traditional',
  employerMatch: { rate: 1, upTo: 0.05 },
  retirementSavings: 1_300_000,
  retirementAge: 65,
  retirementExpensesAnnual: 120_000,
  savings: 60_000,
  monthlyExpenses: 10_000,
  debts: [],
}
const plan = wholePlan(rothVsTraditional, couple, draftContext('2026-11-26'))

// Both alive a dollar costs 22% in every year. Alone it costs 22.6 to 23.4% at 75 to 79, and 32.5 to 33.3% from 80 on, when
// a surcharge of Medicare is reached: the likeliest year of that phase is one of those.
test('the phase of one alone is shown by its likeliest year, so that the phases lead to the later rate', () => {
  const cost = (id: string) => Number(plan.figures.find((figure) => figure.id === `phase.${id}.rate`)?.value)
  const later = Number(plan.figures.find(({ id }) => id === 'rate.later')?.value)
  expect(cost('required')).toBeCloseTo(0.22, 3)
  expect(cost('alone')).toBeGreaterThan(0.32)
  expect(later).toBeGreaterThan(cost('required'))
  expect(later).toBeLessThan(cost('alone'))
})

test('an income above the limit of a Roth IRA says that what a spouse may put in at work is not in it', () => {
  const limit = plan.checks.find(({ id }) => id === 'limit')
  expect(limit && plainText(limit.detail)).toContain(
    'What your spouse puts into a plan at work before tax is not in that',
  )
})

import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { dollarWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-26'))

/** A parent in Pennsylvania, which taxes what goes in: 6% goes in, and the whole match is there. */
const nearWorkersCredit: Household = {
  age: 40,
  maritalStatus: 'divorced',
  filingStatus: 'head_of_household',
  state: 'PA',
  dependents: [8],
  income: 61_200,
  monthlyExpenses: 2_600,
  savings: 30_000,
  retirementSavings: 83_600,
  retirementAge: 67,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  hsaEligible: false,
  contributionRate: 0.06,
  getsWholeMatch: true,
  debts: [],
}

// 61,200 × 94% = 57,528 of earned income, and the credit for workers with one child ends at 51,593 of it (2026): the first
// 7,500 reach a fifth of their length into its slope of 15.98%, and 20,000 two thirds.
test('of a month that fills much of the plan at work all of it decides the kind there, and of a small one the first dollars', () => {
  expect(dollarWork({ ...nearWorkersCredit, monthlySurplus: 2_600 }, context).kindAtWork?.verdict).toBe(
    'traditional',
  )
  expect(dollarWork({ ...nearWorkersCredit, monthlySurplus: 900 }, context).kindAtWork?.verdict).toBe('roth')
})

import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { lumpSumWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-20'))

/** A parent in Pennsylvania, which taxes what goes in: 3% goes in, and the match takes 3% more. */
const nearWorkersCredit: Household = {
  amount: 74_300,
  moneySource: 'gift',
  goal: 'retirement',
  horizonYears: 19,
  age: 48,
  maritalStatus: 'divorced',
  filingStatus: 'head_of_household',
  state: 'PA',
  dependents: [15],
  income: 61_200,
  monthlyExpenses: 4_120,
  monthlySurplus: 190,
  savings: 0,
  retirementSavings: 83_600,
  retirementAge: 67,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  hsaEligible: false,
  contributionRate: 0.03,
  employerMatch: { rate: 0.5, upTo: 0.06 },
  debts: [],
}

// 61,200 × 94% = 57,528 of earned income. The credit for workers with one child ends at 51,593 of it (2026), so the first
// 7,500 reach only 1,565 of its slope of 15.98%, 250; with 900 of tax at 12% that is 15% of them, and some of the saver’s
// match. All 20,828 that fit bring it to 36,700: a credit of 2,380, tax of 3,651 − 1,255 with the child credit paid out in
// full, so 2,396, and 74% of a match of 1,000: 5,516, or 26.5% of them.
test('a credit that begins only beyond the first dollars decides the kind of all that goes in at work', () => {
  const { kindAtWork, placements } = lumpSumWork(nearWorkersCredit, context)
  expect(kindAtWork?.verdict).toBe('traditional')
  expect(kindAtWork?.now.value).toBe(0.265)
  const deferral = placements.find(({ step }) => step === 'deferral')
  expect(deferral?.payroll?.isRoth).toBe(false)
  expect(deferral?.payroll?.room.value).toBe(20_828)
})

// With so little to place at work none of that slope is reached.
test('a raise at work too small to reach that credit stays Roth', () => {
  const { kindAtWork } = lumpSumWork({ ...nearWorkersCredit, amount: 20_000 }, context)
  expect(kindAtWork?.verdict).toBe('roth')
})

// Massachusetts taxes what goes into an IRA, and of one filing separately the federal law deducts none: its kind is that at work.
test('the kind of all that goes in at work stands beside that of an IRA which goes by the plan at work', () => {
  const apart: Household = {
    ...nearWorkersCredit,
    ...{ state: 'MA', maritalStatus: 'married', filingStatus: 'married_separate', income: 30_000 },
  }
  for (const today of ['2026-03-02', '2026-11-20'])
    expect(() => lumpSumWork(apart, sketchContext(draftContext(today)))).not.toThrow()
})

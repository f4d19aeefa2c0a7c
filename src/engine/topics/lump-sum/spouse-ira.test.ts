import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { lumpSumAccounts } from './accounts.ts'
import { lumpSumBasis } from './basis.ts'

const context = sketchContext(draftContext('2026-11-20'))

/** One of two is in a plan at work, and the other one is at home. */
const couple: Household = {
  amount: 120_000,
  goal: 'retirement',
  age: 45,
  spouseAge: 44,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'TX',
  income: 165_000,
  spouseIncome: 0,
  hasWorkplacePlan: true,
  savings: 60_000,
  monthlyExpenses: 6_000,
  horizonYears: 20,
  debts: [],
}

const needsOf = (more: Household) =>
  lumpSumAccounts(lumpSumBasis({ ...couple, ...more }, context)).map(({ id }) => id)

// IRC §219(g) in 2026, joint: who is in a plan deducts nothing from 149,000 of income, whose spouse is, all to 242,000.
test('the IRA of a spouse is deducted where theirs may be and yours may not, and comes before the plan at work', () => {
  const [first, second, third] = needsOf({})
  expect([first, second?.split('.')[0], third]).toEqual(['ira.spouse.traditional', 'deferral', 'ira.own'])
})

test('both are deducted below the limits of whoever is in a plan', () => {
  const irasAt = (more: Household) =>
    needsOf({ income: 45_000, spouseIncome: 45_000, spouseHasWorkplacePlan: true, ...more }).filter((id) =>
      id.startsWith('ira'),
    )
  expect(irasAt({})).toEqual(['ira.own.traditional', 'ira.spouse.traditional'])
  // With a career ahead and a low bracket now Roth is better, of both.
  expect(irasAt({ age: 25, spouseAge: 25 })).toEqual(['ira.own', 'ira.spouse'])
})

test('a plan at the work of a spouse closes their deduction; one that nobody named may be there', () => {
  for (const spouseHasWorkplacePlan of [true, undefined]) {
    const told = spouseHasWorkplacePlan === undefined ? {} : { spouseHasWorkplacePlan }
    expect(needsOf({ income: 100_000, spouseIncome: 100_000, ...told })).not.toContain(
      'ira.spouse.traditional',
    )
  }
  expect(needsOf({ income: 100_000, spouseIncome: 100_000, spouseHasWorkplacePlan: false })).toContain(
    'ira.spouse.traditional',
  )
})

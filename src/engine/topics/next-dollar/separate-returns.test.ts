import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))

const borrower: Household = {
  age: 34,
  spouseAge: 34,
  maritalStatus: 'married',
  filingStatus: 'married_separate',
  state: 'OH',
  income: 70_000,
  spouseIncome: 60_000,
  employment: 'employed',
  hasWorkplacePlan: true,
  contributionRate: 0.06,
  getsWholeMatch: true,
  hsaEligible: false,
  monthlyExpenses: 4_000,
  monthlySurplus: 900,
  savings: 20_000,
  debts: [],
}

// IRC §408A(c)(3)(B)(ii)(III): from 0 to 10,000 of income.
test('who files separately reads that a Roth IRA is closed to them, before the order ever reaches one', () => {
  const said = (household: Household) =>
    wholePlan(nextDollar, household, context)
      .checks.filter(({ id }) => id === 'separate')
      .map(({ detail }) => plainText(detail))
  expect(said(borrower)).toEqual([expect.stringContaining('nobody with more than $10,000 of income')])
  expect(said({ ...borrower, filingStatus: 'married_joint' })).toEqual([])
})

/** What a dollar in a solo 401(k) saves is weighed for this year and for the years ahead, and both stand on one sheet. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { nextDollar } from '../next-dollar/next-dollar.ts'

const plumber: Household = {
  ...{ age: 41, spouseAge: 39, maritalStatus: 'married', filingStatus: 'married_joint', state: 'MO' },
  ...{ dependents: [12, 9], employment: 'self_employed', incomeStability: 'self_employed' },
  ...{ income: 83_600, spouseIncome: 23_700, earners: 2, businessEmployees: false },
  ...{ monthlyExpenses: 5_260, monthlySurplus: 890, savings: 9_350, retirementSavings: 47_100 },
  ...{ pretaxIraBalance: 0, iraContributedThisYear: 1_200, retirementAge: 66 },
  ...{ spouseHasWorkplacePlan: true, spouseContributionRate: 0.05, spouseGetsWholeMatch: true },
  ...{ hsaEligible: true, hsaFamilyCoverage: true, hsaMonthly: 0 },
  debts: [],
}

// This year's IRAs are Roth and deduct nothing, those ahead are Traditional and do: the dollars of the plan save less after them.
test('a business is planned for whose IRAs change their kind with the year', () => {
  const { nextSteps } = wholePlan(nextDollar, plumber, sketchContext(draftContext('2026-11-27')))
  expect(nextSteps.length).toBeGreaterThan(0)
})

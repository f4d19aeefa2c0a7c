import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { nextDollar } from './next-dollar.ts'

const sketch = sketchContext(draftContext('2026-11-26'))
const draft = (household: Household) => wholePlan(nextDollar, household, sketch)

const left: Household = {
  ...{ age: 39, maritalStatus: 'single', filingStatus: 'single', state: 'TN', dependents: [] },
  ...{ employment: 'employed', incomeStability: 'steady', income: 83_600, takeHomeMonthly: 5_250 },
  ...{ monthlyExpenses: 3_940, monthlySurplus: 910, savings: 20_000, debts: [], hasWorkplacePlan: true },
  ...{ employerMatch: { rate: 1, upTo: 0.05 }, contributionRate: 0.05, getsWholeMatch: true },
  ...{ planLoanBalance: 4_200, planLoanClosed: 'left_job', planLoanClosedDate: '2026-10-08' },
}

test('the loan that an old plan closed is replaced before new money goes into an account', () => {
  const plan = draft(left)
  expect(plan.allocations.map(({ amount }) => amount)).toEqual([910])
  expect(plan.nextSteps.find(({ id }) => id === 'plan-loan')?.dueDate).toBe('2027-04-15')
})

test('one that is open still, or was closed too long ago, takes no dollar', () => {
  const ids = (more: Household) => draft({ ...left, ...more }).nextSteps.map(({ id }) => id)
  expect(ids({ planLoanClosed: 'open' })).not.toContain('plan-loan')
  expect(ids({ planLoanClosedDate: '2024-10-08' })).not.toContain('plan-loan')
  expect(ids({})).toContain('plan-loan')
})

import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText, words } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'

const laidOff: Household = {
  ...{ age: 58, maritalStatus: 'single', filingStatus: 'single', state: 'IL', dependents: [] },
  ...{ employment: 'unemployed', income: 0, separationDate: '2026-11-20', unemploymentMonthly: 1_310 },
  ...{ monthlyExpenses: 3_000, savings: 14_000, taxableInvestments: 27_000, retirementSavings: 214_000 },
  debts: [],
}
const planOf = (more: Household = {}) =>
  wholePlan(emergencyFund, { ...laidOff, ...more }, sketchContext(draftContext('2026-11-26')))
const saidOf = (plan: ReturnType<typeof planOf>, id: string) =>
  plainText(plan.checks.find((one) => one.id === id)?.detail ?? words(''))

/*
 * A bare month is 90 % of 3,000, 2,700; 1,179 of benefits until May 21, for 5.79 months, leave 1,521 missing: 8,807. Of 14,000 in
 * cash 5,193 are left then, 1.9 months: 7.7. With 27,000 more it is 32,193, 11.9 months: 17.7.
 */
test('what is invested outside retirement accounts is the reserve between cash and the plan of the last job', () => {
  const plan = planOf()
  expect(plainText(plan.summary)).toContain('cash lasts 7.7 months')
  expect(plainText(plan.summary)).toContain('comes next: with it you have 17.7 months in all.')
  expect(saidOf(plan, 'invested-reserve')).toContain(
    'Use the $27,000 after cash and before any retirement account',
  )
  expect(saidOf(plan, 'retirement-accounts')).toContain(
    'It comes after cash and after what you have invested outside',
  )
  const title = planOf({ age: 60 }).checks.find(({ id }) => id === 'retirement-accounts')?.title
  expect(plainText(title ?? words(''))).toBe('Retirement accounts are the reserve after that')
})

test('nothing of it is said where there is none, and where the other pay covers the month', () => {
  expect(saidOf(planOf({ taxableInvestments: 0 }), 'invested-reserve')).toBe('')
  const couple: Household = {
    ...{ maritalStatus: 'married', filingStatus: 'married_joint', spouseAge: 56, spouseIncome: 90_000 },
  }
  expect(saidOf(planOf(couple), 'invested-reserve')).toBe('')
})

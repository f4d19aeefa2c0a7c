import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { servedApart } from './loan-served-apart.ts'
import { planOf, statusOf, stepIds, workOf } from './plan-for-tests.ts'

const nurse: Household = {
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 62_000, rate: 0.06 }],
  incomeDrivenPlan: 'save',
  publicServiceJob: true,
  income: 78_000,
  spouseIncome: 55_000,
  maritalStatus: 'married',
  numDependents: 1,
}

// Together 133,000 asks 10 % ÷ 12 − 50, more than the loan bears for ten years. Alone 78,000 × 7 % ÷ 12 − 50 is 405, of
// which 310 is interest: 120 of them leave most of 62,000.
test('public service is kept by separate returns where a joint one leaves nothing to forgive', () => {
  const found = servedApart(workOf(nurse))
  expect(found?.payment.value).toBe(405)
  expect(found?.left.value).toBe(120)
  const plan = planOf(nurse)
  expect(plainText(plan.title)).toContain('separate tax returns')
  expect(plainText(plan.summary)).toContain('The Repayment Assistance Plan would then ask for $405 a month')
  expect(statusOf(plan, 'service')).toBe('act')
  expect(stepIds(plan)).toContain('served-apart')
})

test('where a joint return leaves something to forgive, or nobody serves the public, the other words hold', () => {
  const counted = { ...nurse, pslfPayments: 12 }
  expect(servedApart(workOf(counted))).toBeUndefined()
  expect(plainText(planOf(counted).title)).toContain('File separately')
  expect(servedApart(workOf({ ...nurse, publicServiceJob: false }))).toBeUndefined()
  expect(
    servedApart(workOf({ ...nurse, maritalStatus: 'single', spouseIncome: undefined } as Household)),
  ).toBeUndefined()
})

import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { accountSteps } from './account-steps.ts'
import { lumpSumChecks } from './checks.ts'
import { lumpSumWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-22'))
const settled: Household = {
  amount: 25_000,
  goal: 'retirement',
  age: 26,
  state: 'NJ',
  income: 74_000,
  savings: 20_000,
  monthlyExpenses: 3_200,
  hasWorkplacePlan: false,
  hsaEligible: true,
  hsaMonthly: 100,
  numDependents: 0,
  debts: [],
}
const workOf = (more: Household = {}) => lumpSumWork({ ...settled, ...more }, context)
const detailOf = (id: string, more: Household = {}) =>
  lumpSumChecks(workOf(more), undefined).find((check) => check.id === id)?.detail

// 4,400 − 12 × 100.
test('the HSA has a step with its day and its year', () => {
  const step = accountSteps(workOf()).find(({ id }) => id === 'hsa')
  expect(step === undefined ? undefined : [plainText(step.title), step.due]).toEqual([
    'Put $3,200 into the HSA for 2026',
    '2027-04-15',
  ])
  expect(accountSteps(workOf({ hsaEligible: false })).some(({ id }) => id === 'hsa')).toBe(false)
})

test('a state that taxes an HSA is named', () => {
  expect(detailOf('hsa')).toContain('New Jersey does not follow')
  expect(detailOf('hsa', { state: 'PA' })).not.toContain('does not follow')
})

test('the steps of a payment that follows income are those of federal loans alone', () => {
  const loan = (loanType: 'private' | 'federal') => ({
    debts: [{ kind: 'student_loan' as const, loanType, balance: 60_000, rate: 0.03, minPayment: 400 }],
  })
  expect(detailOf('repayment', loan('federal'))).toBeDefined()
  expect(detailOf('repayment', loan('private'))).toBeUndefined()
})

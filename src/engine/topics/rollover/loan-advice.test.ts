import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-26')
const backdoorUser: Household = {
  planBalance: 150_000,
  afterTaxPlanBalance: 12_000,
  age: 41,
  spouseAge: 40,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'CA',
  employment: 'employed',
  income: 210_000,
  spouseIncome: 120_000,
  dependents: [6, 9],
  backdoorRoth: true,
  pretaxIraBalance: 0,
  newPlanAcceptsRollovers: true,
  planLoanBalance: 9_000,
  planLoanClosed: 'left_job',
  planLoanClosedDate: '2026-10-15',
  separationDate: '2026-07-31',
}
const planOf = (more: Household = {}) => rollover.draft({ ...backdoorUser, ...more }, context)
const loanOf = (more?: Household) =>
  plainText(planOf(more).checks.find(({ id }) => id === 'loan')?.detail ?? '')

// Cal. Rev. & Tax. Code §17085: 2.5 % of 9,000, beside 10 %.
test('a loan that is not replaced bears California’s own penalty too', () => {
  expect(loanOf()).toContain('$900 of penalty, $837 of state tax and $225 as California’s own penalty')
  expect(loanOf({ state: 'OR' })).not.toContain('California')
  expect(loanOf({ age: 60, retirementAge: 66 })).not.toContain('California’s own penalty')
})

test('whoever uses the backdoor has a Roth IRA, and is sent to it and not to open one', () => {
  const { nextSteps } = planOf()
  expect(nextSteps.map(({ id }) => id)).not.toContain('open')
  expect(plainText(nextSteps.find(({ id }) => id === 'request')!.how)).toContain(
    'goes into the one that you have',
  )
  expect(planOf({ backdoorRoth: false }).nextSteps.map(({ id }) => id)).toContain('open')
})

import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = sketchContext(draftContext('2026-11-28'))
const small: Household = {
  ...{ age: 26, maritalStatus: 'single', state: 'GA', income: 34_000, employment: 'employed' },
  ...{ planBalance: 1_850, planType: 'plan_401k', separationDate: '2026-10-16', considersCashOut: true },
  debts: [{ kind: 'credit_card', balance: 2_800, rate: 0.239, minPayment: 85 }],
  ...{ savings: 400, monthlyExpenses: 2_150, hasWorkplacePlan: false },
}
const debtOf = (more: Household = {}) =>
  plainText(
    wholePlan(rollover, { ...small, ...more }, context).checks.find(({ id }) => id === 'debt')?.detail ?? '',
  )

// Georgia and the penalty: 12 % + 4.99 % + 10 % are 27 %.
test('no more is taken for a debt than the plan holds', () => {
  expect(debtOf()).toContain(
    'of the $1,850 taken from the plan for it, 27% is lost at once, and what is left pays only a part of the $2,800.',
  )
  expect(debtOf({ planBalance: 6_000 })).toContain(
    'of $2,800 taken from the plan for it, 27% is lost at once, before anything is paid off.',
  )
})

test('whoever said that there is no plan at work is not asked about one', () => {
  const assumed = (more: Household) =>
    rollover
      .draft({ ...small, ...more }, context)
      .assumptions.find(({ fact }) => fact === 'newPlanAcceptsRollovers')?.why
  expect(assumed({})).toBe('You said that there is no plan at that work.')
  const { hasWorkplacePlan: _, ...untold } = small
  expect(
    rollover.draft(untold, context).assumptions.find(({ fact }) => fact === 'newPlanAcceptsRollovers')?.why,
  ).toBe('Found no word that a new plan takes them.')
})

test('that an account apart from the new plan is no diversification stands in the answer', () => {
  const couple: Household = {
    ...{
      age: 36,
      spouseAge: 35,
      maritalStatus: 'married',
      state: 'MN',
      income: 92_000,
      spouseIncome: 55_000,
    },
    ...{ planBalance: 64_000, separationDate: '2026-09-11', newPlanAcceptsRollovers: true },
    ...{ hasWorkplacePlan: true, oldPlanFee: 0.0055, newPlanFee: 0.0025, pretaxIraBalance: 0 },
  }
  const said = (household: Household) => plainText(rollover.draft(household, context).summary)
  expect(said(couple)).toContain('Several accounts are not diversification; what they hold is.')
  expect(said({ ...couple, newPlanAcceptsRollovers: false })).not.toContain('diversification')
})

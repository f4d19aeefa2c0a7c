import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { emergencyFund } from './emergency-fund.ts'

const household: Household = {
  ...{ age: 34, maritalStatus: 'single', filingStatus: 'single', state: 'OH', dependents: [] },
  ...{
    income: 61_000,
    employment: 'employed',
    monthlyExpenses: 3_000,
    savings: 12_000,
    outOfPocketMaximum: 9_100,
  },
  debts: [],
}
const statusOf = (more: Household) =>
  emergencyFund
    .draft({ ...household, ...more }, sketchContext(draftContext('2026-11-26')))
    .checks.find(({ id }) => id === 'out-of-pocket')?.status

test('cash that the months without pay take covers no worst year of the health plan as well', () => {
  expect(statusOf({})).toBe('pass')
  expect(statusOf({ savings: 9_000 })).toBe('warn')
  const lost: Household = { employment: 'unemployed', income: 0, formerPay: 61_000 }
  expect(statusOf(lost)).toBe('warn')
  // The pay of a spouse covers the month, and the cash stays.
  const couple: Household = { maritalStatus: 'married', filingStatus: 'married_joint', spouseAge: 33 }
  expect(statusOf({ ...lost, ...couple, spouseIncome: 90_000 })).toBe('pass')
})

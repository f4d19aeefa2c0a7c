import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { oneOfTwoStops } from './families-for-tests.ts'
import { rollover } from './rollover/rollover.ts'

const context = sketchContext(draftContext('2026-11-26'))
const checkOf = (id: string, household: Household) =>
  plainText(wholePlan(rollover, household, context).checks.find((one) => one.id === id)!.detail)

const federal: Household = {
  ...oneOfTwoStops,
  ...{ planType: 'tsp', planBalance: 380_000, stillWorksThere: true, newPlanAcceptsRollovers: false },
  ...{ pensionMonthly: 1_400, pensionFromAge: oneOfTwoStops.retirementAge, savings: 20_000 },
}

// 5 USC 8905(b): enrolled for the 5 years of service right before, with a pension that begins at once. The Office of Personnel
// Management: the premiums are those of employees, and who cancels as an annuitant never enrolls again.
test('whoever leaves federal work with a pension at once reads of its health plan before any other', () => {
  const said = checkOf('bridge', federal)
  expect(said).toContain('for whoever was in it for the 5 years before')
  expect(said).toMatch(/do not cancel it.* Without it, whoever is too young for Medicare by then needs/)
})

test('nobody else does: with a pension that begins later, another plan at work, or cover of the Marketplace', () => {
  for (const other of [
    { pensionFromAge: 67 },
    { planType: 'plan_401k' },
    { marketplaceCoverage: true },
    { pensionMonthly: 0 },
    { planOwner: 'late_spouse' },
  ] satisfies Household[])
    expect(
      wholePlan(rollover, { ...federal, ...other }, context)
        .checks.map(({ detail }) => plainText(detail))
        .join(),
    ).not.toContain('FEHB')
})

test('who has retired reads that the limit of the credit does not bind beside it', () => {
  const retired: Household = {
    ...{ age: 63, birthYear: 1963, maritalStatus: 'single', filingStatus: 'single', state: 'VA' },
    ...{ employment: 'retired', income: 0, separationDate: '2026-09-30', ssMonthly: 2_000, ssFromAge: 67 },
    ...{ planType: 'tsp', planBalance: 380_000, pensionMonthly: 1_400, pensionFromAge: 63 },
    ...{ monthlyExpenses: 3_400, savings: 12_000, planDrawMonthly: 1_100 },
  }
  expect(checkOf('early-income', retired)).toContain('then this limit does not bind')
})

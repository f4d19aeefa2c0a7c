import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, workOf } from './setup-for-tests.ts'

const couple: Household = {
  age: 40,
  spouseAge: 40,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'TX',
  income: 130_000,
  spouseIncome: 120_000,
  retirementSavings: 300_000,
  hasWorkplacePlan: true,
  spouseHasWorkplacePlan: true,
  employerMatch: { rate: 1, upTo: 0.04 },
  spouseEmployerMatch: { rate: 0.5, upTo: 0.06 },
  spouseContributionRate: 0,
}
const partsOf = (household: Household) =>
  Object.fromEntries(planOf(household).allocations.map(({ label, amount }) => [plainText(label), amount]))

// Notice 2025-67: 24,500 each. At 250,000 a fifth of the range from 242,000 to 252,000 is left: 1,500 of each IRA.
test('dollars of a couple go into both plans at work before anything is converted', () => {
  expect(partsOf({ ...couple, amount: 60_000 })).toEqual({
    'Plan at work, Roth': 24_500,
    'Your spouse’s plan at work, Roth': 24_500,
    'Your Roth IRA': 1_500,
    'Your spouse’s Roth IRA': 1_500,
    'Your Roth IRA, by conversion': 6_000,
    'Your spouse’s Roth IRA, by conversion': 2_000,
  })
})

// 4 % of 130,000 and 6 % of 120,000.
test('the whole match of both comes first', () => {
  const { places } = workOf({ ...couple, amount: 12_400 })
  expect(places.planRoth + places.planTraditional).toBe(5_200)
  expect(places.spousePlanRoth + places.spousePlanTraditional).toBe(7_200)
  const step = planOf({ ...couple, amount: 12_400 }).nextSteps.find(({ id }) => id === 'payroll.spouse')
  expect(plainText(step?.title ?? '')).toContain('by 6% of their pay')
  expect(plainText(step?.why ?? '')).toContain('the rest of their match')
})

test('what goes in there already takes its room', () => {
  const { places } = workOf({ ...couple, amount: 60_000, spouseContributionRate: 0.1 })
  expect(places.spousePlanRoth + places.spousePlanTraditional).toBe(12_500)
})

// IRC §219(g): from 129,000 to 149,000 for whoever is covered at work, so at 190,000 − 49,000 eight of twenty parts of
// 7,500 are left; from 242,000 to 252,000 beside a spouse who is.
test('a plan at the work of a spouse limits what an IRA deducts', () => {
  const at = (household: Household) =>
    workOf({ ...couple, income: 100_000, spouseIncome: 90_000, amount: 60_000, ...household }).now.most.places
  expect(at({}).spouseTraditional).toBe(3_000)
  const alone = at({ spouseHasWorkplacePlan: false, spouseEmployerMatch: { rate: 0 } })
  expect(alone.spouseTraditional).toBe(7_500)
  expect(at({ hasWorkplacePlan: false, employerMatch: { rate: 0 } }).iraTraditional).toBe(7_500)
})

import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { figureOf, planOf } from './setup-for-tests.ts'

const couple: Household = {
  age: 51,
  spouseAge: 49,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'MA',
  income: 165_000,
  spouseIncome: 92_000,
  dependents: [14],
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  contributionRate: 0.1,
  contributionKind: 'traditional',
  employerMatch: { rate: 0.5, upTo: 0.06 },
  spouseHasWorkplacePlan: true,
  spouseContributionRate: 0.08,
  spouseGetsWholeMatch: true,
  retirementSavings: 600_000,
  rothSavings: 55_000,
  pretaxIraBalance: 0,
  savings: 0,
  monthlyExpenses: 10_200,
  retirementAge: 65,
}

// 249,640 of income with all Roth, 217,440 after the standard deduction, 6,040 above the edge of 211,400: of 8,250 that much saves
// 24%, the rest 22%, and Massachusetts 5% of all. Of 16,500 the same 6,040 save 24%.
test('of half the dollars the plan says what that half saves, not what all of them would', () => {
  const plan = planOf(couple)
  const all = figureOf(plan, 'rate.now')
  const half = figureOf(plan, 'part.rate')
  expect(figureOf(plan, 'part.planTraditional')).toBe(8_250)
  expect([half, all]).toEqual([
    expect.closeTo(0.05 + (0.24 * 6_040 + 0.22 * 2_210) / 8_250, 3),
    expect.closeTo(0.05 + (0.24 * 6_040 + 0.22 * 10_460) / 16_500, 3),
  ])
})

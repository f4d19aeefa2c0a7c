import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { detailOf, figureOf, planOf } from './setup-for-tests.ts'

const couple: Household = {
  ...{ age: 52, spouseAge: 50, maritalStatus: 'married', filingStatus: 'married_joint', state: 'MI' },
  ...{ income: 118_000, spouseIncome: 64_000, employment: 'employed', incomeStability: 'steady', earners: 2 },
  ...{
    contributionRate: 0.09,
    contributionKind: 'traditional',
    getsWholeMatch: true,
    hasWorkplacePlan: true,
  },
  ...{
    savings: 35_000,
    monthlyExpenses: 7_900,
    monthlySurplus: 1_000,
    retirementSavings: 610_000,
    debts: [],
  },
  ...{ hsaEligible: true, hsaFamilyCoverage: true, hsaMonthly: 300 },
}

// 2026, family: 8,750 − 12 × 300 = 5,150 (Rev. Proc. 2025-19).
test('what a month leaves is said to have a place, and the room of an HSA comes first', () => {
  const plan = planOf(couple)
  expect(figureOf(plan, 'hsa.room')).toBe(5_150)
  expect(detailOf(plan, 'free-sum')).toContain('$1,000 a month is left')
  expect(detailOf(plan, 'free-sum')).toContain('it takes $5,150 more in a year')
  expect(detailOf(planOf({ ...couple, hsaEligible: false }), 'free-sum')).not.toContain('HSA')
})

test('nothing is said of it where no sum was told, where another was named, or where something comes first', () => {
  const { monthlySurplus: _, ...untold } = couple
  for (const other of [untold, { ...couple, amountMonthly: 500 }, { ...couple, savings: 500 }])
    expect(detailOf(planOf(other), 'free-sum')).toBe('')
})

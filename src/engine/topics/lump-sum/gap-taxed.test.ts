import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { nothing, plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-26'))

const retired: Household = {
  ...{ age: 62, spouseAge: 60, birthYear: 1964, maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'TN', dependents: [], employment: 'retired', earners: 0, income: 0, spouseIncome: 0 },
  ...{ ssMonthly: 2_100, ssFromAge: 62, pensionMonthly: 2_500, pensionFromAge: 60, monthlyExpenses: 5_300 },
  ...{
    savings: 40_000,
    amount: 156_000,
    moneySource: 'inheritance',
    inheritedFrom: 'parent',
    goal: 'income',
  },
  ...{ horizonYears: 22, retirementSavings: 242_000, pretaxIraBalance: 242_000, marketplaceCoverage: false },
  ...{ onMedicare: false, debts: [] },
}
const draft = (more: Household = {}) => wholePlan(lumpSumInvest, { ...retired, ...more }, context)
const said = (more: Household = {}) =>
  plainText(draft(more).checks.find(({ id }) => id === 'gap-taxed')?.detail ?? nothing)

// IRC §86: 30,000 of pension, half of 25,200 and the interest I, that of the cash included, are 42,600 + I; of each dollar beyond
// 44,000 85 cents of Social Security are taxed: 6,000 + 0.85 × (I − 1,400). Less the deduction of 32,200, at 10 % up to 24,800 and 12 % beyond.
// With 8,400 more as much again, and 85 cents of each.
test('where pension and Social Security fill the deductions, this money pays before the IRA', () => {
  const figure = (id: string) => draft().figures.find((one) => one.id === id)?.value as number
  expect(figure('gap.yearly')).toBe(8_400)
  const interest = figure('yearly-income') + figure('unearned-income')
  expect(interest).toBeGreaterThan(1_400)
  const taxed = (drawn: number) =>
    30_000 + drawn + interest + 6_000 + 0.85 * (42_600 + drawn + interest - 44_000) - 32_200
  const taxOn = (drawn: number) => 0.1 * taxed(drawn) + 0.02 * Math.max(0, taxed(drawn) - 24_800)
  expect(Math.abs(figure('gap.taxed-cost') - (taxOn(8_400) - taxOn(0)))).toBeLessThan(1)
  expect(said()).toContain('Out of this money only what it earned is taxed: let it pay first')
})

test('nothing is said where nothing is missing, nothing is saved before tax, or some of it comes out untaxed', () => {
  expect(said({ monthlyExpenses: 4_500 })).toBe('')
  expect(said({ retirementSavings: 0, pretaxIraBalance: 0 })).toBe('')
  expect(said({ pensionMonthly: 900 })).toBe('')
})

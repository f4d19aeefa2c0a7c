import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { termLife } from './term-life.ts'
import { familyWork, termLifeWork } from './work.ts'

const context = draftContext('2026-11-20')
const figure = (household: Household, id: string) =>
  wholePlan(termLife, household, context).figures.find((candidate) => candidate.id === id)

/** A contractor, a spouse with a smaller pay, and three children. */
const contractor: Household = {
  age: 36,
  spouseAge: 35,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  dependents: [7, 4, 1],
  employment: 'self_employed',
  income: 85_000,
  spouseIncome: 22_000,
  monthlyExpenses: 5_200,
  survivorSpendingMonthly: 3_300,
  savings: 15_000,
  retirementSavings: 60_000,
  coverageAmount: 0,
  spouseCoverageAmount: 0,
  smoker: false,
  spouseSmoker: false,
  collegeWish: 30_000,
  retirementAge: 67,
  debts: [
    { kind: 'mortgage', balance: 210_000, rate: 0.061, minPayment: 1_420 },
    { kind: 'auto', balance: 18_000, rate: 0.07, minPayment: 420 },
  ],
}

// By hand, 2026, by a couple's brackets. Self-employment tax: 85,000 × 92.35% × 15.3% = 12,010.12. Taxable: 85,000 − half of
// it, 6,005.06, − 32,200 = 46,794.94, less 20% of that for business profit, 9,358.99 = 37,435.95. Tax: 2,480 + 12% of
// 12,635.95 = 3,996.31, less 3 × 2,200 = 6,600: 2,603.69 come back. 85,000 − 12,010.12 + 2,603.69 = 75,593.57.
test('a contractor who is left with the children takes home what self-employment tax leaves', () => {
  const kept = figure(contractor, 'take-home.you')
  expect(kept?.value).toBe(75_594)
  // Wages: payroll tax 6,502.50; 52,800 taxable: 2,480 + 12% of 28,000 = 5,840, so that 760 come back.
  expect(figure({ ...contractor, employment: 'employed' }, 'take-home.you')?.value).toBe(79_258)
})

// 85,000 × 92.35% = 78,497.50, 6,541 a month, against 7,083 of wages: 90% of the first 1,286 and 32% of the rest.
test('Social Security counts of profit the net earnings, for the family too', () => {
  const base = (employment: 'self_employed' | 'employed') =>
    Math.floor(Number(figure({ ...contractor, employment }, 'benefit.base.you')?.value))
  expect(base('self_employed')).toBe(2_839)
  expect(base('employed')).toBe(3_012)
})

// 85,000 − 12,010 + 2,604 − about 2,110 of Michigan's tax.
test('the state takes its tax of the profit less half of the self-employment tax', () => {
  const kept = Number(figure({ ...contractor, state: 'MI' }, 'take-home.you')?.value)
  expect(Math.abs(kept - 73_480)).toBeLessThan(20)
})

// Alone, 2026: 22,000 × 92.35% × 15.3% = 3,108.50. 22,000 − 1,554.25 − 16,100 = 4,345.75, less 20% = 3,476.60, of which
// 10% = 347.66. Without children: 22,000 − 3,108.50 − 347.66 = 18,543.84.
test('profit of a spouse who works for themselves is no wages either', () => {
  const adults = (household: Household) => {
    const { budget, family } = termLifeWork(familyWork(household, context))
    return family.adults.map((adult) => budget.takeHome(adult, false).value)
  }
  const [, theirs] = adults({ ...contractor, spouseSelfEmployed: true })
  expect(theirs).toBe(18_544)
  // Wages: 22,000 − 1,683 − 10% of 5,900.
  expect(adults(contractor)[1]).toBe(19_727)
})

// By a couple's brackets: wages 60,000, payroll tax 4,590. Profit 20,000: 18,470 × 15.3% = 2,825.91. 80,000 − 1,412.96 −
// 32,200 = 46,387.04, less 20% of 18,587.04 = 3,717.41: 42,669.63. Tax 2,480 + 12% of 17,869.63 = 4,624.36, less 6,600:
// 1,975.64 come back. 80,000 − 4,590 − 2,825.91 + 1,975.64 = 74,559.73.
test('of profit beside a job only the profit bears self-employment tax', () => {
  const beside: Household = { ...contractor, employment: 'employed', income: 60_000, sideProfit: 20_000 }
  expect(figure(beside, 'take-home.you')?.value).toBe(74_560)
})

// Both earn 107,000 before tax. Self-employment tax 12,010.12; wages 22,000, payroll tax 1,683. 107,000 − 6,005.06 − 32,200
// = 68,794.94, less 20% of 68,794.94 or of 78,994.94, whichever is less, 13,758.99: 55,035.95. Tax 2,480 + 12% of
// 30,235.95 = 6,108.31, less 6,600: 491.69 come back. 93,798.57 a year.
test('the household’s take-home pay, of which spending is guessed, is that of a self-employed person', () => {
  const untold: Household = { ...contractor, monthlyExpenses: undefined }
  expect(figure(untold, 'take-home.household')?.value).toBe(Math.round(93_798.57 / 12))
})

// Michigan, 74,000: about 65,460 are left of profit, 68,528 of wages. A pay that bears debts needs a tenth of room beside
// 39,600 of living and 22,080 of payments: 67,848.
test('a pay that bears the debts as wages need not bear them as profit', () => {
  const isCarried = (household: Household) =>
    termLifeWork(familyWork({ ...household, income: 74_000, state: 'MI' }, context)).needs.find(
      ({ adult }) => adult.id === 'partner',
    )?.isDebtCarried
  expect(isCarried({ ...contractor, employment: 'employed' })).toBe(true)
  expect(isCarried(contractor)).toBe(false)
})

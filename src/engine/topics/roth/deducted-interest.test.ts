import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { figureOf, planOf } from './setup-for-tests.ts'

const single: Household = {
  age: 45,
  filingStatus: 'single',
  state: 'IL',
  income: 140_000,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  contributionRate: 0.1,
  contributionKind: 'traditional',
  retirementSavings: 220_000,
  pretaxIraBalance: 60_000,
  conversionAnnual: 10_000,
  retirementAge: 66,
}
const withMortgage: Household = {
  ...single,
  debts: [{ kind: 'mortgage', balance: 480_000, rate: 0.0675, minPayment: 3_250 }],
}

// 480,000 × 1.005625^12 − 3,250 × (1.005625^12 − 1) ÷ 0.005625 = 473,192 is left: of 39,000 paid 6,808 repay, 32,192 are
// interest. With some 6,800 of state tax that is 39,000 of deductions: 140,000 − 39,000 is in the 22 % bracket, which begins to
// end at 105,700, and each dollar less of income leaves 4.95 % less to deduct: 4.95 % + 22 % × 95.05 % = 25.9 %. What is
// converted Illinois leaves untaxed. Without the loan 140,000 − 16,100 is in the 24 % bracket.
test('the interest of a mortgage and the tax of the state lower what a dollar saves and what a conversion costs', () => {
  const plan = planOf(withMortgage)
  expect(figureOf(plan, 'home-interest')).toBeCloseTo(32_192, -1)
  expect(figureOf(plan, 'rate.now')).toBe(0.259)
  expect(figureOf(plan, 'conversion.now')).toBe(0.22)
  expect(figureOf(plan, 'bracket.now')).toBe(0.22)
  expect(plan.accountNotes.map(plainText).join(' ')).toContain('Mortgage interest of about $32,192 a year')
  const without = planOf(single)
  expect(figureOf(without, 'rate.now')).toBeGreaterThan(0.28)
  expect(figureOf(without, 'conversion.now')).toBeGreaterThan(0.22)
  expect(figureOf(without, 'bracket.now')).toBe(0.24)
})

// 90,000 at 3 % is 2,700 of interest: with 6,800 of state tax less than 16,100.
test('a small loan leaves the standard deduction, and nothing is said of it', () => {
  const plan = planOf({
    ...single,
    debts: [{ kind: 'mortgage', balance: 90_000, rate: 0.03, minPayment: 900 }],
  })
  expect(figureOf(plan, 'rate.now')).toBe(figureOf(planOf(single), 'rate.now'))
  expect(plan.figures.map(({ id }) => id)).not.toContain('home-interest')
})

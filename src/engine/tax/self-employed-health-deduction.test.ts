import { expect, test } from 'vitest'
import { adjustedGrossIncome } from './adjusted-gross-income.ts'
import { incomeTax } from './income-tax.ts'
import type { TaxReturn } from './tax-return.ts'
import { us2026 } from './us-2026.ts'

/*
 * A family of four whose limit is 128,600. By hand: half of the self-employment tax on 58,000 is
 * 58,000 × 92.35% × 15.3% ÷ 2 = 4,097.57; 58,000 + 62,000 + 60,000 of gains − 4,098 − 35,280 − 7,500 = 133,122.
 */
const family: TaxReturn = {
  status: 'married_joint',
  age: 45,
  spouseAge: 44,
  dependentAges: [15, 12],
  selfEmploymentProfit: 58_000,
  spouseWages: 62_000,
  longTermGain: 60_000,
  ownPlanDeduction: 35_280,
  iraDeduction: 7_500,
}
const covered = (premiums: number, of: TaxReturn = family) =>
  adjustedGrossIncome(us2026, { ...of, selfEmployedCover: { premiums, people: 4, year: 2026 } })

test('what a household pays itself at the income that it leaves is deducted', () => {
  // d = 9.96% × (133,122.43 − d), so d = 133,122.43 × 0.0996 ÷ 1.0996 = 12,058.
  const { agi, selfEmployedHealthDeduction } = covered(22_000)
  expect(selfEmployedHealthDeduction).toBe(12_058 + 1)
  expect(agi).toBeCloseTo(133_122.43 - 12_059, 1)
})

test('premiums below that are deducted whole, up to the profit after the plan', () => {
  expect(covered(4_584).agi).toBeCloseTo(128_538.43, 1)
  // 58,000 − 4,097.57 − 53,000 = 902.43.
  expect(covered(4_584, { ...family, ownPlanDeduction: 53_000 }).selfEmployedHealthDeduction).toBe(902)
})

test('as much is deducted as brings income down to the limit, and all where none does', () => {
  // 133,122 + 12,000 − 128,600 is more than the 12,809 that they pay at the limit, and less than the premiums.
  const more = { ...family, longTermGain: 72_000 }
  expect(covered(22_000, more).selfEmployedHealthDeduction).toBe(16_523)
  // Less than that, or than the profit of 18,622 that is left: no credit, and the whole is deducted.
  expect(covered(16_000, more).selfEmployedHealthDeduction).toBe(16_000)
  expect(covered(22_000, { ...more, longTermGain: 75_000 }).selfEmployedHealthDeduction).toBe(18_622)
  expect(covered(22_000, { ...family, status: 'married_separate' }).selfEmployedHealthDeduction).toBe(18_622)
})

test('a return without such cover deducts nothing, and the deduction lowers the tax with the income', () => {
  expect(adjustedGrossIncome(us2026, family).selfEmployedHealthDeduction).toBe(0)
  const tax = (of: TaxReturn) => incomeTax(us2026, of).taxableIncome
  const cover = { premiums: 4_584, people: 4, year: 2026 }
  // It lowers the business income of which a fifth is deducted too: 4,584 × (1 − 20%).
  expect(tax(family) - tax({ ...family, selfEmployedCover: cover })).toBeCloseTo(4_584 * 0.8, 0)
})

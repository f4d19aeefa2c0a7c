import fc from 'fast-check'
import { expect, test } from 'vitest'
import { incomeTax } from './income-tax.ts'
import { limits2026 } from './limits-2026.ts'
import { ownPlanRoom } from './own-plan-room.ts'
import { us2026 } from './us-2026.ts'

const year = { law: us2026, limits: limits2026 }
const room = (profit: number, age = 40) => ownPlanRoom({ ...year, age, profit })

// By hand, in the steps of the worksheet of Pub. 560 with the figures of Notice 2025-67.
test('a profit of 100,000 leaves room for 24,500 of one’s own and a fifth of what half the tax leaves', () => {
  // 92,350 × 15.3 % = 14,129.55, half of it 7,064.775; (100,000 − 7,064.775) ÷ 5 = 18,587.045.
  const { netEarnings, deferral, employer, sep } = room(100_000)
  expect(netEarnings).toBeCloseTo(92_935.225, 3)
  expect([deferral, employer, sep].map((dollars) => Math.round(dollars * 100) / 100)).toEqual([
    24_500, 18_587.05, 18_587.05,
  ])
})

test('of a small profit, what is one’s own leaves half of the rest to the employer', () => {
  // 30,000: 27,705 × 15.3 % = 4,238.865; net 27,880.5675. A fifth were 5,576.11; (27,880.57 − 24,500) ÷ 2 = 1,690.28.
  const small = room(30_000)
  expect([small.deferral, small.employer].map((dollars) => Math.round(dollars * 100) / 100)).toEqual([
    24_500, 1_690.28,
  ])
  expect(small.sep).toBeCloseTo(5_576.11, 2)
  // 10,000: net 9,293.52, all of it one's own.
  expect(room(10_000)).toMatchObject({ deferral: expect.closeTo(9_293.52, 2), employer: 0 })
})

test('a large profit fills the 72,000 of the year, the catch-up beside it', () => {
  // Net of 400,000: 369,400 × 2.9 % + 184,500 × 12.4 % = 33,590.60, half 16,795.30; a fifth were 76,640.94.
  expect(room(400_000)).toMatchObject({ deferral: 24_500, employer: 47_500, sep: 72_000 })
  expect(room(400_000, 52)).toMatchObject({ deferral: 32_500, employer: 47_500 })
  expect(room(400_000, 61)).toMatchObject({ deferral: 35_750, employer: 47_500 })
})

test('a loss leaves no room', () => {
  expect(room(-5_000)).toEqual({ netEarnings: 0, deferral: 0, employer: 0, sep: 0 })
})

test('all that goes in never exceeds the year’s limit, nor what is left of the earnings', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 18, max: 80 }), (profit, age) => {
      const { deferral, employer, netEarnings } = room(profit, age)
      expect(deferral + employer).toBeLessThanOrEqual(72_000 + 11_250)
      expect(deferral).toBeLessThanOrEqual(netEarnings - employer + 1e-6)
      expect(employer).toBeLessThanOrEqual(netEarnings / 5 + 1e-6)
      expect(deferral).toBeLessThanOrEqual(35_750)
    }),
  )
})

// 92,935.225 less 16,100 is 76,835.225; the deduction is a fifth of that, less than a fifth of the business income, and
// leaves 61,468.18. 10,000 into the plan leave 66,835.225 and, less a fifth, 53,468.18: both above 50,400, so at 22 %.
test('what goes into the plan of one’s own business lowers the deduction for business income too', () => {
  const taxed = (ownPlanDeduction: number) =>
    incomeTax(us2026, { status: 'single', age: 40, selfEmploymentProfit: 100_000, ownPlanDeduction })
  expect(taxed(0).taxableIncome).toBeCloseTo(61_468.18, 2)
  expect(taxed(10_000).taxableIncome).toBeCloseTo(53_468.18, 2)
  expect(taxed(0).incomeTax - taxed(10_000).incomeTax).toBeCloseTo(0.22 * 8_000, 2)
})

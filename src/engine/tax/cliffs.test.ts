import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cliffs } from './cliffs.ts'
import { saversCredit } from './savers-credit.ts'
import { us2026 } from './us-2026.ts'

// Notice 2025-67: the tiers of a single saver end at 24,250, 26,250 and 40,250.
test('the tiers of the saver’s credit are found to the dollar', () => {
  const cost = (agi: number) => -saversCredit({ law: us2026, status: 'single', agi, contributions: 2_000 })
  expect(cliffs({ cost, from: 0, to: 60_000, step: 1_000, lump: 100 })).toEqual([
    { from: 24_251, cost: 600 },
    { from: 26_251, cost: 200 },
    { from: 40_251, cost: 200 },
  ])
})

test('a smooth tax has no cliff however steep it is', () => {
  expect(cliffs({ cost: (income) => income * 0.9, from: 0, to: 100_000, step: 5_000, lump: 10 })).toEqual([])
})

test('a lump is found wherever it lies', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 50, max: 9_000 }), (at, lump) => {
      const cost = (income: number) => income * 0.3 + (income >= at ? lump : 0)
      const found = cliffs({ cost, from: 0, to: 100_000, step: 2_500, lump: 25 })
      expect(found.map(({ from }) => from)).toEqual([at])
      expect(found[0]!.cost).toBeCloseTo(lump + 0.3, 6)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverAfter, policyLadder, premiumsInAll } from './policy-ladder.ts'

// Quotes of 2019 for ladders, lifepolicyshopper.com: $1.5M for 30 years beside $500k each for 30, 20 and 10.
test('a ladder of three costs $34,300 over thirty years where one policy costs $61,500', () => {
  const one = premiumsInAll([{ premium: 2_050, term: 30 }], 0)
  const ladder = premiumsInAll(
    [
      { premium: 730, term: 30 },
      { premium: 465, term: 20 },
      { premium: 310, term: 10 },
    ],
    0,
  )
  expect(one).toBe(61_500)
  expect(ladder).toBe(34_300)
  expect(Math.round((ladder / one - 1) * 100)).toBe(-44)
})

test('the cover of that ladder falls to $1M after ten years and to $500k after twenty', () => {
  const needs = Array.from({ length: 30 }, (_, t) => (t < 10 ? 1_500_000 : t < 20 ? 1_000_000 : 500_000))
  const policies = policyLadder({ needs, terms: [10, 20, 30], step: 50_000, smallest: 100_000 })
  expect(policies).toEqual([
    { cover: 500_000, term: 30 },
    { cover: 500_000, term: 20 },
    { cover: 500_000, term: 10 },
  ])
  expect([0, 9, 10, 19, 20, 29, 30].map((t) => coverAfter(policies, t))).toEqual([
    1_500_000, 1_500_000, 1_000_000, 1_000_000, 500_000, 500_000, 0,
  ])
})

const needPaths = fc.array(fc.integer({ min: 0, max: 3_000_000 }), { minLength: 1, maxLength: 30 })

test('a ladder never leaves a year of the need uncovered and buys no more than one policy at first', () => {
  fc.assert(
    fc.property(needPaths, fc.subarray([10, 15, 20, 25]), (needs, shorter) => {
      const sold = { step: 50_000, smallest: 100_000 }
      const ladder = policyLadder({ needs, terms: [...shorter, 30], ...sold })
      const one = policyLadder({ needs, terms: [30], ...sold })
      for (const [year, need] of needs.entries())
        expect(coverAfter(ladder, year)).toBeGreaterThanOrEqual(need)
      expect(coverAfter(ladder, 0)).toBeLessThanOrEqual(coverAfter(one, 0) + sold.smallest)
      for (const { cover } of ladder) expect(cover).toBeGreaterThanOrEqual(sold.smallest)
    }),
  )
})

test('a family without a need buys no policy', () => {
  expect(policyLadder({ needs: [0, 0], terms: [10, 20], step: 50_000, smallest: 100_000 })).toEqual([])
})

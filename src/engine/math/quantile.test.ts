import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oddsOf, oddsOfPairs } from './odds.ts'
import { quantile } from './quantile.ts'

test('quantiles of a small list agree with NumPy', () => {
  // numpy.quantile([15, 20, 35, 40, 50], [0.05, 0.3, 0.4, 0.95, 1]).
  const values = [50, 15, 40, 20, 35]
  const shares = [0.05, 0.3, 0.4, 0.95, 1]
  expect(shares.map((share) => quantile(values, share))).toEqual(
    [16, 23, 29, 48, 50].map((x) => expect.closeTo(x, 12)),
  )
})

const list = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 50 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('a quantile lies within the list and rises with its share', () => {
  fc.assert(
    fc.property(list, share, share, (values, a, b) => {
      const [low, high] = [quantile(values, Math.min(a, b)), quantile(values, Math.max(a, b))]
      expect(low).toBeGreaterThanOrEqual(Math.min(...values))
      expect(high).toBeLessThanOrEqual(Math.max(...values))
      expect(low).toBeLessThanOrEqual(high)
    }),
  )
})

test('pairs that always agree know half as much as independent trials', () => {
  const pairs = oddsOfPairs({ both: 80, one: 0, neither: 20 })
  expect(pairs.share).toBe(0.8)
  expect(pairs.standardError).toBeCloseTo(oddsOf({ successes: 80, trials: 100 }).standardError, 12)
})

test('pairs that always disagree know the odds exactly', () => {
  expect(oddsOfPairs({ both: 0, one: 60, neither: 0 })).toEqual({ share: 0.5, standardError: 0, of: 120 })
})

test('an empty list has no quantile and no trials have no odds', () => {
  expect(() => quantile([], 0.5)).toThrow(RangeError)
  expect(() => oddsOf({ successes: 0, trials: 0 })).toThrow(RangeError)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitByWeights, wholeDollars, wholePercents } from './largest-remainder.ts'

test('ten seats among six parties go to the largest remainders', () => {
  // By hand: quotas 4.70, 1.60, 1.58, 1.20, 0.61, 0.31; three seats are left after rounding down.
  expect(splitByWeights(10, [47_000, 16_000, 15_800, 12_000, 6_100, 3_100])).toEqual([5, 2, 1, 1, 1, 0])
})

const weights = fc
  .array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 20 })
  .filter((list) => list.some((weight) => weight > 0))

test('the parts are whole, sum to the total, and none is one or more away from its exact share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), weights, (total, weights) => {
      const parts = splitByWeights(total, weights)
      const sum = weights.reduce((a, b) => a + b)
      expect(parts.reduce((a, b) => a + b)).toBe(total)
      parts.forEach((part, i) => {
        expect(Number.isInteger(part) && part >= 0).toBe(true)
        expect(Math.abs(part - (total * weights[i]!) / sum)).toBeLessThan(1 + 1e-6)
        if (weights[i] === 0) expect(part).toBe(0)
      })
    }),
  )
})

test('percents of amounts sum to 100', () => {
  fc.assert(
    fc.property(weights, (amounts) => {
      expect(wholePercents(amounts).reduce((a, b) => a + b)).toBe(100)
    }),
  )
})

test('whole dollars stay whole dollars', () => {
  expect(wholeDollars([100, 250, 0, 7])).toEqual([100, 250, 0, 7])
})

test('a total cannot be split by weights that are all zero, nor by a negative one', () => {
  expect(() => splitByWeights(5, [0, 0])).toThrow(/all zero/)
  expect(() => splitByWeights(5, [2, -1])).toThrow(/negative/)
  expect(splitByWeights(0, [0, 0])).toEqual([0, 0])
})

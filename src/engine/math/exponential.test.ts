import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exponential, logarithm } from './exponential.ts'

const relativeError = (actual: number, expected: number) => Math.abs(actual / expected - 1)

test('e to the x agrees with Math.exp to two parts in 10^15', () => {
  fc.assert(
    fc.property(fc.double({ min: -700, max: 700, noNaN: true }), (x) => {
      expect(relativeError(exponential(x), Math.exp(x))).toBeLessThan(2e-15)
    }),
    { numRuns: 5_000 },
  )
})

test('the logarithm agrees with Math.log to a few parts in 10^16 of the larger of it and one', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (x) => {
      expect(Math.abs(logarithm(x) - Math.log(x))).toBeLessThan(4e-16 * Math.max(1, Math.abs(Math.log(x))))
    }),
    { numRuns: 5_000 },
  )
})

test('e to the zero is exactly one, and the logarithm of one exactly zero', () => {
  expect(exponential(0)).toBe(1)
  expect(logarithm(1)).toBe(0)
})

test('beyond what a double holds, e to the x is zero or infinite', () => {
  expect([exponential(-800), exponential(800), exponential(Number.NaN)]).toEqual([0, Infinity, Number.NaN])
})

test('the logarithm refuses zero, negative numbers and what is no number', () => {
  for (const x of [0, -1, Number.NaN]) expect(() => logarithm(x)).toThrow(RangeError)
})

test('the bits never change', () => {
  const view = new DataView(new ArrayBuffer(8))
  let sum = 0
  for (let x = -14; x <= 14; x += 1 / 64) {
    for (const value of [exponential(x), logarithm(x + 15)]) {
      view.setFloat64(0, value)
      sum = (Math.imul(sum, 31) + view.getInt32(0) + Math.imul(view.getInt32(4), 17)) | 0
    }
  }
  expect(sum).toBe(-375_956_908)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestFitting } from './largest-fitting.ts'

test('the largest that fits is found, and the next one does not fit', () => {
  const size = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(size, size, (most, limit) => {
      const found = largestFitting(most, (value) => value <= limit)
      expect(found).toBe(Math.min(most, limit))
    }),
  )
})

test('nothing fits when even one is too much', () => {
  expect(largestFitting(10, () => false)).toBe(0)
})

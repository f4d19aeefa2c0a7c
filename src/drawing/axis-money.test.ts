import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisMoney } from './axis-money.ts'

test('an axis writes thousands, millions and billions short', () => {
  expect(axisMoney(0)).toBe('$0')
  expect(axisMoney(950)).toBe('$950')
  expect(axisMoney(400_000)).toBe('$400k')
  expect(axisMoney(1_200_000)).toBe('$1.2M')
  expect(axisMoney(1_600_000)).toBe('$1.6M')
  expect(axisMoney(2_500_000_000)).toBe('$2.5B')
  expect(axisMoney(-12_500)).toBe('−$12.5k')
})

test('a value that rounds up to the next unit takes that unit', () => {
  expect(axisMoney(999_600)).toBe('$1M')
  expect(axisMoney(999.6)).toBe('$1k')
})

test('no label below a trillion has four digits before its unit', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 9e11, noNaN: true }), (value) => {
      expect(axisMoney(value)).not.toMatch(/\d{4}/)
    }),
  )
})

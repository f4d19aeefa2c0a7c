import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editText, readNumber } from './fact-edit.ts'

const age = { kind: 'number', unit: 'age', min: 0, max: 120 } as const
const money = { kind: 'number', unit: 'usd', min: 0, max: 1e12 } as const
const rate = { kind: 'number', unit: 'rate', min: 0, max: 10 } as const

test('a number is read as people write it', () => {
  expect(readNumber('45', age)).toEqual({ value: 45 })
  expect(readNumber('$4,000', money)).toEqual({ value: 4_000 })
  expect(readNumber(' 1.2m ', money)).toEqual({ value: 1_200_000 })
  expect(readNumber('24.99%', rate)).toEqual({ value: 0.2499 })
})

test('a rate is edited in percent', () => {
  expect(editText(0.07, rate)).toBe('7')
  expect(readNumber('7', rate)).toEqual({ value: 0.07 })
})

test('what is no number, or outside the limits, is answered with the limits', () => {
  for (const text of ['', 'old', '-4', '121', '4 5'])
    expect(readNumber(text, age)).toEqual({ problem: 'Enter a number from 0 to 120.' })
  expect(readNumber('1001', rate)).toEqual({ problem: 'Enter a number from 0 to 1,000.' })
})

test('a number that is written into the field is read back as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (basisPoints) => {
      const value = basisPoints / 10_000
      expect(readNumber(editText(value, rate), rate)).toEqual({ value })
    }),
  )
})

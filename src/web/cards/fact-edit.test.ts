import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facts } from '#engine/household.ts'
import { editText, readControl } from './fact-edit.ts'

const age = { kind: 'number', unit: 'age', min: 0, max: 120 } as const
const money = { kind: 'number', unit: 'usd', min: 0, max: 1e12 } as const
const rate = { kind: 'number', unit: 'rate', min: 0, max: 10 } as const

test('a number is read as people write it', () => {
  expect(readControl('45', age)).toEqual({ value: 45 })
  expect(readControl('$4,000', money)).toEqual({ value: 4_000 })
  expect(readControl(' 1.2m ', money)).toEqual({ value: 1_200_000 })
  expect(readControl('24.99%', rate)).toEqual({ value: 0.2499 })
})

test('a rate is edited in percent', () => {
  expect(editText(0.07, rate)).toBe('7')
  expect(readControl('7', rate)).toEqual({ value: 0.07 })
})

test('what is no number, or outside the limits, is answered with the limits', () => {
  for (const text of ['', 'old', '-4', '121', '4 5'])
    expect(readControl(text, age)).toEqual({ problem: 'Enter a number from 0 to 120.' })
  expect(readControl('1001', rate)).toEqual({ problem: 'Enter a number from 0 to 1,000.' })
})

test('an age below that of adults is answered with the reason', () => {
  expect(readControl('12', facts.age.input)).toEqual({
    problem: 'Enter a number from 18 to 120. Hearth plans for adults of 18 and over.',
  })
  expect(readControl('18', facts.age.input)).toEqual({ value: 18 })
})

test('a number that is not known exactly is given as a range, where one is taken', () => {
  const range = { ...money, takesRange: true }
  expect(readControl('30k to 35k', range)).toEqual({ value: [30_000, 35_000] })
  expect(readControl('$30,000 – $35,000', range)).toEqual({ value: [30_000, 35_000] })
  expect(readControl('35 to 30', range)).toEqual({ problem: 'A range runs from low to high.' })
  expect(editText([30_000, 35_000], range)).toBe('30000 to 35000')
  expect(readControl('30 to 35', money)).toHaveProperty('problem')
})

test('people and pay checks are counted whole', () => {
  const people = { kind: 'number', unit: 'count', min: 0, max: 20, isWhole: true } as const
  expect(readControl('2.5', people)).toEqual({ problem: 'Enter a whole number from 0 to 20.' })
})

test('a number that is written into the field is read back as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (basisPoints) => {
      const value = basisPoints / 10_000
      expect(readControl(editText(value, rate), rate)).toEqual({ value })
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nothing, plainText, say, words } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { allocationsOf, placesOf } from './allocations.ts'

const names = ['rent', 'food', 'power', 'water', 'school', 'car', 'phone', 'gifts', 'books']
const split = (dollars: readonly number[]) => {
  const sheet = worksheet()
  const parts = dollars.map((value, index) => ({
    label: words(names[index] ?? 'more'),
    description: nothing,
    amount: sheet.told('amount', `part.${index}`, 'Part', 'usd', value),
  }))
  return { sheet, allocations: allocationsOf(sheet, parts) }
}

test('parts keep their order, their dollars and their receipts', () => {
  const { allocations } = split([1_500, 14_500, 84_000])
  expect(allocations.map(({ label, percent, amount, figure }) => [label, percent, amount, figure])).toEqual([
    ['rent', 2, 1_500, 'part.0'],
    ['food', 14, 14_500, 'part.1'],
    ['power', 84, 84_000, 'part.2'],
  ])
})

test('no more than six parts are shown: the smallest become one', () => {
  const { sheet, allocations } = split([100, 90, 80, 70, 60, 5, 10, 50])
  expect(allocations.map(({ label, amount }) => [label, amount])).toEqual([
    ['rent', 100],
    ['food', 90],
    ['power', 80],
    ['water', 70],
    ['school', 60],
    ['Other', 65],
  ])
  expect(plainText(allocations[5]?.description ?? '')).toBe('car: $5. phone: $10. gifts: $50.')
  expect(sheet.figures().find(({ id }) => id === allocations[5]?.figure)?.value).toBe(65)
})

test('what was merged can be taken apart again, part by part', () => {
  const { sheet, allocations } = split([100, 90, 80, 70, 60, 5, 10, 50])
  const places = placesOf(allocations, sheet.figures())
  expect(places.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['rent', 100],
    ['food', 90],
    ['power', 80],
    ['water', 70],
    ['school', 60],
    ['car', 5],
    ['phone', 10],
    ['gifts', 50],
  ])
})

test('nothing to divide has no parts', () => {
  expect(split([]).allocations).toEqual([])
  expect(split([0, 0]).allocations).toEqual([])
})

test('percents sum to 100 and dollars to the whole, whatever the parts', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 9 }), (dollars) => {
      const { allocations } = split(dollars)
      const total = dollars.reduce((sum, value) => sum + value, 0)
      if (total === 0) return
      expect(allocations.length).toBeLessThanOrEqual(6)
      expect(allocations.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      expect(allocations.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
      expect(new Set(allocations.map(({ accentClass }) => accentClass)).size).toBe(allocations.length)
    }),
  )
})

test('a part is described in text of figures only', () => {
  expect(() => say`A part of 5`).toThrow(RangeError)
})

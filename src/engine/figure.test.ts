import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dollarsInWords, figureLink, significant, type Unit, valueInWords } from './figure.ts'
import { worksheet } from './worksheet.ts'

test.each<[number | string, Unit, string]>([
  [1_234_567.4, 'usd', '$1,234,567'],
  [-1_234.5, 'usd', '−$1,235'],
  [-0.2, 'usd', '$0'],
  [0, 'usd', '$0'],
  [999.5, 'usd', '$1,000'],
  [350, 'usd-per-month', '$350 a month'],
  [65_000, 'usd-per-year', '$65,000 a year'],
  [0.2499, 'rate', '24.99%'],
  [0.07, 'rate', '7%'],
  [0.0611, 'rate', '6.11%'],
  [-0.005, 'rate', '−0.5%'],
  [0.62, 'share', '62%'],
  [0.876, 'odds', '88 of 100'],
  [0.9999, 'odds', 'more than 99 of 100'],
  [0.0001, 'odds', 'fewer than 1 of 100'],
  [1, 'odds', '100 of 100'],
  [0, 'odds', '0 of 100'],
  [1, 'years', '1 year'],
  [1.5, 'years', '18 months'],
  [32, 'years', '32 years'],
  [4.25, 'years', '4.3 years'],
  [1, 'months', '1 month'],
  [-1, 'months', '−1 month'],
  [2.9, 'months', '2.9 months'],
  [12, 'weeks', '12 weeks'],
  [60, 'days', '60 days'],
  [59.5, 'age', '59½'],
  [2027, 'year', '2027'],
  [10_000, 'count', '10,000'],
  ['2027-04-15', 'date', 'Apr 15, 2027'],
  ['2027-04-15', 'month-of-year', 'Apr 2027'],
])('%s as %s is written %s', (value, unit, shown) => {
  expect(valueInWords(value, unit)).toBe(shown)
})

test('a date unit refuses a number', () => {
  expect(() => valueInWords(7, 'date')).toThrow(RangeError)
})

test('simulated money keeps its leading digits', () => {
  expect([223_704, 95_651, 1_005, 7, 0, -54_321].map((value) => significant(value, 3))).toEqual([
    224_000, 95_700, 1_010, 7, 0, -54_300,
  ])
})

test('written dollars read back as the whole dollars that they were', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      const read = Number(dollarsInWords(value).replace('−', '-').replace(/[$,]/g, ''))
      expect(read).toBe(value + 0)
    }),
  )
})

test('a figure is linked by what it shows', () => {
  const target = worksheet().told('savings', 'target', 'Target', 'usd', 24_000)
  expect(figureLink(target)).toBe('[$24,000](figure:target)')
})

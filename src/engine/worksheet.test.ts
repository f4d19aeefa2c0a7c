import { expect, test } from 'vitest'
import { worksheet } from './worksheet.ts'

test('a computed figure names the figures that it was worked out from', () => {
  const sheet = worksheet()
  const essentials = sheet.told('savings', 'essentials', 'What a month costs', 'usd-per-month', 4_000)
  const months = sheet.assumed('months', 'Months of cover', 'months', 6, 'One pay check.')
  const target = sheet.computed('target', 'Target', 'usd', 'a month × months', [essentials, months], 24_000)
  expect(target).toMatchObject({ origin: 'computed', inputs: ['essentials', 'months'], shown: '$24,000' })
  expect(sheet.figures().map(({ id }) => id)).toEqual(['essentials', 'months', 'target'])
})

test('each origin keeps its own story', () => {
  const sheet = worksheet()
  const cited = { value: 7_500, source: 'Notice 2025-67', url: 'https://www.irs.gov' }
  expect(sheet.told('savings', 'a', 'A', 'usd', 1).how).toBe('you said so')
  expect(sheet.law('b', 'B', 'usd', cited)).toMatchObject({
    origin: 'law',
    source: { title: 'Notice 2025-67', url: 'https://www.irs.gov' },
  })
  expect(sheet.market('c', 'C', 'rate', { value: 0.055, source: 'five forecasts' }).source).toEqual({
    title: 'five forecasts',
  })
  expect(sheet.date('d', 'D', 'a week from today', [], '2026-11-27').shown).toBe('Nov 27, 2026')
})

test('a number of a fact that a sample brought says so, and no other does', () => {
  const sheet = worksheet(['debts'])
  expect(sheet.told('debts', 'debt.0.rate', 'Rate', 'rate', 0.07)).toMatchObject({
    origin: 'sample',
    how: 'from the sample household',
  })
  expect(sheet.told('savings', 'savings', 'Savings', 'usd', 5)).toMatchObject({ origin: 'told' })
})

test('simulated money is shown rounded and kept as it is', () => {
  const figure = worksheet().computed('middle', 'Middle outcome', 'usd', 'simulated', [], 223_704, 3)
  expect([figure.shown, figure.value]).toEqual(['$224,000', 223_704])
})

test('one id has one value', () => {
  const sheet = worksheet()
  sheet.told('savings', 'cash', 'Cash', 'usd', 5)
  expect(sheet.told('savings', 'cash', 'Cash', 'usd', 5).value).toBe(5)
  expect(() => sheet.told('savings', 'cash', 'Cash', 'usd', 6)).toThrow('two values')
  expect(sheet.figures()).toHaveLength(1)
})

test.each([Number.NaN, Infinity, -Infinity])('%s is no figure', (value) => {
  expect(() => worksheet().told('savings', 'x', 'X', 'usd', value)).toThrow('finite')
})

test('there is no negative zero', () => {
  expect(Object.is(worksheet().told('savings', 'x', 'X', 'usd', -0).value, 0)).toBe(true)
})

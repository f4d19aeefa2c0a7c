import { expect, test } from 'vitest'
import { mentionsIn } from './numbers.ts'
import { plainLower } from './text.ts'

/** Kind, ends, period or unit of time. */
const rows: [text: string, mentions: (string | number)[][]][] = [
  ['I have $100k', [['money', 100_000, 100_000]]],
  ['Credit One 700', [['plain', 700, 700]]],
  ['1.2 mil', [['money', 1_200_000, 1_200_000]]],
  ['half a million', [['money', 500_000, 500_000]]],
  ['a million and a half', [['money', 1_500_000, 1_500_000]]],
  ['three quarters of a million', [['money', 750_000, 750_000]]],
  ['a couple of grand', [['money', 2_000, 3_000]]],
  ['a couple hundred thousand', [['money', 200_000, 300_000]]],
  ['high five figures', [['money', 70_000, 99_999]]],
  ['twelve thousand dollars', [['money', 12_000, 12_000]]],
  ['63,000$ a year', [['money', 63_000, 63_000, 'year']]],
  ['$2k/mo', [['money', 2_000, 2_000, 'month']]],
  ['10-12k', [['money', 10_000, 12_000]]],
  ['2-300 weekly', [['plain', 200, 300, 'week']]],
  ['between 20K and 25K', [['money', 20_000, 25_000]]],
  [
    'went from 45k to 60k',
    [
      ['money', 45_000, 45_000],
      ['money', 60_000, 60_000],
    ],
  ],
  ['24.99% APR', [['percent', 24.99, 24.99]]],
  ['11 percent', [['percent', 11, 11]]],
  [
    '€25,000 or 30 lakh',
    [
      ['foreign', 25_000, 25_000],
      ['foreign', 30, 30],
    ],
  ],
  ['sixty two', [['plain', 62, 62]]],
  ['in 18 months', [['plain', 18, 18, 'month']]],
  [
    '23M/24F',
    [
      ['plain', 23, 23],
      ['plain', 24, 24],
    ],
  ],
  ['my 401(k), 403b, 529 and W-2, form 8606, S&P 500', []],
  ['call 555-867-5309 on 12/15/2025 at 3pm', []],
  ['A 60/40 portfolio and the 4% rule', []],
  ['maybe 7,500', [['plain', 7_500, 7_500]]],
  ['covid19 and win95', []],
]

test('quantities are read with kind, range and period', () => {
  for (const [text, expected] of rows) {
    const found = mentionsIn(plainLower(text)).map(({ kind, low, high, per, time }) =>
      [kind, low, high, per ?? time].filter((part) => part !== undefined),
    )
    expect([text, found]).toEqual([text, expected])
  }
})

test('a quantity knows where it stands in the message as it was written', () => {
  const message = 'Ich… I’ve got — roughly — $12,500 saved'
  const [mention] = mentionsIn(plainLower(message))
  expect(mention && message.slice(...mention.span)).toBe('$12,500')
})

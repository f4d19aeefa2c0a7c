import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  figureLinks,
  join,
  listed,
  midSentence,
  nothing,
  orphansIn,
  plainText,
  say,
  sentenceStart,
  words,
} from './say.ts'
import { worksheet } from './worksheet.ts'

const sheet = worksheet()
const target = sheet.told('savings', 'target', 'Target', 'usd', 24_000)
const cover = sheet.told('savings', 'cover', 'Cover', 'months', 6)

test('a figure stands in a sentence as a link to its receipt', () => {
  const text = say`Build to ${target}: ${cover} of what a month costs you.`
  expect(text).toBe('Build to [$24,000](figure:target): [6 months](figure:cover) of what a month costs you.')
  expect(plainText(text)).toBe('Build to $24,000: 6 months of what a month costs you.')
  expect(figureLinks(text)).toEqual([
    { shown: '$24,000', id: 'target' },
    { shown: '6 months', id: 'cover' },
  ])
  expect(orphansIn(text)).toEqual([])
})

test.each([
  '401(k)',
  '403(b)',
  '457(b)',
  '529',
  '529 plan',
  '72(t)',
  'Rule of 55',
  'S&P 500',
  'Form 8606',
  'Form 1099-R',
  '1099-INT',
  'W-2',
  'W-4',
  'Form W-4P',
  'Pub. 590-B',
  'Publication 550',
  'Topic 412',
  'Section 1202',
  'Notice 2025-67',
  '988',
  '211',
])('the proper name %s needs no receipt', (name) => {
  expect(orphansIn(`Ask about the ${name} first.`)).toEqual([])
})

test.each([
  ['Save 10% of it.', ['10']],
  ['Wait six months.', ['six']],
  ['Send half of it.', ['half']],
  ['It doubles.', ['doubles']],
  ['A third of people.', ['third']],
  ['Twice a year.', ['Twice']],
  ['By 2027 or 4/15 at most.', ['2027', '4', '15']],
  ['Keep $1,000.50 there.', ['1,000.50']],
  ['A dozen times.', ['dozen']],
  ['Dozens of them.', ['Dozens']],
  ['Someone weighs often.', []],
  ['The 401(k)5 plan.', ['401', '5']],
])('%s has the numbers %j without a receipt', (text, orphans) => {
  expect(orphansIn(text)).toEqual(orphans)
})

test('the address of a page is no number, what a link shows is', () => {
  expect(orphansIn('[the page](https://www.irs.gov/taxtopics/tc413)')).toEqual([])
  expect(orphansIn('[page 413](https://www.irs.gov)')).toEqual(['413'])
})

test('a literal with a number does not become text', () => {
  expect(() => say`Save 10% of it.`).toThrow('10')
  expect(() => say`Save a tenth of ${target}.`).toThrow('tenth')
  expect(() => words('every 3 months')).toThrow('3')
})

test('a proper name may not be split over a slot', () => {
  expect(() => say`Pub. ${target}550`).toThrow(RangeError)
})

test('texts are listed and joined as in a sentence', () => {
  const [rent, food, power] = [words('rent'), words('food'), words('power')]
  expect(listed([])).toBe('')
  expect(listed([rent])).toBe('rent')
  expect(listed([rent, food], 'or')).toBe('rent or food')
  expect(listed([rent, food, power])).toBe('rent, food and power')
  expect(join([rent, nothing, food])).toBe('rent food')
  expect(sentenceStart(rent)).toBe('Rent')
  expect(midSentence(sentenceStart(rent))).toBe('rent')
})

test('no whole number gets into text but through a figure', () => {
  const names = [211, 529, 988, 1040, 5329, 5498, 8606]
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('about %', '%', 'keep %, then', '%%', '$%'), (number, frame) => {
      fc.pre(!names.includes(number))
      expect(() => words(frame.replace('%', String(number)))).toThrow(RangeError)
    }),
  )
})

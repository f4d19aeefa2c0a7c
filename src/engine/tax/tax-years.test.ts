import { expect, test } from 'vitest'
import { incomeTax } from './income-tax.ts'
import { saversMatch } from './savers-match.ts'
import { type Bracket, isKnown, known, type Law, LawUnknown } from './tax-year.ts'
import {
  contributionLimitsOf,
  contributionLimitYears,
  contributionLimitYearsToCome,
  incomeTaxOf,
  incomeTaxYears,
  incomeTaxYearsToCome,
} from './years.ts'

const figuresOf = (year: object): [string, Law<unknown>][] =>
  Object.entries(year).filter((entry): entry is [string, Law<unknown>] => typeof entry[1] === 'object')

const every = [
  ...incomeTaxYears,
  ...incomeTaxYearsToCome,
  ...contributionLimitYears,
  ...contributionLimitYearsToCome,
]

/** Every number of a figure with the path that leads to it. */
function numbers(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => numbers(inner, `${path}.${key}`))
}

test('each figure has a source, or says why it is not known', () => {
  for (const year of every)
    for (const [name, figure] of figuresOf(year)) {
      const said = isKnown(figure) ? figure.source : figure.unknown
      expect(said.length, `${year.year} ${name}`).toBeGreaterThan(5)
    }
})

test('a source is a document of the law or its publisher, not a file of somebody’s program', () => {
  for (const year of every)
    for (const [name, figure] of figuresOf(year))
      if (isKnown(figure))
        expect(figure.source, `${year.year} ${name}`).not.toMatch(/\.yaml|parameters\/|github/i)
})

test('every rate and share lies between nothing and everything', () => {
  for (const year of every)
    for (const [name, figure] of figuresOf(year)) {
      if (!isKnown(figure)) continue
      for (const [path, amount] of numbers(figure.value, name)) {
        expect(Number.isFinite(amount), `${year.year} ${path}`).toBe(true)
        expect(amount, `${year.year} ${path}`).toBeGreaterThanOrEqual(0)
        const isShare = /(\.rate|Rate|rate(AtFrom|AtTo|PerStep|Maximum))(OnEarnings)?$/.test(path)
        if (isShare) expect(amount, `${year.year} ${path}`).toBeLessThanOrEqual(1)
      }
    }
})

test('brackets start at zero and rise in both income and rate', () => {
  for (const year of incomeTaxYears) {
    if (!isKnown(year.ordinaryBrackets)) throw new Error(`The brackets of ${year.year} are not known.`)
    for (const [status, brackets] of Object.entries<readonly Bracket[]>(year.ordinaryBrackets.value)) {
      expect(brackets[0]?.from, `${year.year} ${status}`).toBe(0)
      for (let at = 1; at < brackets.length; at++) {
        expect(brackets[at]!.from, `${year.year} ${status}`).toBeGreaterThan(brackets[at - 1]!.from)
        expect(brackets[at]!.rate, `${year.year} ${status}`).toBeGreaterThan(brackets[at - 1]!.rate)
      }
    }
  }
})

test('the years stand in order, each once', () => {
  for (const years of [incomeTaxYears, contributionLimitYears]) {
    const list = years.map(({ year }) => year)
    expect(list).toEqual([...new Set(list)].sort((a, b) => a - b))
  }
})

test('no figure falls against the year before without a note', () => {
  for (const years of [
    [...incomeTaxYears, ...incomeTaxYearsToCome],
    [...contributionLimitYears, ...contributionLimitYearsToCome],
  ])
    for (let at = 1; at < years.length; at++) {
      const before = new Map(figuresOf(years[at - 1]!))
      for (const [name, figure] of figuresOf(years[at]!)) {
        const earlier = before.get(name)
        if (!earlier || !isKnown(earlier) || !isKnown(figure) || figure.note) continue
        const was = new Map(numbers(earlier.value))
        for (const [path, amount] of numbers(figure.value))
          expect(amount, `${years[at]!.year} ${name}${path}`).toBeGreaterThanOrEqual(was.get(path) ?? 0)
      }
    }
})

test('what is set by statute for 2027 is known, and the tax that needs the rest refuses', () => {
  expect(known(incomeTaxOf(2027).saltDeduction).cap.single).toBe(40_804)
  expect(() => incomeTax(incomeTaxOf(2027), { status: 'single', age: 40, wages: 50_000 })).toThrow(LawUnknown)
  expect(() => known(contributionLimitsOf(2027).ira)).toThrow('2027')
  expect(() => incomeTaxOf(2020)).toThrow(LawUnknown)
})

// SECURE 2.0 §103: half of 2,000 below the phase-out.
test('the saver’s match is at most a thousand dollars and ends with its phase-out', () => {
  expect(saversMatch({ status: 'single', magi: 20_500, contributions: 2_000 })).toBe(1_000)
  expect(saversMatch({ status: 'married_joint', magi: 71_000, contributions: 2_000 })).toBe(0)
  // IRC §6433(b)(3)(A): a surviving spouse has the amounts of a joint return; 15,000 of 30,000 over leaves 25 points.
  expect(saversMatch({ status: 'surviving_spouse', magi: 56_000, contributions: 2_000 })).toBe(500)
  // (b)(2): 400 of 15,000 over takes 1.33 points, rounded down to one; 49% of 2,000 is left.
  expect(saversMatch({ status: 'single', magi: 20_900, contributions: 2_000 })).toBe(980)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { policyTerms, termPremium } from './term-life-premiums.ts'

// ValuePenguin 2020: $500,000 over 20 years.
test('the quoted policies cost what was quoted', () => {
  const at = (age: number, smoker: boolean) => termPremium({ age, smoker, cover: 500_000, term: 20 })
  expect(at(40, false)).toBe(38.14)
  expect(at(40, true)).toBe(183.87)
  expect(at(42.5, false)).toBeCloseTo((38.14 + 59.78) / 2, 6)
})

// Quotes of 2019: 2,050 a year for $1.5M over 30 years and 730, 465 and 310 for $500,000 over 30, 20 and 10.
test('at 40 the table comes within 3% of the other quotes of a year before', () => {
  const yearly = (cover: number, term: number) =>
    12 * (termPremium({ age: 40, smoker: false, cover, term }) ?? 0)
  for (const [cover, term, quote] of [
    [1_500_000, 30, 2_050],
    [500_000, 30, 730],
    [500_000, 20, 465],
    [500_000, 10, 310],
  ] as const)
    expect(Math.abs(yearly(cover, term) / quote - 1)).toBeLessThan(0.03)
})

// Insure.com 2025 at 45: 571 for women and 741 for men a year; MoneyGeek 2026 at 40: 34 and 55 a month.
test('later quotes lie within a fifth of the table', () => {
  const at = (age: number) => termPremium({ age, smoker: false, cover: 500_000, term: 20 }) ?? 0
  expect(Math.abs(at(45) / ((571 + 741) / 24) - 1)).toBeLessThan(0.2)
  expect(Math.abs(at(40) / ((34 + 55) / 2) - 1)).toBeLessThan(0.2)
})

// Quotes for $100,000 over 10 years, the mean of men and women: 8.00 at 30, 10.50 at 40, 16.00 at 50; with tobacco 16.00 at 30.
test('a small policy is quoted within a dollar and a half, not at a fifth of a large one', () => {
  const small = { cover: 100_000, term: 10 }
  for (const [age, smoker, quote] of [
    [30, false, 8],
    [40, false, 10.5],
    [50, false, 16],
    [30, true, 16],
  ] as const)
    expect(Math.abs((termPremium({ age, smoker, ...small }) ?? 0) - quote)).toBeLessThan(1.5)
})

test('nobody beyond the quoted ages is told a price', () => {
  expect(termPremium({ age: 66, smoker: false, cover: 100_000, term: 10 })).toBeUndefined()
})

test('more cover, a longer term, a later age and tobacco never cost less', () => {
  const age = fc.integer({ min: 18, max: 64 })
  const cover = fc.integer({ min: 100_000, max: 3_000_000 })
  fc.assert(
    fc.property(age, cover, fc.constantFrom(...policyTerms), fc.boolean(), (age, cover, term, smoker) => {
      const price = (change: object) => termPremium({ age, smoker, cover, term, ...change }) ?? 0
      const base = price({})
      expect(price({ age: age + 1 })).toBeGreaterThanOrEqual(base)
      expect(price({ cover: cover + 50_000 })).toBeGreaterThan(base)
      expect(price({ term: term + 5 })).toBeGreaterThanOrEqual(base)
      expect(price({ smoker: true })).toBeGreaterThanOrEqual(base)
    }),
  )
})

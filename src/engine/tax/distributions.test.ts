import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inheritedDistribution } from './inherited-distribution.ts'
import { jointAndLastSurvivor, type LifeTable, singleLife, uniformLifetime } from './life-tables.ts'
import {
  distributionPeriod,
  distributionStartAge,
  requiredMinimumDistribution,
} from './required-minimum-distribution.ts'

// Treas. Reg. §1.401(a)(9)-9; Pub. 590-B, appendix B.
test('the tables cover every age to 120 and never lengthen a life with age', () => {
  const tables: LifeTable[] = [uniformLifetime.value, singleLife.value, ...jointAndLastSurvivor.value.spouses]
  for (const { periods } of tables)
    for (let at = 1; at < periods.length; at++) expect(periods[at]).toBeLessThanOrEqual(periods[at - 1]!)
  expect(uniformLifetime.value.fromAge + uniformLifetime.value.periods.length).toBe(121)
  expect(singleLife.value.periods.length).toBe(121)
  expect(jointAndLastSurvivor.value.fromOwnerAge + jointAndLastSurvivor.value.spouses.length).toBe(121)
})

test('the first distribution of an owner of 73 is the balance over 26.5', () => {
  expect(
    requiredMinimumDistribution({ birthYear: 1953, year: 2026, priorYearEndBalance: 265_000 }),
  ).toBeCloseTo(10_000)
})

test('nothing is due before the starting age, which is 75 for those born from 1960 on', () => {
  expect([1950, 1951, 1959, 1960].map(distributionStartAge)).toEqual([72, 73, 73, 75])
  expect(requiredMinimumDistribution({ birthYear: 1960, year: 2034, priorYearEndBalance: 1_000 })).toBe(0)
  expect(
    requiredMinimumDistribution({ birthYear: 1960, year: 2035, priorYearEndBalance: 1_000 }),
  ).toBeGreaterThan(0)
})

test('a spouse exactly ten years younger does not change the table, one eleven years younger does', () => {
  expect(distributionPeriod({ age: 75, spouseAge: 65 })).toBe(distributionPeriod({ age: 75 }))
  expect(distributionPeriod({ age: 75, spouseAge: 64 })).toBeGreaterThan(distributionPeriod({ age: 75 }))
})

test('a much younger spouse never raises the distribution', () => {
  fc.assert(
    fc.property(fc.integer({ min: 72, max: 110 }), fc.integer({ min: 20, max: 110 }), (age, spouseAge) => {
      expect(distributionPeriod({ age, spouseAge })).toBeGreaterThanOrEqual(distributionPeriod({ age }))
    }),
  )
})

// Pub. 590-B, worked by hand: the heir is 48 in the year after the death (38.1), and three years have passed.
test('the heir of an owner who had started withdraws every year and empties the account in ten', () => {
  const heir = { deathYear: 2022, ownerBirthYear: 1945, heirBirthYear: 1975, priorYearEndBalance: 400_000 }
  const in2026 = inheritedDistribution({ ...heir, year: 2026 })
  expect(in2026.period).toBeCloseTo(35.1)
  expect(in2026.mustBeEmptyBy).toBe(2032)
  expect(inheritedDistribution({ ...heir, year: 2032 }).amount).toBe(400_000)
})

test('yearly distributions under the ten-year rule were waived through 2024', () => {
  const heir = { deathYear: 2020, ownerBirthYear: 1940, heirBirthYear: 1975, priorYearEndBalance: 100_000 }
  expect(inheritedDistribution({ ...heir, year: 2024 }).amount).toBe(0)
  expect(inheritedDistribution({ ...heir, year: 2025 }).amount).toBeGreaterThan(0)
})

test('an inherited Roth IRA has no yearly distribution but the same last year', () => {
  const heir = {
    deathYear: 2022,
    ownerBirthYear: 1945,
    heirBirthYear: 1975,
    isRoth: true,
    priorYearEndBalance: 1_000,
  }
  expect(inheritedDistribution({ ...heir, year: 2026 })).toEqual({
    amount: 0,
    period: undefined,
    mustBeEmptyBy: 2032,
  })
  expect(inheritedDistribution({ ...heir, year: 2032 }).amount).toBe(1_000)
})

test('an heir at most ten years younger keeps the life expectancy', () => {
  const heir = { deathYear: 2021, ownerBirthYear: 1955, year: 2026, priorYearEndBalance: 1_000 }
  expect(inheritedDistribution({ ...heir, heirBirthYear: 1965 }).mustBeEmptyBy).toBeUndefined()
  expect(inheritedDistribution({ ...heir, heirBirthYear: 1966 }).mustBeEmptyBy).toBe(2031)
})

test('no distribution exceeds the balance', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 2030 }),
      fc.integer({ min: 1920, max: 1990 }),
      fc.integer({ min: 1920, max: 2020 }),
      fc.integer({ min: 2000, max: 2080 }),
      fc.boolean(),
      (deathYear, ownerBirthYear, heirBirthYear, year, heirDisabled) => {
        const heir = { deathYear, ownerBirthYear, heirBirthYear, year, heirDisabled }
        const { amount } = inheritedDistribution({ ...heir, priorYearEndBalance: 1_000 })
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(1_000)
      },
    ),
  )
})

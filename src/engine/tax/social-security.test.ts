import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageIndexedMonthlyEarnings, computationYears, levelCareerAverage } from './average-earnings.ts'
import {
  claimingFactor,
  fullRetirementAgeMonths,
  spouseClaimingFactor,
  survivorClaimingFactor,
  survivorFullRetirementAgeMonths,
} from './claiming-age.ts'
import { withheldForEarnings } from './earnings-test.ts'
import {
  bendPoints,
  familyMaximum,
  latestEligibilityYear,
  primaryInsuranceAmount,
} from './primary-insurance-amount.ts'
import { socialSecurity } from './social-security-law.ts'
import { survivingFamilyBenefit, widowBenefit } from './survivor-benefits.ts'
import { LawUnknown } from './tax-year.ts'

// SSA, "Benefits payable in 2026": the table of bend points.
test('the bend points follow the average wage index', () => {
  expect(bendPoints(1979)).toEqual({ first: 180, second: 1_085 })
  expect(bendPoints(2019)).toEqual({ first: 926, second: 5_583 })
  expect(bendPoints(2026)).toEqual({ first: 1_286, second: 7_749 })
})

test('bend points whose wage index is not out are unknown, not guessed', () => {
  expect(latestEligibilityYear()).toBe(2026)
  expect(() => bendPoints(2027)).toThrow(LawUnknown)
})

// 42 USC 415(b)(2): worked by hand for a death in 2026 at 35 after thirteen years at 65,000 in today's wages.
test('a young worker who dies is averaged over few years', () => {
  expect(computationYears({ birthYear: 1991, deathYear: 2026 })).toBe(8)
  const averageEarnings = levelCareerAverage({ salary: 65_000, yearsWorked: 13, computationYears: 8 })
  expect(averageEarnings).toBe(5_416)
  const amount = primaryInsuranceAmount({ eligibilityYear: 2026, averageEarnings })
  expect(amount).toBe(2_479)
  expect(familyMaximum({ year: 2026, primaryInsuranceAmount: amount })).toBe(4_589.3)
})

test('a worker who dies at 23 is still averaged over two years', () => {
  expect(computationYears({ birthYear: 2003, deathYear: 2026 })).toBe(2)
})

test('earnings above the wage base do not count', () => {
  const at = (earned: number) =>
    averageIndexedMonthlyEarnings({
      birthYear: 1991,
      deathYear: 2026,
      earnings: { 2024: earned, 2025: earned },
    })
  expect(at(1_000_000)).toBe(Math.floor((168_600 + 176_100) / 96))
})

// 42 USC 402(q), (w).
test('claiming at 62, at full retirement age and at 70 pays 70%, all, and 124%', () => {
  const factor = (claimMonths: number) => claimingFactor({ fullRetirementMonths: 804, claimMonths })
  expect([744, 804, 840, 900].map(factor).map((x) => Math.round(x * 1e6) / 1e6)).toEqual([0.7, 1, 1.24, 1.24])
})

test('the retirement ages of survivors run two years behind', () => {
  expect(fullRetirementAgeMonths(1960)).toBe(804)
  expect(survivorFullRetirementAgeMonths(1960)).toBe(800)
  expect(survivorFullRetirementAgeMonths(1962)).toBe(804)
})

test('waiting never lowers a worker’s, a spouse’s or a survivor’s share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 720, max: 860 }), fc.constantFrom(792, 796, 804), (claimMonths, full) => {
      for (const factor of [claimingFactor, spouseClaimingFactor, survivorClaimingFactor]) {
        const now = factor({ fullRetirementMonths: full, claimMonths })
        const later = factor({ fullRetirementMonths: full, claimMonths: claimMonths + 1 })
        expect(later).toBeGreaterThanOrEqual(now - 1e-12)
      }
    }),
  )
})

test('a widow has the delayed credits of the worker', () => {
  const workerClaimed = { atMonths: 840, fullRetirementMonths: 804 }
  expect(
    widowBenefit({ workerAmount: 2_000, workerClaimed, fullRetirementMonths: 804, claimMonths: 804 }),
  ).toBe(2_480)
})

test('a family gets at most the family maximum, and one child its whole share', () => {
  expect(
    survivingFamilyBenefit({ year: 2026, workerAmount: 2_479, children: 1, caringParent: false }).total,
  ).toBe(1_859.2)
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 4_500 }),
      fc.integer({ min: 0, max: 8 }),
      fc.boolean(),
      (amount, children, caringParent) => {
        const family = survivingFamilyBenefit({ year: 2026, workerAmount: amount, children, caringParent })
        expect(family.total).toBeLessThanOrEqual(family.familyMaximum + 1e-6)
      },
    ),
  )
})

test('a parent of no entitled child gets nothing', () => {
  expect(
    survivingFamilyBenefit({ year: 2026, workerAmount: 2_000, children: 0, caringParent: true }).total,
  ).toBe(0)
})

// SSA, exempt amounts of 2026: 24,480 and 65,160.
test('the earnings test takes half above one amount, a third above the other, and never more than the benefit', () => {
  const test = { year: 2026, annualBenefit: 20_000 }
  expect(withheldForEarnings({ ...test, earnings: 34_480, phase: 'before' })).toBe(5_000)
  expect(
    withheldForEarnings({ ...test, earnings: 95_160, phase: 'year_of_full_retirement_age' }),
  ).toBeCloseTo(10_000)
  expect(withheldForEarnings({ ...test, earnings: 400_000, phase: 'before' })).toBe(20_000)
  expect(withheldForEarnings({ ...test, earnings: 400_000, phase: 'after' })).toBe(0)
})

test('what is not confirmed of 2027 is unknown', () => {
  expect(() => withheldForEarnings({ year: 2027, earnings: 1, annualBenefit: 1, phase: 'before' })).toThrow(
    LawUnknown,
  )
})

test('each figure of Social Security has a source', () => {
  for (const [name, figure] of Object.entries(socialSecurity))
    expect(figure.source.length, name).toBeGreaterThan(5)
})

// SSA, fact sheet of 2026: the most that a worker with the largest taxed pay in every year gets a month when starting at 62 and a
// month, at full retirement age, and at 70. Each December's cost-of-living increase is cut to the dime.
test('the largest benefits that Social Security published for 2026 are those of the law', () => {
  const largest = (birthYear: number) => {
    const earnings = Object.fromEntries(
      Object.entries(socialSecurity.wageBase.value).filter(
        ([year]) => Number(year) >= birthYear + 22 && Number(year) <= 2025,
      ),
    )
    const averageEarnings = averageIndexedMonthlyEarnings({ birthYear, earnings })
    let amount = primaryInsuranceAmount({ eligibilityYear: birthYear + 62, averageEarnings })
    for (const [year, increase] of Object.entries(socialSecurity.costOfLiving.value))
      if (Number(year) >= birthYear + 62) amount = Math.floor(amount * (1 + increase) * 10 + 1e-6) / 10
    return amount
  }
  const monthly = (birthYear: number, claimMonths: number) =>
    Math.floor(
      largest(birthYear) *
        claimingFactor({ fullRetirementMonths: fullRetirementAgeMonths(birthYear), claimMonths }),
    )
  expect(monthly(1964, 12 * 62 + 1)).toBe(2_969)
  expect(monthly(1959, 12 * 66 + 10)).toBe(4_152)
  expect(monthly(1956, 12 * 70)).toBe(5_181)
})

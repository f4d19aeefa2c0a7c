import type { Dollars } from '#engine/units.ts'
import { distributionRules } from './life-tables.ts'
import { distributionStartAge, singleLifeExpectancy } from './required-minimum-distribution.ts'

export interface InheritedDistribution {
  /** What has to come out in the year. */
  readonly amount: Dollars
  /** What the balance is divided by; undefined when no yearly distribution is due or everything is. */
  readonly period: number | undefined
  /** The year by whose end the account is empty; undefined for those who keep their life expectancy. */
  readonly mustBeEmptyBy: number | undefined
}

/**
 * What an heir who is neither the spouse nor the owner's minor child has to withdraw from an inherited IRA in a year:
 * IRC §401(a)(9)(B), (E), (H); Pub. 590-B. Heirs of deaths since 2020 empty it in ten years, and year by year too
 * if the owner had started; the disabled and those at most ten years younger keep their life expectancy.
 * The year-of-death distribution of the owner is not in it.
 * @example inheritedDistribution({ deathYear: 2024, ownerBirthYear: 1960, heirBirthYear: 1990, year: 2026, priorYearEndBalance: 250_000 }).mustBeEmptyBy // 2034
 */
export function inheritedDistribution(p: {
  deathYear: number
  ownerBirthYear: number
  heirBirthYear: number
  year: number
  priorYearEndBalance: Dollars
  heirDisabled?: boolean
  isRoth?: boolean
}): InheritedDistribution {
  const law = distributionRules.inherited.value
  const closeInAge = p.heirBirthYear - p.ownerBirthYear <= law.closeInAgeYears
  const keepsLifeExpectancy =
    p.deathYear < law.tenYearRuleForDeathsFrom || p.heirDisabled === true || closeInAge
  const mustBeEmptyBy = keepsLifeExpectancy ? undefined : p.deathYear + law.emptyAfterYears

  const nothing = { amount: 0, period: undefined, mustBeEmptyBy }
  if (p.year <= p.deathYear || p.priorYearEndBalance <= 0) return nothing
  const everything = { amount: p.priorYearEndBalance, period: undefined, mustBeEmptyBy }
  if (mustBeEmptyBy !== undefined) {
    if (p.year >= mustBeEmptyBy) return everything
    const waived = p.year >= law.waivedFrom && p.year <= law.waivedThrough
    if (waived || !ownerHadStarted(p)) return nothing
  }
  const period = remainingPeriod(p)
  return {
    amount: period <= 1 ? p.priorYearEndBalance : p.priorYearEndBalance / period,
    period,
    mustBeEmptyBy,
  }
}

/** Whether the owner died after the year in which distributions had to start; Roth owners never start. */
function ownerHadStarted(p: { deathYear: number; ownerBirthYear: number; isRoth?: boolean }): boolean {
  return (
    p.isRoth !== true && p.deathYear > p.ownerBirthYear + Math.ceil(distributionStartAge(p.ownerBirthYear))
  )
}

/**
 * The heir's life expectancy in the year after the death, one less each year since; the owner's own one, counted from
 * the year of death, when the owner had started and it is longer.
 */
function remainingPeriod(p: {
  deathYear: number
  ownerBirthYear: number
  heirBirthYear: number
  year: number
  isRoth?: boolean
}): number {
  const first = p.deathYear + 1
  const heir = singleLifeExpectancy(first - p.heirBirthYear) - (p.year - first)
  if (!ownerHadStarted(p)) return heir
  const owner = singleLifeExpectancy(p.deathYear - p.ownerBirthYear) - (p.year - p.deathYear)
  return Math.max(heir, owner)
}

import type { Dollars, Years } from '#engine/units.ts'
import {
  distributionRules,
  jointAndLastSurvivor,
  type LifeTable,
  singleLife,
  uniformLifetime,
} from './life-tables.ts'

/** The period of an age; ages beyond the ends of a table use its ends. */
function periodAt(table: LifeTable, age: Years): number {
  const last = table.periods.length - 1
  return table.periods[Math.min(last, Math.max(0, age - table.fromAge))] ?? 0
}

/**
 * The age at which distributions start, by year of birth: IRC §401(a)(9)(C)(v). Roth IRAs of the owner never start.
 * @example distributionStartAge(1959) // 73
 */
export function distributionStartAge(birthYear: number): Years {
  let age = 0
  for (const row of distributionRules.startAges.value) if (birthYear >= row.bornFrom) age = row.age
  return age
}

/**
 * Whether a person of an age had come to the age of distributions in a year. The first one may wait until April of
 * the next year, so whoever was just there may not have begun; heirs are told the careful one.
 * @example hadReachedStart({ age: 73, year: 2026 }) // true
 * @example hadReachedStart({ age: 71, year: 2026 }) // false
 */
export function hadReachedStart({ age, year }: { age: Years; year: number }): boolean {
  return age >= distributionStartAge(year - Math.floor(age))
}

/**
 * The period the balance is divided by in a year: the joint table when the spouse is the sole beneficiary and
 * more than ten years younger, else the uniform table. Ages are at the end of the year.
 * @example distributionPeriod({ age: 73 }) // 26.5
 * @example distributionPeriod({ age: 73, spouseAge: 55 }) // 32.6
 */
export function distributionPeriod(p: { age: Years; spouseAge?: Years }): number {
  const joint = jointAndLastSurvivor.value
  if (p.spouseAge !== undefined && p.age - p.spouseAge > distributionRules.youngerSpouseYears.value) {
    const table = joint.spouses[Math.min(joint.spouses.length - 1, p.age - joint.fromOwnerAge)]
    if (table) return periodAt(table, p.spouseAge)
  }
  return periodAt(uniformLifetime.value, p.age)
}

/**
 * The required minimum distribution of an owner for a year: the balance at the end of the year before, divided by
 * the period. Nothing before the starting age. The first may wait until 1 April of the next year.
 * @example requiredMinimumDistribution({ birthYear: 1950, year: 2026, priorYearEndBalance: 245_000 }) // 10_337.55
 */
export function requiredMinimumDistribution(p: {
  birthYear: number
  year: number
  priorYearEndBalance: Dollars
  spouseBirthYear?: number
}): Dollars {
  const age = p.year - p.birthYear
  if (age < Math.floor(distributionStartAge(p.birthYear))) return 0
  const spouse = p.spouseBirthYear === undefined ? {} : { spouseAge: p.year - p.spouseBirthYear }
  return p.priorYearEndBalance / distributionPeriod({ age, ...spouse })
}

/**
 * The period of the single life table at an age, as heirs use it in the year after the death.
 * @example singleLifeExpectancy(64) // 23.7
 */
export const singleLifeExpectancy = (age: Years): number => periodAt(singleLife.value, age)

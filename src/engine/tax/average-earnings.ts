import type { Dollars } from '#engine/units.ts'
import { monthsPerYear, toCent } from './counting.ts'
import { latestYear, ofYear, socialSecurity } from './social-security-law.ts'

/** Earnings of each calendar year, in that year's dollars. */
export type EarningsByYear = Readonly<Record<number, Dollars>>

/**
 * Earnings of a year raised to the wage level of the indexing year: 42 USC 415(b)(3). Later earnings stay as they are.
 * @example indexedEarnings({ earnings: 20_000, year: 1990, indexYear: 2021 }) // 57_613.78
 */
export function indexedEarnings(p: { earnings: Dollars; year: number; indexYear: number }): Dollars {
  if (p.year >= p.indexYear) return p.earnings
  const index = (year: number) => ofYear(socialSecurity.averageWageIndex, year, 'average wage index')
  return toCent((p.earnings * index(p.indexYear)) / index(p.year))
}

/**
 * The years that are averaged for a worker who dies: those after the year of 21 up to the year before
 * death or the year of 61, less five, and at least two (42 USC 415(b)(2)).
 * @example computationYears({ birthYear: 1991, deathYear: 2026 }) // 8
 * @example computationYears({ birthYear: 1963 }) // 35
 */
export function computationYears(p: { birthYear: number; deathYear?: number }): number {
  const law = socialSecurity.averaging.value
  const lastAge = law.lastYearBeforeAge - 1
  const lastYear = p.birthYear + lastAge
  const last = p.deathYear === undefined ? lastYear : Math.min(lastYear, p.deathYear - 1)
  const elapsed = last - p.birthYear - law.firstYearAfterAge
  return Math.max(law.leastYears, elapsed - law.dropOutYears)
}

/**
 * Average indexed monthly earnings: the best years, indexed, by the month, down to the dollar (42 USC 415(b)).
 * Each year counts up to the wage base. `indexYear` is the year of 60, or two years before an earlier death;
 * where its wage index is not out yet, the latest one stands in, which gives the benefit in today's wages.
 * @example averageIndexedMonthlyEarnings({ birthYear: 1991, deathYear: 2026, earnings: { 2024: 65_000, 2025: 65_000 } }) // 1_354
 */
export function averageIndexedMonthlyEarnings(p: {
  birthYear: number
  earnings: EarningsByYear
  deathYear?: number
}): Dollars {
  const law = socialSecurity.averaging.value
  const atSixty = p.birthYear + law.indexingAge
  const lag = socialSecurity.primaryInsuranceAmount.value.indexLagYears
  const wanted = p.deathYear === undefined ? atSixty : Math.min(atSixty, p.deathYear - lag)
  const indexYear = Math.min(wanted, latestYear(socialSecurity.averageWageIndex))
  const latestBase = latestYear(socialSecurity.wageBase)

  const counted: Dollars[] = []
  for (const [key, earned] of Object.entries(p.earnings)) {
    const year = Number(key)
    const base = ofYear(socialSecurity.wageBase, Math.min(year, latestBase), 'wage base')
    counted.push(indexedEarnings({ earnings: Math.min(earned, base), year, indexYear }))
  }
  counted.sort((a, b) => b - a)
  const years = computationYears(p)
  let total = 0
  for (const earned of counted.slice(0, years)) total += earned
  return Math.floor(total / (years * monthsPerYear))
}

/**
 * The average of a career at one salary in today's wages: for people whose record we do not know.
 * @example levelCareerAverage({ salary: 65_000, yearsWorked: 13, computationYears: 8 }) // 5_416
 */
export function levelCareerAverage(p: {
  salary: Dollars
  yearsWorked: number
  computationYears: number
}): Dollars {
  const base = ofYear(socialSecurity.wageBase, latestYear(socialSecurity.wageBase), 'wage base')
  const worked = Math.min(p.yearsWorked, p.computationYears)
  return Math.floor((Math.min(p.salary, base) * worked) / (p.computationYears * monthsPerYear))
}

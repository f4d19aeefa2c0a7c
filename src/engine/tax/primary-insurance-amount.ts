import type { Dollars } from '#engine/units.ts'
import { downToDime } from './counting.ts'
import { latestYear, ofYear, socialSecurity } from './social-security-law.ts'

/**
 * A bend point of 1979 carried to another year by the average wage index, to the nearest dollar.
 * The index lags: a year's bend points need the index of two years before.
 */
function bendOf(p: {
  bend1979: Dollars
  year: number
  baseIndexYear: number
  indexLagYears: number
}): Dollars {
  const index = (year: number) => ofYear(socialSecurity.averageWageIndex, year, 'average wage index')
  return Math.round((p.bend1979 * index(p.year - p.indexLagYears)) / index(p.baseIndexYear))
}

/**
 * The bend points of the benefit formula for people who turn 62, or die earlier, in a year: 42 USC 415(a)(1)(B).
 * @example bendPoints(2026) // { first: 1_286, second: 7_749 }
 */
export function bendPoints(eligibilityYear: number): { first: Dollars; second: Dollars } {
  const law = socialSecurity.primaryInsuranceAmount.value
  const bend = (bend1979: Dollars) => bendOf({ ...law, bend1979, year: eligibilityYear })
  return { first: bend(law.firstBend1979), second: bend(law.secondBend1979) }
}

/** The last year whose bend points can be worked out: two years after the latest average wage index. */
export const latestEligibilityYear = (): number =>
  latestYear(socialSecurity.averageWageIndex) + socialSecurity.primaryInsuranceAmount.value.indexLagYears

/**
 * The monthly benefit at full retirement age, before cost-of-living increases: 42 USC 415(a), down to the dime.
 * For a later eligibility year than the bend points known, pass `latestEligibilityYear()`: today's wages throughout.
 * @example primaryInsuranceAmount({ eligibilityYear: 2024, averageEarnings: 4_000 }) // 1_960.9
 */
export function primaryInsuranceAmount(p: { eligibilityYear: number; averageEarnings: Dollars }): Dollars {
  const [low, middle, high] = socialSecurity.primaryInsuranceAmount.value.rates
  const { first, second } = bendPoints(p.eligibilityYear)
  const average = p.averageEarnings
  const amount =
    low * Math.min(average, first) +
    middle * Math.max(0, Math.min(average, second) - first) +
    high * Math.max(0, average - second)
  return downToDime(amount)
}

/**
 * The most that a worker's whole family may draw on one record in a month: 42 USC 403(a).
 * @example familyMaximum({ year: 2026, primaryInsuranceAmount: 2_479 }) // 4_589.3
 */
export function familyMaximum(p: { year: number; primaryInsuranceAmount: Dollars }): Dollars {
  const law = socialSecurity.familyMaximum.value
  let total = 0
  let from = 0
  law.rates.forEach((rate, at) => {
    const bend1979 = law.bends1979[at]
    const to = bend1979 === undefined ? Number.POSITIVE_INFINITY : bendOf({ ...law, bend1979, year: p.year })
    total += rate * Math.max(0, Math.min(p.primaryInsuranceAmount, to) - from)
    from = to
  })
  return downToDime(total)
}

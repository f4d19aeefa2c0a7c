import type { Dollars, Months, Years } from '#engine/units.ts'
import { monthsPerYear } from './counting.ts'
import { type ContributionLimits, known } from './tax-year.ts'

/**
 * How much may still go into one person's health savings account for the year: IRC §223(b).
 * The limit is a twelfth for each month of eligibility, which ends with the first month of Medicare; the
 * last-month rule and its testing period are not used. `contributed` counts the employer's money too.
 * Spouses share the family limit; each has a catch-up of their own, in an account of their own.
 * @example hsaRoom({ limits: limits2026, coverage: 'family', age: 56 }) // 9_750
 */
export function hsaRoom(p: {
  limits: ContributionLimits
  coverage: 'self_only' | 'family'
  age: Years
  monthsEligible?: Months
  contributed?: Dollars
}): Dollars {
  const law = known(p.limits.hsa)
  const base = p.coverage === 'family' ? law.family : law.selfOnly
  const full = base + (p.age >= law.catchUpFromAge ? law.catchUp : 0)
  const limit = (full * (p.monthsEligible ?? monthsPerYear)) / monthsPerYear
  return Math.max(0, limit - (p.contributed ?? 0))
}

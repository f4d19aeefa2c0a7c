import type { Dollars } from '#engine/units.ts'
import { ofYear, socialSecurity } from './social-security-law.ts'

/**
 * The earnings of a year that count for Social Security: wages and net self-employment earnings up to the wage base.
 * @example coveredEarnings({ year: 2026, wages: 200_000, selfEmploymentEarnings: 0 }) // 184_500
 */
export function coveredEarnings(p: {
  year: number
  wages: Dollars
  selfEmploymentEarnings: Dollars
}): Dollars {
  return Math.min(p.wages + p.selfEmploymentEarnings, ofYear(socialSecurity.wageBase, p.year, 'wage base'))
}

/**
 * The credits a year of earnings gives: 42 USC 413(a).
 * @example creditsEarned({ year: 2026, earnings: 5_000 }) // 2
 */
export function creditsEarned(p: { year: number; earnings: Dollars }): number {
  const each = ofYear(socialSecurity.quarterOfCoverage, p.year, 'quarter of coverage')
  return Math.min(socialSecurity.creditsPerYear.value, Math.floor(p.earnings / each))
}

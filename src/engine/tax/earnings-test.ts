import type { Dollars } from '#engine/units.ts'
import { socialSecurity } from './social-security-law.ts'
import { LawUnknown } from './tax-year.ts'

/**
 * What the earnings test withholds from a year's benefits of someone who works before full retirement age:
 * 42 USC 403(f). In the year that age is reached only the earnings of the months before it count.
 * @example withheldForEarnings({ year: 2026, earnings: 30_000, annualBenefit: 20_000, phase: 'before' }) // 2_760
 */
export function withheldForEarnings(p: {
  year: number
  earnings: Dollars
  annualBenefit: Dollars
  phase: 'before' | 'year_of_full_retirement_age' | 'after'
}): Dollars {
  if (p.phase === 'after') return 0
  const law = socialSecurity.earningsTest.value
  const exempt: { untilYear: Dollars; yearOf: Dollars } | undefined = Object.entries(law.exempt).find(
    ([year]) => Number(year) === p.year,
  )?.[1]
  if (!exempt) throw new LawUnknown(`The earnings test of ${p.year} is not published, or not confirmed.`)
  const withheld =
    p.phase === 'before'
      ? law.withheldShareUntilYear * (p.earnings - exempt.untilYear)
      : law.withheldShareInYear * (p.earnings - exempt.yearOf)
  return Math.min(p.annualBenefit, Math.max(0, withheld))
}

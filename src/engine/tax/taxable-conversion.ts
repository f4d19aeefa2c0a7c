import type { Dollars } from '#engine/units.ts'

/**
 * How much of a Roth conversion is income: all traditional, SEP and SIMPLE IRAs count as one (IRC §408(d)(2)), so the
 * part that was taxed before comes out pro rata. Both sums include what is converted. Form 8606, part I.
 * @example taxableConversion({ converted: 7_500, basis: 7_500, iraBalances: 100_000 }) // 6_937.5
 */
export function taxableConversion(p: {
  converted: Dollars
  /** Contributions that were not deducted. */
  basis: Dollars
  /** All such IRAs at the end of the year, and what was converted in it. */
  iraBalances: Dollars
}): Dollars {
  const total = Math.max(p.iraBalances, p.converted)
  const basisShare = total > 0 ? Math.min(1, Math.max(0, p.basis) / total) : 0
  return p.converted * (1 - basisShare)
}

import type { Dollars } from '#engine/units.ts'
import { type ContributionLimits, known } from './tax-year.ts'

/**
 * What a donor, or a couple together, may give one person in a year without a gift-tax return: IRC §2503(b).
 * @example annualGiftExclusion({ limits: limits2026, donors: 2 }) // 38_000
 */
export function annualGiftExclusion(p: { limits: ContributionLimits; donors: 1 | 2 }): Dollars {
  return known(p.limits.gifts).annualExclusion * p.donors
}

/**
 * What may go into one child's 529 plan at once by spreading the gift over five years: IRC §529(c)(2)(B). A return
 * (Form 709) has to be filed, and gifts to the same child in those years use up what is left of each exclusion.
 * @example superfundingMaximum({ limits: limits2026, donors: 1 }) // 95_000
 */
export function superfundingMaximum(p: { limits: ContributionLimits; donors: 1 | 2 }): Dollars {
  return annualGiftExclusion(p) * known(p.limits.gifts).superfundYears
}

/** Cover in force that is enough for now: nothing is missing today, and later too little for a policy of its own. */
import type { Figure } from '../../figure.ts'
import { policyTerms } from '../../markets/term-life-premiums.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars, Years } from '../../units.ts'
import type { Family } from './family.ts'
import type { Need } from './need.ts'
import type { SharedNeeds } from './shared.ts'

/** The most that is missing in any year, in today's dollars, and how many years from now. */
export function mostMissing({ byYear }: Need, inflation: Figure): { sum: Dollars; year: Years } {
  const sums = byYear.map((missing, year) => missing / (1 + inflation.value) ** year)
  const sum = Math.max(0, ...sums)
  return { sum, year: Math.max(0, sums.indexOf(sum)) }
}

/**
 * Whether the policy in force does for now: nothing is missing today, it runs for as long as a new one would, and what
 * prices and the years after its end add is less than the smallest policy that is sold. That is looked at again then.
 */
export const isCoveredForNow = (
  need: Need,
  { coverYearsLeft }: Family,
  { inflation }: SharedNeeds,
): boolean =>
  need.today.value === 0 &&
  need.adult.ownCover.value > 0 &&
  (need.adult.isCoverPermanent || (coverYearsLeft?.value ?? 0) >= Math.min(...policyTerms)) &&
  mostMissing(need, inflation).sum < rules.smallestPolicy.value

import type { AnnualRate, Dollars, Years } from '../units.ts'
import { presentValueOfPayments } from './annuity.ts'

/** One level-term policy: so much cover from today until the term ends. */
export interface TermPolicy {
  readonly cover: Dollars
  readonly term: Years
}

/**
 * Policies of different lengths that start together and end one after another, so that cover falls with the need.
 * Each window between two ends has the largest need in it, in whole steps; a layer too small to be sold is carried
 * by the next longer policy. Longest first. `needs[t]` is the need after t years; the last term should reach its end.
 * @example policyLadder({ needs: [900, 800, 500, 400], terms: [2, 4], step: 100, smallest: 100 }) // [{ cover: 500, term: 4 }, { cover: 400, term: 2 }]
 */
export function policyLadder(p: {
  needs: readonly Dollars[]
  terms: readonly Years[]
  step: Dollars
  smallest: Dollars
}): TermPolicy[] {
  const longestFirst = [...p.terms].sort((a, b) => b - a)
  const policies: TermPolicy[] = []
  let bought = 0
  for (const [index, term] of longestFirst.entries()) {
    const before = longestFirst[index + 1] ?? 0
    const isLongest = index === 0
    const window = isLongest ? p.needs.slice(before) : p.needs.slice(before, term)
    const wanted = Math.ceil(Math.max(0, ...window) / p.step) * p.step
    const layer = wanted - bought
    if (layer <= 0) continue
    const last = policies.at(-1)
    if (layer < p.smallest && last !== undefined) {
      policies[policies.length - 1] = { cover: last.cover + layer, term: last.term }
      bought += layer
    } else {
      const cover = Math.max(layer, p.smallest)
      policies.push({ cover, term })
      bought += cover
    }
  }
  return policies
}

/**
 * Cover in force after some years, policies that ended left out.
 * @example coverAfter([{ cover: 500, term: 30 }, { cover: 500, term: 10 }], 10) // 500
 */
export const coverAfter = (policies: readonly TermPolicy[], years: Years): Dollars =>
  policies.reduce((sum, { cover, term }) => (years < term ? sum + cover : sum), 0)

/**
 * What level premiums, paid at the start of each year, come to in today's dollars when prices rise.
 * @example premiumsInAll([{ premium: 730, term: 30 }, { premium: 465, term: 20 }, { premium: 310, term: 10 }], 0) // 34_300
 */
export const premiumsInAll = (
  policies: readonly { premium: Dollars; term: Years }[],
  inflation: AnnualRate,
): Dollars =>
  policies.reduce(
    (sum, { premium, term }) =>
      sum + presentValueOfPayments({ payment: premium, rate: inflation, years: term, when: 'start' }),
    0,
  )

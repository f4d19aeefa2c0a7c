import type { Share } from '../units.ts'

/** A share of simulated lives, with the error that comes from simulating only so many. */
export interface Odds {
  share: Share
  /** One standard error: the true share lies within two of them about 19 times in 20. */
  standardError: Share
  /** How many lives were simulated. */
  of: number
}

/**
 * The odds from independent trials.
 * @example oddsOf({ successes: 80, trials: 100 }).standardError // 0.04
 */
export function oddsOf(p: { successes: number; trials: number }): Odds {
  if (!(p.trials > 0)) throw new RangeError(`oddsOf: trials is ${p.trials}, and must be above zero`)
  const share = p.successes / p.trials
  return { share, standardError: Math.sqrt((share * (1 - share)) / p.trials), of: p.trials }
}

/**
 * The odds from antithetic trials, where each draw is used twice with opposite sign: the two lives of a
 * pair are not independent, so the pair is the unit whose spread gives the error.
 * @example oddsOfPairs({ both: 50, one: 50, neither: 0 }) // { share: 0.75, standardError: 0.025, of: 200 }
 */
export function oddsOfPairs(p: { both: number; one: number; neither: number }): Odds {
  const pairs = p.both + p.one + p.neither
  if (!(pairs > 0)) throw new RangeError('oddsOfPairs: there is no pair')
  const share = (p.both + p.one / 2) / pairs
  const meanOfSquares = (p.both + p.one / 4) / pairs
  const variance = Math.max(0, meanOfSquares - share * share)
  return { share, standardError: Math.sqrt(variance / pairs), of: 2 * pairs }
}

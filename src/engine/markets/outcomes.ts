import { type Odds, oddsOfPairs } from '../math/odds.ts'
import type { AnnualRate, Dollars, Share, Years } from '../units.ts'
import { type AssetAllocation, checkAllocation } from './asset-allocation.ts'
import { quantiles } from './percentiles.ts'
import type { Projection } from './project.ts'
import type { ScenarioBank } from './scenario-bank.ts'

/** The odds that every withdrawal of a plan is met in full. */
export function successOdds(projection: Projection): Odds {
  const { shortfallYear } = projection
  return pairedOdds(projection.paths, (path) => shortfallYear[path] === 0)
}

/** The odds that the balance at the end of a year (counted from 1; the last unless said) is at least a goal. */
export function oddsOfAtLeast(projection: Projection, goal: Dollars, year: Years = projection.years): Odds {
  if (!(Number.isInteger(year) && year >= 1 && year <= projection.years))
    throw new RangeError(`oddsOfAtLeast: year is ${year}, and must be within 1 and ${projection.years}`)
  const first = (year - 1) * projection.paths
  const { wealth } = projection
  return pairedOdds(projection.paths, (path) => wealth[first + path]! >= goal)
}

/** The odds of a yes-or-no over a bank's paths; the two mirrored paths of a draw are one pair. */
export function pairedOdds(paths: number, succeeds: (path: number) => boolean): Odds {
  const half = paths / 2
  let both = 0
  let one = 0
  for (let pair = 0; pair < half; pair++) {
    const successes = Number(succeeds(pair)) + Number(succeeds(pair + half))
    if (successes === 2) both++
    else if (successes === 1) one++
  }
  return oddsOfPairs({ both, one, neither: half - both - one })
}

/** Enough years of a bank to know one in twenty well, and few enough that every bank has them. */
const SAMPLE_YEARS = 10

/**
 * The real one-year return that an allocation falls below in a share of years: at 0.05, the loss of a
 * year so bad that one in twenty is worse. Read off the first years of the bank, whatever its length.
 */
export function badYearReturn(
  bank: ScenarioBank,
  allocation: AssetAllocation,
  share: Share = 0.05,
): AnnualRate {
  if (bank.stepsPerYear !== 1) throw new RangeError('badYearReturn: the bank must have yearly steps')
  checkAllocation(allocation)
  const { stocks, bonds, cash } = bank
  const growth = new Float32Array(Math.min(SAMPLE_YEARS, bank.steps) * bank.paths)
  for (let at = 0; at < growth.length; at++)
    growth[at] = stocks[at]! * allocation.stocks + bonds[at]! * allocation.bonds + cash[at]! * allocation.cash
  return quantiles(growth, [share])[0]! - 1
}

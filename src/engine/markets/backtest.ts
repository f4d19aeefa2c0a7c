import type { AnnualRate, Share, Years } from '../units.ts'

/** One year of real history; inflation only where a withdrawal lags it. */
export interface RealYear {
  readonly year: number
  readonly stocks: AnnualRate
  readonly bonds: AnnualRate
  readonly inflation?: AnnualRate
}

/**
 * When the year's withdrawal is taken: at its start, at its end raised by all inflation so far, or at its
 * end but not yet raised by that year's own inflation.
 */
export type WithdrawalTime = 'start' | 'end' | 'end-before-inflation'

/** Retirements through history, one from every start year that has all its years on record. */
export interface Backtest {
  readonly history: readonly RealYear[]
  /** Rebalanced every year; the rest is in bonds. */
  readonly stockShare: Share
  readonly years: Years
  readonly when: WithdrawalTime
}

/**
 * The share of historical retirements in which a level real withdrawal was met every year.
 * `withdrawalRate` is the first year's withdrawal over the starting balance.
 */
export function historicalSuccess(p: Backtest & { withdrawalRate: Share }): Share {
  const highest = maximumWithdrawalRates(p)
  return highest.filter(({ rate }) => rate >= p.withdrawalRate).length / highest.length
}

/**
 * For every start year the highest level real withdrawal, over the starting balance, that lasted:
 * one over the sum of what a dollar of each year's withdrawal cost at the start.
 */
export function maximumWithdrawalRates(p: Backtest): { startYear: number; rate: Share }[] {
  const starts = p.history.length - p.years + 1
  if (!(Number.isInteger(p.years) && p.years > 0 && starts > 0))
    throw new RangeError(`backtest: years is ${p.years}, and history has ${p.history.length}`)
  if (!(p.stockShare >= 0 && p.stockShare <= 1))
    throw new RangeError(`backtest: stockShare is ${p.stockShare}, and must be within 0 and 1`)
  return Array.from({ length: starts }, (_, first) => ({
    startYear: p.history[first]!.year,
    rate: 1 / costOfWithdrawals(p, first),
  }))
}

/** Today's cost of a dollar withdrawn in each of the years from one on. */
function costOfWithdrawals({ history, stockShare, years, when }: Backtest, first: number): number {
  let grown = 1
  let cost = 0
  for (const year of history.slice(first, first + years)) {
    if (when === 'start') cost += 1 / grown
    grown *= 1 + stockShare * year.stocks + (1 - stockShare) * year.bonds
    if (when === 'end') cost += 1 / grown
    if (when === 'end-before-inflation') cost += 1 / (grown * (1 + inflationOf(year)))
  }
  return cost
}

function inflationOf({ year, inflation }: RealYear): AnnualRate {
  if (inflation === undefined) throw new RangeError(`backtest: ${year} has no inflation on record`)
  return inflation
}

import type { Odds } from '../math/odds.ts'
import { effectiveMonthlyRate } from '../math/rate-conversion.ts'
import type { AnnualRate, Dollars, Months } from '../units.ts'
import { type AssetAllocation, checkAllocation } from './asset-allocation.ts'
import type { MarketAssumptions } from './assumptions.ts'
import { pairedOdds } from './outcomes.ts'
import { scenarioBank } from './scenario-bank.ts'

/** One year of investing at once against equal monthly slices, what waits being in cash. */
export interface CostAveraging {
  readonly atOnce: Dollars
  readonly sliced: Dollars
  /** What the schedule is expected to cost over the year. */
  readonly expectedCost: Dollars
}

const MONTHS = 12

/**
 * The year's end of both, at steady rates. The first slice is invested today and one more at the start of
 * each month; the slice and its interest go in together. Slices that `wait` begin so many months later. Rates of one kind, effective a year.
 */
export function costAveraging(p: {
  amount: Dollars
  slices: Months
  /** Months before the first slice. */
  wait?: Months
  investedRate: AnnualRate
  cashRate: AnnualRate
}): CostAveraging {
  const wait = p.wait ?? 0
  checkSlices(wait + p.slices)
  const invested = 1 + effectiveMonthlyRate(p.investedRate)
  const waiting = 1 + effectiveMonthlyRate(p.cashRate)
  const growth = sliceGrowth(
    p.slices,
    () => invested,
    () => waiting,
    wait,
  )
  const atOnce = p.amount * (1 + p.investedRate)
  const sliced = p.amount * growth
  return { atOnce, sliced, expectedCost: atOnce - sliced }
}

/** What a dollar in equal slices grows to in a year, given each month's factors. */
function sliceGrowth(
  slices: Months,
  invested: (month: number) => number,
  waiting: (month: number) => number,
  wait: Months = 0,
): number {
  let inMarket = 0
  let cashPerSlice = 1 / slices
  for (let month = 0; month < MONTHS; month++) {
    if (month >= wait && month < wait + slices) inMarket += cashPerSlice
    inMarket *= invested(month)
    cashPerSlice *= waiting(month)
  }
  return inMarket
}

/** How often investing at once ends the year ahead of monthly slices, in simulated years. */
export function oddsAtOnceIsAhead(p: {
  assumptions: MarketAssumptions
  allocation: AssetAllocation
  slices: Months
  seed: number
  paths: number
}): Odds {
  checkSlices(p.slices)
  checkAllocation(p.allocation)
  const bank = scenarioBank({ ...p, years: 1, stepsPerYear: MONTHS })
  const { stocks, bonds, cash } = p.allocation
  const isAhead = (path: number) => {
    const at = (month: number) => month * bank.paths + path
    const invested = (month: number) =>
      stocks * bank.stocks[at(month)]! + bonds * bank.bonds[at(month)]! + cash * bank.cash[at(month)]!
    let whole = 1
    for (let month = 0; month < MONTHS; month++) whole *= invested(month)
    return whole > sliceGrowth(p.slices, invested, (month) => bank.cash[at(month)]!)
  }
  return pairedOdds(bank.paths, isAhead)
}

function checkSlices(slices: Months): void {
  if (!(Number.isInteger(slices) && slices >= 1 && slices <= MONTHS))
    throw new RangeError(
      `cost averaging: slices is ${slices}, and must be a whole number from 1 to ${MONTHS}`,
    )
}

/** What each way ends with in every simulated future, after the tax that it still owes. */
import { interquartileMean, quantiles } from '../../markets/percentiles.ts'
import type { MarketCase } from '../../markets/standard-bank.ts'
import { interpolated } from '../../math/interpolation.ts'
import type { Dollars, Share, Years } from '../../units.ts'
import type { RothBasis } from './basis.ts'
import type { Stretch } from './children-ahead.ts'
import type { Later } from './later.ts'
import type { LaterRates, RatesByMarket } from './later-rates.ts'
import {
  addedPaths,
  type DollarPaths,
  dollarPaths,
  insidePaths,
  outsidePaths,
  savingsPaths,
  type YearlyDollar,
} from './markets.ts'
import type { TaxNow } from './tax-now.ts'
import type { YearNow } from './year-now.ts'

/** Dollars of each of some years beside those with a choice: in Roth accounts as far as these have room, outside beyond it. */
interface Invested extends YearlyDollar {
  readonly sheltered: Dollars
  readonly outside: Dollars
}

/** A year's dollars by the way they are taxed. */
export interface Dollarway {
  readonly traditional: Dollars
  readonly roth: Dollars
  /** The tax saved: in each stretch of the years, in each year until a loan is forgiven, and this year alone. */
  readonly invested: readonly Invested[]
  /** Saved this year in tax and loan payments. */
  readonly saved: Dollars
}

/** The dollars with a choice under a year's split, the tax saved invested; `credit` is what else is saved this year alone. */
export function wayOf(
  now: TaxNow,
  year: YearNow,
  stretches: readonly Stretch[],
  credit: Dollars = 0,
): Dollarway {
  const traditional = Math.max(0, year.traditional - now.least.traditional)
  const put = (dollars: Dollars, room: Dollars, dollar: YearlyDollar): Invested => {
    const sheltered = Math.max(0, Math.min(dollars, room))
    return { ...dollar, sheltered, outside: dollars - sheltered }
  }
  const lasting = stretches.map((years) =>
    put(years.from === 0 ? now.savedLater(year) : now.savedIn(year, years.from), now.rothRoom, {
      years,
      isRising: true,
    }),
  )
  const roomIn = (place: number) => now.rothRoom - (lasting[place]?.sheltered ?? 0)
  const end = stretches.at(-1)?.to ?? 0
  const level = (from: Years, to: Years): YearlyDollar => ({
    years: { from, to: Math.min(to, end) },
    isRising: false,
  })
  const onLoans = stretches.flatMap(({ from, to }, place) =>
    from < now.loanYears
      ? [
          put(
            now.savedOnLoansIn(year, Math.max(1, from)),
            roomIn(place),
            level(from, Math.min(to, now.loanYears)),
          ),
        ]
      : [],
  )
  // What loan payments of this year are lowered by beyond those of the next.
  const loansOnce = now.savedOnLoans(year) - now.savedOnLoansIn(year, 1)
  const once = put(
    now.savedOnce(year) + loansOnce + credit,
    roomIn(0) - (onLoans[0]?.sheltered ?? 0),
    level(0, 1),
  )
  return {
    traditional,
    roth: now.choice - traditional,
    invested: [...lasting, ...onLoans, once],
    saved: now.saved(year) + credit,
  }
}

/**
 * The same with the Marketplace credit that this much Traditional keeps: of this year alone, because for how long there is
 * such cover, and what it will cost, is not known.
 */
export const wayWithCredit = (now: TaxNow, year: YearNow, stretches: readonly Stretch[]): Dollarway =>
  wayOf(now, year, stretches, now.least.creditLost - year.creditLost)

/** Every future of one market case; what a dollar saved grows to is worked out once for the years that some way needs. */
interface Futures extends DollarPaths {
  /** A dollar in each of the compared years. */
  readonly compared: Float32Array
  readonly sheltered: (dollar: YearlyDollar) => Float32Array
  readonly outside: (dollar: YearlyDollar) => Float32Array
}

function futuresOf(
  basis: RothBasis,
  now: TaxNow,
  later: Later,
  stretches: readonly Stretch[],
  of: MarketCase,
  paths?: DollarPaths,
): Futures {
  const end = stretches.at(-1)?.to ?? later.repeated
  const once = (grown: (dollar: YearlyDollar) => Float32Array) => {
    const found = new Map<string, Float32Array>()
    return (dollar: YearlyDollar): Float32Array => {
      const key = JSON.stringify(dollar)
      const paths = found.get(key) ?? grown(dollar)
      found.set(key, paths)
      return paths
    }
  }
  return {
    ...(paths ?? dollarPaths(basis, later, of)),
    compared: insidePaths(basis, later, of, { years: { from: 0, to: end }, isRising: true }),
    sheltered: once((dollar) => insidePaths(basis, later, of, dollar)),
    outside: once((dollar) => outsidePaths(basis, now, later, of, dollar)),
  }
}

/** After-tax worth of a way in every future. */
function worthIn(
  way: Dollarway,
  futures: Futures,
  later: Later,
  { markets, rates }: RatesByMarket,
): Float32Array {
  const parts = way.invested.flatMap(({ sheltered, outside, ...dollar }) => [
    ...(sheltered === 0 ? [] : [{ dollars: sheltered, paths: futures.sheltered(dollar) }]),
    ...(outside === 0 ? [] : [{ dollars: outside, paths: futures.outside(dollar) }]),
  ])
  return futures.inside.map((grown, path) => {
    const rate = interpolated(markets, rates, grown / later.growth)
    const inside = futures.compared[path]! * (way.roth + way.traditional * (1 - rate))
    let invested = 0
    for (const { dollars, paths } of parts) invested += dollars * paths[path]!
    return Math.max(0, inside + invested)
  })
}

/** In the middle of each eighth of all futures. */
const eighths: readonly Share[] = Array.from({ length: 8 }, (_, part) => (part + 1 / 2) / 8)

/**
 * The same of some of today's savings on top of the others, and of what goes in until work ends: what does whatever is
 * decided, and what the plan makes Traditional. Of somebody retired only the markets of the year ahead count.
 */
export function savingsLaterRate(
  basis: RothBasis,
  later: Later,
  advised: { readonly traditional: Dollars; readonly paths: DollarPaths },
): (savings: { readonly decided: Dollars; readonly others: Dollars }) => Share {
  const grown = quantiles(savingsPaths(basis, later), eighths)
  const goesIn = addedPaths(basis, later)
  const added = goesIn === undefined ? [] : quantiles(goesIn, eighths)
  const dollar = quantiles(advised.paths.inside, eighths)
  return ({ decided, others }) => {
    let [taxed, drawn] = [0, 0]
    for (const [index, times] of grown.entries()) {
      const otherBalance = others * times + (added[index] ?? 0) + advised.traditional * dollar[index]!
      taxed += times * later.rateOn({ otherBalance, decidedBalance: decided * times })
      drawn += times
    }
    return taxed / drawn
  }
}

export interface Outcomes {
  /** The rate at which this much Traditional a year is taxed later, over weak and strong markets. */
  readonly laterRate: (traditional: Dollars) => Share
  /** The same in the weakest, in middling and in the strongest of those markets. */
  readonly laterRateIn: LaterRates['spread']
  /** After-tax worth of the compared years of a way in every future, with each later rate so many points higher. */
  readonly worth: (way: Dollarway, points?: Share) => Float32Array
  readonly pessimistic: (way: Dollarway) => Float32Array
  /**
   * The mean of the middle half of them when a year's contributions are those of every year: a step of the law in the very
   * middle of all futures shall not decide.
   */
  readonly middling: (year: YearNow) => Dollars
}

/** Worked out once for each way, whoever asks. */
export function outcomesOf(
  basis: RothBasis,
  now: TaxNow,
  later: Later,
  {
    expected,
    stretches,
    laterRates,
  }: {
    readonly expected: DollarPaths
    readonly stretches: readonly Stretch[]
    readonly laterRates: LaterRates
  },
): Outcomes {
  const futures = futuresOf(basis, now, later, stretches, 'expected', expected)
  const middles = new Map<Dollars, Dollars>()
  const worth = (way: Dollarway, points: Share = 0) => {
    const { markets, rates } = laterRates.of(way.traditional)
    return worthIn(way, futures, later, { markets, rates: rates.map((rate) => rate + points) })
  }
  return {
    laterRate: laterRates.mean,
    laterRateIn: laterRates.spread,
    worth,
    pessimistic: (way) =>
      worthIn(
        way,
        futuresOf(basis, now, later, stretches, 'pessimistic'),
        later,
        laterRates.of(way.traditional),
      ),
    middling: (year) => {
      const before = middles.get(year.traditional)
      if (before !== undefined) return before
      const mean = interquartileMean(worth(wayOf(now, year, stretches)))
      middles.set(year.traditional, mean)
      return mean
    },
  }
}

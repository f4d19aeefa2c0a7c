/** What each way ends with in every simulated future, after the tax that it still owes. */
import { percentiles, quantiles } from '../../markets/percentiles.ts'
import type { MarketCase } from '../../markets/standard-bank.ts'
import { interpolated } from '../../math/interpolation.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars, Share, Years } from '../../units.ts'
import type { RothBasis } from './basis.ts'
import type { Stretch } from './children-ahead.ts'
import type { Later, Markets } from './later.ts'
import {
  addedPaths,
  type DollarPaths,
  dollarPaths,
  firstYearsPaths,
  insidePaths,
  outsideIn,
  savingsPaths,
} from './markets.ts'
import type { TaxNow } from './tax-now.ts'
import type { YearNow } from './year-now.ts'

/** Parts of all futures, none of fewer than some: a first look between every so many, and none closer than from one to the next. */
const mostParts = 64
const leastFutures = 4
const firstLook = 4

/** Markets at some shares of all futures, from weak to strong. */
function marketsAt({ inside, others }: DollarPaths, { growth }: Later, shares: readonly Share[]): Markets[] {
  const decided = quantiles(inside, shares).map((value) => value / growth)
  const moved = others === undefined ? decided : quantiles(others, shares)
  return decided.map((times, place) => ({ decided: times, others: moved[place]! }))
}

/** With as many futures between any two. */
function marketsOf(paths: DollarPaths, later: Later): readonly Markets[] {
  if (later.growth <= 0) return [{ decided: 1, others: 1 }]
  const parts = Math.max(1, Math.min(mostParts, Math.floor(paths.inside.length / leastFutures)))
  return marketsAt(
    paths,
    later,
    Array.from({ length: parts + 1 }, (_, step) => step / parts),
  )
}

/** The rate at which a way's Traditional dollars are taxed later, in each of some markets; between them it runs straight. */
interface LaterRates {
  readonly markets: readonly number[]
  readonly rates: readonly Share[]
}

/**
 * Where the rates of two neighbours do not count as equal there may be a step of the law between them, as of Medicare's
 * surcharges: it is looked for, so that a straight line spreads it over few futures.
 */
function laterRatesOf(later: Later, traditional: Dollars, markets: readonly Markets[]): LaterRates {
  const found = new Map<number, Share>()
  const rateAt = (place: number): Share => {
    const rate = found.get(place) ?? later.rateWith(traditional, markets[place]!)
    found.set(place, rate)
    return rate
  }
  const lookBetween = (from: number, to: number): void => {
    const isClose = Math.abs(rateAt(from) - rateAt(to)) <= rules.rateBand.value
    if (to - from <= 1 || isClose) return
    const middle = (from + to) >> 1
    lookBetween(from, middle)
    lookBetween(middle, to)
  }
  const last = markets.length - 1
  rateAt(last)
  for (let place = 0; place < last; place += firstLook) lookBetween(place, Math.min(last, place + firstLook))
  const places = [...found.keys()].sort((one, other) => one - other)
  return {
    markets: places.map((place) => markets[place]!.decided),
    rates: places.map((place) => found.get(place)!),
  }
}

/** A year's dollars by the way they are taxed. */
export interface Dollarway {
  readonly traditional: Dollars
  readonly roth: Dollars
  /** Outside retirement accounts in each year of each stretch of them, the tax saved among it. */
  readonly outside: readonly Dollars[]
  /** Outside retirement accounts this year alone, and in each year until a loan is forgiven. */
  readonly once: Dollars
  readonly whileLoans: Dollars
  /** Saved this year in tax and loan payments. */
  readonly saved: Dollars
}

/** The dollars with a choice under a year's split, the tax saved invested. */
export function wayOf(now: TaxNow, year: YearNow, stretches: readonly Stretch[]): Dollarway {
  const traditional = Math.max(0, year.traditional - now.least.traditional)
  return {
    traditional,
    roth: now.choice - traditional,
    outside: stretches.map(({ from }) => (from === 0 ? now.savedLater(year) : now.savedIn(year, from))),
    once: now.savedOnce(year),
    whileLoans: now.savedOnLoans(year),
    saved: now.saved(year),
  }
}

/**
 * The same with the Marketplace credit that this much Traditional keeps: of this year alone, because for how long there is
 * such cover, and what it will cost, is not known.
 */
export function wayWithCredit(now: TaxNow, year: YearNow, stretches: readonly Stretch[]): Dollarway {
  const way = wayOf(now, year, stretches)
  const kept = now.least.creditLost - year.creditLost
  return { ...way, once: way.once + kept, saved: way.saved + kept }
}

/** Every future of one market case; what is saved for some years only is worked out where there is any. */
interface Futures extends DollarPaths {
  /** A dollar in each of the compared years; outside in those of each stretch. */
  readonly compared: Float32Array
  readonly outside: readonly Float32Array[]
  readonly firstYears: (years: Years) => Float32Array
}

function futuresOf(
  basis: RothBasis,
  now: TaxNow,
  later: Later,
  stretches: readonly Stretch[],
  of: MarketCase,
  paths?: DollarPaths,
): Futures {
  const found = new Map<Years, Float32Array>()
  const end = stretches.at(-1)?.to ?? later.repeated
  return {
    ...(paths ?? dollarPaths(basis, later, of)),
    compared: insidePaths(basis, later, of, { from: 0, to: end }),
    outside: stretches.map((years) => outsideIn(basis, now, later, of, years)),
    firstYears: (wanted) => {
      const years = Math.min(wanted, end)
      const before = found.get(years)
      if (before !== undefined) return before
      const grown = firstYearsPaths(basis, now, later, of, years)
      found.set(years, grown)
      return grown
    },
  }
}

/** After-tax worth of a way in every future. */
function worthIn(
  way: Dollarway,
  futures: Futures,
  later: Later,
  loanYears: Years,
  { markets, rates }: LaterRates,
): Float32Array {
  const once = way.once === 0 ? undefined : futures.firstYears(1)
  const whileLoans = way.whileLoans === 0 ? undefined : futures.firstYears(loanYears)
  return futures.inside.map((grown, path) => {
    const rate = interpolated(markets, rates, grown / later.growth)
    const inside = futures.compared[path]! * (way.roth + way.traditional * (1 - rate))
    let outside = way.once * (once?.[path] ?? 0) + way.whileLoans * (whileLoans?.[path] ?? 0)
    for (const [place, saved] of way.outside.entries())
      outside += saved * (futures.outside[place]?.[path] ?? 0)
    return Math.max(0, inside + outside)
  })
}

/** From weak to strong markets, a tenth of all futures beyond either end. */
const middleShare: Share = 0.5
const sharesTried: readonly Share[] = [0.1, 0.25, middleShare, 0.75, 0.9]

/**
 * The rate at which these dollars are taxed later, each counting once over weak and strong markets: a step of the law
 * that one of them just crosses shall not decide.
 */
export function laterRateOf(paths: DollarPaths, later: Later, traditional: Dollars): Share {
  if (later.growth <= 0) return 0
  let [taxed, drawn] = [0, 0]
  for (const markets of marketsAt(paths, later, sharesTried)) {
    taxed += markets.decided * later.rateWith(traditional, markets)
    drawn += markets.decided
  }
  return taxed / drawn
}

/** In the middle of each eighth of all futures. */
const eighths: readonly Share[] = Array.from({ length: 8 }, (_, part) => (part + 1 / 2) / 8)

/**
 * The same of some of today's savings on top of the others, and of what goes in until work ends. Of somebody retired only the
 * markets of the year ahead count.
 */
export function savingsLaterRate(
  basis: RothBasis,
  later: Later,
): (savings: { readonly decided: Dollars; readonly others: Dollars }) => Share {
  const grown = quantiles(savingsPaths(basis, later), eighths)
  const goesIn = addedPaths(basis, later)
  const added = goesIn === undefined ? [] : quantiles(goesIn, eighths)
  return ({ decided, others }) => {
    let [taxed, drawn] = [0, 0]
    for (const [index, times] of grown.entries()) {
      const otherBalance = others * times + (added[index] ?? 0)
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
  readonly laterRateIn: (traditional: Dollars) => {
    readonly weak: Share
    readonly middle: Share
    readonly strong: Share
  }
  /** After-tax worth of the compared years of a way in every future, with each later rate so many points higher. */
  readonly worth: (way: Dollarway, points?: Share) => Float32Array
  readonly pessimistic: (way: Dollarway) => Float32Array
  /** The middle of them when a year's contributions are those of every year. */
  readonly middle: (year: YearNow) => Dollars
}

/** Worked out once for each way, whoever asks. */
export function outcomesOf(
  basis: RothBasis,
  now: TaxNow,
  later: Later,
  { expected, stretches }: { readonly expected: DollarPaths; readonly stretches: readonly Stretch[] },
): Outcomes {
  const futures = futuresOf(basis, now, later, stretches, 'expected', expected)
  const markets = marketsOf(expected, later)
  const found = new Map<Dollars, LaterRates>()
  const middles = new Map<Dollars, Dollars>()
  const ratesOf = ({ traditional }: Dollarway): LaterRates => {
    const before = found.get(traditional)
    if (before !== undefined) return before
    const rates = laterRatesOf(later, traditional, markets)
    found.set(traditional, rates)
    return rates
  }
  const worth = (way: Dollarway, points: Share = 0) => {
    const { markets: at, rates } = ratesOf(way)
    return worthIn(way, futures, later, now.loanYears, {
      markets: at,
      rates: rates.map((rate) => rate + points),
    })
  }
  return {
    laterRate: (traditional) => laterRateOf(expected, later, traditional),
    laterRateIn: (traditional) => {
      const shares = [sharesTried[0]!, middleShare, sharesTried.at(-1)!]
      const [weak = 0, middle = 0, strong = 0] = marketsAt(expected, later, shares).map((markets) =>
        later.rateWith(traditional, markets),
      )
      return { weak, middle, strong }
    },
    worth,
    pessimistic: (way) =>
      worthIn(
        way,
        futuresOf(basis, now, later, stretches, 'pessimistic'),
        later,
        now.loanYears,
        ratesOf(way),
      ),
    middle: (year) => {
      const before = middles.get(year.traditional)
      if (before !== undefined) return before
      const { p50 } = percentiles(worth(wayOf(now, year, stretches)))
      middles.set(year.traditional, p50)
      return p50
    },
  }
}

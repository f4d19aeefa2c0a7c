/** The rate at which so many Traditional dollars a year are taxed later, over weak and strong markets. */
import { quantiles } from '../../markets/percentiles.ts'
import { interpolated } from '../../math/interpolation.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars, Share } from '../../units.ts'
import type { Later, Markets } from './later.ts'
import type { DollarPaths } from './markets.ts'

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

/** The rate at which a year's Traditional dollars are taxed later, in each of some markets; between them it runs straight. */
export interface RatesByMarket {
  readonly markets: readonly number[]
  readonly rates: readonly Share[]
}

/**
 * Where the rates of two neighbours do not count as equal there may be a step of the law between them, as of Medicare's
 * surcharges: it is looked for, so that a straight line spreads it over few futures.
 */
function ratesByMarket(later: Later, traditional: Dollars, markets: readonly Markets[]): RatesByMarket {
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

/**
 * Over all futures, each of these dollars counting once: a step of the law that some of them cross moves it no more than by
 * their share, so that a little more saved beside them turns nothing.
 */
function meanRate({ inside }: DollarPaths, { growth }: Later, { markets, rates }: RatesByMarket): Share {
  let [taxed, drawn] = [0, 0]
  for (const grown of inside) {
    taxed += grown * interpolated(markets, rates, grown / growth)
    drawn += grown
  }
  return taxed / drawn
}

/** Weak, middling and strong markets: a tenth of all futures lies beyond either end. */
const weakToStrong: readonly Share[] = [0.1, 0.5, 0.9]

export interface LaterRates {
  readonly of: (traditional: Dollars) => RatesByMarket
  readonly mean: (traditional: Dollars) => Share
  /** In the weakest, in middling and in the strongest of some markets. */
  readonly spread: (traditional: Dollars) => {
    readonly weak: Share
    readonly middle: Share
    readonly strong: Share
  }
}

/** Worked out once for so many dollars, whoever asks. */
export function laterRatesIn(paths: DollarPaths, later: Later): LaterRates {
  const markets = marketsOf(paths, later)
  const found = new Map<Dollars, RatesByMarket>()
  const of = (traditional: Dollars): RatesByMarket => {
    const before = found.get(traditional)
    if (before !== undefined) return before
    const rates = ratesByMarket(later, traditional, markets)
    found.set(traditional, rates)
    return rates
  }
  return {
    of,
    mean: (traditional) => (later.growth > 0 ? meanRate(paths, later, of(traditional)) : 0),
    spread: (traditional) => {
      const [weak = 0, middle = 0, strong = 0] = marketsAt(paths, later, weakToStrong).map((at) =>
        later.rateWith(traditional, at),
      )
      return { weak, middle, strong }
    },
  }
}

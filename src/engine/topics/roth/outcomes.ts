/** What each way ends with in every simulated future, after the tax that it still owes. */
import { percentiles } from '../../markets/percentiles.ts'
import type { MarketCase } from '../../markets/standard-bank.ts'
import { interpolated } from '../../math/interpolation.ts'
import type { Dollars, Share, Years } from '../../units.ts'
import type { RothBasis } from './basis.ts'
import type { Later } from './later.ts'
import { type DollarPaths, dollarPaths, firstYearsPaths } from './markets.ts'
import type { TaxNow, YearNow } from './tax-now.ts'

/** Markets so many times the expected ones, at which the later rate is worked out; between them it runs straight. */
const marketSteps: readonly number[] = [0.1, 0.5, 1, 2, 5]

/** A year's dollars by the way they are taxed. */
export interface Dollarway {
  readonly traditional: Dollars
  readonly roth: Dollars
  /** Outside retirement accounts every year, the tax saved among it. */
  readonly outside: Dollars
  /** Outside retirement accounts this year alone, and in each year until a loan is forgiven. */
  readonly once: Dollars
  readonly whileLoans: Dollars
  /** Saved this year in tax and loan payments. */
  readonly saved: Dollars
}

/** The dollars with a choice under a year's split, the tax saved invested. */
export function wayOf(now: TaxNow, year: YearNow): Dollarway {
  const traditional = Math.max(0, year.traditional - now.least.traditional)
  return {
    traditional,
    roth: now.choice - traditional,
    outside: now.savedLater(year),
    once: now.savedOnce(year),
    whileLoans: now.savedOnLoans(year),
    saved: now.saved(year),
  }
}

/** Every future of one market case; what is saved for some years only is worked out where there is any. */
interface Futures extends DollarPaths {
  readonly firstYears: (years: Years) => Float32Array
}

function futuresOf(
  basis: RothBasis,
  now: TaxNow,
  later: Later,
  of: MarketCase,
  paths?: DollarPaths,
): Futures {
  const found = new Map<Years, Float32Array>()
  return {
    ...(paths ?? dollarPaths(basis, now, later, of)),
    firstYears: (years) => {
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
  rates: readonly number[],
): Float32Array {
  const once = way.once === 0 ? undefined : futures.firstYears(1)
  const whileLoans = way.whileLoans === 0 ? undefined : futures.firstYears(loanYears)
  return futures.inside.map((grown, path) => {
    const rate = interpolated(marketSteps, rates, grown / later.growth)
    const inside = grown * (way.roth + way.traditional * (1 - rate))
    const outside =
      way.outside * (futures.outside[path] ?? 0) +
      way.once * (once?.[path] ?? 0) +
      way.whileLoans * (whileLoans?.[path] ?? 0)
    return Math.max(0, inside + outside)
  })
}

export interface Outcomes {
  /** After-tax worth of a way in every future, with each later rate so many points higher. */
  readonly worth: (way: Dollarway, points?: Share) => Float32Array
  readonly pessimistic: (way: Dollarway) => Float32Array
  /** The middle of them when a year's contributions are those of every year. */
  readonly middle: (year: YearNow) => Dollars
}

/** Worked out once for each way, whoever asks. */
export function outcomesOf(basis: RothBasis, now: TaxNow, later: Later, expected: DollarPaths): Outcomes {
  const futures = futuresOf(basis, now, later, 'expected', expected)
  const rates = new Map<Dollars, readonly number[]>()
  const middles = new Map<Dollars, Dollars>()
  const ratesOf = ({ traditional }: Dollarway): readonly number[] => {
    const before = rates.get(traditional)
    if (before !== undefined) return before
    const found = marketSteps.map((markets) => later.rateWith(traditional, markets))
    rates.set(traditional, found)
    return found
  }
  const worth = (way: Dollarway, points: Share = 0) =>
    worthIn(
      way,
      futures,
      later,
      now.loanYears,
      ratesOf(way).map((rate) => rate + points),
    )
  return {
    worth,
    pessimistic: (way) =>
      worthIn(way, futuresOf(basis, now, later, 'pessimistic'), later, now.loanYears, ratesOf(way)),
    middle: (year) => {
      const before = middles.get(year.traditional)
      if (before !== undefined) return before
      const { p50 } = percentiles(worth(wayOf(now, year)))
      middles.set(year.traditional, p50)
      return p50
    },
  }
}

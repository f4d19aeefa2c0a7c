/** What each way is worth on the day work ends, after the tax that it still owes: in the middle, in weak markets, at higher rates. */
import type { Figure } from '../../figure.ts'
import { pairedOdds } from '../../markets/outcomes.ts'
import { percentiles } from '../../markets/percentiles.ts'
import type { MarketCase } from '../../markets/standard-bank.ts'
import { interpolated } from '../../math/interpolation.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars, Years } from '../../units.ts'
import type { RothBasis } from './basis.ts'
import type { Later } from './later.ts'
import { type DollarPaths, dollarPaths, firstYearsPaths } from './markets.ts'
import type { TaxNow, YearNow } from './tax-now.ts'

const digits = 3
/** Markets so many times the expected ones, at which the later rate is worked out; between them it runs straight. */
const marketSteps: readonly number[] = [0.1, 0.5, 1, 2, 5]

export interface Row {
  readonly saved: Figure
  readonly middle: Figure
  readonly weak: Figure
  /** The middle outcome when every later rate is some points higher. */
  readonly higherRates: Figure
  readonly worth: Float32Array
}

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

export interface Worth {
  readonly rowOf: (id: string, label: string, way: Dollarway) => Row
  /** The middle outcome with the lowest published forecasts. */
  readonly pessimistic: (id: string, label: string, way: Dollarway) => Figure
  readonly ahead: (id: string, row: Row, other: Row) => Figure
  readonly paths: Figure
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

export function worthOf(basis: RothBasis, now: TaxNow, later: Later, expected: DollarPaths): Worth {
  const { sheet, reader, contribution, retirementAge } = basis
  const paths = sheet.computed(
    'paths',
    'Simulated futures',
    'count',
    'the number of market histories drawn from the return assumptions',
    [],
    expected.inside.length,
  )
  const lawRisk = reader.rule('law-risk', 'Points that later rates may rise', 'rate', rules.lawRisk)
  const how =
    'these dollars every year until work ends, in every simulated future, less the tax that they owe later, plus the tax saved, invested outside, a credit and lower loan payments only for the years that they last; in today’s dollars'
  const futures = futuresOf(basis, now, later, 'expected', expected)
  const known = new Map<Dollars, readonly number[]>()
  const ratesOf = ({ traditional }: Dollarway): readonly number[] => {
    const before = known.get(traditional)
    if (before !== undefined) return before
    const rates = marketSteps.map((markets) => later.rateWith(traditional, markets))
    known.set(traditional, rates)
    return rates
  }
  const dollars = (id: string, label: string, value: number) =>
    sheet.computed(id, label, 'usd', how, [contribution, retirementAge, paths], value, digits)

  return {
    paths,
    rowOf: (id, label, way) => {
      const rates = ratesOf(way)
      const worth = worthIn(way, futures, later, now.loanYears, rates)
      const found = percentiles(worth)
      const higher = rates.map((rate) => rate + lawRisk.value)
      return {
        saved: sheet.computed(
          `row.${id}.saved`,
          `${label}: saved this year`,
          'usd',
          'tax and loan payments with as little Traditional as possible − with this much',
          [contribution, basis.income],
          Math.round(way.saved),
        ),
        middle: dollars(`row.${id}.middle`, `${label}: middle outcome after tax`, found.p50),
        weak: dollars(`row.${id}.weak`, `${label}: weak markets, after tax`, found.p10),
        higherRates: sheet.computed(
          `row.${id}.higher`,
          `${label}: middle outcome if later rates rise`,
          'usd',
          how,
          [contribution, retirementAge, paths, lawRisk],
          percentiles(worthIn(way, futures, later, now.loanYears, higher)).p50,
          digits,
        ),
        worth,
      }
    },
    pessimistic: (id, label, way) =>
      dollars(
        `row.${id}.pessimistic`,
        `${label}: middle outcome with the lowest forecasts`,
        percentiles(
          worthIn(way, futuresOf(basis, now, later, 'pessimistic'), later, now.loanYears, ratesOf(way)),
        ).p50,
      ),
    ahead: (id, row, other) =>
      sheet.computed(
        `ahead.${id}`,
        'Futures in which this plan ends ahead',
        'odds',
        'futures in which the plan is worth more after tax ÷ all futures',
        [row.middle, other.middle],
        pairedOdds(row.worth.length, (path) => (row.worth[path] ?? 0) > (other.worth[path] ?? 0)).share,
      ),
  }
}

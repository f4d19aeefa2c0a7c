/** What each way is worth on the day work ends, after the tax that it still owes: in the middle, in weak markets, at higher rates. */
import type { Figure } from '../figure.ts'
import { pairedOdds } from '../markets/outcomes.ts'
import { percentiles } from '../markets/percentiles.ts'
import { interpolated } from '../math/interpolation.ts'
import { planningRules as rules } from '../planning-rules.ts'
import type { Dollars } from '../units.ts'
import type { RothBasis } from './roth-basis.ts'
import type { Later } from './roth-later.ts'
import { type DollarPaths, dollarPaths } from './roth-markets.ts'
import type { TaxNow, YearNow } from './roth-tax-now.ts'

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
  /** Outside retirement accounts, the tax saved among it. */
  readonly outside: Dollars
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

/** After-tax worth of a way in every future. */
function worthIn(way: Dollarway, paths: DollarPaths, later: Later, rates: readonly number[]): Float32Array {
  return paths.inside.map((grown, path) => {
    const rate = interpolated(marketSteps, rates, grown / later.growth)
    const inside = grown * (way.roth + way.traditional * (1 - rate))
    return Math.max(0, inside + way.outside * (paths.outside[path] ?? 0))
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
    'these dollars every year until work ends, in every simulated future, less the tax that they owe later, plus the tax saved, invested outside; in today’s dollars'
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
      const worth = worthIn(way, expected, later, rates)
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
          percentiles(worthIn(way, expected, later, higher)).p50,
          digits,
        ),
        worth,
      }
    },
    pessimistic: (id, label, way) =>
      dollars(
        `row.${id}.pessimistic`,
        `${label}: middle outcome with the lowest forecasts`,
        percentiles(worthIn(way, dollarPaths(basis, now, later, 'pessimistic'), later, ratesOf(way))).p50,
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

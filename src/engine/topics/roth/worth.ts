/** What each way is worth on the day work ends, after the tax that it still owes: in the middle, in weak markets, at higher rates. */
import type { Figure } from '../../figure.ts'
import { pairedOdds } from '../../markets/outcomes.ts'
import { percentiles } from '../../markets/percentiles.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollarway } from './outcomes.ts'
import type { RothWork } from './work.ts'

const digits = 3

export interface Row {
  readonly saved: Figure
  readonly middle: Figure
  readonly weak: Figure
  /** The middle outcome when every later rate is some points higher. */
  readonly higherRates: Figure
  readonly worth: Float32Array
}

export interface Worth {
  readonly rowOf: (id: string, label: string, way: Dollarway) => Row
  /** The middle outcome with the lowest published forecasts. */
  readonly pessimistic: (id: string, label: string, way: Dollarway) => Figure
  readonly ahead: (id: string, row: Row, other: Row) => Figure
  readonly paths: Figure
}

export function worthOf({
  sheet,
  reader,
  contribution,
  income,
  retirementAge,
  dollarGrowth,
  outcomes,
  children,
}: RothWork): Worth {
  const paths = sheet.computed(
    'paths',
    'Simulated futures',
    'count',
    'the number of market histories drawn from the return assumptions',
    [],
    dollarGrowth.inside.length,
  )
  const lawRisk = reader.rule('law-risk', 'Points that later rates may rise', 'rate', rules.lawRisk)
  const how = `these dollars every year until ${children.change?.isTurn === true ? 'children who grow, or another filing status, change the better kind' : 'work ends'}, in every simulated future, less the tax that they owe later, plus the tax saved, in Roth accounts as far as they have room for it and invested outside beyond, a credit and lower loan payments only for the years that they last; in today’s dollars`
  const dollars = (id: string, label: string, value: number) =>
    sheet.computed(id, label, 'usd', how, [contribution, retirementAge, paths], value, digits)

  return {
    paths,
    rowOf: (id, label, way) => {
      const worth = outcomes.worth(way)
      const found = percentiles(worth)
      return {
        saved: sheet.computed(
          `row.${id}.saved`,
          `${label}: saved this year`,
          'usd',
          'tax and loan payments with as little Traditional as possible − with this much',
          [contribution, income],
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
          percentiles(outcomes.worth(way, lawRisk.value)).p50,
          digits,
        ),
        worth,
      }
    },
    pessimistic: (id, label, way) =>
      dollars(
        `row.${id}.pessimistic`,
        `${label}: middle outcome with the lowest forecasts`,
        percentiles(outcomes.pessimistic(way)).p50,
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

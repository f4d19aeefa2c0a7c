/** How the invested part could turn out: simulated futures, a bad year, the worst year on record. */
import type { Figure } from '../../figure.ts'
import { historicalRealReturns, historicalReturnsSource } from '../../markets/historical-returns.ts'
import { badYearReturn, pairedOdds } from '../../markets/outcomes.ts'
import { type Percentiles, percentiles, percentilesByYear } from '../../markets/percentiles.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { type Growth, growthOf, investedAtHorizon, investedByYear } from './growth.ts'
import { yearlyIncome } from './income.ts'
import type { LumpSumWork } from './work.ts'
import { yearlyTaxOf } from './yearly-tax.ts'

/** How many leading digits of simulated money mean something. */
const digits = 3
/** The true share lies within this many standard errors nearly always. */
const errorsShown = 2
const basisPoints = 10_000

export interface Outlook {
  readonly fee: Figure
  readonly drag: Figure
  /** Interest and dividends of a year on the taxable part. */
  readonly yearlyIncome: Figure
  readonly growth: Growth
  readonly years: number
  readonly byYear: readonly Percentiles[]
  readonly middle: Figure
  /** Nine in ten futures end with at least `weak`, one in ten with at least `strong`. */
  readonly weak: Figure
  readonly strong: Figure
  readonly mostFutures: Figure
  readonly fewFutures: Figure
  readonly odds: Figure
  readonly oddsError: Figure
  readonly badYear: Figure
  readonly worstYear: Figure
  readonly worstYearIn: Figure
  readonly pessimistic: Figure
  /** What it could pay each year, for money that is lived on. */
  readonly yearlyPay: Figure | undefined
  readonly paths: Figure
}

/** The calendar year since 1928 in which this mix lost most, in real terms; US stocks stand for the world's. */
function worstYear({ sheet, mix, invested }: LumpSumWork): Pick<Outlook, 'worstYear' | 'worstYearIn'> {
  let worst = { year: 0, change: Infinity }
  for (const { year, stocks, bonds, bills } of historicalRealReturns) {
    const change = mix.stocks * stocks + mix.bonds * bonds + mix.cash * bills
    if (change < worst.change) worst = { year, change }
  }
  const cited = {
    source: historicalReturnsSource,
    note: 'US stocks, Treasury bonds and bills, after inflation.',
  }
  const worstYearIn = sheet.market('worst-year.when', 'Worst year on record for this mix', 'year', {
    ...cited,
    value: worst.year,
  })
  const change = sheet.market('worst-year.change', 'What this mix lost in its worst year', 'rate', {
    ...cited,
    value: Math.max(0, -worst.change),
  })
  return {
    worstYearIn,
    worstYear: sheet.computed(
      'worst-year',
      'Loss if the worst year on record came again',
      'usd',
      'what is invested × what the mix lost in that year, after inflation',
      [invested, change, worstYearIn],
      change.value * invested.value,
      digits,
    ),
  }
}

export function outlookOf(work: LumpSumWork): Outlook | undefined {
  const { sheet, reader, context, invested, taxable, glide, mix } = work
  if (invested.value <= 0) return undefined
  const fee = reader.rule('fee', 'Fund costs a year', 'rate', rules.indexFundFee)
  const tax = yearlyTaxOf(work)
  const parts = { sheltered: Math.max(0, invested.value - taxable.value), taxable: taxable.value }
  const costs = { fee: fee.value, dragRate: tax.dragRate }
  const growth = growthOf(work, costs)
  const ends = investedAtHorizon(parts, growth)
  const last = percentiles(ends)
  const gloomy = percentiles(investedAtHorizon(parts, growthOf(work, costs, 'pessimistic')))
  const byYear = percentilesByYear(investedByYear(parts, growth))
  const paths = sheet.computed(
    'paths',
    'Simulated futures',
    'count',
    'futures drawn from the market assumptions, in mirrored pairs',
    [
      invested,
      work.horizon,
      work.expected,
      sheet.market(
        'market.stocks-volatility',
        'How much US stocks swing a year',
        'rate',
        context.market.usStocksVolatility,
      ),
      sheet.market(
        'market.bonds-volatility',
        'How much bonds swing a year',
        'rate',
        context.market.bondsVolatility,
      ),
      inflationOf(work),
      fee,
      tax.drag,
    ],
    growth.paths,
  )
  const mostFutures = reader.rule('share.most', 'Most futures', 'odds', rules.mostFutures)
  const outcome = (id: string, label: string, how: string, value: number) =>
    sheet.computed(
      id,
      label,
      'usd',
      `${how}, in today’s dollars, after fund costs and yearly tax`,
      [paths],
      value,
      digits,
    )
  const odds = pairedOdds(growth.paths, (path) => (ends[path] ?? 0) >= invested.value)
  return {
    fee,
    drag: tax.drag,
    yearlyIncome: tax.yearlyIncome,
    ...worstYear(work),
    years: glide.length,
    byYear: [...byYear.slice(0, -1), last],
    growth,
    paths,
    middle: outcome('outcome.middle', 'Middle outcome', 'the middle of the simulated futures', last.p50),
    weak: outcome(
      'outcome.weak',
      'Outcome that most futures reach',
      'the outcome that most of the simulated futures reach',
      last.p10,
    ),
    strong: outcome(
      'outcome.strong',
      'Outcome that few futures reach',
      'the outcome that only a few of the simulated futures reach',
      last.p90,
    ),
    mostFutures,
    yearlyPay: yearlyIncome(work, growth, mostFutures, paths),
    fewFutures: reader.rule('share.few', 'A few futures', 'odds', rules.fewFutures),
    odds: sheet.computed(
      'odds',
      'Futures that keep or raise their buying power',
      'odds',
      'futures that end with at least what was invested, after inflation ÷ all futures',
      [paths],
      odds.share,
    ),
    oddsError: sheet.computed(
      'odds.error',
      'How far chance alone may move these odds',
      'rate',
      'a couple of standard errors of the count of futures',
      [paths],
      Math.round(odds.standardError * errorsShown * basisPoints) / basisPoints,
    ),
    badYear: outcome(
      'bad-year',
      'Loss in a bad year',
      'what the mix loses in a year so bad that few are worse',
      Math.max(0, -badYearReturn(context.bank(glide.length), mix) * invested.value),
    ),
    pessimistic: outcome(
      'outcome.pessimistic',
      'Middle outcome with the lowest published forecasts',
      'the middle of futures drawn from the lowest forecast of each market',
      gloomy.p50,
    ),
  }
}

export const inflationOf = ({ sheet, context }: LumpSumWork): Figure =>
  sheet.market('inflation', 'Inflation a year', 'rate', context.market.inflation)

/** How the invested part could turn out: simulated futures, a bad year, the yearly tax on it. */
import { yearOf } from '../calendar.ts'
import type { Figure } from '../figure.ts'
import type { AssetAllocation } from '../markets/asset-allocation.ts'
import { badYearReturn, oddsOfAtLeast } from '../markets/outcomes.ts'
import { type Percentiles, percentilesByYear } from '../markets/percentiles.ts'
import { type Projection, project } from '../markets/project.ts'
import type { MarketCase } from '../markets/standard-bank.ts'
import type { Visualization } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { say, words } from '../say.ts'
import { bracketRate } from '../tax/bracket-tax.ts'
import { type FilingStatus, known } from '../tax/tax-year.ts'
import type { Dollars } from '../units.ts'
import type { LumpSumWork } from './lump-sum-work.ts'
import { placedIn } from './order-of-operations.ts'

/** How many leading digits of simulated money mean something. */
const digits = 3

export interface Outlook {
  readonly fee: Figure
  readonly drag: Figure
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
  readonly pessimistic: Figure
  readonly paths: Figure
}

/** What taxable investments lose to yearly tax: interest at the bracket, dividends at the rate on gains. */
function taxDrag(work: LumpSumWork): Figure {
  const { sheet, reader, context, mix, bracket, placements, invested } = work
  const taxable = placedIn(placements, 'rest')
  const status: FilingStatus = reader.value('filingStatus')
  const gains = known(context.law.capitalGains)
  const pay = reader.number('income').value
  const gainsRate = bracketRate(
    [
      { from: 0, rate: gains.zeroRate },
      { from: gains.zeroRateTop[status], rate: gains.middleRate },
      { from: gains.middleRateTop[status], rate: gains.topRate },
    ],
    Math.max(0, pay - known(context.law.standardDeduction)[status]),
  )
  const onDividends = sheet.law('gains.rate', 'Federal rate on dividends and long-term gains', 'rate', {
    value: gainsRate,
    source: 'source' in context.law.capitalGains ? context.law.capitalGains.source : '',
  })
  const dividends = reader.rule('dividend-yield', 'What stocks pay out a year', 'rate', rules.dividendYield)
  const interest = sheet.market('market.bonds', 'Bonds a year', 'rate', context.market.bonds)
  const share = invested.value === 0 ? 0 : taxable / invested.value
  const rate =
    share *
    (mix.stocks * dividends.value * onDividends.value +
      (mix.bonds + mix.cash) * interest.value * bracket.value)
  return sheet.computed(
    'tax-drag',
    'Yearly federal tax on what is invested outside retirement accounts',
    'usd-per-year',
    'dividends × their tax rate + interest × your bracket, on the taxable part, in the first year; state tax is not counted',
    [invested, dividends, onDividends, interest, bracket],
    Math.round(rate * invested.value),
  )
}

export function run(
  work: LumpSumWork,
  start: Dollars,
  glide: readonly AssetAllocation[],
  annualFee: number,
  marketCase?: MarketCase,
): Projection {
  return project(work.context.bank(glide.length, marketCase), {
    start,
    cashFlows: glide.map(() => 0),
    allocations: glide,
    annualFee,
  })
}

export function outlookOf(work: LumpSumWork): Outlook | undefined {
  const { sheet, reader, context, invested, glide, mix } = work
  if (invested.value === 0) return undefined
  const fee = reader.rule('fee', 'Fund costs a year', 'rate', rules.indexFundFee)
  const drag = taxDrag(work)
  const cost = fee.value + drag.value / invested.value
  const bank = context.bank(glide.length)
  const projection = run(work, invested.value, glide, cost)
  const byYear = percentilesByYear(projection)
  const last = byYear.at(-1)
  if (last === undefined) return undefined

  const inputs = [
    invested,
    sheet.market('market.stocks', 'US stocks a year', 'rate', context.market.usStocks),
    sheet.market('market.other-stocks', 'Other stocks a year', 'rate', context.market.nonUsStocks),
    sheet.market('market.bonds', 'Bonds a year', 'rate', context.market.bonds),
    sheet.market('market.cash', 'Cash a year', 'rate', context.market.cash),
    sheet.market('inflation', 'Inflation a year', 'rate', context.market.inflation),
    fee,
    drag,
  ]
  const paths = sheet.computed(
    'paths',
    'Simulated futures',
    'count',
    'futures drawn from the market assumptions, in mirrored pairs',
    inputs,
    bank.paths,
  )
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
  const odds = oddsOfAtLeast(projection, invested.value)
  const gloomy = percentilesByYear(run(work, invested.value, glide, cost, 'pessimistic')).at(-1)
  return {
    fee,
    drag,
    years: glide.length,
    byYear,
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
    mostFutures: reader.rule('share.most', 'Most futures', 'odds', rules.mostFutures),
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
      Math.round(odds.standardError * 2 * 10_000) / 10_000,
    ),
    badYear: outcome(
      'bad-year',
      'Loss in a bad year',
      'what the mix loses in a year so bad that few are worse',
      Math.max(0, -badYearReturn(bank, mix) * invested.value),
    ),
    pessimistic: outcome(
      'outcome.pessimistic',
      'Middle outcome with the lowest published forecasts',
      'the middle of futures drawn from the lowest forecast of each market',
      gloomy?.p50 ?? 0,
    ),
  }
}

const bandNames = {
  p5: 'Weak markets',
  p25: 'Below the middle',
  p50: 'Middle',
  p75: 'Above the middle',
  p95: 'Strong markets',
} as const
const bandPercentiles = { p5: 5, p25: 25, p50: 50, p75: 75, p95: 95 } as const

export function projectionCard(work: LumpSumWork, outlook: Outlook): Visualization {
  const { sheet, context, invested } = work
  const thisYear = yearOf(context.today)
  const lastYear = sheet.computed(
    'last-year',
    'Year in which the money is needed',
    'year',
    'this year + years until the money is needed',
    [work.horizon],
    thisYear + outlook.years,
  )
  const last = outlook.byYear.at(-1)
  const end = (id: string, label: string, value: number) =>
    sheet.computed(
      id,
      label,
      'usd',
      'a percentile of the simulated futures, in today’s dollars',
      [outlook.paths],
      value,
      digits,
    )
  const low = end('band.low', 'Lower end of the light band', last?.p5 ?? 0)
  const high = end('band.high', 'Upper end of the light band', last?.p95 ?? 0)
  const keys = ['p5', 'p25', 'p50', 'p75', 'p95'] as const
  return {
    id: 'projection',
    type: 'projection',
    title: say`Likely ${low} to ${high} by ${lastYear}`,
    subtitle: say`${outlook.paths} simulated futures, today’s dollars. Nearly all land inside the light band; the line is the middle.`,
    years: Array.from({ length: outlook.years + 1 }, (_, year) => thisYear + year),
    bands: keys.map((key) => ({
      percentile: bandPercentiles[key],
      label: words(bandNames[key]),
      values: [invested.value, ...outlook.byYear.map((year) => Math.round(year[key]))],
    })),
    goal: { label: words('What you invest'), amount: invested.value },
    figure: outlook.middle.id,
  }
}

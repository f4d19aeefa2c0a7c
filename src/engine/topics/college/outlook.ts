/** How the savings could turn out: every child's account through the simulated futures, bills paid from it. */
import type { Figure } from '../../figure.ts'
import { pairedOdds } from '../../markets/outcomes.ts'
import { type Percentiles, percentiles } from '../../markets/percentiles.ts'
import { type Projection, project } from '../../markets/project.ts'
import type { MarketCase } from '../../markets/standard-bank.ts'
import { growthByYear, growthOver } from '../../math/changing-rates.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars, Months } from '../../units.ts'
import { type Contribution, nothingGoesIn, putInBetween } from './contribution.ts'
import type { ChildNeed } from './need.ts'
import { laterAtStart, requiredAtStart } from './reach.ts'
import type { CollegeWork } from './work.ts'

/** How many leading digits of simulated money mean something. */
const digits = 3
/** The true share lies within this many standard errors nearly always. */
const errorsShown = 2
const basisPoints = 10_000
/** Before college a year's saving is counted in equal parts at its start and its end; from the first bill on at its end. */
const parts = 2

export interface CollegeOutlook {
  readonly paths: Figure
  /** Futures in which every bill of the target is met. */
  readonly odds: Figure
  readonly oddsError: Figure
  /** Futures in which something is left even after all of college is paid from it. */
  readonly overOdds: Figure
  /** The savings when college starts, over all children, in today's dollars. */
  readonly middle: Figure
  readonly weak: Figure
  readonly strong: Figure
  readonly pessimistic: Figure
  readonly weakShare: Figure
  readonly middleShare: Figure
  readonly mostFutures: Figure
  readonly fewFutures: Figure
  /** At the end of each year, over all children. */
  readonly byYear: readonly Percentiles[]
}

interface Flows {
  readonly saved: readonly Dollars[]
  readonly required: (bills: readonly Dollars[]) => Dollars[]
  /** The part of a year's saving that joins the account at the start of the next one. */
  readonly onTheWay: (year: number) => Dollars
}

/**
 * The futures are drawn in whole years from today, and bills come before one of them is over. Savings are in cash by then:
 * the bill waits for the end of the year with the interest of its months, and so does what goes in as it comes.
 */
const untilYearIsOver = ({ child, rates }: ChildNeed): number =>
  (1 + (rates[Math.max(0, child.startsIn - 1)] ?? 0)) ** child.early

function flowsOf(work: CollegeWork, need: ChildNeed, contribution: Contribution): Flows {
  const { bills, savingMonths, child } = need
  const years = bills.length
  const price = (year: number) => growthByYear([work.inflation.value], year)
  // The last year before a bill ends as it comes, so that what goes in after it helps to pay the next one.
  const endOf = (year: number): Months => {
    const years = year + 1 - (year < child.startsIn - 1 ? 0 : child.early)
    return Math.min(savingMonths, Math.round(years * monthsPerYear))
  }
  const inYear = (year: number): Dollars =>
    putInBetween(contribution, year === 0 ? 0 : endOf(year - 1), endOf(year)) / price(year)
  // A bill at the start of a year cannot be paid from what that year saves.
  const atItsEnd = (year: number): Dollars => inYear(year) / (year < child.startsIn ? parts : 1)
  const onTheWay = (year: number): Dollars =>
    atItsEnd(year) * (year < child.startsIn - 1 ? 1 : untilYearIsOver(need))
  const saved = Array.from(
    { length: years },
    (_, year) => inYear(year) - atItsEnd(year) + (year === 0 ? 0 : onTheWay(year - 1)),
  )
  return {
    saved,
    required: (due) =>
      due.map((bill, year) => (bill * (year === 0 ? 1 : untilYearIsOver(need))) / price(year)),
    onTheWay,
  }
}

interface Course {
  readonly need: ChildNeed
  readonly met: Projection
  readonly whole: Projection
  readonly atStart: Float32Array
  /** At the end of a year, or on the day of the first bill where that comes before it. */
  readonly atEnd: (year: number, path: number) => Dollars
}

function courseOf(
  work: CollegeWork,
  need: ChildNeed,
  contribution: Contribution,
  marketCase?: MarketCase,
): Course {
  const { bills, target, mixes, child } = need
  const flows = flowsOf(work, need, contribution)
  const bank = work.context.bank(bills.length, marketCase)
  const run = (due: readonly Dollars[]) => {
    const real = flows.required(due)
    return project(bank, {
      start: contribution.start,
      cashFlows: flows.saved.map((saved, year) => saved - (real[year] ?? 0)),
      allocations: mixes,
      annualFee: work.fee.value,
    })
  }
  const met = run(target)
  const { paths, wealth } = met
  // In the dollars of the day, whose interest and inflation of the last months have not come yet.
  const onTheDay = growthOver([work.inflation.value], child.early) / untilYearIsOver(need)
  const atEnd = (year: number, path: number): Dollars =>
    ((wealth[year * paths + path] ?? 0) + flows.onTheWay(year)) * (year === child.startsIn - 1 ? onTheDay : 1)
  const atStart = new Float32Array(paths)
  for (let path = 0; path < paths; path += 1)
    atStart[path] = child.startsIn === 0 ? contribution.start : atEnd(child.startsIn - 1, path)
  return { need, met, whole: run(bills), atStart, atEnd }
}

function summed(
  courses: readonly Course[],
  paths: number,
  of: (course: Course, path: number) => Dollars,
): Float32Array {
  const values = new Float32Array(paths)
  for (const course of courses)
    for (let path = 0; path < paths; path += 1) values[path] = (values[path] ?? 0) + of(course, path)
  return values
}

export function collegeOutlook(work: CollegeWork): CollegeOutlook {
  const { sheet, reader, context, needs, contributions } = work
  const run = (marketCase?: MarketCase) =>
    needs.map((need, index) => courseOf(work, need, contributions[index] ?? nothingGoesIn, marketCase))
  const courses = run()
  const count = courses[0]?.met.paths ?? 0
  const years = Math.max(0, ...needs.map(({ bills }) => bills.length))
  const required = needs.reduce((sum, need) => sum + requiredAtStart(work, need), 0)
  // From the first bill on the money is in cash, so what goes in then is worth about the same in every future.
  const later = needs.reduce((sum, need, index) => {
    const own = contributions[index] ?? nothingGoesIn
    return sum + laterAtStart(work, need, { ...own, rates: need.rates })
  }, 0)
  const start = percentiles(summed(courses, count, ({ atStart }, path) => atStart[path] ?? 0))
  const gloomy = percentiles(summed(run('pessimistic'), count, ({ atStart }, path) => atStart[path] ?? 0))
  const byYear = Array.from({ length: years }, (_, year) =>
    percentiles(summed(courses, count, ({ met, atEnd }, path) => (year < met.years ? atEnd(year, path) : 0))),
  )
  const met = pairedOdds(count, (path) => courses.every((course) => course.met.shortfallYear[path] === 0))
  const over = pairedOdds(count, (path) =>
    courses.every(
      ({ whole }) =>
        whole.shortfallYear[path] === 0 && (whole.wealth[(whole.years - 1) * whole.paths + path] ?? 0) > 0,
    ),
  )
  const paths = sheet.computed(
    'paths',
    'Simulated futures',
    'count',
    'futures drawn from the market assumptions, in mirrored pairs',
    [
      sheet.market('market.stocks', 'US stocks a year', 'rate', context.market.usStocks),
      sheet.market('market.other-stocks', 'Other stocks a year', 'rate', context.market.nonUsStocks),
      sheet.market('market.bonds', 'Bonds a year', 'rate', context.market.bonds),
      sheet.market('market.cash', 'Cash a year', 'rate', context.market.cash),
      work.inflation,
    ],
    count,
  )
  const money = (id: string, label: string, how: string, value: Dollars) =>
    sheet.computed(
      id,
      label,
      'usd',
      `${how}, in today’s dollars, after costs`,
      [paths, work.total],
      value,
      digits,
    )
  const odds = (id: string, label: string, how: string, value: number) =>
    sheet.computed(id, label, 'odds', how, [paths, work.total, work.worth], value)
  const share = (id: string, label: string, of: Figure) =>
    sheet.computed(
      id,
      label,
      'share',
      'the savings when college starts, and what goes in until the last bill, ÷ what the target takes then',
      [of, work.worth],
      required > 0 ? (of.value + later) / required : 1,
    )
  const middle = money(
    'outcome.middle',
    'Savings when college starts, middle outcome',
    'the middle of the simulated futures',
    start.p50,
  )
  const weak = money(
    'outcome.weak',
    'Savings when college starts, in most futures at least',
    'what most of the simulated futures reach',
    start.p10,
  )
  return {
    paths,
    byYear,
    middle,
    weak,
    strong: money(
      'outcome.strong',
      'Savings when college starts, in a few futures at least',
      'what only a few of the simulated futures reach',
      start.p90,
    ),
    pessimistic: money(
      'outcome.pessimistic',
      'Savings when college starts, middle with the lowest forecasts',
      'the middle of futures drawn from the lowest forecast of each market',
      gloomy.p50,
    ),
    weakShare: share('share.weak', 'Part of the target that most futures reach', weak),
    middleShare: share('share.middle', 'Part of the target that the middle future reaches', middle),
    mostFutures: reader.rule('share.most', 'Most futures', 'odds', rules.mostFutures),
    fewFutures: reader.rule('share.few', 'A few futures', 'odds', rules.fewFutures),
    odds: odds(
      'odds',
      'Futures in which the savings pay the whole target',
      'futures without a bill of the target that is not met ÷ all futures',
      met.share,
    ),
    oddsError: sheet.computed(
      'odds.error',
      'How far chance alone may move these odds',
      'rate',
      'a couple of standard errors of the count of futures',
      [paths],
      Math.round(met.standardError * errorsShown * basisPoints) / basisPoints,
    ),
    overOdds: odds(
      'odds.over',
      'Futures in which something is left after all of college',
      'futures with money left after every year’s whole price ÷ all futures',
      over.share,
    ),
  }
}

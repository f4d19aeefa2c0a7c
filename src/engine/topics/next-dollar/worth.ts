/** What the monthly dollars become by the end of work, future by future, in today's dollars. */
import { allCash } from '../../markets/asset-allocation.ts'
import {
  type Percentiles,
  percentiles,
  percentilesAtEnd,
  percentilesByYear,
} from '../../markets/percentiles.ts'
import { project } from '../../markets/project.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars, Months } from '../../units.ts'
import { averageBankRate } from '../bank-rates.ts'
import type { MonthlyCourse } from './months.ts'
import { type MonthlyNeed, placedOf } from './need.ts'
import type { DollarWork } from './work.ts'

/** The dollars of a bucket, year by year. */
function yearly(
  course: MonthlyCourse,
  needs: readonly MonthlyNeed[],
  bucket: MonthlyNeed['bucket'],
  years: number,
): Dollars[] {
  const flows = Array.from({ length: years }, () => 0)
  for (const [month, row] of course.placed.entries()) {
    const year = Math.floor(month / monthsPerYear)
    for (const [index, need] of needs.entries())
      if (need.bucket === bucket) flows[year] = (flows[year] ?? 0) + (row[index] ?? 0) * need.perDollar
    if (bucket === 'cash') flows[year] = (flows[year] ?? 0) - (course.missing[month] ?? 0)
  }
  return flows
}

const isAnything = (flows: readonly Dollars[]) => flows.some((flow) => flow !== 0)

function pricesAfter({ context, years }: DollarWork): number {
  let level = 1
  for (let year = 0; year < years.value; year += 1) level *= 1 + context.market.inflation.value
  return level
}

/** Cash that debts do not get today: some of it stays in the emergency fund, the rest is invested. */
export interface KeptCash {
  readonly inFund: Dollars
  readonly invested: Dollars
}

export const noneKept: KeptCash = { inFund: 0, invested: 0 }

/** What a course is worth at the end in each future: what grew, less what is still owed. */
export function worthOf(
  work: DollarWork,
  course: MonthlyCourse,
  needs: readonly MonthlyNeed[],
  kept: KeptCash,
): Float32Array {
  const { context, years, glide, taxes } = work
  const { bracket } = taxes.later
  const bank = context.bank(years.value)
  const fee = rules.indexFundFee.value
  // Dividends at the full bracket: the careful side, for most are taxed less.
  const drag = rules.dividendYield.value * bracket.value
  const start = { cash: work.today.left.value + kept.inFund, sheltered: 0, taxable: kept.invested }
  const worth = new Float32Array(bank.paths)
  const add = (bucket: 'cash' | 'sheltered' | 'taxable', annualFee: number) => {
    const cashFlows = yearly(course, needs, bucket, years.value)
    if (!isAnything(cashFlows) && start[bucket] === 0) return
    const allocations = bucket === 'cash' ? glide.map(() => allCash) : glide
    const { wealth } = project(bank, { start: start[bucket], cashFlows, allocations, annualFee })
    const last = (years.value - 1) * bank.paths
    for (let path = 0; path < bank.paths; path += 1)
      worth[path] = (worth[path] ?? 0) + (wealth[last + path] ?? 0)
  }
  add('cash', 0)
  add('sheltered', fee)
  add('taxable', fee + drag)
  const owed = (course.owed.at(-1) ?? 0) / pricesAfter(work)
  return worth.map((value) => Math.max(0, value - owed))
}

/** The same money left in checking at an average bank, while every debt gets its minimum payment. */
export function worthInChecking(
  work: DollarWork,
  course: MonthlyCourse,
  needs: readonly MonthlyNeed[],
): Dollars {
  const { context, years, today, cushion } = work
  const keeps = (1 + averageBankRate.value) / (1 + context.market.inflation.value)
  let balance = Math.floor(cushion.cash.value) - today.lateBills.value
  for (let year = 0; year < years.value; year += 1) {
    for (let month: Months = 0; month < monthsPerYear; month += 1) {
      const at = year * monthsPerYear + month
      balance += placedOf(course.placed[at] ?? [], needs, 'rest')
      balance = Math.max(0, balance - (course.missing[at] ?? 0))
    }
    balance *= keeps
  }
  return Math.max(0, balance - (course.owed.at(-1) ?? 0) / pricesAfter(work))
}

/** The middle future, and the one that most futures reach. */
export function ends(worth: Float32Array): { middle: Dollars; most: Dollars } {
  const { p10, p50 } = percentiles(worth)
  return { middle: p50, most: p10 }
}

export interface RetirementPicture {
  readonly start: Dollars
  /** At the end of work. */
  readonly end: Percentiles
  /** At the end of each year until then. */
  readonly byYear: () => readonly Percentiles[]
  readonly paths: number
  /** The middle future at the end, with the lowest published forecasts. */
  readonly lowest: () => Dollars
}

/** All that is saved for later: what is there, what goes in through payroll already, and what this plan adds. */
export function retirementPicture(work: DollarWork, ownYearly: Dollars, start: Dollars): RetirementPicture {
  const { rising: course, needs, context, years, glide } = work
  const sheltered = yearly(course, needs, 'sheltered', years.value)
  const taxable = yearly(course, needs, 'taxable', years.value)
  const cashFlows = sheltered.map((flow, year) => {
    const forCollege = course.placed
      .slice(year * monthsPerYear, (year + 1) * monthsPerYear)
      .reduce((sum, row) => sum + placedOf(row, needs, 'college'), 0)
    return Math.max(0, flow - forCollege) + (taxable[year] ?? 0) + ownYearly
  })
  const flows = { start, cashFlows, allocations: glide, annualFee: rules.indexFundFee.value }
  const bank = context.bank(years.value)
  const projection = project(bank, flows)
  return {
    start,
    end: percentilesAtEnd(projection),
    byYear: () => percentilesByYear(projection),
    paths: bank.paths,
    lowest: () => percentilesAtEnd(project(context.bank(years.value, 'pessimistic'), flows)).p50,
  }
}

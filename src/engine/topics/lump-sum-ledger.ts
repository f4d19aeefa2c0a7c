/**
 * What each way of using the money is worth on the day it is needed, future by future: investments and cash,
 * payments that a paid-off debt frees and that are invested in its place, less what is still owed.
 */
import { allCash } from '../markets/asset-allocation.ts'
import { type Projection, project } from '../markets/project.ts'
import type { MarketCase } from '../markets/standard-bank.ts'
import type { AnnualRate, Dollars, Years } from '../units.ts'
import type { DebtFigures } from './debts.ts'
import type { LumpSumWork } from './lump-sum-work.ts'

const monthsPerYear = 12

/** One way of using the money. */
export interface Way {
  /** In accounts whose earnings are not taxed every year. */
  readonly sheltered: Dollars
  readonly taxable: Dollars
  readonly cash: Dollars
  /** What is paid on each debt at once, by the id of its balance. */
  readonly prepaid: ReadonlyMap<string, Dollars>
}

/** What investments cost each year. */
export interface Costs {
  readonly fee: AnnualRate
  /** Yearly tax on a taxable dollar. */
  readonly dragRate: AnnualRate
}

export interface DebtCourse {
  /** Payments of each year. */
  readonly paid: readonly Dollars[]
  readonly interest: Dollars
  /** Still owed at the end. */
  readonly owed: Dollars
}

/** A debt repaid by its minimum, month by month; the payment never falls below the month's interest. */
export function debtCourse(
  { balance, rate, minimum }: DebtFigures,
  prepaid: Dollars,
  years: Years,
): DebtCourse {
  let owed = Math.max(0, balance.value - prepaid)
  let interest = 0
  const paid = Array.from({ length: years }, () => {
    let year = 0
    for (let month = 0; month < monthsPerYear && owed > 0; month += 1) {
      const charged = (owed * rate.value) / monthsPerYear
      const payment = Math.min(owed + charged, Math.max(minimum.value, charged))
      owed += charged - payment
      interest += charged
      year += payment
    }
    return year
  })
  return { paid, interest, owed }
}

/** Interest on these debts until the money is needed. */
export const interestPaid = (debts: readonly DebtFigures[], way: Way, years: Years): Dollars =>
  debts.reduce(
    (sum, debt) => sum + debtCourse(debt, way.prepaid.get(debt.balance.id) ?? 0, years).interest,
    0,
  )

/** What the debts free in each year against paying nothing early, and what they still take at the end; then-year dollars. */
function debtsOver(
  debts: readonly DebtFigures[],
  way: Way,
  years: Years,
): { freed: Dollars[]; owed: Dollars } {
  const freed = Array.from({ length: years }, () => 0)
  let owed = 0
  for (const debt of debts) {
    const before = debtCourse(debt, 0, years)
    const after = debtCourse(debt, way.prepaid.get(debt.balance.id) ?? 0, years)
    for (let year = 0; year < years; year += 1)
      freed[year] = (freed[year] ?? 0) + (before.paid[year] ?? 0) - (after.paid[year] ?? 0)
    owed += after.owed
  }
  return { freed, owed }
}

/** The balances on the day the money is needed, which may lie inside the last year. */
export function atHorizon(
  { wealth, years, paths }: Projection,
  start: Dollars,
  horizon: Years,
): Float32Array {
  const last = years - 1
  const within = Math.min(1, Math.max(0, horizon - last))
  const values = new Float32Array(paths)
  for (let path = 0; path < paths; path += 1) {
    const after = wealth[last * paths + path] ?? 0
    const before = last > 0 ? (wealth[(last - 1) * paths + path] ?? 0) : start
    values[path] = within === 1 ? after : before + within * (after - before)
  }
  return values
}

/** Both invested parts through every future, the taxable one after its yearly tax. */
export function grow(
  { context, glide }: LumpSumWork,
  parts: { sheltered: Dollars; taxable: Dollars },
  { fee, dragRate }: Costs,
  flows: readonly Dollars[] = glide.map(() => 0),
  marketCase?: MarketCase,
): Projection {
  const bank = context.bank(glide.length, marketCase)
  const taxed = project(bank, {
    start: parts.taxable,
    cashFlows: flows,
    allocations: glide,
    annualFee: fee + dragRate,
  })
  if (parts.sheltered === 0) return taxed
  const free = project(bank, {
    start: parts.sheltered,
    cashFlows: glide.map(() => 0),
    allocations: glide,
    annualFee: fee,
  })
  return { ...free, wealth: free.wealth.map((value, at) => value + (taxed.wealth[at] ?? 0)) }
}

function inCash({ context, glide }: LumpSumWork, cash: Dollars): Projection {
  return project(context.bank(glide.length), {
    start: cash,
    cashFlows: glide.map(() => 0),
    allocations: glide.map(() => allCash),
    annualFee: 0,
  })
}

/** What is still owed on the day the money is needed, in today's dollars, when a way is followed. */
export function owedAtHorizon(work: LumpSumWork, way: Way): Dollars {
  const years = work.glide.length
  return debtsOver(allDebts(work), way, years).owed / pricesAfter(work, years)
}

const allDebts = ({ costlyDebts, middleDebts }: LumpSumWork): DebtFigures[] => [
  ...costlyDebts,
  ...middleDebts,
]

function pricesAfter({ context }: LumpSumWork, years: Years): number {
  let level = 1
  for (let year = 0; year < years; year += 1) level *= 1 + context.market.inflation.value
  return level
}

/** What a way is worth on the day the money is needed, in today's dollars, in each future. */
export function worthOf(work: LumpSumWork, way: Way, costs: Costs): Float32Array {
  const { glide, horizon } = work
  const years = glide.length
  const { freed } = debtsOver(allDebts(work), way, years)
  // Freed payments are then-year dollars; a year's are invested together when the next begins.
  const real = freed.map((dollars, year) => dollars / pricesAfter(work, year + 1))
  const flows = glide.map((_, year) => (year === 0 ? 0 : (real[year - 1] ?? 0)))
  const start = way.sheltered + way.taxable
  const grown = atHorizon(grow(work, way, costs, flows), start, horizon.value)
  const kept = atHorizon(inCash(work, way.cash), way.cash, horizon.value)
  const rest = (real.at(-1) ?? 0) - owedAtHorizon(work, way)
  return grown.map((value, path) => Math.max(0, value + (kept[path] ?? 0) + rest))
}

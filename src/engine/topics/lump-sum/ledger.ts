/**
 * What each way of using the money is worth on the day it is needed, future by future: investments and cash, payments
 * that a paid-off debt frees and that are invested in its place, and how much less is owed by then. What is owed all
 * the same is no part of the money: a home loan may be many times the sum, and the home behind it is no part either.
 */
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars, Years } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { flowsAtHorizon, type Growth } from './growth.ts'
import { paidOn, weighedDebts } from './middle-debts.ts'
import { sentOnTo, type Way } from './ways.ts'
import type { LumpSumWork } from './work.ts'

export interface DebtCourse {
  /** Payments of each year. */
  readonly paid: readonly Dollars[]
  readonly interest: Dollars
  /** Still owed at the end. */
  readonly owed: Dollars
}

/** What a loan asks for that asks for nothing yet: level payments over what is owed when they begin. */
function laterPayment({ balance, rate, later }: DebtTerms, owed: Dollars): Dollars {
  if (later === undefined || balance.value <= 0) return 0
  const unpaid = balance.value * (1 + rate.value / monthsPerYear) ** later.afterMonths.value
  return (later.payment.value * owed) / unpaid
}

/**
 * A debt repaid by its minimum and what is sent on to it, month by month; the payment never falls below the month's
 * interest, but where it begins later: until then the interest is added.
 */
export function debtCourse(debt: DebtTerms, way: Way, years: Years): DebtCourse {
  const { balance, rate, minimum, later } = debt
  const more = sentOnTo(way, debt)
  let owed = Math.max(0, balance.value - paidOn(way, debt))
  let interest = 0
  let begun: Dollars | undefined
  const paid = Array.from({ length: years }, (_, before) => {
    let year = 0
    for (let month = 0; month < monthsPerYear && owed > 0; month += 1) {
      const charged = (owed * rate.value) / monthsPerYear
      const waits = later !== undefined && before * monthsPerYear + month < later.afterMonths.value
      if (later !== undefined && !waits) begun ??= laterPayment(debt, owed)
      const asked = waits ? minimum.value : Math.max(begun ?? minimum.value, charged)
      const payment = Math.min(owed + charged, asked + more)
      owed += charged - payment
      interest += charged
      year += payment
    }
    return year
  })
  return { paid, interest, owed }
}

/** Each debt by its own payment. */
const nothingPaid: Way = { sheltered: 0, taxable: 0, cash: 0, prepaid: new Map() }

/** Interest on these debts until the money is needed. */
export const interestPaid = (debts: readonly DebtTerms[], way: Way, years: Years): Dollars =>
  debts.reduce((sum, debt) => sum + debtCourse(debt, way, years).interest, 0)

/** What paying debts at once frees in each year, and how much less they take at the end, against paying nothing early; then-year dollars. */
function savedOnDebts(
  debts: readonly DebtTerms[],
  way: Way,
  years: Years,
): { freed: Dollars[]; lessOwed: Dollars } {
  const freed = Array.from({ length: years }, () => 0)
  let lessOwed = 0
  for (const debt of debts) {
    const before = debtCourse(debt, nothingPaid, years)
    const after = debtCourse(debt, way, years)
    for (let year = 0; year < years; year += 1)
      freed[year] = (freed[year] ?? 0) + (before.paid[year] ?? 0) - (after.paid[year] ?? 0)
    lessOwed += before.owed - after.owed
  }
  return { freed, lessOwed }
}

function pricesAfter({ context }: LumpSumWork, years: Years): number {
  let level = 1
  for (let year = 0; year < years; year += 1) level *= 1 + context.market.inflation.value
  return level
}

/** What a way is worth on the day the money is needed, in today's dollars, in each future. */
export function worthOf(work: LumpSumWork, way: Way, growth: Growth): Float32Array {
  const { glide, costlyDebts } = work
  const years = glide.length
  const { freed, lessOwed } = savedOnDebts([...costlyDebts, ...weighedDebts(work)], way, years)
  // Freed payments are then-year dollars; a year's are invested together when the next begins.
  const real = freed.map((dollars, year) => dollars / pricesAfter(work, year + 1))
  const flows = glide.map((_, year) => (year === 0 ? 0 : (real[year - 1] ?? 0)))
  const added = flows.some((flow) => flow !== 0) ? flowsAtHorizon(work, flows, growth.costs) : undefined
  const rest = (real.at(-1) ?? 0) + lessOwed / pricesAfter(work, years)
  const worth = new Float32Array(growth.paths)
  for (let path = 0; path < worth.length; path += 1) {
    const grown =
      way.sheltered * (growth.sheltered[path] ?? 0) +
      way.taxable * (growth.taxable[path] ?? 0) +
      way.cash * (growth.cash[path] ?? 0)
    worth[path] = grown + (added?.[path] ?? 0) + rest
  }
  return worth
}

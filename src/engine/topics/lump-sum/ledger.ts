/**
 * What each way of using the money is worth on the day it is needed, future by future: investments and cash, payments
 * that a paid-off debt frees and that are invested in its place, and how much less is owed by then. What is owed all
 * the same is no part of the money: a home loan may be many times the sum, and the home behind it is no part either.
 */
import type { Dollars, Years } from '../../units.ts'
import { byYear, debtCourse, type PaidAhead } from '../debt-course.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { deductionLost } from '../interest-deduction.ts'
import { flowsAtHorizon, type Growth } from './growth.ts'
import { paidOn, weighedDebts } from './middle-debts.ts'
import { sentOnTo, type Way } from './ways.ts'
import type { LumpSumWork } from './work.ts'

const aheadOf = (way: Way, debt: DebtTerms): PaidAhead => ({
  atOnce: paidOn(way, debt),
  monthly: sentOnTo(way, debt),
})

/** Interest on these debts until the money is needed. */
export const interestPaid = (debts: readonly DebtTerms[], way: Way, years: Years): Dollars =>
  debts
    .flatMap((debt) => debtCourse(debt, aheadOf(way, debt), years).interest)
    .reduce((sum, month) => sum + month, 0)

/**
 * What paying debts at once frees in each year, less the tax that deducting their interest would have saved, and how much
 * less they take at the end, against paying nothing early; then-year dollars.
 */
function savedOnDebts(work: LumpSumWork, way: Way, years: Years): { freed: Dollars[]; lessOwed: Dollars } {
  const freed = Array.from({ length: years }, () => 0)
  let lessOwed = 0
  for (const debt of [...work.costlyDebts, ...weighedDebts(work)]) {
    const ahead = aheadOf(way, debt)
    const before = debtCourse(debt, { atOnce: 0 }, years)
    const after = debtCourse(debt, ahead, years)
    const [asked, paid] = [byYear(before.paid), byYear(after.paid)]
    const lost = deductionLost(work, debt, ahead, years)
    for (let year = 0; year < years; year += 1)
      freed[year] = (freed[year] ?? 0) + (asked[year] ?? 0) - (paid[year] ?? 0) - (lost[year] ?? 0)
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
  const { glide } = work
  const years = glide.length
  const { freed, lessOwed } = savedOnDebts(work, way, years)
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

/** A debt month by month: what is paid, what is interest, and what is owed at the end. */
import { monthsPerYear } from '../tax/counting.ts'
import type { Dollars, Years } from '../units.ts'
import type { DebtTerms } from './debt-terms.ts'

export interface DebtCourse {
  /** Of each month. */
  readonly paid: readonly Dollars[]
  readonly interest: readonly Dollars[]
  /** Still owed at the end. */
  readonly owed: Dollars
}

/** What is paid beyond what is asked for. */
export interface PaidAhead {
  readonly atOnce: Dollars
  readonly monthly?: Dollars
}

/** What a loan asks for that asks for nothing yet: level payments over what is owed when they begin. */
function laterPayment({ balance, rate, later }: DebtTerms, owed: Dollars): Dollars {
  if (later === undefined || balance.value <= 0) return 0
  const unpaid = balance.value * (1 + rate.value / monthsPerYear) ** later.afterMonths.value
  return (later.payment.value * owed) / unpaid
}

/**
 * Repaid by its minimum and what is paid ahead, month by month; the payment never falls below the month's interest, but
 * where it begins later: until then the interest is added.
 */
export function debtCourse(debt: DebtTerms, { atOnce, monthly = 0 }: PaidAhead, years: Years): DebtCourse {
  const { balance, rate, minimum, later } = debt
  const paid: Dollars[] = []
  const interest: Dollars[] = []
  let owed = Math.max(0, balance.value - atOnce)
  let begun: Dollars | undefined
  for (let month = 0; month < years * monthsPerYear; month += 1) {
    const charged = (owed * rate.value) / monthsPerYear
    const waits = later !== undefined && month < later.afterMonths.value
    if (later !== undefined && !waits) begun ??= laterPayment(debt, owed)
    const asked = waits ? minimum.value : Math.max(begun ?? minimum.value, charged)
    const due = owed + charged
    const payment = Math.min(due, asked + monthly)
    // What is paid in full leaves nothing, not the rounding of a sum that would earn interest from then on.
    owed = due - payment
    paid.push(payment)
    interest.push(charged)
  }
  return { paid, interest, owed }
}

/** The months of each year added up. */
export const byYear = (months: readonly Dollars[]): Dollars[] =>
  Array.from({ length: Math.ceil(months.length / monthsPerYear) }, (_, year) =>
    months.slice(year * monthsPerYear, (year + 1) * monthsPerYear).reduce((sum, month) => sum + month, 0),
  )

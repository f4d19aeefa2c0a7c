/** Months until cash is spent, where what a month takes out of it changes on the way. */
import type { Dollars, Months } from '../units.ts'
import { longestRunway } from './severance.ts'

const tenths = 10
/** Binary fractions put a whole tenth a hair below itself. */
const hair = 1e-9

/** What a month costs and what benefits take off it, once the wait is over and as long as they are paid. */
export interface MonthlyNeed {
  readonly spending: Dollars
  readonly benefit: Dollars
  readonly benefitMonths: Months
  readonly benefitWait: Months
  /** After so many months a month takes another sum, in their order. */
  readonly later?: readonly Turn[] | undefined
}

/** From so many months on. */
export interface Turn {
  readonly after: Months
  readonly spending: Dollars
}

/** What has gone out of the cash by the end of a month, the first of which is 1. */
export function spentBy(month: Months, p: MonthlyNeed): Dollars {
  const paidBy = (end: Months) => Math.min(p.benefitMonths, Math.max(0, end - p.benefitWait))
  const stretch = (from: Months, to: Months, spending: Dollars) =>
    (to - from) * spending - (paidBy(to) - paidBy(from)) * Math.min(spending, p.benefit)
  const turns = (p.later ?? []).filter(({ after }) => after < month)
  return [{ after: 0, spending: p.spending }, ...turns].reduce(
    (sum, { after, spending }, index) => sum + stretch(after, turns[index]?.after ?? month, spending),
    0,
  )
}

/** Months until cash is spent, down to a tenth: every month costs the same from one turn to the next. */
export function monthsOfCash(cash: Dollars, p: MonthlyNeed): Months {
  // Nothing is left where what falls due before takes it all.
  if (cash < 0) return 0
  const turns = [p.benefitWait, p.benefitWait + p.benefitMonths, ...(p.later ?? []).map(({ after }) => after)]
  let from = 0
  for (const to of [...turns.filter((turn) => turn < longestRunway).sort((a, b) => a - b), longestRunway]) {
    const left = cash - spentBy(from, p)
    const need = spentBy(to, p) - spentBy(from, p)
    if (need > left) return Math.floor((from + ((to - from) * left) / need) * tenths + hair) / tenths
    from = to
  }
  return longestRunway
}

/**
 * What is paid on debts before a job is lost on a told day. As a rule nothing ahead, for cash that is gone cannot be borrowed
 * back without pay. But a loan that is renewed for a fee on each payday has taken more by that day than it would leave there;
 * and what lies beyond the whole fund, the months without pay in it, is not missed: it ends a card.
 */
import { monthsPerYear } from '../tax/counting.ts'
import type { Dollars, Months } from '../units.ts'
import { cushionOf, tellsCash } from './cushion.ts'
import type { DebtTerms } from './debt-terms.ts'
import { isRollover } from './debts.ts'
import { losesJob } from './ending-job.ts'
import { isLate } from './past-due.ts'
import type { Drafting } from './topic.ts'

/** Of the costly debts, the most urgent first; beside a loan that would be renewed only those that the rest pays whole. */
export function paidBeforeLastDay<Debt extends DebtTerms>(asked: Drafting, costly: readonly Debt[]): Debt[] {
  const whole = losesJob(asked.reader) ? paidBeyondFund(asked, costly) : []
  return costly.filter((debt) => isRollover(debt) || whole.includes(debt))
}

/** One that cash does not end today and that comes before cash: it would be renewed, or nothing keeps the cash from it. */
export interface RunningLoan {
  readonly debt: DebtTerms
  /** What cash leaves of it today. */
  readonly owed: Dollars
}

export const runningLoans = (
  debts: readonly DebtTerms[],
  paidToday: (debt: DebtTerms) => Dollars,
): RunningLoan[] => stillOwed(debts.filter(isRollover), paidToday)

export const stillOwed = (
  debts: readonly DebtTerms[],
  paidToday: (debt: DebtTerms) => Dollars,
): RunningLoan[] =>
  debts.map((debt) => ({ debt, owed: debt.balance.value - paidToday(debt) })).filter(({ owed }) => owed > 0)

/** What they take of so much a month, beyond their minimum payments, until the last day of pay. */
export function takenByRunning(loans: readonly RunningLoan[], monthly: Dollars, months: Months): Dollars {
  const owed = loans.map((loan) => loan.owed)
  let taken = 0
  for (let month = 0; month < months; month += 1) {
    let spare = monthly
    loans.forEach(({ debt: { rate, minimum } }, at) => {
      const due = owed[at]! * (1 + rate.value / monthsPerYear)
      const beyond = Math.min(spare, Math.max(0, due - minimum.value))
      owed[at] = Math.max(0, due - minimum.value - beyond)
      spare -= beyond
      taken += beyond
    })
  }
  return taken
}

/** None that costs nothing until a promotion ends. */
function paidBeyondFund<Debt extends DebtTerms>(asked: Drafting, costly: readonly Debt[]): Debt[] {
  const { reader } = asked
  if (!tellsCash(reader) || reader.told('monthlyExpenses') === undefined) return []
  if (costly.length === 0 || isLate(reader)) return []
  const { cash, target } = cushionOf(asked, { debts: [], id: 'beyond-fund.' })
  let left = costly
    .filter(isRollover)
    .reduce((sum, { balance }) => sum - Math.ceil(balance.value), Math.floor(cash.value - target.value))
  return costly.filter((debt) => {
    const paid = Math.ceil(debt.balance.value)
    if (isRollover(debt) || debt.promotion !== undefined || paid > left) return false
    left -= paid
    return true
  })
}

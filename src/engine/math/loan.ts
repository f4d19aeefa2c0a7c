import type { AnnualRate, Dollars, Months } from '../units.ts'
import { annuityFactor } from './annuity.ts'
import { monthlyInterest, toCents, toDollars } from './cents.ts'

/** Loans repaid monthly. The rate is the annual percentage rate; a month costs a twelfth of it. */

/**
 * The level payment that repays a loan in a number of months, unrounded.
 * @example loanPayment({ principal: 200_000, rate: 0.06, months: 360 }) // 1_199.10
 * @example loanPayment({ principal: 150_000, rate: 0, months: 36 }) // 4_166.67
 */
export function loanPayment(p: { principal: Dollars; rate: AnnualRate; months: Months }): Dollars {
  if (!(p.months > 0)) throw new RangeError(`loanPayment: months is ${p.months}, and must be above zero`)
  return p.principal / annuityFactor({ rate: p.rate / 12, years: p.months })
}

/**
 * What a level payment repays in a number of months, unrounded: the loan that `loanPayment` gives this payment.
 * @example loanPrincipal({ payment: 165, rate: 0.075, months: 48 }) // 6_824.13
 * @example loanPrincipal({ payment: 100, rate: 0, months: 36 }) // 3_600
 */
export function loanPrincipal(p: { payment: Dollars; rate: AnnualRate; months: Months }): Dollars {
  if (!(p.months > 0)) throw new RangeError(`loanPrincipal: months is ${p.months}, and must be above zero`)
  return p.payment * annuityFactor({ rate: p.rate / 12, years: p.months })
}

/**
 * How many monthly payments repay a loan, the last one as small as it needs to be.
 * `undefined` when the payment does not cover the first month's interest, so the loan never ends.
 * @example monthsToPayOff({ principal: 150_000, rate: 0, payment: 5_000 }) // 30
 * @example monthsToPayOff({ principal: 5_000, rate: 0.24, payment: 100 }) // undefined
 */
export function monthsToPayOff(p: {
  principal: Dollars
  rate: AnnualRate
  payment: Dollars
}): Months | undefined {
  if (!(p.principal >= 0))
    throw new RangeError(`monthsToPayOff: principal is ${p.principal}, and must not be negative`)
  if (p.principal === 0) return 0
  const monthlyRate = p.rate / 12
  if (p.payment <= p.principal * monthlyRate) return undefined
  const exact =
    monthlyRate === 0
      ? p.principal / p.payment
      : -Math.log1p((-p.principal * monthlyRate) / p.payment) / Math.log1p(monthlyRate)
  // A payment that was itself computed from the months lands a hair to either side of them.
  const nearest = Math.round(exact)
  return Math.abs(exact - nearest) < 1e-9 * Math.max(1, nearest) ? nearest : Math.ceil(exact)
}

/**
 * What is still owed after some payments, unrounded: the loan's growth less the payments' growth.
 * @example loanBalance({ principal: 200_000, rate: 0.06, months: 360, paid: 12 }) // 197_543.98
 */
export function loanBalance(p: {
  principal: Dollars
  rate: AnnualRate
  months: Months
  paid: Months
}): Dollars {
  if (!(p.paid >= 0 && p.paid <= p.months))
    throw new RangeError(`loanBalance: paid is ${p.paid}, and must be within 0 and ${p.months}`)
  return loanPayment(p) * annuityFactor({ rate: p.rate / 12, years: p.months - p.paid })
}

/** One month of a loan, in dollars that are whole cents. */
export interface LoanMonth {
  month: Months
  payment: Dollars
  interest: Dollars
  principal: Dollars
  /** What is owed after the payment. */
  balance: Dollars
}

/**
 * A loan month by month, every figure a whole cent: interest and the level payment are rounded half up,
 * and the last payment takes what is left. `extra` is paid on top each month and shortens the loan.
 * @example amortization({ principal: 200_000, rate: 0.06, months: 360 })[0] // { month: 1, payment: 1_199.10, interest: 1_000, principal: 199.10, balance: 199_800.90 }
 * @example amortization({ principal: 200_000, rate: 0.06, months: 360, extra: 200 }).length // 252
 */
export function amortization(p: {
  principal: Dollars
  rate: AnnualRate
  months: Months
  extra?: Dollars
}): LoanMonth[] {
  if (!(Number.isInteger(p.months) && p.months > 0))
    throw new RangeError(`amortization: months is ${p.months}, and must be a whole number above zero`)
  const payment = toCents(loanPayment(p)) + toCents(p.extra ?? 0)
  const schedule: LoanMonth[] = []
  let balance = toCents(p.principal)
  for (let month = 1; balance > 0; month++) {
    const interest = monthlyInterest(balance, p.rate)
    const due = balance + interest
    const paid = month >= p.months ? due : Math.min(payment, due)
    balance = due - paid
    schedule.push({
      month,
      payment: toDollars(paid),
      interest: toDollars(interest),
      principal: toDollars(paid - interest),
      balance: toDollars(balance),
    })
  }
  return schedule
}

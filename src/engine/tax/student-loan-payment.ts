import { roundHalfUp, toCents, toDollars } from '#engine/math/cents.ts'
import type { Dollars, Share, Years } from '#engine/units.ts'
import { monthsPerYear } from './counting.ts'
import { studentLoanLaw } from './student-loan-law.ts'

/**
 * The monthly payment of the Repayment Assistance Plan: 20 USC 1087e(q). Each band takes its share of the whole
 * income, so a dollar across an edge costs a step. It has no cap.
 * @example repaymentAssistancePayment({ agi: 55_000, dependents: 2 }) // 129.17
 * @example repaymentAssistancePayment({ agi: 100_001, dependents: 0 }) // 833.34
 */
export function repaymentAssistancePayment(p: { agi: Dollars; dependents: number }): Dollars {
  const law = studentLoanLaw.repaymentAssistance.value
  const band = law.bands.findLast(({ above }) => p.agi > above)
  const annual = band ? band.rate * p.agi : law.belowFirstBandAnnual
  const monthly = annual / monthsPerYear - law.perDependentMonthly * p.dependents
  return toDollars(toCents(Math.max(law.minimumMonthly, monthly)))
}

/**
 * What a full on-time payment of the Repayment Assistance Plan does to a month: interest beyond the payment is
 * waived, and principal falls by at least the payment, up to the match. `waiting` is unpaid interest of an earlier
 * plan: what the payment has beyond the month's interest goes to it before it goes to principal.
 * @example repaymentAssistanceMonth({ balance: 20_000, rate: 0.0639, payment: 41.67 }) // { interestWaived: 64.83, principalMatch: 41.67, balance: 19_958.33, waiting: 0 }
 * @example repaymentAssistanceMonth({ balance: 12_000, rate: 0.06, payment: 100, waiting: 15 }) // { interestWaived: 0, principalMatch: 25, balance: 11_950, waiting: 0 }
 */
export function repaymentAssistanceMonth(p: {
  balance: Dollars
  rate: Share
  payment: Dollars
  waiting?: Dollars
}): {
  interestWaived: Dollars
  principalMatch: Dollars
  balance: Dollars
  waiting: Dollars
} {
  const law = studentLoanLaw.repaymentAssistance.value
  const interest = roundHalfUp((toCents(p.balance) * p.rate) / monthsPerYear)
  const payment = toCents(p.payment)
  const waiting = toCents(p.waiting ?? 0)
  const waived = Math.max(0, interest - payment)
  const beyond = Math.max(0, payment - interest)
  const principal = Math.max(0, beyond - waiting)
  const match = Math.max(0, Math.min(toCents(law.principalMatchMaximum), payment) - principal)
  return {
    interestWaived: toDollars(waived),
    principalMatch: toDollars(match),
    balance: toDollars(Math.max(0, toCents(p.balance) - principal - match)),
    waiting: toDollars(Math.max(0, waiting - beyond)),
  }
}

/**
 * The monthly payment of Income-Based Repayment: 20 USC 1098e. `guideline` is the poverty guideline for the family;
 * `standardPayment`, the ten-year payment at entry, is its cap. A few dollars are either none or the least payment.
 * @example incomeBasedPayment({ agi: 55_000, guideline: 15_960, newBorrower: true }) // 258.83
 * @example incomeBasedPayment({ agi: 24_400, guideline: 15_960, newBorrower: true }) // 0
 */
export function incomeBasedPayment(p: IncomeBased & { standardPayment?: Dollars }): Dollars {
  const { nothingBelowMonthly, leastMonthly } = studentLoanLaw.smallPayments.value
  const share = incomeBasedShare(p)
  const monthly = share < nothingBelowMonthly ? 0 : Math.max(leastMonthly, share)
  return toDollars(toCents(Math.min(monthly, p.standardPayment ?? monthly)))
}

interface IncomeBased {
  agi: Dollars
  guideline: Dollars
  newBorrower: boolean
}

/** A month's share of the income above the protected part, before small payments are rounded. */
function incomeBasedShare({ agi, guideline, newBorrower }: IncomeBased): Dollars {
  const law = studentLoanLaw.incomeBased.value
  const { rate } = newBorrower ? law.newBorrower : law.earlierBorrower
  return (rate * Math.max(0, agi - law.protectedShareOfGuideline * guideline)) / monthsPerYear
}

/**
 * Whether so little is due that the rule for small payments sets it.
 * @example isSmallPayment({ agi: 24_400, guideline: 15_960, newBorrower: true }) // true
 * @example isSmallPayment({ agi: 20_000, guideline: 15_960, newBorrower: true }) // false
 */
export function isSmallPayment(p: IncomeBased): boolean {
  const share = incomeBasedShare(p)
  return share > 0 && share < studentLoanLaw.smallPayments.value.leastMonthly
}

/**
 * The monthly payment of Income-Contingent Repayment, without its income factors: 34 CFR 685.209.
 * @example incomeContingentPayment({ agi: 55_000, guideline: 15_960 }) // 650.67
 */
export function incomeContingentPayment(p: { agi: Dollars; guideline: Dollars }): Dollars {
  const law = studentLoanLaw.incomeContingent.value
  const above = Math.max(0, p.agi - law.protectedShareOfGuideline * p.guideline)
  return toDollars(toCents((law.rate * above) / monthsPerYear))
}

/**
 * The term of the tiered Standard plan for a total balance.
 * @example tieredStandardYears(60_000) // 20
 */
export function tieredStandardYears(balance: Dollars): Years {
  return studentLoanLaw.tieredStandard.value.findLast((tier) => balance >= tier.balanceFrom)?.years ?? 0
}

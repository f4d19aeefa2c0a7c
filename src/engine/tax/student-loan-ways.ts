import { addDays, monthsBetween } from '#engine/calendar.ts'
import type { Dollars, Months } from '#engine/units.ts'
import { studentLoanLaw } from './student-loan-law.ts'
import { type Borrower, endsByLaw, plansAfterOlder, type RepaymentPlan } from './student-loan-plans.ts'
import {
  type BorrowerIncome,
  type FederalLoan,
  type IncomeIn,
  type RepaymentOutlook,
  repaymentOutlook,
} from './student-loan-projection.ts'

/**
 * The ways that a loan can go from a plan on: one where the plan lasts until the loan is paid or forgiven. Where the
 * law ends the plan before, one for each plan that can follow; the first is the one that follows without a choice.
 * A payment falls due each month on the day that today is, and on the last day that an older plan has one there.
 */
export function repaymentWays(p: {
  plan: RepaymentPlan
  borrower: Borrower
  loan: FederalLoan
  income: BorrowerIncome
  counted?: Months
  forgivenIn?: Months
  billed?: Dollars
  incomeIn?: IncomeIn
}): readonly [RepaymentOutlook, ...RepaymentOutlook[]] {
  const { borrower, ...terms } = p
  const lasting = repaymentOutlook(terms)
  if (!endsByLaw(p.plan)) return [lasting]
  const lastDay = addDays(studentLoanLaw.olderPlansEnd.value, -1)
  const inMonths = Math.max(0, monthsBetween(borrower.today, lastDay))
  const [first, ...others] = plansAfterOlder(borrower).map((plan) =>
    repaymentOutlook({ ...terms, next: { plan, inMonths } }),
  )
  return first?.next === undefined ? [lasting] : [first, ...others]
}

import type { CalendarDate } from '#engine/units.ts'
import { studentLoanLaw } from './student-loan-law.ts'

export type FederalLoanKind = 'student' | 'parent_plus'

export type RepaymentPlan =
  | 'standard'
  | 'tiered_standard'
  | 'income_based'
  | 'pay_as_you_earn'
  | 'income_contingent'
  | 'repayment_assistance'

/** What decides which repayment plans a borrower of federal loans may use. */
export interface Borrower {
  readonly kind: FederalLoanKind
  readonly today: CalendarDate
  /** A federal loan or consolidation was, or will be, disbursed since the cutoff; a Parent PLUS for a child counts. */
  readonly hasNewLoan: boolean
  /** Owed nothing on federal loans when first borrowing in mid-2014 or later. */
  readonly isNewBorrower: boolean
  /** The Parent PLUS was consolidated before the deadline. */
  readonly consolidatedInTime: boolean
}

/**
 * The repayment plans that are open: one new loan closes the older income-driven plans on every loan, and a
 * Parent PLUS never gets the Repayment Assistance Plan.
 * @example openPlans({ kind: 'student', today: '2026-11-20', hasNewLoan: true, isNewBorrower: true, consolidatedInTime: false }) // ['tiered_standard', 'repayment_assistance']
 * @example openPlans({ kind: 'parent_plus', today: '2026-11-20', hasNewLoan: false, isNewBorrower: false, consolidatedInTime: false }) // ['standard']
 */
export function openPlans(borrower: Borrower): RepaymentPlan[] {
  const { kind, today, hasNewLoan, isNewBorrower, consolidatedInTime } = borrower
  const olderPlans = today < studentLoanLaw.olderPlansEnd.value
  if (kind === 'parent_plus') {
    if (hasNewLoan) return ['tiered_standard']
    if (!consolidatedInTime) return ['standard']
    return ['standard', ...(olderPlans ? (['income_contingent'] as const) : []), 'income_based']
  }
  if (hasNewLoan) return ['tiered_standard', 'repayment_assistance']
  return [
    'standard',
    'income_based',
    ...(olderPlans && isNewBorrower ? (['pay_as_you_earn'] as const) : []),
    'repayment_assistance',
  ]
}

/** Whether payments under a plan count toward public-service forgiveness. */
export const countsForPublicService = (plan: RepaymentPlan): boolean =>
  plan === 'tiered_standard' ? studentLoanLaw.tieredStandardCountsForPublicService.value : true

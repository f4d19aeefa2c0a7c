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

/** Whether the law ends a plan while loans are still on it. */
export const endsByLaw = (plan: RepaymentPlan): boolean =>
  plan === 'pay_as_you_earn' || plan === 'income_contingent'

/** The plan on which a loan is put whose plan the law ends, if its borrower chooses nothing. */
export const planWithoutChoice = (kind: FederalLoanKind): RepaymentPlan =>
  kind === 'parent_plus' ? 'income_based' : 'repayment_assistance'

/**
 * The plan that a borrower who was on one is on today: whoever stays on an older plan to its end is moved.
 * @example planInForce('pay_as_you_earn', { kind: 'student', today: '2028-06-30' }) // 'pay_as_you_earn'
 * @example planInForce('pay_as_you_earn', { kind: 'student', today: '2028-07-01' }) // 'repayment_assistance'
 */
export const planInForce = (
  plan: RepaymentPlan,
  { kind, today }: Pick<Borrower, 'kind' | 'today'>,
): RepaymentPlan =>
  endsByLaw(plan) && today >= studentLoanLaw.olderPlansEnd.value ? planWithoutChoice(kind) : plan

/**
 * The plans that follow income and can be chosen when the law ends the older ones, first the one without a choice.
 * @example plansAfterOlder({ kind: 'student', hasNewLoan: false, isNewBorrower: true, consolidatedInTime: false }) // ['repayment_assistance', 'income_based']
 * @example plansAfterOlder({ kind: 'parent_plus', hasNewLoan: false, isNewBorrower: false, consolidatedInTime: true }) // ['income_based']
 */
export function plansAfterOlder(borrower: Omit<Borrower, 'today'>): RepaymentPlan[] {
  const first = planWithoutChoice(borrower.kind)
  const open = openPlans({ ...borrower, today: studentLoanLaw.olderPlansEnd.value })
  return open.filter(followsIncome).sort((a, b) => Number(b === first) - Number(a === first))
}

export const followsIncome = (plan: RepaymentPlan): boolean =>
  plan !== 'standard' && plan !== 'tiered_standard'

/** Whether payments under a plan count toward public-service forgiveness. */
export const countsForPublicService = (plan: RepaymentPlan): boolean =>
  plan === 'tiered_standard' ? studentLoanLaw.tieredStandardCountsForPublicService.value : true

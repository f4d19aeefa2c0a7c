/** What is taken to be owed on a loan of which only the payment was told: no more than that payment can carry. */
import { type Debt, type DebtKind, isFederalLoan } from '../facts/debts.ts'
import { significant } from '../figure.ts'
import type { Household } from '../household.ts'
import { loanPrincipal } from '../math/loan.ts'
import type { AnnualRate, Dollars, Months } from '../units.ts'
import { number } from './told.ts'
import { typicalMonthsLeft } from './typical-debts.ts'

/** What a household tells of its loans as a whole. */
export type AboutLoans = {
  readonly [Key in
    | 'incomeDrivenPlan'
    | 'publicServiceJob'
    | 'pslfPayments'
    | 'incomePlanPayments'
    | 'inSchool']?: Household[Key] | undefined
}

/**
 * Loans that a contract repays in level payments. The payment of a card follows what is owed and says little of it, and
 * that of a mortgage often holds tax and insurance.
 */
const levelKinds: readonly DebtKind[] = ['auto', 'student_loan', 'personal', 'plan_loan']

/** A federal loan whose payment follows income, or that of a student, says nothing of what is owed. */
function isPaidByIncome(debt: Debt, about: AboutLoans): boolean {
  if (!isFederalLoan(debt)) return false
  const counted = (number(about.pslfPayments) ?? 0) + (number(about.incomePlanPayments) ?? 0)
  const { incomeDrivenPlan = about.publicServiceJob === true || counted > 0 ? 'ibr' : 'none' } = about
  return incomeDrivenPlan !== 'none' || about.inSchool === true
}

/** The months that are taken to be left where the balance follows from the payment; undefined where it does not. */
export function monthsOfPayment(debt: Debt, about: AboutLoans): Months | undefined {
  const { kind = 'other', balance, minPayment, isInCollections } = debt
  if (balance !== undefined || (number(minPayment) ?? 0) <= 0) return undefined
  // What was agreed with a collector is what somebody can spare.
  if (!levelKinds.includes(kind) || isInCollections === true || isPaidByIncome(debt, about)) return undefined
  return typicalMonthsLeft[kind]
}

const shownDigits = 3

/** Rounded, as a guess is said. */
export const balanceOfPayment = (p: { payment: Dollars; rate: AnnualRate; months: Months }): Dollars =>
  significant(loanPrincipal(p), shownDigits)

/** Federal student loans of a household whose payment follows income. */
import type { FactReader } from '../fact-reader.ts'
import type { Debt } from '../facts/debts.ts'
import { middle } from '../household.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { povertyGuideline } from '../tax/poverty-guidelines.ts'
import type { RepaymentPlan } from '../tax/student-loan-plans.ts'
import {
  type BorrowerIncome,
  type FederalLoan,
  repaymentPlanPayment,
} from '../tax/student-loan-projection.ts'
import type { Dollars } from '../units.ts'
import type { DraftContext } from './topic.ts'

const plans: Partial<Record<string, RepaymentPlan>> = {
  ibr: 'income_based',
  paye: 'pay_as_you_earn',
  icr: 'income_contingent',
  rap: 'repayment_assistance',
}

/** A loan whose payment may follow income: federal, and not one that a parent took. */
export const mayFollowIncome = ({ kind, loanType }: Debt): boolean =>
  kind === 'student_loan' && loanType !== 'private' && loanType !== 'parent_plus'

export interface IncomeDrivenLoans {
  readonly plan: RepaymentPlan
  /** All of them together. */
  readonly loan: FederalLoan
  readonly incomeAt: (agi: Dollars) => BorrowerIncome
  /** A year of payments under a plan, by adjusted gross income. */
  readonly yearlyUnder: (plan: RepaymentPlan) => (agi: Dollars) => Dollars
}

/** Undefined where no such plan was named, or one that has ended. */
export function incomeDrivenLoans(
  reader: FactReader,
  { law }: Pick<DraftContext, 'law'>,
  dependents: number,
): IncomeDrivenLoans | undefined {
  const plan = plans[reader.told('incomeDrivenPlan') ?? 'none']
  if (plan === undefined) return undefined
  const owed = (reader.told('debts') ?? []).filter(mayFollowIncome)
  const balanceOf = ({ balance }: Debt): Dollars => (balance === undefined ? 0 : middle(balance))
  const balance = owed.reduce((sum, debt) => sum + balanceOf(debt), 0)
  const charged = owed.reduce((sum, debt) => sum + balanceOf(debt) * (debt.rate ?? 0), 0)
  const loan = { balance, rate: balance > 0 ? charged / balance : 0 }
  const state = reader.told('state')
  const region = state === 'AK' ? 'alaska' : state === 'HI' ? 'hawaii' : 'contiguous'
  const incomeAt = (agi: Dollars) => ({
    agi,
    guideline: povertyGuideline({ year: law.year, people: reader.number('familySize').value, region }),
    dependents,
    isNewBorrower: reader.value('newStudentBorrower'),
  })
  // A balance that was not told cannot cap the payment.
  const counted = balance > 0 ? loan : { balance: Number.MAX_SAFE_INTEGER, rate: 0 }
  return {
    plan,
    loan,
    incomeAt,
    yearlyUnder: (of) => (agi) => repaymentPlanPayment(of, counted, incomeAt(agi)) * monthsPerYear,
  }
}

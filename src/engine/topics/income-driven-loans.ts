/** Federal student loans of a household whose payment follows income. */
import type { FactReader } from '../fact-reader.ts'
import { type Debt, isInDefault } from '../facts/debts.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { povertyGuideline } from '../tax/poverty-guidelines.ts'
import { type Borrower, planInForce, type RepaymentPlan } from '../tax/student-loan-plans.ts'
import {
  type BorrowerIncome,
  type FederalLoan,
  forgivenessMonth,
  repaymentPlanPayment,
} from '../tax/student-loan-projection.ts'
import type { CalendarDate, Dollars, Months } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { countOnReturn } from './dependents-on-return.ts'
import { peopleOnLoan, peopleWithoutSpouse, regionOf } from './loan-family.ts'
import { rulesOf } from './loan-rules.ts'
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
  /** The one that holds today. */
  readonly plan: RepaymentPlan
  readonly borrower: Borrower
  /** All of them together. */
  readonly loan: FederalLoan
  readonly incomeAt: (agi: Dollars) => BorrowerIncome
  /** A year of payments under a plan, by adjusted gross income. */
  readonly yearlyUnder: (plan: RepaymentPlan) => (agi: Dollars) => Dollars
  /** The same on a return of one's own: a spouse is no part of the family then. */
  readonly yearlyApart: (plan: RepaymentPlan) => (agi: Dollars) => Dollars
  /** The rules that such payments rest on. */
  readonly rulesOf: (sheet: Worksheet, plan: RepaymentPlan, agi: Dollars) => Figure[]
}

/** The plan that was named, as it holds today, and who is on it. */
function namedPlanOf(
  reader: FactReader,
  today: CalendarDate,
): Pick<IncomeDrivenLoans, 'plan' | 'borrower'> | undefined {
  const named = plans[reader.told('incomeDrivenPlan') ?? 'none']
  if (named === undefined) return undefined
  const borrower: Borrower = {
    kind: 'student',
    today,
    hasNewLoan: reader.told('newLoanTaken') === true,
    isNewBorrower: reader.value('newStudentBorrower'),
    consolidatedInTime: false,
  }
  return { plan: planInForce(named, borrower), borrower }
}

/**
 * The plan that the loans are on with what is paid under it, where all of that was told: loans of one's own, or the Parent
 * PLUS where there are no others.
 */
export function enteredPlan(
  reader: FactReader,
  { today }: Pick<DraftContext, 'today'>,
): FederalLoan['entered'] {
  const on = namedPlanOf(reader, today)
  const open = (reader.told('debts') ?? []).filter((debt) => !isInDefault(debt))
  const own = open.filter(mayFollowIncome)
  const led = own.length > 0 ? own : open.filter(({ loanType }) => loanType === 'parent_plus')
  if (on === undefined || led.some(({ minPayment }) => minPayment === undefined)) return undefined
  return { plan: on.plan, payment: led.reduce((sum, { minPayment = 0 }) => sum + middle(minPayment), 0) }
}

/** Months until the plan forgives what is left of the loans, where it was told how many payments count already. */
export function forgivenInMonths(
  reader: FactReader,
  { today }: Pick<DraftContext, 'today'>,
): Months | undefined {
  const counted = reader.told('incomePlanPayments')
  const on = counted === undefined ? undefined : namedPlanOf(reader, today)
  const whole = on && forgivenessMonth(on.plan, on.borrower)
  return counted === undefined || whole === undefined ? undefined : Math.max(1, whole - middle(counted))
}

/** Undefined where no such plan was named, or one that has ended. */
export function incomeDrivenLoans(
  reader: FactReader,
  { law, today }: Pick<DraftContext, 'law' | 'today'>,
): IncomeDrivenLoans | undefined {
  const on = namedPlanOf(reader, today)
  if (on === undefined) return undefined
  const { plan, borrower } = on
  const owed = (reader.told('debts') ?? []).filter(mayFollowIncome)
  const balanceOf = ({ balance }: Debt): Dollars => (balance === undefined ? 0 : middle(balance))
  const balance = owed.reduce((sum, debt) => sum + balanceOf(debt), 0)
  const charged = owed.reduce((sum, debt) => sum + balanceOf(debt) * (debt.rate ?? 0), 0)
  const loan = {
    balance,
    rate: balance > 0 ? charged / balance : 0,
    entered: enteredPlan(reader, { today }),
  }
  const region = regionOf(reader.told('state'))
  const incomeOf = (agi: Dollars, people: number) => ({
    agi,
    guideline: povertyGuideline({ year: law.year, people, region }),
    dependents: countOnReturn(reader),
    isNewBorrower: borrower.isNewBorrower,
  })
  const incomeAt = (agi: Dollars) => incomeOf(agi, peopleOnLoan(reader))
  const withoutSpouse = (agi: Dollars) => incomeOf(agi, peopleWithoutSpouse(reader))
  // A balance that was not told cannot cap the payment.
  const counted = balance > 0 ? loan : { balance: Number.MAX_SAFE_INTEGER, rate: 0 }
  return {
    plan,
    borrower,
    loan,
    incomeAt,
    yearlyUnder: (of) => (agi) => repaymentPlanPayment(of, counted, incomeAt(agi)) * monthsPerYear,
    yearlyApart: (of) => (agi) => repaymentPlanPayment(of, counted, withoutSpouse(agi)) * monthsPerYear,
    rulesOf: (sheet, of, agi) => rulesOf(sheet, of, counted, incomeAt(agi)),
  }
}

/** Payments on federal student loans that follow income, by the adjusted gross income of the year. */
import type { Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { isCommunityPropertyState, shareOfEach } from '../../tax/community-property.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import type { RepaymentPlan } from '../../tax/student-loan-plans.ts'
import type { IncomeIn } from '../../tax/student-loan-projection.ts'
import { repaymentWays } from '../../tax/student-loan-ways.ts'
import type { Dollars, Years } from '../../units.ts'
import { dollarsOf } from '../ended-pay.ts'
import { incomeDrivenLoans } from '../income-driven-loans.ts'
import {
  incomeByMonth,
  type LoanIncomeAhead,
  loanIncomeAhead,
  monthsToConfirmation,
} from '../loan-income-ahead.ts'
import type { RothBasis } from './basis.ts'
import { partOfSpousePay } from './end-of-spouse-pay.ts'

export interface LoanPayments {
  readonly plan: RepaymentPlan
  /** The rules that the payment rests on. */
  readonly rules: readonly Figure[]
  /** Of a year. */
  readonly paymentAt: (agi: Dollars) => Dollars
  /** The same on a return of one's own, at its adjusted gross income. */
  readonly apartAt: (agi: Dollars) => Dollars
  /** Whether lower payments are money kept, not only put off. */
  readonly isForgiven: boolean
  /** A pay that was told, which the payment follows once it is confirmed. */
  readonly ahead: LoanIncomeAhead | undefined
  /** Until the loan is paid or what is left of it forgiven, at least one. */
  readonly years: Years
  /** A year of payments under the other plan that follows income. */
  readonly other: {
    readonly plan: 'repayment_assistance' | 'income_based'
    readonly yearlyAt: (agi: Dollars) => Dollars
    readonly rules: readonly Figure[]
  }
}

/** Whether a return of one's own carries an equal share of both pays: IRS Pub. 555, Community Property. */
export const sharesIncome = ({ reader, status }: Pick<RothBasis, 'reader' | 'status'>): boolean =>
  status === 'married_separate' &&
  isCommunityPropertyState(reader.told('state') ?? '') &&
  reader.told('spouseIncome') !== undefined

/** The income that a loan payment follows. */
function incomeOfLoan(basis: RothBasis): (agi: Dollars) => Dollars {
  if (!sharesIncome(basis)) return (agi) => agi
  const theirs = middle(basis.reader.told('spouseIncome') ?? 0)
  return (agi) => (agi + theirs) * shareOfEach
}

/** Once income has been confirmed after a told last day of a spouse on the same return, their pay is no part of it. */
function withoutSpousePay(
  { context, spouseIncome, spouseSaving, spouseEnds }: RothBasis,
  incomeIn: IncomeIn,
): IncomeIn {
  if (spouseEnds === undefined) return incomeIn
  const whole =
    (dollarsOf(spouseIncome) - dollarsOf(spouseSaving?.contributed)) / partOfSpousePay(spouseEnds, 0)
  const until = monthsToConfirmation(context.today, spouseEnds.lastDay.value)
  return (month) => {
    const income = incomeIn(month)
    return month > until ? { ...income, agi: Math.max(0, income.agi - whole) } : income
  }
}

/** Undefined where no payment follows income. */
export function loanPaymentsOf(basis: RothBasis): LoanPayments | undefined {
  const { sheet, reader, context } = basis
  const driven = incomeDrivenLoans(reader, context)
  if (driven === undefined) return undefined
  const { plan, borrower, loan, incomeAt, yearlyUnder, yearlyApart, rulesOf } = driven
  const isService = reader.value('publicServiceJob')
  const onLoan = incomeOfLoan(basis)
  const told = reader.number('agi').value
  const agi = onLoan(told)
  const ahead = loanIncomeAhead(basis)
  const service = studentLoanLaw.publicServiceForgiveness.value
  const left = isService ? Math.max(0, service.payments - reader.number('pslfPayments').value) : undefined
  const withToldPay = incomeByMonth(
    basis,
    incomeAt(agi),
    ahead && { afterMonths: ahead.afterMonths.value, agi: onLoan(told + ahead.more) },
  )
  // Where the law ends the plan, what follows without a choice.
  const [outlook] = repaymentWays({
    plan,
    borrower,
    loan,
    income: incomeAt(agi),
    incomeIn: withoutSpousePay(basis, withToldPay),
    counted: middle(reader.told('incomePlanPayments') ?? 0),
    ...(left === undefined ? {} : { forgivenIn: left }),
  })
  const other = plan === 'repayment_assistance' ? 'income_based' : 'repayment_assistance'
  return {
    plan,
    rules: rulesOf(sheet, plan, agi),
    paymentAt: (income) => yearlyUnder(plan)(onLoan(income)),
    apartAt: yearlyApart(plan),
    ahead,
    isForgiven: isService || outlook.forgiven > 0,
    years: Math.max(1, Math.ceil(outlook.months / monthsPerYear)),
    other: {
      plan: other,
      yearlyAt: (income) => yearlyUnder(other)(onLoan(income)),
      rules: rulesOf(sheet, other, agi),
    },
  }
}

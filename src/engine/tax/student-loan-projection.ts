import { monthlyInterest, toCents, toDollars } from '#engine/math/cents.ts'
import { loanPayment } from '#engine/math/loan.ts'
import type { AnnualRate, Dollars, Months } from '#engine/units.ts'
import { monthsPerYear } from './counting.ts'
import { studentLoanLaw } from './student-loan-law.ts'
import {
  incomeBasedPayment,
  incomeContingentPayment,
  repaymentAssistanceMonth,
  repaymentAssistancePayment,
  tieredStandardYears,
} from './student-loan-payment.ts'
import type { RepaymentPlan } from './student-loan-plans.ts'

/** Federal loans of one borrower taken together: their sum at their average rate. */
export interface FederalLoan {
  readonly balance: Dollars
  readonly rate: AnnualRate
}

export interface BorrowerIncome {
  readonly agi: Dollars
  /** Poverty guideline of the family. */
  readonly guideline: Dollars
  readonly dependents: number
  readonly isNewBorrower: boolean
}

export interface RepaymentOutlook {
  readonly plan: RepaymentPlan
  /** What is due each month at today's income. */
  readonly payment: Dollars
  /** Until the loan is paid or forgiven. */
  readonly months: Months
  readonly totalPaid: Dollars
  /** What is owed, interest included, on the day of forgiveness. */
  readonly forgiven: Dollars
}

const standardMonths = studentLoanLaw.standard.value.years * monthsPerYear

/** The level payment over a number of months, a whole cent. */
const levelPayment = ({ balance, rate }: FederalLoan, months: Months): Dollars =>
  balance === 0 ? 0 : toDollars(toCents(loanPayment({ principal: balance, rate, months })))

/** What a plan asks for each month at an income. */
export function repaymentPlanPayment(
  plan: RepaymentPlan,
  loan: FederalLoan,
  income: BorrowerIncome,
): Dollars {
  switch (plan) {
    case 'standard':
      return levelPayment(loan, standardMonths)
    case 'tiered_standard':
      return levelPayment(loan, tieredStandardYears(loan.balance) * monthsPerYear)
    case 'income_based':
      return incomeBasedPayment({
        ...income,
        newBorrower: income.isNewBorrower,
        standardPayment: levelPayment(loan, standardMonths),
      })
    case 'pay_as_you_earn':
      return incomeBasedPayment({
        ...income,
        newBorrower: true,
        standardPayment: levelPayment(loan, standardMonths),
      })
    case 'income_contingent':
      return incomeContingentPayment(income)
    case 'repayment_assistance':
      return repaymentAssistancePayment(income)
    default:
      return plan satisfies never
  }
}

/** The month in which a plan forgives what is left; undefined where it never does. */
function forgivenessMonth(plan: RepaymentPlan, income: BorrowerIncome): Months | undefined {
  const { incomeBased, incomeContingent, repaymentAssistance } = studentLoanLaw
  switch (plan) {
    case 'income_based':
      return (
        (income.isNewBorrower ? incomeBased.value.newBorrower : incomeBased.value.earlierBorrower)
          .yearsToForgiveness * monthsPerYear
      )
    case 'pay_as_you_earn':
      return incomeBased.value.newBorrower.yearsToForgiveness * monthsPerYear
    case 'income_contingent':
      return incomeContingent.value.yearsToForgiveness * monthsPerYear
    case 'repayment_assistance':
      return repaymentAssistance.value.paymentsToForgiveness
    default:
      return undefined
  }
}

/**
 * A federal loan month by month at today's income until it is paid or forgiven. Interest is rounded half up to the
 * cent; under the older plans unpaid interest waits beside the principal and bears none itself.
 * `counted` are the payments that count already; `forgivenAfter` is an earlier forgiveness, such as public service's.
 * @example repaymentOutlook({ plan: 'standard', loan: { balance: 30_000, rate: 0.06 }, income: { agi: 55_000, guideline: 15_960, dependents: 0, isNewBorrower: false } }) // { payment: 333.06, months: 120, forgiven: 0 }
 */
export function repaymentOutlook(p: {
  plan: RepaymentPlan
  loan: FederalLoan
  income: BorrowerIncome
  counted?: Months
  forgivenAfter?: Months
}): RepaymentOutlook {
  const payment = repaymentPlanPayment(p.plan, p.loan, p.income)
  const own = forgivenessMonth(p.plan, p.income)
  const last = Math.max(0, Math.min(own ?? Infinity, p.forgivenAfter ?? Infinity) - (p.counted ?? 0))
  let principal = toCents(p.loan.balance)
  let waiting = 0
  let paid = 0
  let months = 0
  while (principal + waiting > 0 && months < last) {
    months += 1
    const interest = monthlyInterest(principal, p.loan.rate)
    // The last payment of a level plan takes the cents that rounding left.
    const isLastLevel = own === undefined && months >= termOf(p.plan, p.loan)
    const due = isLastLevel
      ? principal + waiting + interest
      : Math.min(toCents(payment), principal + waiting + interest)
    paid += due
    if (p.plan === 'repayment_assistance') {
      const next = repaymentAssistanceMonth({
        balance: toDollars(principal),
        rate: p.loan.rate,
        payment: toDollars(due),
      })
      principal = toCents(next.balance)
      continue
    }
    const owedInterest = waiting + interest
    waiting = Math.max(0, owedInterest - due)
    principal -= Math.max(0, due - owedInterest)
  }
  return {
    plan: p.plan,
    payment,
    months,
    totalPaid: toDollars(paid),
    forgiven: toDollars(principal + waiting),
  }
}

const termOf = (plan: RepaymentPlan, loan: FederalLoan): Months =>
  plan === 'tiered_standard' ? tieredStandardYears(loan.balance) * monthsPerYear : standardMonths

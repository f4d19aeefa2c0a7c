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
import { followsIncome, type RepaymentPlan } from './student-loan-plans.ts'

/** Federal loans of one borrower taken together: their sum at their average rate. */
export interface FederalLoan {
  readonly balance: Dollars
  readonly rate: AnnualRate
  /** The plan that they are on, and what is paid under it: its cap, set by what was owed when it began, is no less. */
  readonly entered?: { readonly plan: RepaymentPlan; readonly payment: Dollars } | undefined
}

export interface BorrowerIncome {
  readonly agi: Dollars
  /** Poverty guideline of the family. */
  readonly guideline: Dollars
  readonly dependents: number
  readonly isNewBorrower: boolean
}

/** The income, and the family, of a month from today on, the first of which is 1. */
export type IncomeIn = (month: Months) => BorrowerIncome

export interface RepaymentOutlook {
  readonly plan: RepaymentPlan
  /** What is due each month at today's income. */
  readonly payment: Dollars
  /** Until the loan is paid or forgiven. */
  readonly months: Months
  readonly totalPaid: Dollars
  /** What is owed, interest included, on the day of forgiveness. */
  readonly forgiven: Dollars
  /** The plan that follows, where the law ends this one before the loan is paid or forgiven. */
  readonly next?: {
    readonly plan: RepaymentPlan
    readonly payment: Dollars
    readonly afterMonths: Months
    /** Of `totalPaid`, what is paid under it. */
    readonly paid: Dollars
  }
}

const standardMonths = studentLoanLaw.standard.value.years * monthsPerYear

/** The level payment over a number of months, a whole cent. */
const levelPayment = ({ balance, rate }: FederalLoan, months: Months): Dollars =>
  balance === 0 ? 0 : toDollars(toCents(loanPayment({ principal: balance, rate, months })))

/** What a plan that follows income asks for at most: ten level years of what is owed, or was when the plan began. */
const capUnder = (plan: RepaymentPlan, loan: FederalLoan): Dollars =>
  Math.max(levelPayment(loan, standardMonths), loan.entered?.plan === plan ? loan.entered.payment : 0)

/**
 * What a plan asks for each month at an income.
 * @example repaymentPlanPayment('income_based', { balance: 20_000, rate: 0.06 }, { agi: 55_000, guideline: 15_960, dependents: 0, isNewBorrower: false }) // 222.04
 * @example repaymentPlanPayment('income_based', { balance: 20_000, rate: 0.06, entered: { plan: 'income_based', payment: 400 } }, { agi: 55_000, guideline: 15_960, dependents: 0, isNewBorrower: false }) // 388.25
 */
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
        standardPayment: capUnder(plan, loan),
      })
    case 'pay_as_you_earn':
      return incomeBasedPayment({
        ...income,
        newBorrower: true,
        standardPayment: capUnder(plan, loan),
      })
    case 'income_contingent':
      return incomeContingentPayment(income)
    case 'repayment_assistance':
      return repaymentAssistancePayment(income)
    default:
      return plan satisfies never
  }
}

/**
 * The month in which a plan forgives what is left; undefined where it never does.
 * @example forgivenessMonth('income_based', { isNewBorrower: true }) // 240
 */
export function forgivenessMonth(
  plan: RepaymentPlan,
  income: Pick<BorrowerIncome, 'isNewBorrower'>,
): Months | undefined {
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
 * A federal loan month by month at the income of each month until it is paid or forgiven. Interest is rounded half up to the
 * cent; under the older plans unpaid interest waits beside the principal and bears none itself.
 * `counted` are the payments that count toward the plan's own forgiveness already, and go on counting under the next
 * plan; `forgivenIn` is an earlier forgiveness, such as public service's. `next` is the plan that follows after some
 * months; what it asks for at most is measured by what is owed then. `billed` is what is asked of a borrower who is on the
 * plan, where that may be less than its formula. `incomeIn` is the income of a month, where pay or the family changes on the way.
 * @example repaymentOutlook({ plan: 'standard', loan: { balance: 30_000, rate: 0.06 }, income: { agi: 55_000, guideline: 15_960, dependents: 0, isNewBorrower: false } }) // { payment: 333.06, months: 120, forgiven: 0 }
 * @example repaymentOutlook({ plan: 'pay_as_you_earn', loan: { balance: 90_000, rate: 0.06 }, income: { agi: 55_000, guideline: 15_960, dependents: 0, isNewBorrower: true }, counted: 230, next: { plan: 'income_based', inMonths: 7 } }) // { payment: 258.83, months: 10, totalPaid: 2_588.3 }
 */
export function repaymentOutlook(p: {
  plan: RepaymentPlan
  loan: FederalLoan
  income: BorrowerIncome
  counted?: Months
  forgivenIn?: Months
  next?: { readonly plan: RepaymentPlan; readonly inMonths: Months }
  billed?: Dollars
  incomeIn?: IncomeIn
}): RepaymentOutlook {
  const { plan, loan, income, next, counted = 0, forgivenIn = Infinity, billed = Infinity } = p
  const incomeIn = p.incomeIn ?? (() => income)
  const monthsLeft = (of: RepaymentPlan, done: Months, countedThere: Months): Months =>
    Math.max(0, Math.min((forgivenessMonth(of, income) ?? Infinity) - countedThere, forgivenIn - done))
  const ownMonths = monthsLeft(plan, 0, counted)
  const paymentIn = (month: Months) => Math.min(billed, repaymentPlanPayment(plan, loan, incomeIn(month)))
  const start = { principal: toCents(loan.balance), waiting: 0 }
  const changes = next !== undefined && ownMonths > next.inMonths
  const first = stretch(plan, loan, paymentIn, start, changes ? next.inMonths : ownMonths)
  const outlook = {
    plan,
    payment: paymentIn(1),
    months: first.months,
    totalPaid: toDollars(first.paid),
    forgiven: toDollars(first.principal + first.waiting),
  }
  if (!changes || outlook.forgiven === 0) return outlook
  const left = { balance: outlook.forgiven, rate: loan.rate }
  const paymentThen = (month: Months) => repaymentPlanPayment(next.plan, left, incomeIn(first.months + month))
  const countedThen = (counted + first.months) * studentLoanLaw.paymentsCarryOver.value
  const monthsThen = monthsLeft(next.plan, first.months, countedThen)
  const second = stretch(next.plan, left, paymentThen, first, monthsThen)
  return {
    ...outlook,
    months: first.months + second.months,
    totalPaid: toDollars(first.paid + second.paid),
    forgiven: toDollars(second.principal + second.waiting),
    next: {
      plan: next.plan,
      payment: paymentThen(1),
      afterMonths: first.months,
      paid: toDollars(second.paid),
    },
  }
}

/** What is owed, in cents: the principal, and the interest that waits beside it. */
interface Owed {
  readonly principal: number
  readonly waiting: number
}

/** Months under one plan until the loan is paid or they are over; `loan` is what is owed when they begin, the first is 1. */
function stretch(
  plan: RepaymentPlan,
  loan: FederalLoan,
  paymentIn: (month: Months) => Dollars,
  start: Owed,
  last: Months,
): Owed & { readonly months: Months; readonly paid: number } {
  // A payment by income that its cap holds all along is the level one, to the last cent.
  let isLevel = true
  let { principal, waiting } = start
  let paid = 0
  let months = 0
  while (principal + waiting > 0 && months < last) {
    months += 1
    const interest = monthlyInterest(principal, loan.rate)
    const payment = paymentIn(months)
    isLevel &&= !followsIncome(plan) || payment === levelPayment(loan, standardMonths)
    // The last payment of a level plan takes the cents that rounding left.
    const isLastLevel = isLevel && months >= termOf(plan, loan)
    const owed = principal + waiting + interest
    // Rounding leaves less than a cent a month on a loan that is paid off just when it would be forgiven.
    const isSettled = months === last && owed - toCents(payment) <= last
    const due = isLastLevel || isSettled ? owed : Math.min(toCents(payment), owed)
    paid += due
    if (plan === 'repayment_assistance') {
      const next = repaymentAssistanceMonth({
        balance: toDollars(principal),
        rate: loan.rate,
        payment: toDollars(due),
        waiting: toDollars(waiting),
      })
      principal = toCents(next.balance)
      waiting = toCents(next.waiting)
      continue
    }
    const owedInterest = waiting + interest
    waiting = Math.max(0, owedInterest - due)
    principal -= Math.max(0, due - owedInterest)
  }
  return { principal, waiting, months, paid }
}

const termOf = (plan: RepaymentPlan, loan: FederalLoan): Months =>
  plan === 'tiered_standard' ? tieredStandardYears(loan.balance) * monthsPerYear : standardMonths

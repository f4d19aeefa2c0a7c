/** Federal loans on a fixed payment: which plan for whoever can pay it, and which for whoever cannot. */

import { citedIn } from '../../cited-in.ts'
import type { Figure } from '../../figure.ts'
import { debtPayoff } from '../../math/debt-payoff.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import {
  countsForPublicService,
  endsByLaw,
  followsIncome,
  openPlans,
  type RepaymentPlan,
} from '../../tax/student-loan-plans.ts'
import { type BorrowerIncome, repaymentPlanPayment } from '../../tax/student-loan-projection.ts'
import type { Dollars, Months } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'
import type { LoanIncomeAhead } from '../loan-income-ahead.ts'
import type { Drafting } from '../topic.ts'
import { type AfterBenefits, afterBenefits } from './loan-after-benefits.ts'
import { borrowerOfKind, incomeOf, mergedLoan, optionsOf } from './loan-options.ts'
import { costInAll, optionOf, type PlanOption } from './loan-plans.ts'

export interface LoanChoice {
  readonly loans: readonly DebtTerms[]
  /** All of them taken together, with what they ask for now. */
  readonly merged: DebtTerms
  readonly agi: Figure
  readonly ahead: LoanIncomeAhead | undefined
  readonly people: Figure
  readonly options: readonly PlanOption[]
  readonly fixed: PlanOption
  /** The plan by income that asks for the least, where that is clearly less than the fixed payment. */
  readonly low: PlanOption | undefined
  /** What that plan would ask for without any income. */
  readonly withoutIncome: Figure | undefined
  /** What is asked once unemployment benefits end, where that is clearly less. */
  readonly afterBenefits: AfterBenefits | undefined
  /** The fixed payment crowds out the rest of a budget: then the plan that costs the least as it asks is the way. */
  readonly isHeavy: boolean
  /** Such a plan that costs less in all too, the tax on what is forgiven included: clearly, or the fixed payment is heavy. */
  readonly best: PlanOption | undefined
  /** Income-Based Repayment would ask for less of a new borrower: not where its cap, or no income to count, makes it the same. */
  readonly isLessIfNew: boolean
  /** What the lowest plan would cost with an employer that counts, where nobody said whether theirs does. */
  readonly served: Served | undefined
}

interface Served {
  readonly option: PlanOption
  readonly payments: Figure
  readonly total: Figure
  /** It would cost less than the fixed payment does. */
  readonly isLess: boolean
}

/** Of so many payments. */
const paidIn = ({ payment, turned }: PlanOption, payments: Months): Dollars => {
  const first = Math.min(payments, turned?.afterMonths.value ?? payments)
  return first * payment.value + (payments - first) * (turned?.payment.value ?? 0)
}

/** Public-service forgiveness after the payments of the law; nothing where the loan is paid off before. */
function servedWith(
  { sheet, reader }: Drafting,
  option: PlanOption | undefined,
  fixed: PlanOption,
): Served | undefined {
  if (option === undefined || reader.told('publicServiceJob') !== undefined) return undefined
  const payments = sheet.law(
    'loans.served.payments',
    'Payments until public-service forgiveness',
    'months',
    citedIn(studentLoanLaw.publicServiceForgiveness, (it) => it.payments),
  )
  if (!countsForPublicService(option.plan) || option.months.value <= payments.value) return undefined
  const total = sheet.computed(
    'loans.served.total',
    'Paid in all with an employer that counts',
    'usd',
    'what the plan asks for in each of the payments until public-service forgiveness',
    [payments, option.payment, ...(option.turned === undefined ? [] : [option.turned.payment])],
    paidIn(option, payments.value),
  )
  return { option, payments, total, isLess: total.value < costInAll(fixed) }
}

/** Undefined where no plan follows income, where one is chosen already, or where no income was told. */
export function loanChoice(basis: Drafting, loans: readonly DebtTerms[]): LoanChoice | undefined {
  const { sheet, reader } = basis
  if (loans.length === 0) return undefined
  if (reader.value('incomeDrivenPlan') !== 'none' || reader.known('agi') === undefined) return undefined
  const merged = mergedLoan(basis, loans, 'loans')
  const borrower = borrowerOfKind(basis, 'student')
  const open = openPlans(borrower).filter((plan) => !endsByLaw(plan))
  if (merged === undefined || !open.some(followsIncome)) return undefined

  const income = incomeOf(basis)
  const billed = fixedOfToday(basis, merged, loans)
  const isListed = (plan: RepaymentPlan) => billed === undefined || followsIncome(plan)
  const others = optionsOf(basis, merged, income, borrower, open.filter(isListed), 'loans')
  const options = billed === undefined ? others : [billed, ...others]
  const fixed = options.find(({ plan }) => !followsIncome(plan))
  if (fixed === undefined) return undefined
  const isClearlyLess = (value: number, than: number) => value < than * (1 - rules.planCheaperShare.value)
  const lower = options.filter(
    ({ plan, payment }) => followsIncome(plan) && isClearlyLess(payment.value, fixed.payment.value),
  )
  const [low] = [...lower].sort((a, b) => a.payment.value - b.payment.value || costInAll(a) - costInAll(b))
  // Whoever can hardly pay the fixed payment needs no margin: the lower one is already worth something.
  const isHeavy = fixed.payment.value * monthsPerYear > income.agi.value * rules.loanPaymentHeavy.value
  const isLess = (cost: number) => (isHeavy ? cost < costInAll(fixed) : isClearlyLess(cost, costInAll(fixed)))
  const [best] = lower
    .filter((option) => isLess(costInAll(option)))
    .sort((a, b) => costInAll(a) - costInAll(b))
  const loan = { balance: merged.balance.value, rate: merged.rate.value }
  const paymentWith = (plan: RepaymentPlan, earned: BorrowerIncome) =>
    repaymentPlanPayment(plan, loan, earned)
  return {
    loans,
    merged,
    agi: income.agi,
    ahead: income.ahead,
    people: income.people,
    options,
    fixed,
    low,
    withoutIncome:
      low === undefined
        ? undefined
        : sheet.computed(
            'loans.without-income',
            'Payment under that plan without any income',
            'usd-per-month',
            'the plan’s formula at an income of nothing',
            income.given,
            paymentWith(low.plan, { ...income.income, agi: 0 }),
          ),
    afterBenefits: afterBenefits(basis, {
      ...income,
      options,
      loan,
      isClearlyLess: (payment) => isClearlyLess(payment, (low ?? fixed).payment.value),
    }),
    best,
    isHeavy,
    isLessIfNew: options.some(
      ({ plan, payment }) =>
        plan === 'income_based' &&
        paymentWith(plan, { ...income.income, isNewBorrower: true }) < payment.value,
    ),
    served: servedWith(basis, low, fixed),
  }
}

/** The payment that was told of each loan, to its end; undefined where one was not told, or never ends. */
function fixedOfToday(
  basis: Drafting,
  { balance, rate, minimum }: DebtTerms,
  loans: readonly DebtTerms[],
): PlanOption | undefined {
  if (loans.some(({ told }) => told.minPayment === undefined)) return undefined
  const { months, totalInterest } = debtPayoff({
    debts: [{ name: words('loans'), balance: balance.value, rate: rate.value, minimum: minimum.value }],
    extra: 0,
    order: 'minimum-only',
  })
  if (months === undefined) return undefined
  const inputs = [balance, rate, minimum]
  const outlook = {
    plan: 'standard',
    payment: minimum.value,
    months,
    totalPaid: balance.value + totalInterest,
    forgiven: 0,
  } as const
  const option = optionOf(basis, outlook, { inputs, inputsThen: [] }, false, 'loans')
  return {
    ...option,
    label: words('Fixed payment of today'),
    named: words('the fixed payment of today'),
    payment: minimum,
  }
}

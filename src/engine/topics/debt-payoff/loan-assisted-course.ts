/** The plan's own money with the federal loans on the Repayment Assistance Plan: what it frees goes where the plan sends the rest. */
import { citedIn } from '../../cited-in.ts'
import { type Figure, sumOf } from '../../figure.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { repaymentPlanPayment } from '../../tax/student-loan-projection.ts'
import type { Dollars } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { fillsFund, fundWaits, monthsToFill } from './filling.ts'
import { assistedRate } from './loan-assistance.ts'
import type { LoanChoice } from './loan-choice.ts'
import { incomeOf, laterIncomeOf } from './loan-options.ts'
import type { PlanOption } from './loan-plans.ts'
import { type PayoffFigures, payoffFigures, scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

export interface AssistedCourse {
  readonly option: PlanOption
  /** What it asks for less than the fixed payment does. */
  readonly freed: Figure
  /** A full payment lowers the loans by at least this much. */
  readonly leastPrincipal: Figure
  readonly payoff: DebtPayoff
  readonly figures: PayoffFigures
  /** Paid less in all. */
  readonly saved: Figure
  /** Nothing is reached later and it costs clearly less, also after a common raise and with a child who has grown up. */
  readonly isBetter: boolean
}

/** The plan, where it asks for less than the fixed payment. */
export const assistanceOf = (choice: LoanChoice | undefined): PlanOption | undefined =>
  choice?.options.find((option) => option.plan === 'repayment_assistance' && isLower(choice, option))

const isLower = ({ fixed }: LoanChoice, { payment }: PlanOption): boolean =>
  fixed.payment.value - payment.value >= rules.planMoveLeast.value

/** Whether the month's money has a costly debt or the emergency fund to go to before the federal loans. */
export const isWantedElsewhere = (work: DebtWork): boolean =>
  fillsFund(work) || fundWaits(work) || work.costly.length > 0

/**
 * Undefined where there is nothing to compare: no other use for the money, a payment that is hardly lower, federal loans
 * that are costly or cheap themselves, or anything late, for each payment has to be full and on time.
 */
export function assistedCourse(work: DebtWork): AssistedCourse | undefined {
  const { choice, plan, sheet, stage, order } = work
  const option = assistanceOf(choice)
  if (choice === undefined || option === undefined || choice.best !== undefined) return undefined
  if (stage !== 'payoff' || order === 'promotion-first' || plan.months === undefined) return undefined
  if (work.isBehind || work.gap !== undefined || !isWantedElsewhere(work)) return undefined
  const isMiddling = ({ id }: DebtTerms) => work.middling.some((debt) => debt.id === id)
  if (!choice.loans.every(isMiddling)) return undefined

  const { merged, loans } = choice
  const minimums = loans.map(({ minimum }) => minimum)
  const freed = sheet.computed(
    'assisted.freed',
    'Free each month under the Repayment Assistance Plan',
    'usd-per-month',
    'what is asked for the federal loans now − what that plan asks for',
    [...minimums, option.payment],
    sumOf(minimums) - option.payment.value,
  )
  const most = sheet.law(
    'assistance.match',
    'Most principal matched in a month',
    'usd',
    citedIn(studentLoanLaw.repaymentAssistance, (it) => it.principalMatchMaximum),
  )
  const leastPrincipal = sheet.computed(
    'assisted.principal',
    'Least by which a payment lowers the loans under the Repayment Assistance Plan',
    'usd-per-month',
    'the payment, at most the principal that is matched',
    [option.payment, most],
    Math.min(option.payment.value, most.value),
  )
  const rank = assistedRate(sheet, { ...merged, minimum: option.payment }).value
  const payoff = withPayment(work, choice, { payment: option.payment.value, most: most.value, rank })
  const later = laterPayment(work, choice, option)
  // A payment that the month could not bear ends the comparison: it would be no better than the one of today.
  const dearest =
    later - sumOf(minimums) > work.extra.value
      ? undefined
      : withPayment(work, choice, { payment: later, most: most.value, rank })
  const figures = payoffFigures(work, 'assisted', 'With the Repayment Assistance Plan', payoff)
  const now = payoffFigures(work, 'plan', 'This plan', plan)
  return {
    option,
    freed,
    leastPrincipal,
    payoff,
    figures,
    saved: sheet.computed(
      'assisted.saved',
      'Paid less in all with the Repayment Assistance Plan',
      'usd',
      'interest of this plan − interest with the other payment and the same money each month, what is waived and matched taken off; in a month in which more is sent to the loans only what the whole payment leaves is waived or matched',
      [now.interest, figures.interest, option.payment, most, ...scheduleInputs(work)],
      plan.totalInterest - payoff.totalInterest,
    ),
    isBetter: isClearlyBetter(work, payoff) && dearest !== undefined && isClearlyBetter(work, dearest),
  }
}

/** That course, where it is the better one. */
export function betterCourse(work: DebtWork): AssistedCourse | undefined {
  const course = assistedCourse(work)
  return course?.isBetter === true ? course : undefined
}

/** The same money each month with another payment for the federal loans, each taken at their average rate with its share. */
function withPayment(
  { tried, numbers, paid }: DebtWork,
  { loans, merged }: LoanChoice,
  { payment, most, rank }: { payment: Dollars; most: Dollars; rank: number },
): DebtPayoff {
  const isLoan = (index: number) => loans.some(({ id }) => id === paid[index]?.id)
  const own = numbers.filter((_, index) => isLoan(index))
  const owed = own.reduce((sum, { balance }) => sum + balance, 0)
  const asked = own.reduce((sum, { minimum }) => sum + minimum, 0)
  const debts = numbers.map((debt, index) => {
    if (!isLoan(index)) return debt
    const share = owed === 0 ? 0 : debt.balance / owed
    return {
      ...debt,
      rate: merged.rate.value,
      // More than is asked ends the waiver and the match first: such a loan is paid early last.
      rank,
      minimum: payment * share,
      leastPrincipal: Math.min(payment, most) * share,
    }
  })
  return tried({ debts, more: asked - payment })
}

/** What the plan asks for after a common raise, with the children who are still young enough halfway through. */
function laterPayment(work: DebtWork, { merged }: LoanChoice, { plan }: PlanOption): Dollars {
  const income = incomeOf(work)
  const later = laterIncomeOf(work, income, work.plan.months ?? 0)
  return repaymentPlanPayment(
    plan,
    { balance: merged.balance.value, rate: merged.rate.value },
    { ...later.income, agi: income.agi.value * (1 + rules.commonRaise.value) },
  )
}

function isClearlyBetter(work: DebtWork, payoff: DebtPayoff): boolean {
  const { plan } = work
  if (plan.months === undefined || payoff.months === undefined || payoff.months > plan.months) return false
  const saved = plan.totalInterest - payoff.totalInterest
  const fundIn = (some: DebtPayoff) => monthsToFill({ ...work, plan: some }, 'fund') ?? Infinity
  return (
    saved >= plan.totalInterest * rules.planCheaperShare.value &&
    saved >= plan.months * rules.planMoveLeast.value &&
    fundIn(payoff) <= fundIn(plan)
  )
}

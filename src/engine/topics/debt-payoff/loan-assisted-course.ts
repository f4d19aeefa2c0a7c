/**
 * The Repayment Assistance Plan in place of a fixed payment that could be met, compared with the same money each month:
 * what it frees goes where the plan sends the rest.
 */
import { citedIn } from '../../cited-in.ts'
import { sumOf } from '../../figure.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { repaymentPlanPayment } from '../../tax/student-loan-projection.ts'
import type { Dollars, Months } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { fillsFund, fundWaits, monthsToFill } from './filling.ts'
import { type AssistanceOffer, assistanceFor, assistedTerms } from './loan-assisted-terms.ts'
import { incomeOf, laterIncomeOf } from './loan-options.ts'
import { payoffFigures, scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

/** The loans that either payment is for: all that were told, or, after SAVE, all of them together. */
const loansOf = ({ choice, loans }: DebtWork): readonly DebtTerms[] =>
  choice?.loans ?? (loans === undefined ? [] : [loans.merged])

/** The plan, where it asks for less than the fixed payment. */
export const assistanceOf = ({ choice, loans }: DebtWork): AssistanceOffer | undefined =>
  choice === undefined ? loans?.assistance : assistanceFor(choice.fixed, choice.options)

/** A schedule that sends more than is asked, whether or not a counselor is heard first. */
export const sendsFreely = ({ stage }: Pick<DebtWork, 'stage'>): boolean =>
  stage === 'payoff' || stage === 'counsel'

/** Whether the month's money has a costly debt or the emergency fund to go to before the federal loans. */
export const isWantedElsewhere = (work: DebtWork): boolean =>
  fillsFund(work) || fundWaits(work) || work.costly.length > 0

/**
 * Undefined where there is nothing to compare: no other use for the money, a payment that is hardly lower, federal loans
 * that are costly or cheap themselves, or anything late, for each payment has to be full and on time.
 */
export function comparedAssistance(work: DebtWork): AssistanceOffer | undefined {
  const offer = assistanceOf(work)
  if (offer === undefined) return undefined
  if (!sendsFreely(work) || work.order === 'promotion-first' || work.plan.months === undefined)
    return undefined
  if (work.isBehind || work.gap !== undefined || !isWantedElsewhere(work)) return undefined
  const isMiddling = ({ id }: DebtTerms) => work.middling.some((debt) => debt.id === id)
  return loansOf(work).every(isMiddling) ? offer : undefined
}

/** `work` with the loans on that plan instead, where it is the better one; undefined where it is not. */
export function assistedInstead(withFixed: DebtWork, work: DebtWork): DebtWork | undefined {
  const offer = assistanceOf(work)
  if (offer === undefined || !sendsFreely(work) || work.order === 'promotion-first') return undefined
  const raised = afterRaise(work, offer)
  if (raised === undefined || ![work.plan, raised].every((plan) => isBetter(withFixed, { ...work, plan })))
    return undefined
  const { sheet, choice, plan } = work
  const asked = choice === undefined ? [offer.fixed.payment] : choice.loans.map(({ minimum }) => minimum)
  const merged = choice?.merged ?? work.loans?.merged
  if (merged === undefined) return undefined
  const waits = work.paid.find(({ assisted }) => assisted !== undefined)?.assisted?.waits
  const ofFixed = payoffFigures(work, 'fixed', 'With the fixed payment', withFixed.plan)
  const now = payoffFigures(work, 'plan', 'This plan', plan)
  return {
    ...work,
    minimumsOnly: withFixed.minimumsOnly,
    assistance: {
      ...offer,
      withFixed,
      freed: sheet.computed(
        'assisted.freed',
        'Free each month under the Repayment Assistance Plan',
        'usd-per-month',
        'the fixed payment − what that plan asks for',
        [...asked, offer.option.payment],
        sumOf(asked) - offer.option.payment.value,
      ),
      leastPrincipal: assistedTerms(work, { ...merged, minimum: offer.option.payment }).leastPrincipal,
      waits,
      saved: sheet.computed(
        'assisted.saved',
        'Paid less in all than with the fixed payment',
        'usd',
        'interest with the fixed payment and the same money each month − interest of this plan, what is waived and matched taken off; in a month in which more is sent to the loans only what the whole payment leaves is waived or matched',
        [ofFixed.interest, now.interest, ...scheduleInputs(work)],
        withFixed.plan.totalInterest - plan.totalInterest,
      ),
    },
  }
}

/** The same plan when the payment rises with pay, from its first month on; undefined where the month could not bear that. */
function afterRaise(work: DebtWork, offer: AssistanceOffer): DebtPayoff | undefined {
  const { numbers, paid, extra, tried, sheet } = work
  const most = sheet.law(
    'assistance.match',
    'Most principal matched in a month',
    'usd',
    citedIn(studentLoanLaw.repaymentAssistance, (it) => it.principalMatchMaximum),
  ).value
  const now = offer.option.payment.value
  const later = laterPayment(work, offer)
  const isLoan = (index: number) => paid[index]?.assisted !== undefined
  const asked = sumOf(paid.filter((_, index) => isLoan(index)).map(({ minimum }) => minimum))
  if (later - asked > extra.value) return undefined
  const share = later / now
  const principal = Math.min(later, most) / Math.min(now, most)
  const debts = numbers.map((debt, index) => {
    if (!isLoan(index)) return debt
    const leastPrincipal = (debt.leastPrincipal ?? 0) * principal
    return debt.later === undefined
      ? { ...debt, minimum: debt.minimum * share, leastPrincipal }
      : { ...debt, later: { ...debt.later, minimum: debt.later.minimum * share }, leastPrincipal }
  })
  const rises = numbers.some((debt, index) => isLoan(index) && debt.later === undefined)
  return tried({ debts, more: rises ? now - later : 0 })
}

/** What the plan asks for after a common raise, with the children who are still young enough halfway through. */
function laterPayment(work: DebtWork, { option }: AssistanceOffer): Dollars {
  const income = incomeOf(work)
  const later = laterIncomeOf(work, income, work.plan.months ?? 0)
  const loans = loansOf(work)
  const balance = sumOf(loans.map((loan) => loan.balance))
  const rate = loans.reduce((sum, loan) => sum + loan.balance.value * loan.rate.value, 0) / balance
  return repaymentPlanPayment(
    option.plan,
    { balance, rate },
    { ...later.income, agi: later.income.agi * (1 + rules.commonRaise.value) },
  )
}

const fundIn = (work: DebtWork): Months => monthsToFill(work, 'fund') ?? Infinity

/** Nothing is reached later, and it costs less by more than rounding. */
function isBetter({ plan, ...withFixed }: DebtWork, work: DebtWork): boolean {
  if (plan.months === undefined || work.plan.months === undefined) return false
  return (
    work.plan.months <= plan.months &&
    plan.totalInterest - work.plan.totalInterest >= rules.planMoveLeast.value * monthsPerYear &&
    fundIn(work) <= fundIn({ ...withFixed, plan })
  )
}

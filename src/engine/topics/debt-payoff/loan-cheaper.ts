/** A repayment plan that asks for less than the one of today: what it saves, and whether it is worth a move. */

import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { plainText } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { RepaymentPlan } from '../../tax/student-loan-plans.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { planNames } from '../repayment-plan-names.ts'
import type { Drafting } from '../topic.ts'
import { costInAll, type PlanOption } from './loan-plans.ts'

export interface CheaperPlan {
  readonly option: PlanOption
  readonly saved: Figure
}

/** From the plan of today to one that counts as well, asks for less, and goes on doing so when pay rises. */
export interface PlanMove {
  readonly from: PlanOption
  readonly to: PlanOption
  readonly saved: Figure
  /** The income up to which the plan asks for no more than the one of today; nothing where it always does. */
  readonly upTo: Figure | undefined
}

/** Whether a payment is lower by more than the rounding of a bill. */
const isLess = (payment: Figure, than: Figure): boolean =>
  than.value - payment.value >= rules.planMoveLeast.value

/**
 * A plan that asks for less than what is paid now: the bill decides, which can follow the pay of an earlier year. Where
 * no other plan asks for less by its formula, it is the plan that one is on.
 */
export function cheaperThan(
  sheet: Worksheet,
  asked: Figure,
  left: Figure,
  held: PlanOption,
  cheapest: PlanOption | undefined,
): CheaperPlan | undefined {
  const option = cheapest !== undefined && isLess(cheapest.payment, held.payment) ? cheapest : held
  if (cheapest === undefined || !isLess(option.payment, asked)) return undefined
  // What is asked now holds until the plan ends, or until a pay that was told is confirmed.
  const change = held.turned ?? held.next
  const [label, unit] = ['Paid less until public-service forgiveness', 'usd'] as const
  const saved =
    change === undefined
      ? sheet.computed(
          'loans.cheaper.saved',
          label,
          unit,
          'what is asked now × payments left − paid in all under the other plan',
          [asked, left, option.total],
          asked.value * left.value - option.total.value,
        )
      : sheet.computed(
          'loans.cheaper.saved',
          label,
          unit,
          'what is asked now × payments until that changes + what is paid after it − paid in all under the other plan',
          [asked, change.afterMonths, change.paid, option.total],
          asked.value * change.afterMonths.value + change.paid.value - option.total.value,
        )
  return saved.value > 0 ? { option, saved } : undefined
}

/**
 * A plan that asks for less than is paid now, and costs less in all: not because it lets a loan grow that the plan of today does
 * not, for that pays only while income stays low.
 */
export function cheaperInAll(
  sheet: Worksheet,
  { balance, rate, minimum: asked }: DebtTerms,
  chosen: PlanOption,
  options: readonly PlanOption[],
): CheaperPlan | undefined {
  // Under the Repayment Assistance Plan the interest that a payment does not cover is waived.
  const grows = ({ plan, payment }: PlanOption) =>
    plan !== 'repayment_assistance' && payment.value * monthsPerYear < balance.value * rate.value
  const [option] = options
    .filter(
      (one) =>
        one.plan !== chosen.plan &&
        isLess(one.payment, asked) &&
        isLess(one.payment, chosen.payment) &&
        (grows(chosen) || !grows(one)),
    )
    .sort((a, b) => costInAll(a) - costInAll(b))
  if (option === undefined) return undefined
  if (costInAll(option) >= costInAll(chosen)) return undefined
  const partsOf = ({ total, tax }: PlanOption) => (tax === undefined ? [total] : [total, tax])
  return {
    option,
    saved: sheet.computed(
      'loans.cheaper.saved',
      'What the other plan costs less in all',
      'usd',
      'paid in all and tax on what is forgiven under your plan − the same under the other plan, not discounted',
      [...partsOf(chosen), ...partsOf(option)],
      costInAll(chosen) - costInAll(option),
    ),
  }
}

/**
 * In public service what is not paid is forgiven, so the plan that asks for less is the plan, as long as a common raise
 * does not turn that around: nobody is sure of a way back.
 */
export function moveTo(
  { sheet }: Drafting,
  {
    held,
    cheaper,
    agi,
    paymentOf,
    given,
  }: {
    readonly held: PlanOption
    readonly cheaper: CheaperPlan | undefined
    readonly agi: Figure
    readonly paymentOf: (plan: RepaymentPlan, agi: Dollars) => Dollars
    readonly given: readonly Figure[]
  },
): PlanMove | undefined {
  if (cheaper === undefined || cheaper.option.plan === held.plan) return undefined
  const { option, saved } = cheaper
  const step = rules.incomeStep.value
  const asksMore = (at: Dollars) => paymentOf(option.plan, at) > paymentOf(held.plan, at)
  const most = agi.value * rules.incomeTried.value
  let at = Math.ceil(agi.value / step) * step
  while (at <= most && !asksMore(at)) at += step
  if (at <= agi.value * (1 + rules.commonRaise.value)) return undefined
  const upTo =
    at > most
      ? undefined
      : sheet.computed(
          'loans.move.up-to',
          `Income up to which the ${plainText(planNames[option.plan])} asks for no more`,
          'usd-per-year',
          'both formulas tried at each round sum above today’s income, with the family, the balance and the law of today',
          [agi, ...given, held.payment, option.payment],
          at - step,
        )
  return { from: held, to: option, saved, upTo }
}

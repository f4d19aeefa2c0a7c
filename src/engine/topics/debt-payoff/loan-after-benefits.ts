/** What a plan by income asks for once unemployment benefits end: they are income too, and a payment by them is not the last word. */
import type { DateFigure, Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { followsIncome } from '../../tax/student-loan-plans.ts'
import type { BorrowerIncome, FederalLoan } from '../../tax/student-loan-projection.ts'
import { repaymentPlanPayment } from '../../tax/student-loan-projection.ts'
import { benefitSchedule } from '../benefit-schedule.ts'
import { benefitsInIncome } from '../loan-income-ahead.ts'
import { type StepDraft, within } from '../steps.ts'
import type { Drafting } from '../topic.ts'
import type { PlanOption } from './loan-plans.ts'

export interface AfterBenefits {
  /** The plan that asks for the least then. */
  readonly option: PlanOption
  readonly payment: Figure
  /** What the Repayment Assistance Plan asks for then, where another asks for less. */
  readonly assisted: Figure | undefined
  /** About when benefits end. */
  readonly day: DateFigure
}

interface Today {
  readonly options: readonly PlanOption[]
  readonly loan: FederalLoan
  readonly income: BorrowerIncome
  readonly agi: Figure
  readonly given: readonly Figure[]
  /** Whether a payment is worth a change against those of today. */
  readonly isClearlyLess: (payment: number) => boolean
}

/** Undefined where no benefits stand in the income, where it was told as it is, and where the payment stays about the same. */
export function afterBenefits(
  { sheet, reader, context }: Drafting,
  { options, loan, income, agi, given, isClearlyLess }: Today,
): AfterBenefits | undefined {
  const monthly = benefitsInIncome(reader)
  if (monthly === undefined) return undefined
  const left = Math.max(0, agi.value - monthly.value * monthsPerYear)
  const then = options
    .filter(({ plan }) => followsIncome(plan))
    .map((option) => ({
      option,
      asks: repaymentPlanPayment(option.plan, loan, { ...income, agi: left }),
    }))
    .sort((a, b) => a.asks - b.asks)
  const [least, ...others] = then
  if (least === undefined || !isClearlyLess(least.asks)) return undefined
  const assisted = others.find(({ option }) => option.plan === 'repayment_assistance')
  const figure = (id: string, label: string, asks: number) =>
    sheet.computed(
      id,
      label,
      'usd-per-month',
      'the plan’s formula at the adjusted gross income without a year of benefits',
      [...given, monthly],
      asks,
    )
  return {
    option: least.option,
    payment: figure('loans.after-benefits', 'Payment under that plan once benefits end', least.asks),
    assisted:
      assisted &&
      figure(
        'loans.after-benefits.assisted',
        'Payment under the Repayment Assistance Plan once benefits end',
        assisted.asks,
      ),
    day: benefitSchedule(sheet, reader, context.today).until,
  }
}

export const afterBenefitsWords = (after: AfterBenefits | undefined): Text =>
  after === undefined
    ? nothing
    : say`When benefits end, about ${after.day}, ask for ${after.option.named} by the income of that day: ${after.payment}.`

/** 34 CFR 685.204(f): whoever gets unemployment benefits may have the loans paused. `fixed`: what is asked today, where no plan asks for less now. */
export function afterBenefitsSteps(
  after: AfterBenefits | undefined,
  fixed: PlanOption | undefined,
): StepDraft[] {
  if (after === undefined) return []
  const { option, payment, assisted, day } = after
  const pause: StepDraft | undefined = fixed && {
    id: 'pause-loans',
    title: words('Ask the servicer to pause your federal loans while you look for work'),
    why: say`${sentenceStart(fixed.named)} asks for ${fixed.payment}, and with the benefits in your income no plan asks for clearly less. That is cash that you need to live on.`,
    how: words(
      'If whoever is out of work signed the loan, ask for the deferment of the unemployed, with the proof of benefits. Where that does not fit, ask for a forbearance. Interest may go on and is added to the loan then.',
    ),
    due: within.days,
    dueWhy: 'a few days from today, because the change takes weeks',
    minutes: 45,
    link: links.studentAid,
    keep: words('The confirmation, with the day on which the pause ends.'),
  }
  return [
    ...(pause === undefined ? [] : [pause]),
    {
      id: 'after-benefits',
      title: say`Ask for ${option.named} by the income without benefits: ${payment}`,
      why: words('Benefits are income to a plan that follows it. When they end, it asks for less.'),
      how: say`If no pay has come by then, apply in your account with the letter that says that they end, and do not consolidate for it.${assisted === undefined ? nothing : say` The Repayment Assistance Plan asks for ${assisted} then and waives the interest beyond it: where you can pay that, the loan does not grow.`}`,
      due: day.value,
      dueWhy: 'the day on which benefits end, about',
      dueInputs: [day],
      minutes: 45,
      link: links.incomeDriven,
      keep: words('The confirmation of the application.'),
    },
  ]
}

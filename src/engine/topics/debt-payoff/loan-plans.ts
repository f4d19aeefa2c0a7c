/** A repayment plan of federal loans in figures: what it asks for, how long, what is forgiven and taxed. */
import { citedIn } from '../../cited-in.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, plainText, say, type Text } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { followsIncome, type RepaymentPlan } from '../../tax/student-loan-plans.ts'
import type { RepaymentOutlook } from '../../tax/student-loan-projection.ts'
import type { Dollars, Months } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { type LoanIncomeAhead, withPayAhead } from '../loan-income-ahead.ts'
import { namedPlan, planNames } from '../repayment-plan-names.ts'
import { statusAhead } from '../surviving-spouse.ts'
import type { DraftContext, Drafting } from '../topic.ts'

export interface PlanOption {
  readonly plan: RepaymentPlan
  readonly label: Text
  /** The plan of today inside a sentence. */
  readonly named: Text
  readonly payment: Figure
  readonly months: Figure
  /** The months, in years where they are many. */
  readonly length: Figure
  readonly total: Figure
  readonly forgiven: Figure
  /** Federal income tax on what is forgiven, at today's brackets; nothing for public service. */
  readonly tax: Figure | undefined
  /** What it asks for once a pay that was told is confirmed, where that is another payment. */
  readonly turned: TurnedPayment | undefined
  /** Where the law ends the plan before the loan ends: the plan that all sums go on with. */
  readonly next: FollowingPlan | undefined
}

export interface TurnedPayment {
  readonly payment: Figure
  readonly afterMonths: Figure
  /** Of what is paid in all, the part from then on. */
  readonly paid: Figure
  readonly ahead: LoanIncomeAhead
}

export interface FollowingPlan {
  readonly plan: RepaymentPlan
  readonly named: Text
  readonly payment: Figure
  /** Payments until then. */
  readonly afterMonths: Figure
  /** Of what is paid in all, the part under it. */
  readonly paid: Figure
  /** The day on which the law ends the plan before it. */
  readonly end: DateFigure
}

/** Whose figures they are: the loans whose plan is followed, the same on a return of one's own, or Parent PLUS loans beside them. */
export type LoanGroup = 'loans' | 'filing' | 'plus'

export function optionOf(
  { sheet, reader, context }: Drafting,
  outlook: RepaymentOutlook,
  {
    inputs,
    inputsThen,
    turn,
  }: {
    readonly inputs: readonly Figure[]
    readonly inputsThen: readonly Figure[]
    /** A pay that was told, and what the plan asks for at it. */
    readonly turn?: { readonly ahead: LoanIncomeAhead; readonly payment: Dollars }
  },
  isTaxed: boolean,
  group: LoanGroup,
): PlanOption {
  const { plan } = outlook
  const next = outlook.next
  const name = next === undefined ? planNames[plan] : say`${planNames[plan]}, then ${namedPlan(next.plan)}`
  const where = group === 'filing' ? ' on a return of your own' : ''
  const id = next === undefined ? `${group}.${plan}` : `${group}.${plan}.${next.plan}`
  const end = next === undefined ? undefined : olderPlansEnd(sheet)
  const isTurned = turn !== undefined && followsIncome(plan)
  const byIncome = isTurned ? [...inputs, turn.ahead.agi, turn.ahead.afterMonths] : inputs
  const given =
    end === undefined
      ? byIncome
      : [
          ...byIncome,
          ...inputsThen,
          end,
          sheet.law(
            'loan-rule.carried',
            'Share of the payments counted that count on under the next plan',
            'share',
            citedIn(studentLoanLaw.paymentsCarryOver, (value) => value),
          ),
        ]
  const how = `month by month at today’s income${isTurned ? ', and at that with the pay that was told once it is confirmed' : ''}, a child counted until it is of an age to leave school, with the interest of each month, until it is paid or forgiven${end === undefined ? '' : '; from the day on which the law ends the first plan by the rules of the second'}`
  const sum = (part: string, label: string, unit: Figure['unit'], value: number) =>
    sheet.computed(`${id}.${part}`, `${label} the ${plainText(name)}${where}`, unit, how, given, value)
  const forgiven = sum('forgiven', 'Forgiven under', 'usd', outlook.forgiven)
  const months = sum('months', 'Months under', 'months', outlook.months)
  return {
    plan,
    label: name,
    named: namedPlan(plan),
    payment: sheet.computed(
      `${group}.${plan}.payment`,
      `Payment under the ${plainText(planNames[plan])}${where}`,
      'usd-per-month',
      'the plan’s formula at this income, balance and family, to the cent',
      inputs,
      outlook.payment,
    ),
    months,
    length:
      outlook.months < rules.monthsSpoken.value
        ? months
        : sheet.computed(
            `${id}.years`,
            `Years under the ${plainText(name)}${where}`,
            'years',
            'months ÷ months in a year',
            [months],
            outlook.months / monthsPerYear,
          ),
    total: sum('total', 'Paid in all under', 'usd', outlook.totalPaid),
    forgiven,
    tax:
      isTaxed && outlook.forgiven > 0
        ? taxOn(sheet, reader, context, id, forgiven, turn?.ahead.agi)
        : undefined,
    turned: isTurned ? turnedOf(sum, outlook, turn) : undefined,
    next:
      next === undefined || end === undefined
        ? undefined
        : {
            plan: next.plan,
            named: namedPlan(next.plan),
            payment: sum('next.payment', 'Payment from the change on under', 'usd-per-month', next.payment),
            afterMonths: sum('next.after', 'Payments before the change under', 'months', next.afterMonths),
            paid: sum('next.paid', 'Paid from the change on under', 'usd', next.paid),
            end,
          },
  }
}

function turnedOf(
  sum: (part: string, label: string, unit: Figure['unit'], value: number) => Figure,
  { payment, months, totalPaid, next }: RepaymentOutlook,
  { ahead, payment: asked }: { readonly ahead: LoanIncomeAhead; readonly payment: Dollars },
): TurnedPayment | undefined {
  const { afterMonths } = ahead
  const isOver = Math.min(months, next?.afterMonths ?? Infinity) <= afterMonths.value
  if (isOver || Math.abs(asked - payment) < rules.planMoveLeast.value) return undefined
  return {
    payment: sum('turned', 'Payment at the pay that was told under', 'usd-per-month', asked),
    afterMonths,
    paid: sum('turned.paid', 'Paid from then on under', 'usd', totalPaid - payment * afterMonths.value),
    ahead,
  }
}

/** What it asks for after so many payments, at the income that is confirmed by then. */
export const askedAfter = ({ payment, turned }: PlanOption, months: Months): Figure =>
  turned !== undefined && turned.afterMonths.value <= months ? turned.payment : payment

/** To follow what it asks for now. */
export const turnedInWords = ({ turned }: PlanOption): Text =>
  turned === undefined
    ? nothing
    : say`, and about ${turned.payment} from ${turned.ahead.confirmed} on ${withPayAhead(turned.ahead)}`

/** The day on which the law ends the older plans that follow income. */
export function olderPlansEnd(sheet: Worksheet): DateFigure {
  const { value, note } = studentLoanLaw.olderPlansEnd
  return sheet.date('older-plans.end', 'Day on which the older income plans end', note, [], value)
}

/** What a plan costs: all payments, and the tax on what is forgiven. */
export const costInAll = ({ total, tax }: PlanOption): number => total.value + (tax?.value ?? 0)

/** What forgiveness adds to the federal income tax of one year, at today's law. */
function taxOn(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  id: string,
  forgiven: Figure,
  agi: Figure = reader.number('agi'),
): Figure {
  const { law } = context
  const age = reader.number('age')
  const household = { status: statusAhead(reader, context), age: Math.round(age.value), wages: agi.value }
  const tax =
    incomeTax(law, { ...household, otherIncome: forgiven.value }).incomeTax -
    incomeTax(law, household).incomeTax
  return sheet.computed(
    `${id}.tax`,
    'Federal income tax on what is forgiven',
    'usd',
    'income tax with it as income − income tax without it, at today’s brackets',
    [forgiven, agi, age],
    Math.max(0, Math.round(tax)),
  )
}

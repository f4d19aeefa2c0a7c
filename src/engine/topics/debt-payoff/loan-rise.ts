/** A bill of federal loans below what its plan asks for at today's income, or at a pay that was told: it rises when income is confirmed, once a year. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { followsIncome } from '../../tax/student-loan-plans.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { LoanIncomeAhead } from '../loan-income-ahead.ts'
import { isPayGone } from '../out-of-work.ts'
import type { Drafting } from '../topic.ts'
import type { CheaperPlan, PlanMove } from './loan-cheaper.ts'
import { askedAfter, type PlanOption } from './loan-plans.ts'

export interface RiseAhead {
  /** Payments until then. */
  readonly afterMonths: Figure
  /** The plan of today, with what it asks for then. */
  readonly held: PlanOption
  /** A plan to choose before that day: it asks for less than that, and costs less. */
  readonly instead: Pick<PlanMove, 'to' | 'saved' | 'upTo'> | undefined
  /** One that does so only as long as pay hardly rises: to be compared. */
  readonly compare: CheaperPlan | undefined
  /** What the plan of today asks for from that day on, and what is paid. */
  readonly asked: Figure
  readonly payment: Figure
  /** The pay that was told, where that is what is confirmed then. */
  readonly ahead: LoanIncomeAhead | undefined
}

/** Payments until it rises; undefined where it does not. The day stands in the borrower's account alone. */
export function confirmedIn(
  { sheet, reader }: Drafting,
  bill: Figure,
  held: PlanOption,
  isBilled: boolean,
): Figure | undefined {
  const { turned } = held
  const rises = turned !== undefined && turned.payment.value - bill.value >= rules.planMoveLeast.value
  if (!isBilled || !followsOlderIncome(reader, bill, held)) return rises ? turned.afterMonths : undefined
  return rises && turned.afterMonths.value <= monthsPerYear ? turned.afterMonths : nextConfirmation(sheet)
}

const nextConfirmation = (sheet: Worksheet): Figure =>
  sheet.assumed(
    'loans.confirmed-in',
    'Months until your income is confirmed again',
    'months',
    monthsPerYear,
    'Income is confirmed once a year. Found no word on the day, so it is counted as late as it can be; your account has it.',
  )

/** Whether the plan of today asks for more than its bill at an income that was told, for longer than a year. */
function followsOlderIncome(reader: FactReader, bill: Figure, held: PlanOption): boolean {
  // A couple whose return nobody told may file apart, and then the bill goes by one income of the two.
  const mayFileApart = reader.told('maritalStatus') === 'married' && reader.told('filingStatus') === undefined
  if (mayFileApart || reader.known('agi') === undefined || isPayGone(reader)) return false
  return (
    followsIncome(held.plan) &&
    held.months.value > monthsPerYear &&
    held.payment.value - bill.value >= rules.planMoveLeast.value
  )
}

/** In public service: a plan that counts and asks for less than the plan of today does then. */
export function cheaperOnceRisen(
  sheet: Worksheet,
  held: PlanOption,
  option: PlanOption | undefined,
  { left, confirmed }: { readonly left: Figure; readonly confirmed: Figure },
): CheaperPlan | undefined {
  if (option === undefined || held.next !== undefined) return undefined
  const [asked, lower] = [askedAfter(held, confirmed.value), askedAfter(option, confirmed.value)]
  const less = asked.value - lower.value
  if (less < rules.planMoveLeast.value) return undefined
  return {
    option,
    saved: sheet.computed(
      'loans.rise.saved',
      'Paid less until public-service forgiveness',
      'usd',
      '(what the plan of today asks for then − what the other one asks for) × payments left once income is confirmed',
      [asked, lower, left, confirmed],
      less * (left.value - confirmed.value),
    ),
  }
}

/** `move`: what public service allows of the cheaper plan; elsewhere that is taken as it is. */
export function riseAhead(
  afterMonths: Figure,
  held: PlanOption,
  {
    cheaper,
    move,
  }: { readonly cheaper: CheaperPlan | undefined; readonly move: PlanMove | undefined | 'free' },
): RiseAhead {
  const instead =
    move === 'free' ? cheaper && { to: cheaper.option, saved: cheaper.saved, upTo: undefined } : move
  const compare = instead === undefined ? cheaper : undefined
  return {
    afterMonths,
    held,
    instead,
    compare,
    asked: askedAfter(held, afterMonths.value),
    payment: askedAfter(instead?.to ?? held, afterMonths.value),
    ahead:
      held.turned !== undefined && held.turned.afterMonths.value <= afterMonths.value
        ? held.turned.ahead
        : undefined,
  }
}

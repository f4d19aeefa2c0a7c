/** A bill of federal loans below what its plan asks for at today's income: it rises when income is confirmed, once a year. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { followsIncome } from '../../tax/student-loan-plans.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { isPayGone } from '../out-of-work.ts'
import type { CheaperPlan, PlanMove } from './loan-cheaper.ts'
import type { PlanOption } from './loan-plans.ts'

export interface RiseAhead {
  /** Payments until then. */
  readonly afterMonths: Figure
  /** The plan of today, with what it asks for then. */
  readonly held: PlanOption
  /** A plan to choose before that day: it asks for less than that, and costs less. */
  readonly instead: Pick<PlanMove, 'to' | 'saved' | 'upTo'> | undefined
  /** One that does so only as long as pay hardly rises: to be compared. */
  readonly compare: CheaperPlan | undefined
  /** What is paid from that day on. */
  readonly payment: Figure
}

/** The day stands in the borrower's account alone. */
export const confirmedIn = (sheet: Worksheet): Figure =>
  sheet.assumed(
    'loans.confirmed-in',
    'Months until your income is confirmed again',
    'months',
    monthsPerYear,
    'Income is confirmed once a year. Found no word on the day, so it is counted as late as it can be; your account has it.',
  )

/** Whether the plan of today asks for more than its bill at an income that was told, for longer than a year. */
export function followsOlderIncome(reader: FactReader, bill: DebtTerms, held: PlanOption): boolean {
  // A couple whose return nobody told may file apart, and then the bill goes by one income of the two.
  const mayFileApart = reader.told('maritalStatus') === 'married' && reader.told('filingStatus') === undefined
  if (mayFileApart || reader.known('agi') === undefined || isPayGone(reader)) return false
  return (
    followsIncome(held.plan) &&
    held.months.value > monthsPerYear &&
    held.payment.value - bill.minimum.value >= rules.planMoveLeast.value
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
  const less = held.payment.value - option.payment.value
  if (less < rules.planMoveLeast.value) return undefined
  return {
    option,
    saved: sheet.computed(
      'loans.rise.saved',
      'Paid less until public-service forgiveness',
      'usd',
      '(what the plan of today asks for at this income − what the other one asks for) × payments left once income is confirmed',
      [held.payment, option.payment, left, confirmed],
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
  return { afterMonths, held, instead, compare, payment: (instead?.to ?? held).payment }
}

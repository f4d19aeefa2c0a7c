/** Pay that is gone and comes again on a day that was told: what the months until then take, and what a month leaves after them. */
import type { FactReader } from '../fact-reader.ts'
import { type DateFigure, type Figure, sumOf } from '../figure.ts'
import { links } from '../links.ts'
import { say, type Text, words } from '../say.ts'
import type { Dollars, Months } from '../units.ts'
import type { CashWithoutPay } from './cash-without-pay.ts'
import { monthsApart } from './day-after-months.ts'
import { monthsToBirth } from './expecting.ts'
import { type LossCase, needBeside } from './job-loss.ts'
import { isJobHeld, isOffSick } from './lost-pay-claim.ts'
import { spentBy } from './months-of-cash.ts'
import { type ReturningPay, returningPay } from './returning-pay.ts'
import { returningTakeHome } from './returning-take-home.ts'
import { saysSomethingIsLeft } from './short-month.ts'
import type { StepDraft } from './steps.ts'
import type { Drafting } from './topic.ts'

export interface PayReturns {
  readonly returning: ReturningPay
  /** Months from today, counted by the calendar: the month in which it comes again is paid by it. */
  readonly after: Months
  readonly day: DateFigure
  /** What the month leaves from then on. */
  readonly more: Figure
  /** What the match that is taken meanwhile takes of it; undefined where it is taken off already. */
  readonly match: Figure | undefined
  /** What a month leaves until then, beside benefits, which end, and what the match takes. */
  readonly leavesUntil: Dollars
  /** What the months until then take out of the cash. */
  readonly takes: Dollars
  /** Whether the cash that is there, with a sum to decide on, reaches that far. */
  readonly isBridged: boolean
}

/** Whether a child on the way is born, at the latest, once that pay is back: it takes nothing of a month without it. */
export const isBackByBirth = (reader: FactReader, returns: PayReturns | undefined): boolean =>
  returns !== undefined && returns.after <= monthsToBirth(reader).value

/** Disability pay stands in the place of the pay that comes again. */
const inPlaceOf = ({ beside }: LossCase, { whose }: ReturningPay): Dollars =>
  sumOf(beside.filter(({ id }) => id === inItsPlace[whose]))

/** What goes on beside that pay. */
const besideReturning = (loss: LossCase, returning: ReturningPay): Dollars =>
  (loss.goesOn?.value ?? 0) - inPlaceOf(loss, returning)

/** What was told to be left of a month as it is now, unless benefits, which end, may be in it. */
const leftOfMonth = (reader: FactReader, { benefit }: LossCase): Figure | undefined =>
  benefit === undefined && saysSomethingIsLeft(reader) ? reader.number('monthlySurplus') : undefined

/** `left`: before what health cover costs. Whoever said that nothing is left puts nothing aside. */
function leftUntil(reader: FactReader, left: Dollars): Dollars {
  if (saysSomethingIsLeft(reader)) return Math.max(0, Math.floor(left))
  if (reader.told('monthlySurplus') !== undefined) return 0
  return Math.max(0, Math.floor(left - (reader.some('coverPremiumMonthly')?.value ?? 0)))
}

const inItsPlace = { you: 'disabilityMonthly', spouse: 'spouseDisabilityMonthly' }

/**
 * Undefined where no day was told, where costs or cash were not, and where the month is short even then. Whoever is sick and
 * has no job that is held has no day to count on. `sum`: what is to be decided on beside the cash.
 */
export function payReturns(
  asked: Drafting,
  without: Pick<CashWithoutPay, 'cushion' | 'jobLoss'> | undefined,
  sum: Dollars = 0,
): PayReturns | undefined {
  const { sheet, reader, context } = asked
  if (without === undefined || reader.told('monthlyExpenses') === undefined) return undefined
  if (isOffSick(reader) && !isJobHeld(reader)) return undefined
  const returning = returningPay(sheet, reader, context)
  if (returning === undefined) return undefined
  const { essentials } = without.cushion
  const [loss] = without.jobLoss.cases
  const takeHome = returningTakeHome(asked, returning)
  const told = leftOfMonth(reader, loss)
  const now =
    told === undefined
      ? besideReturning(loss, returning) - essentials.value
      : told.value - inPlaceOf(loss, returning)
  const left = Math.floor(now + takeHome.value)
  if (left <= 0) return undefined
  const match = told === undefined ? undefined : loss.match
  const after = monthsApart(context.today, returning.from.value)
  const beyond = (month: Dollars, goesOn: Dollars) => Math.max(0, month - goesOn)
  const takes = Math.round(spentBy(after, needBeside(loss, essentials.value, beyond)))
  return {
    returning,
    after,
    day: returning.from,
    more: sheet.computed(
      'returns.left',
      'What a month leaves once pay is back, about',
      'usd-per-month',
      told === undefined
        ? 'what that pay brings home + what goes on beside it − what a month costs'
        : 'what that pay brings home + what a month leaves without it',
      [
        takeHome,
        ...(told === undefined ? [essentials, ...(loss.goesOn === undefined ? [] : [loss.goesOn])] : [told]),
      ],
      left,
    ),
    match,
    leavesUntil: leftUntil(reader, now + inPlaceOf(loss, returning) - (match?.value ?? 0)),
    takes,
    isBridged: takes <= without.cushion.cash.value + sum,
  }
}

/** 'From Jan 2027 on, with the pay that you expect, about $2,100 a month is left.' */
export const returnsInWords = ({ reader }: Pick<Drafting, 'reader'>, { day, more }: PayReturns): Text =>
  say`From ${day} on, ${words(isOffSick(reader) ? 'if you are well and back at work by then' : 'with the pay that you expect')}, about ${more} is left.`

/** `how`: where it goes then. */
export const returnsStep = ({ day, more }: PayReturns, how: Text): StepDraft => ({
  id: 'pay-returns',
  title: say`Send on the ${more} that is left once pay is back`,
  why: words('The plan counts on it, and what is not sent on at once is soon spent.'),
  how,
  due: day.value,
  dueWhy: 'when that pay is there again',
  dueInputs: [day],
  minutes: 30,
  link: links.consumerBureau,
  keep: words('The first pay slip.'),
})

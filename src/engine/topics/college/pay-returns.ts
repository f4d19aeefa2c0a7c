/** Pay that is gone and comes again on a day that was told: what the months until then take, and what a month leaves after them. */
import { calendarDate, civilDate, monthsBetween } from '../../calendar.ts'
import { type DateFigure, type Figure, sumOf } from '../../figure.ts'
import { links } from '../../links.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { CalendarDate, Dollars, Months } from '../../units.ts'
import { cashWhilePayIsGone } from '../cash-without-pay.ts'
import { type LossCase, needBeside } from '../job-loss.ts'
import { isJobHeld, isOffSick } from '../lost-pay-claim.ts'
import { spentBy } from '../months-of-cash.ts'
import { type ReturningPay, returningPay } from '../returning-pay.ts'
import { returningTakeHome } from '../returning-take-home.ts'
import type { StepDraft } from '../steps.ts'
import type { CollegeBasis } from './basis.ts'
import { gapInWords, type RetirementGap } from './retirement-gap.ts'

export interface PayReturns {
  readonly returning: ReturningPay
  /** Months from today, counted by the calendar: the month in which it comes again is paid by it. */
  readonly after: Months
  readonly day: DateFigure
  /** What the month leaves from then on. */
  readonly more: Figure
  /** What the months until then take out of the cash. */
  readonly takes: Dollars
  /** Whether the cash that is there, with a sum to decide on, reaches that far. */
  readonly isBridged: boolean
}

const monthsApart = (from: CalendarDate, to: CalendarDate): Months => {
  const { year, month } = civilDate(from)
  return monthsBetween(calendarDate(year, month, 1), to)
}

/** What goes on beside the pay that comes again: disability pay stands in the place of that pay. */
const besideReturning = ({ goesOn, beside }: LossCase, { whose }: ReturningPay): Dollars =>
  (goesOn?.value ?? 0) - sumOf(beside.filter(({ id }) => id === inItsPlace[whose]))

const inItsPlace = { you: 'disabilityMonthly', spouse: 'spouseDisabilityMonthly' }

/**
 * Undefined where no day was told, where costs or cash were not, and where the month is short even then. Whoever is sick and
 * has no job that is held has no day to count on.
 */
export function payReturns(basis: CollegeBasis): PayReturns | undefined {
  const { sheet, reader, context } = basis
  if (isOffSick(reader) && !isJobHeld(reader)) return undefined
  const returning = returningPay(sheet, reader, context)
  if (returning === undefined) return undefined
  const without = cashWhilePayIsGone(basis)
  if (without === undefined) return undefined
  const { essentials } = without.cushion
  const [loss] = without.jobLoss.cases
  const takeHome = returningTakeHome(basis, returning)
  const left = Math.floor(besideReturning(loss, returning) + takeHome.value - essentials.value)
  if (left <= 0) return undefined
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
      'what that pay brings home + what goes on beside it − what a month costs',
      [takeHome, essentials, ...(loss.goesOn === undefined ? [] : [loss.goesOn])],
      left,
    ),
    takes,
    isBridged: takes <= without.cushion.cash.value + (basis.lump?.value ?? 0),
  }
}

/** 'From Jan 2027 on, with the pay that you expect, about $2,100 a month is left.' */
export const returnsInWords = ({ reader }: Pick<CollegeBasis, 'reader'>, { day, more }: PayReturns): Text =>
  say`From ${day} on, ${words(isOffSick(reader) ? 'if you are well and back at work by then' : 'with the pay that you expect')}, about ${more} is left.`

export const returnsStep = ({ day, more }: PayReturns, gap: RetirementGap | undefined): StepDraft => ({
  id: 'pay-returns',
  title: say`Send on the ${more} that is left once pay is back`,
  why: words('The plan counts on it, and what is not sent on at once is soon spent.'),
  how: say`Set up the transfer with the first pay check, by what it really brings: to what comes before college, and to college from its start on. Take the whole match of the plan at work first${gap === undefined ? nothing : say`, and once the fund is full raise ${gapInWords(gap)}`}. Then plan again with the new numbers.`,
  due: day.value,
  dueWhy: 'when that pay is there again',
  dueInputs: [day],
  minutes: 30,
  link: links.consumerBureau,
  keep: words('The first pay slip.'),
  // The summary says it too, and the form of student aid is on no other line.
  rank: 1,
})

/** Pay that is gone and comes again on a day that was told: what the months until then take, and what a month leaves after them. */
import { calendarDate, civilDate, monthsBetween } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { say, type Text, words } from '../../say.ts'
import type { CalendarDate, Dollars, Months } from '../../units.ts'
import { cashWhilePayIsGone } from '../cash-without-pay.ts'
import { costOfNewChild } from '../expecting.ts'
import { needBeside } from '../job-loss.ts'
import { isOffSick } from '../lost-pay-claim.ts'
import { spentBy } from '../months-of-cash.ts'
import { returningPay } from '../returning-pay.ts'
import { returningTakeHome } from '../returning-take-home.ts'
import type { StepDraft } from '../steps.ts'
import type { CollegeBasis } from './basis.ts'

export interface PayReturns {
  /** Months from today, counted by the calendar: the month in which it comes again is paid by it. */
  readonly after: Months
  readonly day: DateFigure
  /** What the month leaves from then on. */
  readonly more: Figure
  /** What the months until then take out of the cash. */
  readonly takes: Dollars
  /** Whether the cash that is there reaches that far. */
  readonly isBridged: boolean
}

const monthsApart = (from: CalendarDate, to: CalendarDate): Months => {
  const { year, month } = civilDate(from)
  return monthsBetween(calendarDate(year, month, 1), to)
}

/**
 * Undefined where no day was told, where costs or cash were not, and where the month is short even then. A child on the way
 * and an illness, which may last longer, leave no day to count on.
 */
export function payReturns(basis: CollegeBasis): PayReturns | undefined {
  const { sheet, reader, context } = basis
  const returning = isOffSick(reader) ? undefined : returningPay(sheet, reader, context)
  if (returning === undefined || costOfNewChild(reader) !== undefined) return undefined
  const without = cashWhilePayIsGone(basis)
  if (without === undefined) return undefined
  const { essentials } = without.cushion
  const [loss] = without.jobLoss.cases
  const takeHome = returningTakeHome(basis, returning)
  const left = Math.floor((loss.goesOn?.value ?? 0) + takeHome.value - essentials.value)
  if (left <= 0) return undefined
  const after = monthsApart(context.today, returning.from.value)
  const beyond = (month: Dollars, goesOn: Dollars) => Math.max(0, month - goesOn)
  const takes = Math.round(spentBy(after, needBeside(loss, essentials.value, beyond)))
  return {
    after,
    day: returning.from,
    more: sheet.computed(
      'returns.left',
      'What a month leaves once pay is back, about',
      'usd-per-month',
      'what that pay brings home + what goes on coming in − what a month costs',
      [takeHome, essentials, ...(loss.goesOn === undefined ? [] : [loss.goesOn])],
      left,
    ),
    takes,
    isBridged: takes <= without.cushion.cash.value,
  }
}

/** 'From Jan 2027 on, with the pay that you expect, about $2,100 a month is left.' */
export const returnsInWords = ({ day, more }: PayReturns): Text =>
  say`From ${day} on, with the pay that you expect, about ${more} is left.`

export const returnsStep = ({ day, more }: PayReturns): StepDraft => ({
  id: 'pay-returns',
  title: say`Send on the ${more} that is left once pay is back`,
  why: words('The plan counts on it, and what is not sent on at once is soon spent.'),
  how: words(
    'Set up the transfer with the first pay check, by what it really brings: to what comes before college, and to college from its start on. Take the whole match of the plan at work first. Then plan again with the new numbers.',
  ),
  due: day.value,
  dueWhy: 'when that pay is there again',
  dueInputs: [day],
  minutes: 30,
  link: links.consumerBureau,
  keep: words('The first pay slip.'),
  // The summary says it too, and the form of student aid is on no other line.
  rank: 1,
})

/** Pay that ends on a told day before the twelve months of a raise are over: how far payroll takes it by then. */
import { addDays, addYears, daysBetween } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { lastDayAhead } from '../last-pay.ts'
import { within } from '../steps.ts'
import type { Drafting } from '../topic.ts'

/** The last day of one’s own pay, where it comes before a year of pay checks with the raise is over. */
export function raiseEnds({ sheet, reader, context }: Drafting): DateFigure | undefined {
  const day = lastDayAhead(reader, context.today)
  return day === undefined || day >= addYears(context.today, 1)
    ? undefined
    : sheet.date('raise.ends', 'Last day of your pay', 'the last day that you told', [], day)
}

/** What goes in by then of a raise that is spread over a year. */
export const raisedUntil = ({ sheet, context }: Drafting, more: Figure, ends: DateFigure): Figure =>
  sheet.computed(
    `${more.id}.by-last-day`,
    'What of it goes in by your last day of pay',
    'usd',
    'what goes in more over a year × the part of a year from the first raised pay check to that day',
    [more, ends],
    Math.round(
      (more.value * Math.max(0, daysBetween(addDays(context.today, within.fortnight), ends.value))) /
        daysBetween(context.today, addYears(context.today, 1)),
    ),
  )

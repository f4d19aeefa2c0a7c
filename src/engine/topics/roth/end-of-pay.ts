/** Pay that ends for good on a told day: the year of that day has a part of it, and those that follow have none. */
import { addDays, shareOfYearOver, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import type { CalendarDate, Share, Years } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { type EndingJob, endingJob, monthsToEndOfWork } from '../ending-job.ts'
import type { ExpectedPay } from '../expected-pay.ts'
import type { DraftContext, Drafting } from '../topic.ts'

export interface EndOfPay extends Pick<EndingJob, 'lastDay' | 'when'> {
  /** The day after it. */
  readonly after: CalendarDate
  /** The years from this one to that of the day after. */
  readonly years: Years
  /** What the year of that day has of a year’s pay. */
  readonly share: Share
}

/** Undefined where no such day lies ahead, and where another job follows. */
function endOfPay(asked: Drafting): EndOfPay | undefined {
  const { reader, context } = asked
  const ending = monthsToEndOfWork(reader) === undefined ? undefined : endingJob(asked)
  if (ending === undefined) return undefined
  const { lastDay, when } = ending
  const after = addDays(lastDay.value, 1)
  return {
    lastDay,
    when,
    after,
    years: yearOf(after) - yearOf(context.today),
    share: shareOfYearOver(after),
  }
}

/** What `income`, a year’s pay, comes to in a year until that day. */
const untilThen = (sheet: Worksheet, income: Figure, { lastDay, share }: EndOfPay, id: string): Figure =>
  sheet.computed(
    id,
    'Pay of the year in which your pay ends, about',
    'usd',
    'a year’s pay × the part of that year until the last day',
    [income, lastDay],
    Math.round(income.value * share),
  )

/** The pay that takes the place of it: what the year of the last day still has, or none. */
function payAfterIt(
  sheet: Worksheet,
  income: Figure,
  end: EndOfPay,
  { today }: Pick<DraftContext, 'today'>,
): ExpectedPay {
  const years = Math.max(1, end.years)
  const pay =
    end.years === 0
      ? sheet.computed('ahead.none', 'Pay of next year', 'usd', 'none: pay ends', [end.lastDay], 0)
      : untilThen(sheet, income, end, 'ahead.until-last-day')
  const from = sheet.computed(
    'ahead.from',
    'The year from which pay is another one',
    'year',
    'the year in which pay ends, or the one after this one',
    [end.lastDay],
    yearOf(today) + years,
  )
  return { pay, from, firstDay: end.after, years }
}

/** The pay of this year, which is a part of a year’s where it ends in this one, and what comes after it. */
export function payUntilEnd(asked: Drafting): {
  readonly income: Figure
  readonly ends: EndOfPay | undefined
  readonly after: ExpectedPay | undefined
} {
  const { sheet, reader, context } = asked
  const income = reader.number('income')
  const ends = income.value === 0 ? undefined : endOfPay(asked)
  if (ends === undefined) return { income, ends, after: undefined }
  return {
    income: ends.years === 0 ? untilThen(sheet, income, ends, 'income.until-last-day') : income,
    ends,
    after: payAfterIt(sheet, income, ends, context),
  }
}

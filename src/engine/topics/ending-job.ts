/** A job whose last day is known and ahead. */
import { addDays, civilDate, monthsBetween, yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { DateFigure } from '../figure.ts'
import { say, type Text } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { CalendarDate, Months } from '../units.ts'
import { expectedPay } from './expected-pay.ts'
import { lastDayAhead, stopsSoon } from './last-pay.ts'
import type { Drafting } from './topic.ts'

export interface EndingJob {
  readonly lastDay: DateFigure
  /** 'on Mar 31, 2027', or 'in Mar 2027' where a month was told. */
  readonly when: Text
  /** Whole months of saving until then. */
  readonly months: Months
  /** Work stops with it, and no other job is looked for. */
  readonly isForGood: boolean
}

/** Told to stop at an age that is reached by then or within the year after. */
function endsForGood(reader: FactReader, months: Months): boolean {
  const stop = stopsSoon(reader)
  return stop !== undefined && stop.value <= reader.number('age').value + months / monthsPerYear + 1
}

/** Months of saving are whole ones; nothing where the day has come. */
const wholeMonthsUntil = (today: CalendarDate, day: CalendarDate): Months =>
  Math.max(0, monthsBetween(today, day))

/** Undefined where no day ahead was told. */
export function endingJob({ sheet, reader, context: { today } }: Drafting): EndingJob | undefined {
  const told = lastDayAhead(reader, today)
  if (told === undefined) return undefined
  // A month alone stands for its first day.
  const isMonth = civilDate(told).day === 1
  const lastDay = sheet.date(
    'leaving.day',
    'Last day of the job',
    'the day that you told',
    [],
    told,
    isMonth ? 'month-of-year' : 'date',
  )
  const months = wholeMonthsUntil(today, told)
  return {
    lastDay,
    when: isMonth ? say`in ${lastDay}` : say`on ${lastDay}`,
    months,
    isForGood: endsForGood(reader, months),
  }
}

/** Pay that was named for the year in which that job ends, or that begins with the day after it, is that of the next job. */
function hasNextJob(reader: FactReader, lastDay: CalendarDate): boolean {
  const next = expectedPay(reader, reader)
  return next !== undefined && next.from.value <= yearOf(addDays(lastDay, 1))
}

/** Whole months until the told day with which work stops, at least the one that runs; undefined where a job follows. */
export function monthsToEndOfWork(reader: FactReader): Months | undefined {
  const day = lastDayAhead(reader, reader.today)
  if (day === undefined || hasNextJob(reader, day)) return undefined
  const months = wholeMonthsUntil(reader.today, day)
  return endsForGood(reader, months) ? Math.max(1, months) : undefined
}

/** Whether pay ends on a day that was told and another job has to be found: neither the end of work nor a change of jobs. */
export function losesJob(reader: FactReader): boolean {
  const day = lastDayAhead(reader, reader.today)
  return (
    day !== undefined && !endsForGood(reader, wholeMonthsUntil(reader.today, day)) && !hasNextJob(reader, day)
  )
}

/** Whether it is lost within so many months: what a month leaves today is over by then. */
export const isJobLostBy = (reader: FactReader, months: Months): boolean => {
  const day = lastDayAhead(reader, reader.today)
  return day !== undefined && losesJob(reader) && wholeMonthsUntil(reader.today, day) <= months
}

/** The job that is lost on a told day, of somebody who is paid until then. */
export const lostAhead = (asked: Drafting): EndingJob | undefined =>
  losesJob(asked.reader) ? endingJob(asked) : undefined

/** After the last day: what has to be asked for without pay is asked for by then. */
export const daysOfFirstWeek = 7

/** A job whose last day is known and ahead: one’s own, or that of a spouse while one’s own pay goes on. */
import { addDays, civilDate, monthsBetween, yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { DateFigure } from '../figure.ts'
import { say, type Text } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { CalendarDate, Months } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { expectedPay } from './expected-pay.ts'
import { lastDayAhead, monthsToLastPay, stopsSoon } from './last-pay.ts'
import { isPayGone, type OutOfWork } from './out-of-work.ts'
import { hasSpousePay } from './plans-at-work.ts'
import { isSpouseOfBenefitAge, isSpouseSoleEarner } from './sole-earner.ts'
import type { Drafting } from './topic.ts'

export interface EndingJob {
  readonly whose: OutOfWork
  readonly lastDay: DateFigure
  /** 'on Mar 31, 2027', or 'in Mar 2027' where a month was told. */
  readonly when: Text
  /** Whole months of saving until then. */
  readonly months: Months
  /** Work stops with it, and no other job is looked for. */
  readonly isForGood: boolean
}

/** Told to stop at an age that is reached by then or within the year after. */
function stopsWithIt(reader: FactReader, months: Months): boolean {
  const stop = stopsSoon(reader)
  return stop !== undefined && stop.value <= reader.number('age').value + months / monthsPerYear + 1
}

/** Of a spouse no age at which work ends is told: whoever is of the age of benefits, or will stay with children, may look for none. */
const mayStop = (reader: FactReader): boolean =>
  (reader.told('stayAtHomeParent') === true && !isSpouseSoleEarner(reader)) || isSpouseOfBenefitAge(reader)

/** Months of saving are whole ones; nothing where the day has come. */
const wholeMonthsUntil = (today: CalendarDate, day: CalendarDate): Months =>
  Math.max(0, monthsBetween(today, day))

export interface LastDay {
  readonly whose: OutOfWork
  readonly day: CalendarDate
}

/** One’s own comes first; that of a spouse who may look for no other job moves nothing here. */
function toldLastDay(reader: FactReader): LastDay | undefined {
  const { today } = reader
  const own = lastDayAhead(reader, today)
  if (own !== undefined) return { whose: 'own', day: own }
  const day = lastDayAhead(reader, today, 'partner')
  return day === undefined || isPayGone(reader) || mayStop(reader) ? undefined : { whose: 'partner', day }
}

/** The told day as it is written down and said. */
export function lastDayOn(
  sheet: Worksheet,
  { whose, day }: LastDay,
): Pick<EndingJob, 'whose' | 'lastDay' | 'when'> {
  // A month alone stands for its first day.
  const isMonth = civilDate(day).day === 1
  const lastDay = sheet.date(
    whose === 'own' ? 'leaving.day' : 'leaving.day.partner',
    whose === 'own' ? 'Last day of the job' : 'Last day of the job of your spouse or partner',
    'the day that you told',
    [],
    day,
    isMonth ? 'month-of-year' : 'date',
  )
  return { whose, lastDay, when: isMonth ? say`in ${lastDay}` : say`on ${lastDay}` }
}

/** Undefined where no day ahead was told. */
export function endingJob({ sheet, reader, context: { today } }: Drafting): EndingJob | undefined {
  const told = toldLastDay(reader)
  if (told === undefined) return undefined
  const { whose, day } = told
  const months = wholeMonthsUntil(today, day)
  return {
    ...lastDayOn(sheet, told),
    months,
    isForGood: whose === 'own' && stopsWithIt(reader, months),
  }
}

/** Pay that was named for the year in which that job ends, or that begins with the day after it, is that of the next job. */
function hasNextJob(reader: FactReader, lastDay: CalendarDate): boolean {
  const next = expectedPay(reader, reader)
  return next !== undefined && next.from.value <= yearOf(addDays(lastDay, 1))
}

/**
 * The last day of one of two whose other pay goes on, where no job is looked for after it: of a spouse who may stop, or of
 * whoever asks and will be the parent at home.
 */
export function lastDayBesidePay(reader: FactReader): LastDay | undefined {
  // What else it hangs on is read, and listed as assumed, only where a day was told.
  const [own, theirs] = [lastDayAhead(reader, reader.today), lastDayAhead(reader, reader.today, 'partner')]
  if (own === undefined && theirs === undefined) return undefined
  if (!hasSpousePay(reader) || isSpouseSoleEarner(reader) || isPayGone(reader)) return undefined
  if (theirs !== undefined) return mayStop(reader) ? { whose: 'partner', day: theirs } : undefined
  if (own === undefined || reader.told('stayAtHomeParent') !== true) return undefined
  return hasNextJob(reader, own) ? undefined : { whose: 'own', day: own }
}

/** Whole months until the told day with which work stops, at least the one that runs; undefined where a job follows. */
export function monthsToEndOfWork(reader: FactReader): Months | undefined {
  const day = lastDayAhead(reader, reader.today)
  if (day === undefined || hasNextJob(reader, day)) return undefined
  const months = wholeMonthsUntil(reader.today, day)
  return stopsWithIt(reader, months) ? Math.max(1, months) : undefined
}

/** The day on which a pay ends and another job has to be found: neither the end of work nor a change of jobs. */
function dayOfLoss(reader: FactReader): LastDay | undefined {
  const told = toldLastDay(reader)
  if (told?.whose !== 'own') return told
  const isNone = stopsWithIt(reader, wholeMonthsUntil(reader.today, told.day)) || hasNextJob(reader, told.day)
  return isNone ? undefined : told
}

/** Whose job is lost on a told day. */
export const whoLosesJob = (reader: FactReader): OutOfWork | undefined => dayOfLoss(reader)?.whose

export const losesJob = (reader: FactReader): boolean => whoLosesJob(reader) !== undefined

/** The day of one’s own loss that lies ahead: after it benefits are claimed. That of a spouse who alone is paid is as well. */
export function dayOfClaimAhead(reader: FactReader): CalendarDate | undefined {
  const told = dayOfLoss(reader)
  return told?.whose === 'own' || isSpouseSoleEarner(reader) ? told?.day : undefined
}

/** Whether it is lost within so many months: what a month leaves today is over by then. */
export const isJobLostBy = (reader: FactReader, months: Months): boolean => {
  const told = dayOfLoss(reader)
  return told !== undefined && wholeMonthsUntil(reader.today, told.day) <= months
}

/** The job that is lost on a told day, of somebody who is paid until then. */
export const lostAhead = (asked: Drafting): EndingJob | undefined =>
  losesJob(asked.reader) ? endingJob(asked) : undefined

/** Either of two who stops work for good on a told day while the other one is paid on. */
export function stopsBesidePay(asked: Drafting): EndingJob | undefined {
  const { sheet, reader } = asked
  if (losesJob(reader)) return undefined
  if (monthsToEndOfWork(reader) !== undefined)
    return monthsToLastPay(reader, reader.today) === undefined ? endingJob(asked) : undefined
  const told = lastDayBesidePay(reader)
  return (
    told && {
      ...lastDayOn(sheet, told),
      months: wholeMonthsUntil(reader.today, told.day),
      isForGood: true,
    }
  )
}

/** For words that speak of one’s own job alone. */
export const ownOnly = (ending: EndingJob | undefined): EndingJob | undefined =>
  ending?.whose === 'own' ? ending : undefined

/** After the last day: what has to be asked for without pay is asked for by then. */
export const daysOfFirstWeek = 7

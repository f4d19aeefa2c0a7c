import { calendarDate, nextOccurrence, yearOf } from '../calendar.ts'
import type { CalendarDate } from '../units.ts'

/** Days of the year that the tax law sets, before any shift for weekends and holidays. */
export const taxDays = {
  /** Returns, IRA contributions for the year before, and the first estimated payment. */
  filing: { month: 4, day: 15, source: 'IRC §6072(a)' },
  /** Payments of estimated tax for individuals. */
  estimated: {
    days: [
      { month: 1, day: 15 },
      { month: 4, day: 15 },
      { month: 6, day: 15 },
      { month: 9, day: 15 },
    ],
    source: 'IRC §6654(c)(2)',
  },
  /** Returns on extension; until then an excess IRA contribution can be taken back or turned into the other kind. */
  extended: { month: 10, day: 15, source: 'IRC §§6081(a), 408(d)(4), 408A(d)(6)' },
  yearEnd: { month: 12, day: 31, source: 'IRC §441(d)' },
} as const

/** @example nextFilingDay('2026-11-20') // '2027-04-15' */
export const nextFilingDay = (today: CalendarDate): CalendarDate =>
  nextOccurrence(today, taxDays.filing.month, taxDays.filing.day)

/** @example nextEstimatedTaxDay('2026-11-20') // '2027-01-15' */
export function nextEstimatedTaxDay(today: CalendarDate): CalendarDate {
  const ahead = taxDays.estimated.days.map(({ month, day }) => nextOccurrence(today, month, day)).sort()
  return ahead[0] ?? yearEnd(today)
}

/** The last day of the year of a date. */
export const yearEnd = (today: CalendarDate): CalendarDate =>
  calendarDate(yearOf(today), taxDays.yearEnd.month, taxDays.yearEnd.day)

/**
 * The last day to undo an IRA contribution of a date's tax year, for those who file on time.
 * @example excessReturnDay('2026-11-20') // '2027-10-15'
 */
export const excessReturnDay = (today: CalendarDate): CalendarDate =>
  calendarDate(yearOf(today) + 1, taxDays.extended.month, taxDays.extended.day)

import { calendarDate, yearOf } from '../calendar.ts'
import type { CalendarDate } from '../units.ts'
import { workdayFrom } from './legal-holidays.ts'

/** Days of the year that the tax law sets, before a weekend or a holiday moves them: see `dueDay`. */
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
  /** The yearly enrollment of HealthCare.gov for plans of the next year, from that of 2027 on. */
  openEnrollment: {
    start: { month: 11, day: 1 },
    end: { month: 12, day: 15 },
    source: '45 CFR 155.410(e)(5)',
  },
  /** The statement of a year’s wages (Form W-2), after it. */
  wageStatement: { month: 1, day: 31, source: 'IRC §6051(a)' },
  yearEnd: { month: 12, day: 31, source: 'IRC §441(d)' },
} as const

interface DayOfYear {
  readonly month: number
  readonly day: number
}

/** The day of a year by which something is due: a weekend or a legal holiday moves it on (IRC §7503). */
const dueDay = (year: number, { month, day }: DayOfYear): CalendarDate =>
  workdayFrom(calendarDate(year, month, day))

/** The next time it is due, today included. */
function nextDueDay(today: CalendarDate, on: DayOfYear): CalendarDate {
  const thisYear = dueDay(yearOf(today), on)
  return thisYear >= today ? thisYear : dueDay(yearOf(today) + 1, on)
}

/** The day of the year after a tax year by which something counts for it. @example dayAfter(2026, taxDays.filing) // '2027-04-15' */
export const dayAfter = (taxYear: number, on: DayOfYear): CalendarDate => dueDay(taxYear + 1, on)

/** The day by which the return of a tax year is due, without an extension. @example filingDay(2027) // '2028-04-18' */
export const filingDay = (taxYear: number): CalendarDate => dayAfter(taxYear, taxDays.filing)

/** The same with an extension. @example extendedFilingDay(2026) // '2027-10-15' */
export const extendedFilingDay = (taxYear: number): CalendarDate => dayAfter(taxYear, taxDays.extended)

/** @example nextFilingDay('2026-11-20') // '2027-04-15' */
export const nextFilingDay = (today: CalendarDate): CalendarDate => nextDueDay(today, taxDays.filing)

/** @example nextWageStatementDay('2026-11-26') // '2027-02-01' */
export const nextWageStatementDay = (today: CalendarDate): CalendarDate =>
  nextDueDay(today, taxDays.wageStatement)

/** The days of a year from now on which estimated tax is due, the next one first. */
export const estimatedTaxDays = (today: CalendarDate): CalendarDate[] =>
  taxDays.estimated.days.map((on) => nextDueDay(today, on)).sort()

/** @example nextEstimatedTaxDay('2026-11-20') // '2027-01-15' */
export const nextEstimatedTaxDay = (today: CalendarDate): CalendarDate =>
  estimatedTaxDays(today)[0] ?? yearEnd(today)

/** The last day of the year of a date. What is done by it does not move for a weekend. */
export const yearEnd = (today: CalendarDate): CalendarDate =>
  calendarDate(yearOf(today), taxDays.yearEnd.month, taxDays.yearEnd.day)

/**
 * The last day to undo an IRA contribution of a date's tax year, for those who file on time.
 * @example excessReturnDay('2026-11-20') // '2027-10-15'
 */
export const excessReturnDay = (today: CalendarDate): CalendarDate => extendedFilingDay(yearOf(today))

/** The yearly health enrollment of a date's year. @example openEnrollmentOf('2026-11-25').end // '2026-12-15' */
export function openEnrollmentOf(today: CalendarDate): { start: CalendarDate; end: CalendarDate } {
  const { start, end } = taxDays.openEnrollment
  const year = yearOf(today)
  return { start: calendarDate(year, start.month, start.day), end: calendarDate(year, end.month, end.day) }
}

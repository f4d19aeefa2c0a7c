/**
 * Civil dates as 'YYYY-MM-DD', without a clock and without time zones.
 * Day numbers count from 1970-01-01; the arithmetic is the proleptic Gregorian calendar's.
 */
import type { CalendarDate, Share } from './units.ts'

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export interface CivilDate {
  year: number
  /** 1 to 12. */
  month: number
  day: number
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Throws RangeError for anything that is not a real day. */
export function civilDate(date: CalendarDate): CivilDate {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  if (!match) throw new RangeError(`not a date: ${date}`)
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    throw new RangeError(`no such day: ${date}`)
  return { year, month, day }
}

export function calendarDate(year: number, month: number, day: number): CalendarDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Days since 1970-01-01. */
export function dayNumber(date: CalendarDate): number {
  const { year, month, day } = civilDate(date)
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return (
    era * 146_097 +
    yearOfEra * 365 +
    Math.floor(yearOfEra / 4) -
    Math.floor(yearOfEra / 100) +
    dayOfYear -
    719_468
  )
}

export function dateOfDayNumber(days: number): CalendarDate {
  const z = days + 719_468
  const era = Math.floor(z / 146_097)
  const dayOfEra = z - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  return calendarDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

/** @example addDays('2026-12-30', 3) // '2027-01-02' */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  dateOfDayNumber(dayNumber(date) + days)

/**
 * The same day some months later, or the last day of that month when it is shorter.
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = civilDate(date)
  const index = year * 12 + (month - 1) + months
  const [newYear, newMonth] = [Math.floor(index / 12), (index % 12) + 1]
  return calendarDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)))
}

/** The same day some years later; the last of February where it has no leap day. */
export const addYears = (date: CalendarDate, years: number): CalendarDate => addMonths(date, years * 12)

/** Whole days from one date to another; negative when it lies before. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from)

/**
 * Whole months from one date to a later one: how many monthly days, counted from the first, have come by the second.
 * @example monthsBetween('2026-11-20', '2027-06-30') // 7
 */
export function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  const [start, end] = [civilDate(from), civilDate(to)]
  const months = (end.year - start.year) * 12 + end.month - start.month
  return addMonths(from, months) > to ? months - 1 : months
}

/**
 * The day of the week from Sunday, 0, to Saturday, 6. The first day that is counted, 1970-01-01, was a Thursday.
 * @example weekdayOf('2026-12-05') // 6
 */
export const weekdayOf = (date: CalendarDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7

export const yearOf = (date: CalendarDate): number => civilDate(date).year

/** The part of its year that is over as the day begins. */
export function shareOfYearOver(date: CalendarDate): Share {
  const [first, next] = [calendarDate(yearOf(date), 1, 1), calendarDate(yearOf(date) + 1, 1, 1)]
  return daysBetween(first, date) / daysBetween(first, next)
}

/**
 * The next time this day of the year comes, today included.
 * @example nextOccurrence('2026-11-20', 4, 15) // '2027-04-15'
 */
export function nextOccurrence(today: CalendarDate, month: number, day: number): CalendarDate {
  const thisYear = calendarDate(yearOf(today), month, day)
  return thisYear >= today ? thisYear : calendarDate(yearOf(today) + 1, month, day)
}

/** @example dateInWords('2027-01-15') // 'Jan 15, 2027' */
export function dateInWords(date: CalendarDate): string {
  const { year, month, day } = civilDate(date)
  return `${monthNames[month - 1]} ${day}, ${year}`
}

/** @example monthInWords('2027-01-15') // 'Jan 2027' */
export function monthInWords(date: CalendarDate): string {
  const { year, month } = civilDate(date)
  return `${monthNames[month - 1]} ${year}`
}

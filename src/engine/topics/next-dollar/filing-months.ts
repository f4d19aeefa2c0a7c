/** The paydays that are left for the room of the tax year that lapses on the filing day. */
import { monthsBetween, yearOf } from '../../calendar.ts'
import { nextFilingDay } from '../../tax/deadlines.ts'
import type { CalendarDate, Months } from '../../units.ts'

/** Paydays until the next filing day: the month that the day falls into has one before it. */
export const monthsToFilingDay = (today: CalendarDate): Months =>
  monthsBetween(today, nextFilingDay(today)) + 1

/** Of this year; undefined before a filing day, when most of the months of its room are still to come. */
export const monthsLeftOfYear = (today: CalendarDate): Months | undefined =>
  yearOf(nextFilingDay(today)) === yearOf(today) ? undefined : monthsToFilingDay(today)

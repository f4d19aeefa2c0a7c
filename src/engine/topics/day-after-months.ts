import { addDays, addMonths, calendarDate, civilDate, monthsBetween } from '../calendar.ts'
import type { CalendarDate, Months } from '../units.ts'

const daysPerMonth = 30

/** The day on which so many months are over, parts of a month counted in days. */
export const dayAfterMonths = (today: CalendarDate, months: Months): CalendarDate => {
  const whole = Math.floor(months)
  return addDays(addMonths(today, whole), Math.floor((months - whole) * daysPerMonth))
}

/** Months from the one of a day to that of another, whichever days of them they are. */
export const monthsApart = (from: CalendarDate, to: CalendarDate): Months => {
  const { year, month } = civilDate(from)
  return monthsBetween(calendarDate(year, month, 1), to)
}

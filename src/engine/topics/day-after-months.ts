import { addDays, addMonths } from '../calendar.ts'
import type { CalendarDate, Months } from '../units.ts'

const daysPerMonth = 30

/** The day on which so many months are over, parts of a month counted in days. */
export const dayAfterMonths = (today: CalendarDate, months: Months): CalendarDate => {
  const whole = Math.floor(months)
  return addDays(addMonths(today, whole), Math.floor((months - whole) * daysPerMonth))
}

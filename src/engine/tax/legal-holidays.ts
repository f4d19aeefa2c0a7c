/**
 * Legal holidays in the District of Columbia, which move the deadlines of the tax law: IRC §7503, 5 USC §6103(a),
 * D.C. Code §28-2701. Inauguration Day is left out: no deadline falls on it.
 */
import { addDays, calendarDate, daysInMonth, weekdayOf, yearOf } from '../calendar.ts'
import type { CalendarDate } from '../units.ts'

type Holiday =
  | { readonly month: number; readonly day: number }
  /** The first, second … of a weekday in the month; 'last' counts from its end. Weekdays count from Sunday, 0. */
  | { readonly month: number; readonly weekday: number; readonly which: number | 'last' }

const saturday = 6
const sunday = 0
const daysPerWeek = 7

const holidays: Readonly<Record<string, Holiday>> = {
  newYear: { month: 1, day: 1 },
  martinLutherKing: { month: 1, weekday: 1, which: 3 },
  washingtonsBirthday: { month: 2, weekday: 1, which: 3 },
  emancipation: { month: 4, day: 16 },
  memorial: { month: 5, weekday: 1, which: 'last' },
  juneteenth: { month: 6, day: 19 },
  independence: { month: 7, day: 4 },
  labor: { month: 9, weekday: 1, which: 1 },
  columbus: { month: 10, weekday: 1, which: 2 },
  veterans: { month: 11, day: 11 },
  thanksgiving: { month: 11, weekday: 4, which: 4 },
  christmas: { month: 12, day: 25 },
}

/** The day on which a holiday is kept: a fixed one moves from Saturday to Friday and from Sunday to Monday. */
function keptOn(holiday: Holiday, year: number): CalendarDate {
  if ('day' in holiday) {
    const date = calendarDate(year, holiday.month, holiday.day)
    const weekday = weekdayOf(date)
    return weekday === saturday ? addDays(date, -1) : weekday === sunday ? addDays(date, 1) : date
  }
  const { month, weekday, which } = holiday
  if (which === 'last') {
    const end = calendarDate(year, month, daysInMonth(year, month))
    return addDays(end, -((weekdayOf(end) - weekday + daysPerWeek) % daysPerWeek))
  }
  const first = calendarDate(year, month, 1)
  const until = (weekday - weekdayOf(first) + daysPerWeek) % daysPerWeek
  return addDays(first, until + (which - 1) * daysPerWeek)
}

/** Kept once worked out: a draft asks for the same few years hundreds of times. */
const daysKept = new Map<number, ReadonlySet<CalendarDate>>()

function holidaysOf(year: number): ReadonlySet<CalendarDate> {
  const known = daysKept.get(year)
  if (known !== undefined) return known
  const days = new Set(Object.values(holidays).map((holiday) => keptOn(holiday, year)))
  daysKept.set(year, days)
  return days
}

/** Whether a legal holiday is kept on this day; a New Year's Day on a Saturday is kept in the year before. */
export const isLegalHoliday = (date: CalendarDate): boolean =>
  holidaysOf(yearOf(date)).has(date) || holidaysOf(yearOf(date) + 1).has(date)

/** Neither a Saturday, a Sunday nor a legal holiday. */
export const isWorkday = (date: CalendarDate): boolean =>
  weekdayOf(date) !== saturday && weekdayOf(date) !== sunday && !isLegalHoliday(date)

function nearestWorkday(date: CalendarDate, step: number): CalendarDate {
  let day = date
  while (!isWorkday(day)) day = addDays(day, step)
  return day
}

/**
 * The day itself, or the last working day before it.
 * @example workdayUntil('2026-12-05') // '2026-12-04'
 */
export const workdayUntil = (date: CalendarDate): CalendarDate => nearestWorkday(date, -1)

/**
 * The day itself, or the next working day: where the tax law's deadlines move (IRC §7503).
 * @example workdayFrom('2028-04-15') // '2028-04-18'
 */
export const workdayFrom = (date: CalendarDate): CalendarDate => nearestWorkday(date, 1)

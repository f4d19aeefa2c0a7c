/** How much of a year's pay a setting of today still reaches. */
import { addDays, shareOfYearOver, yearOf } from '../../calendar.ts'
import type { CalendarDate, Share } from '../../units.ts'

/** As many as most people get. */
export const payChecksOfYear = 24
const daysUntilSet = 14

/** Pay checks of this year that come after a setting of today holds, of those of a year; `until`: the share of it that is paid. */
export function payChecksLeft(today: CalendarDate, until: Share = 1): number {
  const setOn = addDays(today, daysUntilSet)
  return yearOf(setOn) > yearOf(today)
    ? 0
    : Math.ceil(Math.max(0, until - shareOfYearOver(setOn)) * payChecksOfYear)
}

/** The share of a year's pay checks that comes before a setting of today holds. */
export const shareOfPayBefore = (today: CalendarDate): Share => 1 - payChecksLeft(today) / payChecksOfYear

/** So early in the year hardly anything went in before. */
export const isEarly = (payChecks: number): boolean => payChecks >= payChecksOfYear - 2

/** The clock on the wall of a time zone, and the hours in which nobody is written to. */
import type { CalendarDate } from '#engine/units.ts'

export interface LocalTime {
  readonly day: CalendarDate
  /** Minutes since midnight. */
  readonly minute: number
}

export function localTime(now: Date, timeZone: string): LocalTime {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now)
  return { day, minute: minuteOf(time) }
}

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const dayMinutes = 24 * 60

/** Minutes until the quiet is over; 0 outside of it. Where clocks are set forward in between, an hour too long. */
export function quietMinutes(minute: number, from: string, until: string): number {
  const [start, end] = [minuteOf(from), minuteOf(until)]
  const sinceStart = (minute - start + dayMinutes) % dayMinutes
  const length = (end - start + dayMinutes) % dayMinutes
  return sinceStart < length ? length - sinceStart : 0
}

/** Days from one calendar day to another. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** Times of the visitor's own zone, in words. */

const parts = (iso: string, options: Intl.DateTimeFormatOptions) =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-US', options)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  )

/** @example timeOfDay('2026-11-20T09:24:00Z') // '9:24AM' */
export function timeOfDay(iso: string, timeZone?: string): string {
  const { hour, minute, dayPeriod } = parts(iso, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    ...(timeZone && { timeZone }),
  })
  return `${hour}:${minute}${dayPeriod?.toUpperCase()}`
}

/** The date of a plan. @example planDate('2026-11-20T09:24:00Z') // 'Nov 20, 2026 • 9:24AM' */
export function planDate(iso: string, timeZone?: string): string {
  const { month, day, year } = parts(iso, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    ...(timeZone && { timeZone }),
  })
  return `${month} ${day}, ${year} • ${timeOfDay(iso, timeZone)}`
}

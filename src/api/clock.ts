import type { CalendarDate } from '#engine/units.ts'

/** The time of the machine, passed in wherever it is needed so that tests can move it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** The day in the United States: plans are dated by the calendar of the people they are for. */
const easternDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })

export const calendarDay = (now: Date): CalendarDate => easternDay.format(now)

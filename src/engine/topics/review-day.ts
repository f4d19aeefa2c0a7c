/** When a plan is to be looked at again. */
import { addDays } from '../calendar.ts'
import type { AnyFigure, DateFigure } from '../figure.ts'
import type { CalendarDate } from '../units.ts'
import { daysOfFirstWeek, endingJob } from './ending-job.ts'
import type { Drafting } from './topic.ts'

interface Usual {
  readonly day: CalendarDate
  readonly how: string
  readonly inputs?: readonly AnyFigure[]
}

/** The usual day, or a week after the told last day of a job where that comes first: what a month brings is another then. */
export function reviewDay(asked: Drafting, usual: Usual): DateFigure {
  const ending = endingJob(asked)
  const after = ending && addDays(ending.lastDay.value, daysOfFirstWeek)
  const {
    day,
    how,
    inputs = [],
  } = ending === undefined || after === undefined || after >= usual.day
    ? usual
    : { day: after, how: 'a week after the last day of the job', inputs: [ending.lastDay] }
  return asked.sheet.date('review', 'Look at this plan again', how, inputs, day)
}

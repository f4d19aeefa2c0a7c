/** The checklist of a plan as a calendar that a calendar program can subscribe to or take in again without doubling. */
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { dateInWords } from '#engine/calendar.ts'
import type { Plan } from '#engine/plan.ts'
import { plainText } from '#engine/say.ts'
import type { StepMark } from '../pdf/plan-pdf.ts'

export interface CalendarStep extends StepMark {
  /** Goes up with each change of this step. */
  readonly revision: number
}

export interface PlanCalendar {
  readonly plan: Plan
  /** Stays the same for all versions of this plan, and is nobody else's. */
  readonly key: string
  readonly name: string
  readonly steps?: ReadonlyMap<string, CalendarStep> | undefined
}

const day = (date: string) => new Date(`${date}T00:00:00Z`)
/** A day begins at midnight: three in the afternoon of the day before, while there is still time. */
const secondsAhead = 9 * 60 * 60

/** One day-long event a step, and one for looking at the plan again. RFC 5545. */
export function calendarOf(plans: readonly PlanCalendar[], calendarName: string): string {
  const calendar = ical({
    name: calendarName,
    prodId: { company: 'Hearth', product: 'Plans', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { plan, key, name, steps } of plans) {
    const stamp = new Date(plan.generatedAt)
    const add = (
      id: string,
      event: { date: string; summary: string; lines: string[]; sequence: number; url?: string },
    ) =>
      calendar.createEvent({
        id: `${key}.${id}@hearth`,
        sequence: event.sequence,
        stamp,
        start: day(event.date),
        allDay: true,
        status: ICalEventStatus.CONFIRMED,
        summary: event.summary,
        description: event.lines.join('\n\n'),
        ...(event.url !== undefined && { url: event.url }),
        alarms: [{ type: ICalAlarmType.display, trigger: secondsAhead, description: event.summary }],
      })
    for (const step of plan.nextSteps) {
      const mark = steps?.get(step.id)
      add(step.id, {
        date: mark?.dueDate ?? step.dueDate,
        summary: `${mark?.isDone ? 'Done: ' : ''}${plainText(step.title)}`,
        lines: [
          `${plainText(step.why)} ${plainText(step.how)}`,
          ...(step.keep === undefined ? [] : [`Keep: ${plainText(step.keep)}`]),
          ...(mark?.note === undefined ? [] : [`Your note: ${mark.note}`]),
          `From your plan “${name}”, version ${plan.version} of ${dateInWords(plan.generatedAt.slice(0, 10))}.`,
        ],
        sequence: plan.version - 1 + (mark?.revision ?? 0),
        ...(step.link !== undefined && { url: step.link.url }),
      })
    }
    // No step has a dot in its id.
    add('plan.review', {
      date: plan.reviewOn,
      summary: `Look at your plan again: ${name}`,
      lines: ['Facts, law and markets move. Draft it again and see what changed.'],
      sequence: plan.version - 1,
    })
  }
  return calendar.toString()
}

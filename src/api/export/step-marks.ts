/** The checklist of a kept plan, as paper and calendar take it. */
import type { KeptPlan } from '../store/keeping.ts'
import type { CalendarStep } from './calendar.ts'

export const stepMarks = (kept: Pick<KeptPlan, 'steps'> | undefined): ReadonlyMap<string, CalendarStep> =>
  new Map(
    (kept?.steps ?? []).map(({ stepId, doneAt, dueDate, note, revision }) => [
      stepId,
      { isDone: doneAt !== undefined, dueDate, note, revision },
    ]),
  )

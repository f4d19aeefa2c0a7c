/** Tells people of steps that fall due. Any number of servers may do it at once: each step is told once. */
import type { Clock } from './clock.ts'
import { daysBetween, localTime, quietMinutes } from './local-time.ts'
import { reminderLetter, type StepLine } from './mail/plan-letters.ts'
import { hashOf, newSecret } from './secrets.ts'
import type { Letter } from './store/letters.ts'
import type { DueStep, Subscription } from './store/notifying.ts'
import type { Store } from './store/store.ts'

export interface ReminderNeeds {
  readonly store: Store
  readonly clock: Clock
  readonly publicOrigin: string
}

/** The number of letters that were written. */
export async function remindOfDueSteps(needs: ReminderNeeds): Promise<number> {
  let written = 0
  for (const subscription of await needs.store.notifications.active())
    if (subscription.settings.reminders && (await remind(needs, subscription))) written += 1
  return written
}

async function remind(
  { store, clock, publicOrigin }: ReminderNeeds,
  { visitor, settings }: Subscription,
): Promise<boolean> {
  const now = clock()
  const { day, minute } = localTime(now, settings.timeZone)
  if (quietMinutes(minute, settings.quietFrom, settings.quietUntil) > 0) return false
  const { plans } = await store.plans.list(visitor, now)
  const lines = new Map<string, StepLine>()
  const due: DueStep[] = []
  for (const plan of plans) {
    const records = new Map(plan.steps.map((record) => [record.stepId, record]))
    for (const step of plan.summary.steps) {
      const record = records.get(step.id)
      const dueDate = record?.dueDate ?? step.dueDate
      const daysLeft = daysBetween(day, dueDate)
      const leadDays = settings.leadDays.filter((lead) => daysLeft <= lead)
      if (record?.doneAt !== undefined || daysLeft < 0 || leadDays.length === 0) continue
      due.push({ savedPlanId: plan.id, stepId: step.id, dueDate, leadDays })
      lines.set(`${plan.id} ${step.id}`, { planId: plan.id, planName: plan.name, title: step.title, dueDate })
    }
  }
  if (due.length === 0) return false
  const unsubscribe = newSecret()
  const addressee = { visitor, email: settings.email, publicOrigin, unsubscribe }
  const letterAbout = (fresh: readonly DueStep[]) =>
    reminderLetter(
      addressee,
      fresh.flatMap(({ savedPlanId, stepId }) => lines.get(`${savedPlanId} ${stepId}`) ?? []),
    )
  return store.notifications.remind(visitor, due, letterAbout, hashOf(unsubscribe), now)
}

/** A letter that was asked for leaves while it still is, and not in quiet hours. */
export const mayLeave =
  (store: Store) =>
  async ({ kind, visitor }: Letter, now: Date): Promise<'now' | 'withdrawn' | Date> => {
    if ((kind !== 'reminder' && kind !== 'update') || visitor === undefined) return 'now'
    const subscription = await store.notifications.subscription(visitor)
    if (subscription?.state !== 'on') return 'withdrawn'
    const { timeZone, quietFrom, quietUntil } = subscription.settings
    const quiet = quietMinutes(localTime(now, timeZone).minute, quietFrom, quietUntil)
    return quiet === 0 ? 'now' : new Date(now.getTime() + quiet * 60_000)
  }

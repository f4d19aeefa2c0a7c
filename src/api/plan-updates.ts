/** Brings kept plans up to the law and the calculation of today, and tells their owners what that changed. */
import { comparePlans } from '#chat/compare-plans.ts'
import { AppError } from '#contract/errors.ts'
import { engineVersion, lawYearOf } from '#engine/draft-context.ts'
import { type Clock, calendarDay } from './clock.ts'
import { updateLetter } from './mail/plan-letters.ts'
import { isOutdated } from './saved-plan-answers.ts'
import { hashOf, newSecret } from './secrets.ts'
import type { KeptPlan } from './store/keeping.ts'
import type { OutdatedPlan } from './store/notifying.ts'
import type { Store } from './store/store.ts'
import type { TurnAsked } from './turns.ts'

export interface UpdateNeeds {
  readonly store: Store
  readonly clock: Clock
  readonly publicOrigin: string
  readonly takeTurn: (asked: TurnAsked) => Promise<string>
}

/** So many at a time that requests hardly notice. */
const atOnce = 20

/** The number of plans that were looked at. */
export async function updateKeptPlans(needs: UpdateNeeds): Promise<number> {
  const now = needs.clock()
  const current = `${lawYearOf(calendarDay(now))}/${engineVersion}`
  const outdated = await needs.store.notifications.outdated(current, atOnce)
  const failures: unknown[] = []
  for (const plan of outdated) {
    // One that cannot be drafted stays as it is and keeps no other waiting.
    const isDone = await update(needs, plan, now).catch((error: unknown) => failures.push(error) > 0)
    if (isDone) await needs.store.notifications.markChecked(plan, current)
  }
  if (failures.length > 0) throw new AggregateError(failures, 'kept plans could not be drafted again')
  return outdated.length
}

/** False when the plan's conversation is busy: later, then. */
async function update(needs: UpdateNeeds, plan: OutdatedPlan, now: Date): Promise<boolean> {
  const { store, takeTurn } = needs
  const before = await store.plans.one(plan)
  if (!before) return true
  if (isOutdated(before.summary, now))
    try {
      await takeTurn({
        visitor: plan.visitor,
        threadId: before.threadId,
        ask: { kind: 'redraft', planId: before.planId },
        idempotencyKey: undefined,
      })
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  const after = await store.plans.one(plan)
  if (after) await tell(needs, plan, after, now)
  return true
}

/** Another plan of the same conversation may have brought this one along: what counts is its newest change. */
async function tell(
  { store, publicOrigin }: UpdateNeeds,
  { visitor }: OutdatedPlan,
  kept: KeptPlan,
  now: Date,
): Promise<void> {
  const subscription = await store.notifications.subscription(visitor)
  if (subscription?.state !== 'on' || !subscription.settings.updates || kept.version === 1) return
  const place = { visitor, threadId: kept.threadId, planId: kept.planId }
  const [before, after] = await Promise.all([
    store.plans.version(place, kept.version - 1),
    store.plans.version(place, kept.version),
  ])
  if (!before || !after) return
  const comparison = comparePlans(before, after)
  const isOurs = comparison.movedBy.some((cause) => cause === 'law' || cause === 'method')
  if (!isOurs || comparison.dollarsMoved < subscription.settings.updateThreshold) return
  const unsubscribe = newSecret()
  const { email } = subscription.settings
  const letter = updateLetter({ visitor, email, publicOrigin, unsubscribe }, kept, comparison)
  await store.notifications.tell(visitor, letter, hashOf(unsubscribe), now)
}

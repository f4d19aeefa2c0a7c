/** Kept plans as they go over the wire. */

import type { z } from 'zod'
import type { SavedPlan, SavedPlanDetail, savedPlanDetailSchema } from '#contract/saved-plans.ts'
import { engineVersion, lawYearOf } from '#engine/draft-context.ts'
import { type Clock, calendarDay } from './clock.ts'
import type { PlanSummary } from './plan-summary.ts'
import type { KeptPlan, SavedPlanKey } from './store/keeping.ts'
import type { Store } from './store/store.ts'
import { factsOf } from './store/stored-plan.ts'

type Change = z.infer<typeof savedPlanDetailSchema>['change']

/** Whether the law or the way of calculating is another one than when the version was drafted. */
export const isOutdated = (summary: PlanSummary, now: Date): boolean =>
  summary.lawYear !== lawYearOf(calendarDay(now)) || summary.engineVersion !== engineVersion

export function savedPlanAnswer(kept: KeptPlan, now: Date): SavedPlan {
  const { summary, steps } = kept
  const done = new Set(steps.flatMap(({ stepId, doneAt }) => (doneAt === undefined ? [] : [stepId])))
  const own = new Map(steps.map(({ stepId, dueDate }) => [stepId, dueDate]))
  const [next] = summary.steps
    .filter(({ id }) => !done.has(id))
    .map(({ id, title, dueDate }) => ({ title, dueDate: own.get(id) ?? dueDate }))
    .sort((one, other) => one.dueDate.localeCompare(other.dueDate))
  return {
    id: kept.id,
    name: kept.name,
    topic: kept.topic,
    threadId: kept.threadId,
    planId: kept.planId,
    revision: kept.revision,
    version: kept.version,
    savedAt: kept.savedAt,
    updatedAt: kept.updatedAt,
    totalAmount: summary.totalAmount,
    totalLabel: summary.totalLabel,
    stepsDone: summary.steps.filter(({ id }) => done.has(id)).length,
    stepsInAll: summary.steps.length,
    ...(next && { nextStep: next }),
    lawYear: summary.lawYear,
    engineVersion: summary.engineVersion,
    isOutdated: isOutdated(summary, now),
  }
}

/** One kept plan whole; undefined for one that this visitor does not keep. */
export async function savedPlanDetail(
  { store, clock }: { store: Store; clock: Clock },
  key: SavedPlanKey,
): Promise<SavedPlanDetail | undefined> {
  const kept = await store.plans.one(key)
  if (!kept) return undefined
  const place = { visitor: key.visitor, threadId: kept.threadId, planId: kept.planId }
  const [versions, newest, thread] = await Promise.all([
    store.plans.versions(place),
    store.plans.version(place, kept.version),
    store.plans.threadState(place),
  ])
  if (!newest || !thread) return undefined
  return {
    success: true,
    saved: savedPlanAnswer(kept, clock()),
    plan: newest.plan,
    facts: factsOf(thread.factsJson),
    steps: [...kept.steps],
    versions: versions.map(({ version, summary, changeJson }) => {
      const change: Change = changeJson === null ? undefined : JSON.parse(changeJson)
      return {
        version,
        generatedAt: summary.generatedAt,
        lawYear: summary.lawYear,
        engineVersion: summary.engineVersion,
        totalAmount: summary.totalAmount,
        ...(change && { change }),
      }
    }),
  }
}

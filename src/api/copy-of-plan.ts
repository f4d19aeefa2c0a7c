/** A copy of a kept plan that goes its own way: other facts for one of them leave the other as it is. */
import { randomUUID } from 'node:crypto'
import { copiedThread } from '#chat/copied-thread.ts'
import { keptLimits } from '#contract/limits.ts'
import type { Plan } from '#engine/plan.ts'
import { finiteJson } from './finite-json.ts'
import { onceRequest } from './once-request.ts'
import { summaryOf } from './plan-summary.ts'
import type { SavedPlanKey } from './store/keeping.ts'
import type { Store } from './store/store.ts'
import { stateOf } from './stored-state.ts'

export interface CopyWish {
  readonly name: string | undefined
  readonly requestKey: string | undefined
  readonly now: Date
}

export async function copyOfPlan(
  { plans }: Store,
  key: SavedPlanKey,
  { name, requestKey, now }: CopyWish,
): Promise<{ kind: 'saved'; id: string } | { kind: 'too_many_kept' | 'key_reused' | 'not_found' }> {
  const source = await plans.one(key)
  if (!source) return { kind: 'not_found' }
  const place = { visitor: key.visitor, threadId: source.threadId, planId: source.planId }
  const [newest, thread] = await Promise.all([plans.version(place, source.version), plans.threadState(place)])
  if (!newest || !thread) return { kind: 'not_found' }
  const plan: Plan = { ...newest.plan, id: randomUUID(), version: 1 }
  return plans.addCopy(
    {
      id: randomUUID(),
      visitor: key.visitor,
      threadId: `copy-${randomUUID()}`,
      planId: plan.id,
      name: name ?? copyName(source.name),
      stateJson: finiteJson(copiedThread(stateOf(thread.stateJson), plan)),
      factsJson: thread.factsJson,
      topic: plan.topic,
      schemaVersion: plan.schemaVersion,
      planJson: finiteJson(plan),
      householdJson: newest.household === undefined ? null : finiteJson(newest.household),
      summaryJson: finiteJson(summaryOf(plan)),
    },
    onceRequest(requestKey, 'duplicate', key.id, name ?? ''),
    now,
  )
}

const copyName = (name: string): string => [...`${name} (copy)`].slice(0, keptLimits.planName).join('')

/**
 * What a visitor keeps of their plans, as questions and deeds. Everything is asked for together with its owner, so
 * that what belongs to someone else is simply not there.
 */

import type { z } from 'zod'
import type { Visit } from '#contract/account.ts'
import type { deletedPlanSchema, StepRecord, StepRequest } from '#contract/saved-plans.ts'
import type { Share } from '#contract/shares.ts'
import type { Household } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import type { PlanSummary } from '../plan-summary.ts'

export interface SavedPlanKey {
  readonly visitor: string
  readonly id: string
}

/** A plan of a thread. */
export interface ThreadPlan {
  readonly visitor: string
  readonly threadId: string
  readonly planId: string
}

export interface KeptPlan {
  readonly id: string
  readonly name: string
  readonly threadId: string
  readonly planId: string
  readonly revision: number
  readonly savedAt: string
  readonly updatedAt: string
  readonly topic: TopicSlug
  /** The newest version, and what a list shows of it. */
  readonly version: number
  readonly summary: PlanSummary
  readonly steps: readonly StepRecord[]
}

export type DeletedPlan = z.infer<typeof deletedPlanSchema>

export interface VersionNote {
  readonly version: number
  readonly summary: PlanSummary
  readonly changeJson: string | null
}

export interface KeptVersion {
  readonly plan: Plan
  readonly household: Household | undefined
  readonly isImported: boolean
}

/** A request that takes effect once, however often it arrives under its key. */
export interface OnceRequest {
  readonly key: string
  readonly requestHash: string
}

/** The copy of a plan, in a thread of its own. */
export interface PlanCopy extends ThreadPlan {
  readonly id: string
  readonly name: string
  readonly stateJson: string
  readonly factsJson: string
  readonly topic: string
  readonly schemaVersion: number
  readonly planJson: string
  readonly householdJson: string | null
  readonly summaryJson: string
}

export interface SavedPlans {
  /** Keeps a plan of a thread; the one that was kept before when it was, brought back when it was deleted. */
  save(
    plan: ThreadPlan & { readonly id: string },
    now: Date,
  ): Promise<{ kind: 'saved'; id: string } | { kind: 'not_found' | 'too_many_kept' }>
  /** The newest change first; of the deleted ones those that can be brought back. */
  list(visitor: string, now: Date): Promise<{ plans: KeptPlan[]; deleted: DeletedPlan[] }>
  one(key: SavedPlanKey): Promise<KeptPlan | undefined>
  versions(plan: ThreadPlan): Promise<VersionNote[]>
  version(plan: ThreadPlan, version: number): Promise<KeptVersion | undefined>
  /** What the thread of a plan remembers, for a copy of it. */
  threadState(plan: ThreadPlan): Promise<{ stateJson: string; factsJson: string } | undefined>
  rename(key: SavedPlanKey, to: { revision: number; name: string }, now: Date): Promise<Edited>
  remove(
    key: SavedPlanKey,
    revision: number,
    now: Date,
  ): Promise<{ kind: 'deleted'; deleted: DeletedPlan } | Refused>
  restore(key: SavedPlanKey, now: Date): Promise<Edited>
  /** The id of the copy: that of the first time when it was asked for before under the same key. */
  addCopy(
    copy: PlanCopy,
    once: OnceRequest | undefined,
    now: Date,
  ): Promise<{ kind: 'saved'; id: string } | { kind: 'too_many_kept' | 'key_reused' }>
  setStep(
    key: SavedPlanKey,
    stepId: string,
    change: StepRequest,
    now: Date,
  ): Promise<{ kind: 'kept'; step: StepRecord } | Refused>
}

export type Refused = { readonly kind: 'edited_elsewhere' | 'not_found' }
export type Edited = { readonly kind: 'done' } | Refused

/** Where a visitor left off. */
export interface Visits {
  /** The conversation that was written in last, with the topic and the title of its newest plan. */
  lastThread(visitor: string): Promise<Visit['last']>
  savedPlans(visitor: string): Promise<number>
}

export interface NewShare extends ThreadPlan {
  readonly id: string
  readonly tokenHash: string
  readonly version: number
  readonly title: string
  readonly hidesAmounts: boolean
  readonly snapshotJson: string
  readonly expiresAt: string
}

export interface SharedSnapshot {
  readonly snapshotJson: string
  readonly hidesAmounts: boolean
  readonly sharedAt: string
  readonly expiresAt: string
}

export interface Shares {
  /** The same share again when one with this secret is there. */
  add(share: NewShare, now: Date): Promise<{ kind: 'shared'; share: Share } | { kind: 'too_many_kept' }>
  /** Those that still lead somewhere, the newest first. */
  list(visitor: string, now: Date): Promise<Share[]>
  /** Forgets the copy at once; false when this visitor has no such share. */
  revoke(share: { visitor: string; id: string }): Promise<boolean>
  /** One question for every secret, whether it never was one, is over or was taken back; a hit counts as a view. */
  open(tokenHash: string, now: Date): Promise<SharedSnapshot | undefined>
}

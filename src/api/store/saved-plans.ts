import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import { keptLimits } from '#contract/limits.ts'
import type { StepRecord, StepRequest } from '#contract/saved-plans.ts'
import { topicSlugs } from '#engine/topic-slugs.ts'
import type { PlanSummary } from '../plan-summary.ts'
import type {
  DeletedPlan,
  Edited,
  KeptPlan,
  Refused,
  SavedPlanKey,
  SavedPlans,
  ThreadPlan,
} from './keeping.ts'
import { once } from './once.ts'
import { keptVersion, newestOf, summaryIn, versions, versionsOf } from './plan-versions.ts'
import type { Tables } from './tables.ts'

/** How long a deleted plan can be brought back. */
export const restoreMilliseconds = 7 * 24 * 3_600_000

export const topicSchema = z.enum(topicSlugs)

type SavedRow = Selectable<Tables['saved_plan']>

export function savedPlansIn(db: Kysely<Tables>): SavedPlans {
  return {
    save: (plan, now) => db.transaction().execute((transaction) => save(transaction, plan, now)),
    list: (visitor, now) => list(db, visitor, now),
    one: (key) => one(db, key),
    versions: (plan) => versions(db, plan),
    version: (plan, version) => keptVersion(db, plan, version),
    threadState: (plan) => threadState(db, plan),
    rename: (key, { revision, name }, now) => edit(db, key, revision, { name }, now),
    remove: (key, revision, now) => remove(db, key, revision, now),
    restore: (key, now) => restore(db, key, now),
    addCopy: (copy, request, now) =>
      db
        .transaction()
        .execute((transaction) =>
          once(transaction, copy.visitor, request, now, () => addCopy(transaction, copy, now)),
        ),
    setStep: (key, stepId, change, now) =>
      db.transaction().execute((transaction) => setStep(transaction, key, stepId, change, now)),
  }
}

/** Kept plans are few; the limit only stops a program that keeps without end. */
async function hasRoom(db: Kysely<Tables>, visitor: string): Promise<boolean> {
  const { kept } = await db
    .selectFrom('saved_plan')
    .select(({ fn }) => fn.countAll().as('kept'))
    .where('visitor_id', '=', visitor)
    .executeTakeFirstOrThrow()
  return Number(kept) < keptLimits.savedPlans
}

/** The number of plans that someone keeps, without those that wait to be forgotten. */
export async function savedPlansOf(db: Kysely<Tables>, visitor: string): Promise<number> {
  const { kept } = await db
    .selectFrom('saved_plan')
    .select(({ fn }) => fn.countAll().as('kept'))
    .where('visitor_id', '=', visitor)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(kept)
}

const shortened = (title: string): string => [...title].slice(0, keptLimits.planName).join('')

async function save(
  db: Kysely<Tables>,
  plan: ThreadPlan & { readonly id: string },
  now: Date,
): Promise<{ kind: 'saved'; id: string } | { kind: 'not_found' | 'too_many_kept' }> {
  const newest = await newestOf(db, plan)
  if (!newest) return { kind: 'not_found' }
  const isNew = !(await savedRow(db, plan))
  if (isNew && !(await hasRoom(db, plan.visitor))) return { kind: 'too_many_kept' }
  const time = now.toISOString()
  const { id } = await db
    .insertInto('saved_plan')
    .values({
      id: plan.id,
      visitor_id: plan.visitor,
      thread_id: plan.threadId,
      plan_id: plan.planId,
      name: shortened(newest.summary.title),
      revision: 1,
      created_at: time,
      updated_at: time,
      deleted_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['visitor_id', 'thread_id', 'plan_id']).doUpdateSet({ deleted_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return { kind: 'saved', id }
}

const savedRow = (db: Kysely<Tables>, plan: ThreadPlan) =>
  db
    .selectFrom('saved_plan')
    .select('id')
    .where('visitor_id', '=', plan.visitor)
    .where('thread_id', '=', plan.threadId)
    .where('plan_id', '=', plan.planId)
    .executeTakeFirst()

async function list(
  db: Kysely<Tables>,
  visitor: string,
  now: Date,
): Promise<{ plans: KeptPlan[]; deleted: DeletedPlan[] }> {
  const rows = await db
    .selectFrom('saved_plan')
    .selectAll()
    .where('visitor_id', '=', visitor)
    .orderBy('id')
    .execute()
  const plans: KeptPlan[] = []
  for (const row of rows) if (row.deleted_at === null) plans.push(await keptPlan(db, row))
  return {
    plans: plans.sort((one, other) => other.updatedAt.localeCompare(one.updatedAt)),
    deleted: rows
      .flatMap((row) => (row.deleted_at === null ? [] : [deletedPlan(row, row.deleted_at)]))
      .filter(({ restorableUntil }) => restorableUntil > now.toISOString()),
  }
}

const deletedPlan = (
  { id, name, revision }: Pick<SavedRow, 'id' | 'name' | 'revision'>,
  at: string,
): DeletedPlan => ({
  id,
  name,
  revision,
  restorableUntil: new Date(Date.parse(at) + restoreMilliseconds).toISOString(),
})

const rowOf = (db: Kysely<Tables>, { visitor, id }: SavedPlanKey) =>
  db
    .selectFrom('saved_plan')
    .selectAll()
    .where('id', '=', id)
    .where('visitor_id', '=', visitor)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

async function one(db: Kysely<Tables>, key: SavedPlanKey): Promise<KeptPlan | undefined> {
  const row = await rowOf(db, key)
  return row && keptPlan(db, row)
}

async function keptPlan(db: Kysely<Tables>, row: SavedRow): Promise<KeptPlan> {
  const plan = { visitor: row.visitor_id, threadId: row.thread_id, planId: row.plan_id }
  const newest = await newestOf(db, plan)
  if (!newest) throw new RangeError('a kept plan has no version')
  return {
    id: row.id,
    name: await nameOf(db, row.name, plan, newest),
    threadId: row.thread_id,
    planId: row.plan_id,
    revision: row.revision,
    savedAt: row.created_at,
    updatedAt: newest.summary.generatedAt > row.updated_at ? newest.summary.generatedAt : row.updated_at,
    topic: topicSchema.parse(newest.topic),
    version: newest.version,
    summary: newest.summary,
    steps: await stepsOf(db, row.id),
  }
}

/** A plan that kept a title of its own follows its newest one; a name that was given stays. */
async function nameOf(
  db: Kysely<Tables>,
  name: string,
  plan: ThreadPlan,
  newest: { readonly version: number; readonly summary: PlanSummary },
): Promise<string> {
  const title = shortened(newest.summary.title)
  if (name === title || newest.version === 1) return name
  const before = await versionsOf(db, plan)
    .select(['version', 'summary'])
    .where('version', '<', newest.version)
    .execute()
  for (const version of before)
    if (shortened((await summaryIn(db, plan, version)).title) === name) return title
  return name
}

async function stepsOf(db: Kysely<Tables>, savedPlanId: string): Promise<StepRecord[]> {
  const rows = await db
    .selectFrom('saved_step')
    .selectAll()
    .where('saved_plan_id', '=', savedPlanId)
    .orderBy('step_id')
    .execute()
  return rows.map(stepOf)
}

const stepOf = (row: Selectable<Tables['saved_step']>): StepRecord => ({
  stepId: row.step_id,
  revision: row.revision,
  ...(row.done_at !== null && { doneAt: row.done_at }),
  ...(row.note !== null && { note: row.note }),
  ...(row.due_date !== null && { dueDate: row.due_date }),
})

async function threadState(
  db: Kysely<Tables>,
  { visitor, threadId }: ThreadPlan,
): Promise<{ stateJson: string; factsJson: string } | undefined> {
  const row = await db
    .selectFrom('thread')
    .select(['state', 'facts'])
    .where('visitor_id', '=', visitor)
    .where('id', '=', threadId)
    .executeTakeFirst()
  return row && { stateJson: row.state, factsJson: row.facts }
}

/** Compare and set: whoever saw an older one changes nothing. */
async function edit(
  db: Kysely<Tables>,
  { visitor, id }: SavedPlanKey,
  revision: number,
  values: { name: string } | { deleted_at: string },
  now: Date,
): Promise<Edited> {
  const edited = await db
    .updateTable('saved_plan')
    .set({ ...values, revision: revision + 1, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('visitor_id', '=', visitor)
    .where('revision', '=', revision)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (edited.numUpdatedRows === 1n) return { kind: 'done' }
  return { kind: (await rowOf(db, { visitor, id })) ? 'edited_elsewhere' : 'not_found' }
}

async function remove(
  db: Kysely<Tables>,
  key: SavedPlanKey,
  revision: number,
  now: Date,
): Promise<{ kind: 'deleted'; deleted: DeletedPlan } | Refused> {
  const row = await rowOf(db, key)
  if (!row) return { kind: 'not_found' }
  const time = now.toISOString()
  const done = await edit(db, key, revision, { deleted_at: time }, now)
  if (done.kind !== 'done') return done
  return { kind: 'deleted', deleted: deletedPlan({ ...row, revision: revision + 1 }, time) }
}

async function restore(db: Kysely<Tables>, { visitor, id }: SavedPlanKey, now: Date): Promise<Edited> {
  const restored = await db
    .updateTable('saved_plan')
    .set(({ eb }) => ({ deleted_at: null, revision: eb('revision', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', id)
    .where('visitor_id', '=', visitor)
    .where('deleted_at', '>', new Date(now.getTime() - restoreMilliseconds).toISOString())
    .executeTakeFirst()
  // One that was not deleted, or was brought back already, is where it was wanted.
  if (restored.numUpdatedRows === 1n || (await rowOf(db, { visitor, id }))) return { kind: 'done' }
  return { kind: 'not_found' }
}

async function addCopy(
  db: Kysely<Tables>,
  copy: Parameters<SavedPlans['addCopy']>[0],
  now: Date,
): Promise<{ kind: 'saved'; id: string } | { kind: 'too_many_kept' }> {
  if (!(await hasRoom(db, copy.visitor))) return { kind: 'too_many_kept' }
  const time = now.toISOString()
  await db
    .insertInto('thread')
    .values({
      visitor_id: copy.visitor,
      id: copy.threadId,
      created_at: time,
      updated_at: time,
      message_count: 0,
      state: copy.stateJson,
      facts: copy.factsJson,
      pending_turn: null,
      pending_until: null,
    })
    .execute()
  const place = { visitor_id: copy.visitor, thread_id: copy.threadId, plan_id: copy.planId, created_at: time }
  await db
    .insertInto('plan_version')
    .values({
      ...place,
      version: 1,
      topic: copy.topic,
      schema_version: copy.schemaVersion,
      plan: copy.planJson,
      household: copy.householdJson,
      change: null,
      summary: copy.summaryJson,
    })
    .execute()
  await db
    .insertInto('saved_plan')
    .values({ ...place, id: copy.id, name: copy.name, revision: 1, updated_at: time, deleted_at: null })
    .execute()
  return { kind: 'saved', id: copy.id }
}

/** A step counts when the newest version has it, or when something was written beside it before. */
async function setStep(
  db: Kysely<Tables>,
  key: SavedPlanKey,
  stepId: string,
  change: StepRequest,
  now: Date,
): Promise<{ kind: 'kept'; step: StepRecord } | Refused> {
  const saved = await one(db, key)
  if (!saved) return { kind: 'not_found' }
  const before = saved.steps.find((step) => step.stepId === stepId)
  if (!before && !saved.summary.steps.some(({ id }) => id === stepId)) return { kind: 'not_found' }
  if ((before?.revision ?? 0) !== change.revision) return { kind: 'edited_elsewhere' }
  const time = now.toISOString()
  const { doneAt = null, note = null, dueDate = null } = before ?? {}
  const values = {
    revision: change.revision + 1,
    done_at: change.done === undefined ? doneAt : change.done ? (doneAt ?? time) : null,
    note: change.note === undefined ? note : change.note?.trim() || null,
    due_date: change.dueDate === undefined ? dueDate : change.dueDate,
    updated_at: time,
  }
  const row = await db
    .insertInto('saved_step')
    .values({ saved_plan_id: saved.id, step_id: stepId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['saved_plan_id', 'step_id'])
        .doUpdateSet(values)
        .where('saved_step.revision', '=', change.revision),
    )
    .returningAll()
    .executeTakeFirst()
  if (!row) return { kind: 'edited_elsewhere' }
  await db.updateTable('saved_plan').set({ updated_at: time }).where('id', '=', saved.id).execute()
  return { kind: 'kept', step: stepOf(row) }
}

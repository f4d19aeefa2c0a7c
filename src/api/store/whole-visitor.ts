import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { DataBundle, DeletionReceipt } from '#contract/your-data.ts'
import { planOf } from './stored-plan.ts'
import type { Tables } from './tables.ts'
import type { ImportCounts, ImportedThread, WholeThread, YourData } from './your-data.ts'

/** `overwrite` makes what was deleted unreadable also in the files of the database, as far as it can. */
export function yourDataIn(db: Kysely<Tables>, overwrite: () => Promise<void>): YourData {
  return {
    threads: (visitor) => threads(db, visitor),
    bringIn: (visitor, imported, rest, now) =>
      db.transaction().execute((transaction) => bringIn(transaction, visitor, imported, rest, now)),
    deleteEverything: async (visitor) => {
      const deleted = await db.transaction().execute((transaction) => deleteEverything(transaction, visitor))
      await overwrite()
      return deleted
    },
  }
}

async function threads(db: Kysely<Tables>, visitor: string): Promise<WholeThread[]> {
  const rows = await db
    .selectFrom('thread')
    .select(['id', 'created_at', 'updated_at', 'state'])
    .where('visitor_id', '=', visitor)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const plans = await db
    .selectFrom('plan_version')
    .select(['thread_id', 'plan', 'household', 'change'])
    .where('visitor_id', '=', visitor)
    .orderBy('created_at')
    .orderBy('plan_id')
    .orderBy('version')
    .execute()
  const byThread = Map.groupBy(plans, ({ thread_id }) => thread_id)
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    stateJson: row.state,
    plans: (byThread.get(row.id) ?? []).map(({ plan, household, change }) => ({
      plan: planOf(plan),
      ...(household !== null && { household: JSON.parse(household) }),
      ...(change !== null && { change: JSON.parse(change) }),
    })),
  }))
}

async function bringIn(
  db: Transaction<Tables>,
  visitor: string,
  imported: readonly ImportedThread[],
  { savedPlans, connections }: Pick<DataBundle, 'savedPlans' | 'connections'>,
  now: Date,
): Promise<ImportCounts> {
  let threads = 0
  for (const one of imported) if (await addThread(db, visitor, one)) threads += 1
  let kept = 0
  for (const saved of savedPlans) if (await addSavedPlan(db, visitor, saved)) kept += 1
  let connected = 0
  for (const connection of connections) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('connection')
      .values({
        id: (await isTaken(db, 'connection', connection.id, visitor)) ? randomUUID() : connection.id,
        visitor_id: visitor,
        name: connection.name,
        source: connection.source,
        balances: JSON.stringify(connection.balances),
        created_at: connection.connectedAt,
        updated_at: connection.updatedAt,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    connected += Number(numInsertedOrUpdatedRows)
  }
  await db
    .updateTable('session')
    .set({ seen_at: now.toISOString() })
    .where('visitor_id', '=', visitor)
    .execute()
  return { threads, savedPlans: kept, connections: connected }
}

/** Whether someone else has this id. */
async function isTaken(
  db: Kysely<Tables>,
  table: 'connection' | 'saved_plan' | 'message',
  id: string,
  visitor: string,
): Promise<boolean> {
  const row = await db.selectFrom(table).select('visitor_id').where('id', '=', id).executeTakeFirst()
  return row !== undefined && row.visitor_id !== visitor
}

async function addThread(
  db: Kysely<Tables>,
  visitor: string,
  { thread, stateJson, factsJson, summaries }: ImportedThread,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('thread')
    .values({
      visitor_id: visitor,
      id: thread.id,
      created_at: thread.createdAt,
      updated_at: thread.updatedAt,
      message_count: thread.messages.length,
      state: stateJson,
      facts: factsJson,
      pending_turn: null,
      pending_until: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  const place = { visitor_id: visitor, thread_id: thread.id }
  for (const [position, message] of thread.messages.entries()) {
    const { id, role, content, timestamp, status, planId, planVersion, ...details } = message
    await db
      .insertInto('message')
      .values({
        ...place,
        id: (await isTaken(db, 'message', id, visitor)) ? randomUUID() : id,
        position,
        role,
        content,
        created_at: timestamp,
        status: status === 'pending' ? 'failed' : (status ?? null),
        plan_id: planId ?? null,
        plan_version: planVersion ?? null,
        details: role === 'assistant' ? JSON.stringify(details) : null,
      })
      .execute()
  }
  for (const [index, { plan, household, change }] of thread.plans.entries())
    await db
      .insertInto('plan_version')
      .values({
        ...place,
        plan_id: plan.id,
        version: plan.version,
        topic: plan.topic,
        schema_version: plan.schemaVersion,
        created_at: plan.generatedAt,
        plan: JSON.stringify(plan),
        household: household === undefined ? null : JSON.stringify(household),
        change: change === undefined ? null : JSON.stringify(change),
        summary: summaries[index] ?? null,
        imported: 1,
      })
      .execute()
  return true
}

async function addSavedPlan(
  db: Kysely<Tables>,
  visitor: string,
  saved: DataBundle['savedPlans'][number],
): Promise<boolean> {
  const version = await db
    .selectFrom('plan_version')
    .select('version')
    .where('visitor_id', '=', visitor)
    .where('thread_id', '=', saved.threadId)
    .where('plan_id', '=', saved.planId)
    .limit(1)
    .executeTakeFirst()
  if (!version) return false
  const id = (await isTaken(db, 'saved_plan', saved.id, visitor)) ? randomUUID() : saved.id
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('saved_plan')
    .values({
      id,
      visitor_id: visitor,
      thread_id: saved.threadId,
      plan_id: saved.planId,
      name: saved.name,
      revision: 1,
      created_at: saved.savedAt,
      updated_at: saved.updatedAt,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  for (const step of saved.steps)
    await db
      .insertInto('saved_step')
      .values({
        saved_plan_id: id,
        step_id: step.stepId,
        revision: step.revision,
        done_at: step.doneAt ?? null,
        note: step.note ?? null,
        due_date: step.dueDate ?? null,
        updated_at: saved.updatedAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return true
}

/** A visitor, their account and everything of theirs; what was deleted, by number. */
export async function deleteEverything(
  db: Transaction<Tables>,
  visitor: string,
): Promise<DeletionReceipt['deleted']> {
  const account = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('visitor_id', '=', visitor)
    .executeTakeFirst()
  const notification = await db
    .selectFrom('notification')
    .select('email')
    .where('visitor_id', '=', visitor)
    .where('state', '=', 'on')
    .executeTakeFirst()
  // Addresses that are shown to be theirs: what was written from or to them is theirs, too.
  const addresses = [account?.email, notification?.email].filter((address) => address !== undefined)
  const written = await lettersOf(db, visitor, addresses)
  const count = async (
    table: 'thread' | 'message' | 'plan_version' | 'saved_plan' | 'share' | 'connection' | 'session',
  ) => {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('rows'))
      .where('visitor_id', '=', visitor)
      .executeTakeFirstOrThrow()
    return Number(rows)
  }
  const passkeys = await db
    .selectFrom('passkey')
    .select('id')
    .where('account_id', '=', account?.id ?? '')
    .execute()
  const deleted = {
    conversations: await count('thread'),
    messages: await count('message'),
    planVersions: await count('plan_version'),
    savedPlans: await count('saved_plan'),
    shares: await count('share'),
    connections: await count('connection'),
    letters: written,
    sessions: await count('session'),
    passkeys: passkeys.length,
    accounts: account ? 1 : 0,
  }
  for (const address of addresses) await db.deleteFrom('sign_in').where('email', '=', address).execute()
  await db.deleteFrom('visitor').where('id', '=', visitor).execute()
  return deleted
}

/** Deletes letters to and from them, those of the contact form included; the number of them. */
async function lettersOf(
  db: Transaction<Tables>,
  visitor: string,
  addresses: readonly string[],
): Promise<number> {
  const own = await db.deleteFrom('letter').where('visitor_id', '=', visitor).executeTakeFirst()
  let letters = Number(own.numDeletedRows)
  for (const address of addresses) {
    const contacts = await db
      .deleteFrom('contact')
      .where(({ fn }) => fn<string>('lower', ['email']), '=', address)
      .returning('reference')
      .execute()
    for (const { reference } of contacts)
      await db.deleteFrom('letter').where('occasion', '=', `contact:${reference}`).execute()
    const to = await db.deleteFrom('letter').where('to_address', '=', address).executeTakeFirst()
    letters += contacts.length + Number(to.numDeletedRows)
  }
  return letters
}

/**
 * One turn at a time in a thread. Rows are always taken in the same order, the repeated-request row before the
 * thread row, so that two requests never wait for each other.
 */
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely'
import {
  claimMilliseconds,
  idempotencyMilliseconds,
  type ThreadKey,
  type TurnClaim,
  type TurnOutcome,
  type TurnRequest,
  type TurnStart,
} from './store.ts'
import type { Tables } from './tables.ts'

interface Needs {
  readonly db: Kysely<Tables>
  /** Holds a row until the transaction ends. SQLite needs no such thing: its writers come one by one. */
  readonly hold: RowHold
  readonly newThreadJson: string
}

export type RowHold = <Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
) => SelectQueryBuilder<Tables, Table, Row>

type Begun = Extract<TurnStart, { kind: 'begun' }>

export async function beginTurn(needs: Needs, request: TurnRequest, now: Date): Promise<TurnStart> {
  const transaction = await needs.db.startTransaction().execute()
  try {
    const start = await claimThread({ ...needs, db: transaction }, request, now)
    if (start.kind === 'begun') await transaction.commit().execute()
    else await transaction.rollback().execute()
    return start
  } catch (error) {
    await transaction.rollback().execute()
    throw error
  }
}

interface InTransaction extends Needs {
  readonly db: Transaction<Tables>
}

async function claimThread(needs: InTransaction, request: TurnRequest, now: Date): Promise<TurnStart> {
  const repeated = await earlierRequest(needs, request, now)
  if (repeated && repeated.request_hash !== request.idempotency?.requestHash) return { kind: 'key_reused' }
  if (repeated?.answer) return { kind: 'answered', answerJson: repeated.answer }

  const thread = await threadForWriting(needs, request, now)
  if (thread.pending_turn !== null && (thread.pending_until ?? '') > now.toISOString())
    return { kind: repeated?.turn_id === thread.pending_turn ? 'duplicate_in_flight' : 'reply_pending' }
  await markPending(needs.db, request, 'failed')

  const messageId = await keepMessage(needs.db, request, {
    earlierId: repeated?.message_id ?? undefined,
    position: thread.message_count,
    now,
  })
  await needs.db
    .updateTable('thread')
    .set({
      pending_turn: request.turnId,
      pending_until: new Date(now.getTime() + claimMilliseconds).toISOString(),
      message_count: thread.message_count + (messageId === undefined ? 0 : 1),
      updated_at: now.toISOString(),
    })
    .where('visitor_id', '=', request.visitor)
    .where('id', '=', request.threadId)
    .execute()
  if (request.idempotency)
    await needs.db
      .updateTable('idempotency')
      .set({ turn_id: request.turnId, message_id: messageId ?? null })
      .where('visitor_id', '=', request.visitor)
      .where('key', '=', request.idempotency.key)
      .execute()
  return begun(request, messageId, thread.state)
}

const begun = (request: TurnRequest, messageId: string | undefined, stateJson: string): Begun => ({
  kind: 'begun',
  claim: {
    visitor: request.visitor,
    threadId: request.threadId,
    turnId: request.turnId,
    messageId,
    idempotencyKey: request.idempotency?.key,
  },
  stateJson,
})

/** The row of a request that came before under the same key; otherwise makes one and gives nothing. */
async function earlierRequest(needs: InTransaction, request: TurnRequest, now: Date) {
  if (!request.idempotency) return undefined
  const { key, requestHash } = request.idempotency
  await needs.db
    .deleteFrom('idempotency')
    .where('visitor_id', '=', request.visitor)
    .where('key', '=', key)
    .where('created_at', '<', new Date(now.getTime() - idempotencyMilliseconds).toISOString())
    .execute()
  const made = await needs.db
    .insertInto('idempotency')
    .values({
      visitor_id: request.visitor,
      key,
      request_hash: requestHash,
      turn_id: request.turnId,
      message_id: null,
      answer: null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 1n) return undefined
  return needs
    .hold(needs.db.selectFrom('idempotency'))
    .selectAll()
    .where('visitor_id', '=', request.visitor)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

async function threadForWriting(needs: InTransaction, request: ThreadKey, now: Date) {
  const time = now.toISOString()
  await needs.db
    .insertInto('thread')
    .values({
      visitor_id: request.visitor,
      id: request.threadId,
      created_at: time,
      updated_at: time,
      message_count: 0,
      state: needs.newThreadJson,
      facts: '[]',
      pending_turn: null,
      pending_until: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return needs
    .hold(needs.db.selectFrom('thread'))
    .selectAll()
    .where('visitor_id', '=', request.visitor)
    .where('id', '=', request.threadId)
    .executeTakeFirstOrThrow()
}

/** Keeps the visitor's words at the end of the thread; a retry moves the old message there instead. */
async function keepMessage(
  db: Kysely<Tables>,
  request: TurnRequest,
  at: { earlierId: string | undefined; position: number; now: Date },
): Promise<string | undefined> {
  if (!request.message) return undefined
  const place = { position: at.position, created_at: at.now.toISOString(), status: 'pending' as const }
  if (at.earlierId !== undefined) {
    await db.updateTable('message').set(place).where('id', '=', at.earlierId).execute()
    return at.earlierId
  }
  await db
    .insertInto('message')
    .values({
      ...place,
      id: request.message.id,
      visitor_id: request.visitor,
      thread_id: request.threadId,
      role: 'user',
      content: request.message.content,
      plan_id: null,
      plan_version: null,
      details: null,
    })
    .execute()
  return request.message.id
}

const markPending = (db: Kysely<Tables>, thread: ThreadKey, status: 'failed' | 'stopped') =>
  db
    .updateTable('message')
    .set({ status })
    .where('visitor_id', '=', thread.visitor)
    .where('thread_id', '=', thread.threadId)
    .where('status', '=', 'pending')
    .execute()

/** Keeps all that a turn made, or nothing of it when the thread is no longer held by this turn. */
export async function completeTurn(
  { db }: Needs,
  claim: TurnClaim,
  outcome: TurnOutcome,
  now: Date,
): Promise<'completed' | 'lost'> {
  const transaction = await db.startTransaction().execute()
  try {
    const kept = await keepOutcome(transaction, claim, outcome, now.toISOString())
    if (kept) await transaction.commit().execute()
    else await transaction.rollback().execute()
    return kept ? 'completed' : 'lost'
  } catch (error) {
    await transaction.rollback().execute()
    throw error
  }
}

async function keepOutcome(
  db: Transaction<Tables>,
  claim: TurnClaim,
  outcome: TurnOutcome,
  time: string,
): Promise<boolean> {
  if (claim.idempotencyKey !== undefined)
    await db
      .updateTable('idempotency')
      .set({ answer: outcome.answerJson })
      .where('visitor_id', '=', claim.visitor)
      .where('key', '=', claim.idempotencyKey)
      .where('turn_id', '=', claim.turnId)
      .execute()
  const thread = await db
    .updateTable('thread')
    .set((thread) => ({
      state: outcome.stateJson,
      facts: outcome.factsJson,
      message_count: thread('message_count', '+', 1),
      pending_turn: null,
      pending_until: null,
      updated_at: time,
    }))
    .where('visitor_id', '=', claim.visitor)
    .where('id', '=', claim.threadId)
    .where('pending_turn', '=', claim.turnId)
    .returning('message_count')
    .executeTakeFirst()
  if (!thread) return false
  if (claim.messageId !== undefined)
    await db.updateTable('message').set({ status: 'answered' }).where('id', '=', claim.messageId).execute()
  const owner = { visitor_id: claim.visitor, thread_id: claim.threadId, created_at: time }
  await db
    .insertInto('message')
    .values({
      ...owner,
      id: outcome.answerId,
      position: thread.message_count - 1,
      role: 'assistant',
      content: outcome.response,
      status: null,
      plan_id: outcome.plans[0]?.id ?? null,
      plan_version: outcome.plans[0]?.version ?? null,
      details: outcome.detailsJson,
    })
    .execute()
  if (outcome.plans.length > 0)
    await db
      .insertInto('plan_version')
      .values(
        outcome.plans.map((plan) => ({
          ...owner,
          plan_id: plan.id,
          version: plan.version,
          topic: plan.topic,
          schema_version: plan.schemaVersion,
          plan: plan.json,
          household: plan.householdJson ?? null,
          change: plan.changeJson ?? null,
          summary: plan.summaryJson ?? null,
        })),
      )
      .execute()
  return true
}

/** Frees a thread from one turn, or from whichever holds it, and says so at the message that waited. */
export async function freeThread(
  { db }: Needs,
  thread: ThreadKey & { turnId?: string },
  status: 'failed' | 'stopped',
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    let freeing = transaction
      .updateTable('thread')
      .set({ pending_turn: null, pending_until: null })
      .where('visitor_id', '=', thread.visitor)
      .where('id', '=', thread.threadId)
      .where('pending_turn', 'is not', null)
    if (thread.turnId !== undefined) freeing = freeing.where('pending_turn', '=', thread.turnId)
    const { numUpdatedRows } = await freeing.executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await markPending(transaction, thread, status)
    return true
  })
}

/** The store over any database that Kysely speaks to. */
import { type Kysely, sql } from 'kysely'
import { newThread } from '#chat/thread-state.ts'
import type { Message } from '#contract/chat.ts'
import { type FactStatement, type Plan, planSchemaVersion } from '#engine/plan.ts'
import { keepContact } from './contact.ts'
import { missingMigrations } from './migrate.ts'
import {
  contactMilliseconds,
  idempotencyMilliseconds,
  type Store,
  sessionIdleMilliseconds,
  type ThreadContents,
  type ThreadKey,
} from './store.ts'
import type { Tables } from './tables.ts'
import { beginTurn, completeTurn, freeThread, type RowHold } from './turns.ts'

interface Needs {
  readonly db: Kysely<Tables>
  readonly hold: RowHold
  /** No other server writes here: whatever is pending when this one starts was left by one that ended. */
  readonly exclusive: boolean
  readonly closed: () => void
}

export function kyselyStore({ db, hold, exclusive, closed }: Needs): Store {
  const turns = { db, hold, newThreadJson: JSON.stringify(newThread()) }
  return {
    ...sessionsIn(db),
    beginTurn: (request, now) => beginTurn(turns, request, now),
    completeTurn: (claim, outcome, now) => completeTurn(turns, claim, outcome, now),
    abandonTurn: async (claim) => void (await freeThread(turns, claim, 'failed')),
    stopTurn: ({ visitor, threadId }) => freeThread(turns, { visitor, threadId }, 'stopped'),
    threadContents: (thread, now) => threadContents(db, thread, now),
    keepContact: (letter, now) => keepContact(db, letter, now),
    failUnfinishedTurns: (now) => failUnfinishedTurns(db, exclusive ? undefined : now),
    forgetExpired: (now) => forgetExpired(db, now),
    ping: async () => void (await sql`select 1`.execute(db)),
    missingMigrations: () => missingMigrations(db),
    close: async () => {
      await db.destroy()
      closed()
    },
  }
}

const before = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() - milliseconds).toISOString()

function sessionsIn(db: Kysely<Tables>): Pick<Store, 'openSession' | 'sessionByToken' | 'touchSession'> {
  return {
    openSession: ({ tokenHash, visitor }, now) =>
      db.transaction().execute(async (transaction) => {
        const time = now.toISOString()
        await transaction.insertInto('visitor').values({ id: visitor, created_at: time }).execute()
        await transaction
          .insertInto('session')
          .values({
            token_hash: tokenHash,
            visitor_id: visitor,
            account_id: null,
            created_at: time,
            seen_at: time,
          })
          .execute()
      }),
    sessionByToken: async (tokenHash, now) => {
      const row = await db
        .selectFrom('session')
        .select(['visitor_id', 'seen_at'])
        .where('token_hash', '=', tokenHash)
        .where('seen_at', '>=', before(now, sessionIdleMilliseconds))
        .executeTakeFirst()
      return row && { visitor: row.visitor_id, seenAt: row.seen_at }
    },
    touchSession: async (tokenHash, now) => {
      await db
        .updateTable('session')
        .set({ seen_at: now.toISOString() })
        .where('token_hash', '=', tokenHash)
        .execute()
    },
  }
}

async function threadContents(
  db: Kysely<Tables>,
  { visitor, threadId }: ThreadKey,
  now: Date,
): Promise<ThreadContents> {
  const thread = await db
    .selectFrom('thread')
    .select(['facts', 'pending_until'])
    .where('visitor_id', '=', visitor)
    .where('id', '=', threadId)
    .executeTakeFirst()
  if (!thread) return { messages: [], plans: [], facts: [] }
  const messages = await db
    .selectFrom('message')
    .selectAll()
    .where('visitor_id', '=', visitor)
    .where('thread_id', '=', threadId)
    .orderBy('position')
    .execute()
  const plans = await db
    .selectFrom('plan_version')
    .select(['plan', 'schema_version'])
    .where('visitor_id', '=', visitor)
    .where('thread_id', '=', threadId)
    .orderBy('created_at')
    .orderBy('version')
    .execute()
  const isOver = (thread.pending_until ?? '') <= now.toISOString()
  const facts: FactStatement[] = JSON.parse(thread.facts)
  return {
    messages: messages.map((row) => messageOf(row, isOver)),
    plans: plans.map((row) => planOf(row.plan, row.schema_version)),
    facts,
  }
}

/** What was kept was valid when it was written; it is not measured again by rules that came later. */
function messageOf(row: Tables['message'], pendingIsOver: boolean): Message {
  const details: Partial<Message> = row.details === null ? {} : JSON.parse(row.details)
  const status = row.status === 'pending' && pendingIsOver ? 'failed' : row.status
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    timestamp: row.created_at,
    ...(status !== null && { status }),
    ...(row.plan_id !== null && { planId: row.plan_id }),
    ...(row.plan_version !== null && { planVersion: row.plan_version }),
    ...details,
  }
}

/** When the shape of a plan changes, older ones are brought up to it here. */
function planOf(json: string, schemaVersion: number): Plan {
  if (schemaVersion !== planSchemaVersion)
    throw new RangeError(`schemaVersion ${schemaVersion} of a stored plan is unknown to this build`)
  const plan: Plan = JSON.parse(json)
  return plan
}

async function failUnfinishedTurns(db: Kysely<Tables>, claimedUntil: Date | undefined): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let dead = transaction
      .selectFrom('thread')
      .select(['visitor_id', 'id'])
      .where('pending_turn', 'is not', null)
    if (claimedUntil) dead = dead.where('pending_until', '<', claimedUntil.toISOString())
    let failed = 0
    for (const thread of await dead.execute()) {
      const { numUpdatedRows } = await transaction
        .updateTable('message')
        .set({ status: 'failed' })
        .where('visitor_id', '=', thread.visitor_id)
        .where('thread_id', '=', thread.id)
        .where('status', '=', 'pending')
        .executeTakeFirst()
      await transaction
        .updateTable('thread')
        .set({ pending_turn: null, pending_until: null })
        .where('visitor_id', '=', thread.visitor_id)
        .where('id', '=', thread.id)
        .execute()
      failed += Number(numUpdatedRows)
    }
    return failed
  })
}

/** A visitor without a session can never come back: what they wrote goes with the session. */
async function forgetExpired(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<', before(now, idempotencyMilliseconds)).execute()
  await db.deleteFrom('contact').where('created_at', '<', before(now, contactMilliseconds)).execute()
  await db
    .deleteFrom('visitor')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('session')
            .select('session.token_hash')
            .whereRef('session.visitor_id', '=', 'visitor.id')
            .where((session) =>
              session.or([
                session('session.seen_at', '>=', before(now, sessionIdleMilliseconds)),
                session('session.account_id', 'is not', null),
              ]),
            ),
        ),
      ),
    )
    .execute()
}

/** The store over any database that Kysely speaks to. */
import { type Kysely, sql } from 'kysely'
import { newThread } from '#chat/thread-state.ts'
import type { Message } from '#contract/chat.ts'
import { accountSessionMilliseconds } from './accounts.ts'
import { connectionsIn } from './connections.ts'
import { keepContact } from './contact.ts'
import { forgetExpired, timeBefore } from './forget.ts'
import { formSubmission, keepFormSubmission } from './form-submission.ts'
import { missingMigrations } from './migrate.ts'
import { notificationsIn } from './notifications.ts'
import { lettersIn, type SkipHeld } from './outbox.ts'
import { savedPlansIn } from './saved-plans.ts'
import { sharesIn } from './shares.ts'
import { accountsIn } from './signing-in.ts'
import {
  keeperIdleMilliseconds,
  type Store,
  sessionIdleMilliseconds,
  type ThreadContents,
  type ThreadKey,
} from './store.ts'
import { factsOf, planOf } from './stored-plan.ts'
import type { Tables } from './tables.ts'
import { beginTurn, completeTurn, freeThread, type RowHold } from './turns.ts'
import { forgetUnusedAccounts } from './unused-accounts.ts'
import { visitsIn } from './visits.ts'
import { yourDataIn } from './whole-visitor.ts'

export interface Holding {
  readonly hold: RowHold
  readonly skipHeld: SkipHeld
  /** Makes what was deleted unreadable in the files, as far as the database can. */
  readonly overwrite: (db: Kysely<Tables>) => Promise<void>
  /** No other server writes here: whatever is pending when this one starts was left by one that ended. */
  readonly exclusive: boolean
}

interface Needs extends Holding {
  readonly db: Kysely<Tables>
  readonly closed: () => void
}

export function kyselyStore({ db, hold, skipHeld, overwrite, exclusive, closed }: Needs): Store {
  const turns = { db, hold, newThreadJson: JSON.stringify(newThread()) }
  return {
    plans: savedPlansIn(db),
    shares: sharesIn(db),
    visits: visitsIn(db),
    accounts: accountsIn(db),
    notifications: notificationsIn(db),
    connections: connectionsIn(db),
    yourData: yourDataIn(db, () => overwrite(db)),
    letters: lettersIn(db, skipHeld),
    ...sessionsIn(db),
    beginTurn: (request, now) => beginTurn(turns, request, now),
    completeTurn: (claim, outcome, now) => completeTurn(turns, claim, outcome, now),
    abandonTurn: async (claim) => void (await freeThread(turns, claim, 'failed')),
    stopTurn: ({ visitor, threadId }) => freeThread(turns, { visitor, threadId }, 'stopped'),
    threadContents: (thread, now) => threadContents(db, thread, now),
    keepContact: (letter, now) => keepContact(db, letter, now),
    keepFormSubmission: (submission, now) => keepFormSubmission(db, submission, now),
    formSubmission: (reference) => formSubmission(db, reference),
    failUnfinishedTurns: (now) => failUnfinishedTurns(db, exclusive ? undefined : now),
    forgetExpired: async (now) => {
      await forgetExpired(db, now)
      await forgetUnusedAccounts(db, now)
    },
    ping: async () => void (await sql`select 1`.execute(db)),
    missingMigrations: () => missingMigrations(db),
    close: async () => {
      await db.destroy()
      closed()
    },
  }
}

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
            id: null,
            device: null,
            created_at: time,
            seen_at: time,
          })
          .execute()
      }),
    sessionByToken: async (tokenHash, now) => {
      const row = await db
        .selectFrom('session')
        .select(['visitor_id', 'account_id', 'id', 'created_at', 'seen_at'])
        .where('token_hash', '=', tokenHash)
        .where('seen_at', '>=', timeBefore(now, keeperIdleMilliseconds))
        .executeTakeFirst()
      if (!row) return undefined
      if (row.account_id !== null && row.created_at < timeBefore(now, accountSessionMilliseconds))
        return undefined
      const isKeeper = row.account_id !== null || (await keepsPlans(db, row.visitor_id))
      if (!isKeeper && row.seen_at < timeBefore(now, sessionIdleMilliseconds)) return undefined
      return {
        visitor: row.visitor_id,
        account: row.account_id ?? undefined,
        isKeeper,
        id: row.id ?? undefined,
        openedAt: row.created_at,
        seenAt: row.seen_at,
      }
    },
    touchSession: async (tokenHash, now) => {
      const seen_at = now.toISOString()
      await db.updateTable('session').set({ seen_at }).where('token_hash', '=', tokenHash).execute()
      await db
        .updateTable('account')
        .set({ seen_at })
        .where('id', '=', ({ selectFrom }) =>
          selectFrom('session').select('account_id').where('token_hash', '=', tokenHash),
        )
        .execute()
    },
  }
}

const keepsPlans = async (db: Kysely<Tables>, visitor: string): Promise<boolean> =>
  (await db
    .selectFrom('saved_plan')
    .select('id')
    .where('visitor_id', '=', visitor)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

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
    .select('plan')
    .where('visitor_id', '=', visitor)
    .where('thread_id', '=', threadId)
    .orderBy('created_at')
    .orderBy('version')
    .execute()
  const isOver = (thread.pending_until ?? '') <= now.toISOString()
  return {
    messages: messages.map((row) => messageOf(row, isOver)),
    plans: plans.map(({ plan }) => planOf(plan)),
    facts: factsOf(thread.facts),
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

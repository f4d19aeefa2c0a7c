import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely'
import { type Letter, type Letters, leaseMilliseconds, type NewLetter } from './letters.ts'
import { inbox, operatorNews } from './operator-news.ts'
import type { Tables } from './tables.ts'

/** Holds due rows and steps over those that another server holds. SQLite's writers come one by one. */
export type SkipHeld = <Row>(
  query: SelectQueryBuilder<Tables, 'letter', Row>,
) => SelectQueryBuilder<Tables, 'letter', Row>

/** Whose reader would be told the same thing twice. */
const onceOnly = new Set<string>(['reminder', 'update'])

export function lettersIn(db: Kysely<Tables>, skipHeld: SkipHeld): Letters {
  return {
    add: (letter, now) => addLetter(db, letter, now),
    take: (most, now) => db.transaction().execute((transaction) => take(transaction, skipHeld, most, now)),
    finish: async (id, { state, problem = null }, now) => {
      await db
        .updateTable('letter')
        .set({
          state,
          state_at: now.toISOString(),
          leased_until: null,
          problem,
          ...(state === 'sent' && { body: '', unsubscribe: null }),
        })
        .where('id', '=', id)
        .execute()
    },
    postpone: async (id, until, problem) => {
      await db
        .updateTable('letter')
        .set({ due_at: until.toISOString(), leased_until: null, ...(problem !== undefined && { problem }) })
        .where('id', '=', id)
        .execute()
    },
    list: async (most) => {
      const rows = await db
        .selectFrom('letter')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map(letterOf)
    },
    retry: async (id, now) => {
      const { numUpdatedRows } = await db
        .updateTable('letter')
        .set({ state: 'waiting', due_at: now.toISOString(), attempts: 0, leased_until: null, problem: null })
        .where('id', '=', id)
        .where('state', '=', 'dead')
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    operatorNews: (since) => operatorNews(db, since),
    inbox: (most) => inbox(db, most),
  }
}

export async function addLetter(db: Kysely<Tables>, letter: NewLetter, now: Date): Promise<boolean> {
  const time = now.toISOString()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('letter')
    .values({
      id: letter.id,
      kind: letter.kind,
      visitor_id: letter.visitor ?? null,
      occasion: letter.occasion ?? null,
      to_address: letter.to,
      reply_to: letter.replyTo ?? null,
      unsubscribe: letter.unsubscribe ?? null,
      subject: letter.subject,
      body: letter.body,
      created_at: time,
      due_at: time,
      state: 'waiting',
      state_at: time,
      attempts: 0,
      leased_until: null,
      problem: null,
    })
    .onConflict((conflict) => conflict.column('occasion').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

async function take(db: Kysely<Tables>, skipHeld: SkipHeld, most: number, now: Date): Promise<Letter[]> {
  const time = now.toISOString()
  const due = await skipHeld(
    db
      .selectFrom('letter')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('due_at', '<=', time)
      .where((letter) => letter.or([letter('leased_until', 'is', null), letter('leased_until', '<', time)]))
      .orderBy('due_at')
      .orderBy('id')
      .limit(most),
  ).execute()
  const [lost, takeable] = [due.filter(mayHaveLeft), due.filter((row) => !mayHaveLeft(row))]
  if (lost.length > 0)
    await db
      .updateTable('letter')
      .set({ state: 'dead', state_at: time, leased_until: null, problem: 'it may have left before a stop' })
      .where(
        'id',
        'in',
        lost.map(({ id }) => id),
      )
      .execute()
  if (takeable.length > 0)
    await db
      .updateTable('letter')
      .set(({ eb }) => ({
        leased_until: new Date(now.getTime() + leaseMilliseconds).toISOString(),
        attempts: eb('attempts', '+', 1),
      }))
      .where(
        'id',
        'in',
        takeable.map(({ id }) => id),
      )
      .execute()
  return takeable.map((row) => letterOf({ ...row, attempts: row.attempts + 1 }))
}

const mayHaveLeft = (row: Selectable<Tables['letter']>): boolean =>
  row.leased_until !== null && onceOnly.has(row.kind)

const letterOf = (row: Selectable<Tables['letter']>): Letter => ({
  id: row.id,
  kind: row.kind,
  to: row.to_address,
  subject: row.subject,
  body: row.body,
  visitor: row.visitor_id ?? undefined,
  occasion: row.occasion ?? undefined,
  replyTo: row.reply_to ?? undefined,
  unsubscribe: row.unsubscribe ?? undefined,
  createdAt: row.created_at,
  dueAt: row.due_at,
  state: row.state,
  stateAt: row.state_at,
  attempts: row.attempts,
  problem: row.problem ?? undefined,
})

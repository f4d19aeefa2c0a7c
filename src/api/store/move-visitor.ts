import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { savedPlansOf } from './saved-plans.ts'
import type { Tables } from './tables.ts'

/**
 * Gives everything of one visitor to another, whole, and forgets the first; the number of kept plans among it.
 * A conversation whose label the other one has already gets a new label.
 */
export async function moveVisitor(db: Transaction<Tables>, from: string, to: string): Promise<number> {
  const kept = await savedPlansOf(db, from)
  const threads = await db.selectFrom('thread').selectAll().where('visitor_id', '=', from).execute()
  const taken = new Set(
    (await db.selectFrom('thread').select('id').where('visitor_id', '=', to).execute()).map(({ id }) => id),
  )
  for (const thread of threads) {
    const id = taken.has(thread.id) ? `moved-${randomUUID()}` : thread.id
    await db
      .insertInto('thread')
      .values({ ...thread, visitor_id: to, id, pending_turn: null, pending_until: null })
      .execute()
    for (const table of ['message', 'plan_version', 'saved_plan', 'share'] as const)
      await db
        .updateTable(table)
        .set({ visitor_id: to, thread_id: id })
        .where('visitor_id', '=', from)
        .where('thread_id', '=', thread.id)
        .execute()
  }
  // Letters that the account asked for itself go before those of the browser.
  const hasOwn = await db
    .selectFrom('notification')
    .select('visitor_id')
    .where('visitor_id', '=', to)
    .executeTakeFirst()
  if (!hasOwn)
    await db.updateTable('notification').set({ visitor_id: to }).where('visitor_id', '=', from).execute()
  await db.updateTable('connection').set({ visitor_id: to }).where('visitor_id', '=', from).execute()
  await db.updateTable('unsubscribe').set({ visitor_id: to }).where('visitor_id', '=', from).execute()
  await db.updateTable('letter').set({ visitor_id: to }).where('visitor_id', '=', from).execute()
  await db.deleteFrom('visitor').where('id', '=', from).execute()
  return kept
}

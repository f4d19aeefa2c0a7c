import type { Kysely, Selectable } from 'kysely'
import type { Balance, Connection } from '#contract/connections.ts'
import { keptLimits } from '#contract/limits.ts'
import { once } from './once.ts'
import type { Tables } from './tables.ts'
import type { Connections } from './your-data.ts'

export const connectionsIn = (db: Kysely<Tables>): Connections => ({
  list: async (visitor) => {
    const rows = await db
      .selectFrom('connection')
      .selectAll()
      .where('visitor_id', '=', visitor)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(connectionOf)
  },
  add: (visitor, connection, request, now) =>
    db.transaction().execute((transaction) =>
      once(transaction, visitor, request, now, async () => {
        const { kept } = await transaction
          .selectFrom('connection')
          .select(({ fn }) => fn.countAll().as('kept'))
          .where('visitor_id', '=', visitor)
          .executeTakeFirstOrThrow()
        if (Number(kept) >= keptLimits.connections) return { kind: 'too_many_kept' as const }
        const time = now.toISOString()
        await transaction
          .insertInto('connection')
          .values({
            id: connection.id,
            visitor_id: visitor,
            name: connection.name,
            source: connection.source,
            balances: JSON.stringify(connection.balances),
            created_at: time,
            updated_at: time,
          })
          .execute()
        return { kind: 'connected' as const, id: connection.id }
      }),
    ),
  update: async ({ visitor, id }, { name, source, balances }, now) => {
    const { numUpdatedRows } = await db
      .updateTable('connection')
      .set({ name, source, balances: JSON.stringify(balances), updated_at: now.toISOString() })
      .where('id', '=', id)
      .where('visitor_id', '=', visitor)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
  remove: async ({ visitor, id }) => {
    const { numDeletedRows } = await db
      .deleteFrom('connection')
      .where('id', '=', id)
      .where('visitor_id', '=', visitor)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },
})

function connectionOf(row: Selectable<Tables['connection']>): Connection {
  const balances: Balance[] = JSON.parse(row.balances)
  return {
    id: row.id,
    name: row.name,
    source: row.source,
    balances,
    connectedAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

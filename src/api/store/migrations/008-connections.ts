import type { Kysely } from 'kysely'

/** Accounts that were connected by a file: their balances, never the file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('connection')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('visitor_id', 'text', (column) =>
      column.notNull().references('visitor.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('balances', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('connection_visitor').on('connection').column('visitor_id').execute()
}

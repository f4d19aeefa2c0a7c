import type { Kysely } from 'kysely'

/** Letters that leave by mail, each until it left and a while longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('letter')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('visitor_id', 'text', (column) => column.references('visitor.id').onDelete('cascade'))
    .addColumn('occasion', 'text', (column) => column.unique())
    .addColumn('to_address', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('unsubscribe', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('state_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('problem', 'text')
    .execute()
  await db.schema.createIndex('letter_due').on('letter').columns(['state', 'due_at']).execute()
  await db.schema.createIndex('letter_visitor').on('letter').column('visitor_id').execute()
}

import type { Kysely } from 'kysely'

/** Letters of the contact form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contact')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('suspect', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('request_key', 'text', (column) => column.unique())
    .execute()
  await db.schema.createIndex('contact_age').on('contact').column('created_at').execute()
}

import type { Kysely } from 'kysely'

/** Forms of hosted pages that were filled in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('form_submission')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text')
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('suspect', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('form_submission_age').on('form_submission').column('created_at').execute()
}

import type { Kysely } from 'kysely'

/** Letters that people asked for: to which address, about what, and what was told already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The law and the calculation that a kept plan was last brought up to.
  await db.schema.alterTable('saved_plan').addColumn('checked_for', 'text').execute()

  await db.schema
    .createTable('notification')
    .addColumn('visitor_id', 'text', (column) =>
      column.primaryKey().references('visitor.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('confirm_hash', 'text', (column) => column.unique())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('unsubscribe')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('visitor_id', 'text', (column) =>
      column.notNull().references('visitor.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('unsubscribe_visitor').on('unsubscribe').column('visitor_id').execute()

  await db.schema
    .createTable('reminded')
    .addColumn('saved_plan_id', 'text', (column) =>
      column.notNull().references('saved_plan.id').onDelete('cascade'),
    )
    .addColumn('step_id', 'text', (column) => column.notNull())
    .addColumn('due_date', 'text', (column) => column.notNull())
    .addColumn('lead_days', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('reminded_key', ['saved_plan_id', 'step_id', 'due_date', 'lead_days'])
    .execute()
}

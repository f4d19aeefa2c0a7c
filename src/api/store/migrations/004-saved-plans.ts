import type { Kysely } from 'kysely'

/** Plans that a visitor keeps, what they wrote beside the steps, and what each version was drafted from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['household', 'change', 'summary'])
    await db.schema.alterTable('plan_version').addColumn(column, 'text').execute()
  await db.schema
    .alterTable('plan_version')
    .addColumn('imported', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()

  await db.schema
    .createTable('saved_plan')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('visitor_id', 'text', (column) => column.notNull())
    .addColumn('thread_id', 'text', (column) => column.notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .addUniqueConstraint('saved_plan_once', ['visitor_id', 'thread_id', 'plan_id'])
    .addForeignKeyConstraint(
      'saved_plan_thread',
      ['visitor_id', 'thread_id'],
      'thread',
      ['visitor_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('saved_plan_deleted').on('saved_plan').column('deleted_at').execute()

  await db.schema
    .createTable('saved_step')
    .addColumn('saved_plan_id', 'text', (column) =>
      column.notNull().references('saved_plan.id').onDelete('cascade'),
    )
    .addColumn('step_id', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .addColumn('note', 'text')
    .addColumn('due_date', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_step_key', ['saved_plan_id', 'step_id'])
    .execute()

  await db.schema
    .createTable('share')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('visitor_id', 'text', (column) =>
      column.notNull().references('visitor.id').onDelete('cascade'),
    )
    .addColumn('thread_id', 'text', (column) => column.notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('hides_amounts', 'integer', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('share_visitor').on('share').column('visitor_id').execute()
  await db.schema.createIndex('share_expiry').on('share').column('expires_at').execute()
}

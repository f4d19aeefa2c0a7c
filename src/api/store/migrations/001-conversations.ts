import { type Kysely, sql } from 'kysely'

/** Visitors, their sessions and threads, messages, plan versions and the answers of repeated requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visitor')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('visitor_id', 'text', (column) =>
      column.notNull().references('visitor.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_visitor').on('session').column('visitor_id').execute()
  await db.schema.createIndex('session_seen').on('session').column('seen_at').execute()

  await db.schema
    .createTable('thread')
    .addColumn('visitor_id', 'text', (column) =>
      column.notNull().references('visitor.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('message_count', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('pending_turn', 'text')
    .addColumn('pending_until', 'text')
    .addPrimaryKeyConstraint('thread_key', ['visitor_id', 'id'])
    .execute()

  await db.schema
    .createTable('message')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('visitor_id', 'text', (column) => column.notNull())
    .addColumn('thread_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text')
    .addColumn('plan_id', 'text')
    .addColumn('plan_version', 'integer')
    .addColumn('details', 'text')
    .addUniqueConstraint('message_order', ['visitor_id', 'thread_id', 'position'])
    .addForeignKeyConstraint(
      'message_thread',
      ['visitor_id', 'thread_id'],
      'thread',
      ['visitor_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('message_pending')
    .on('message')
    .columns(['visitor_id', 'thread_id'])
    .where(sql.ref('status'), '=', sql.lit('pending'))
    .execute()

  await db.schema
    .createTable('plan_version')
    .addColumn('visitor_id', 'text', (column) => column.notNull())
    .addColumn('thread_id', 'text', (column) => column.notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('schema_version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('plan_version_key', ['visitor_id', 'thread_id', 'plan_id', 'version'])
    .addForeignKeyConstraint(
      'plan_thread',
      ['visitor_id', 'thread_id'],
      'thread',
      ['visitor_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()

  await db.schema
    .createTable('idempotency')
    .addColumn('visitor_id', 'text', (column) =>
      column.notNull().references('visitor.id').onDelete('cascade'),
    )
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('turn_id', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text')
    .addColumn('answer', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_key', ['visitor_id', 'key'])
    .execute()
  await db.schema.createIndex('idempotency_age').on('idempotency').column('created_at').execute()
}

import { type Kysely, sql } from 'kysely'

/** When an account was last used, and since when its owner knows that it ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('seen_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('account').addColumn('ending_told_at', 'text').execute()
  await sql`
    update account set seen_at = coalesce(
      (select max(session.seen_at) from session where session.account_id = account.id),
      created_at
    )
  `.execute(db)
}

import type { Kysely, Selectable } from 'kysely'
import { keptLimits } from '#contract/limits.ts'
import type { Share } from '#contract/shares.ts'
import type { NewShare, SharedSnapshot, Shares } from './keeping.ts'
import type { Tables } from './tables.ts'

export function sharesIn(db: Kysely<Tables>): Shares {
  return {
    add: (share, now) => db.transaction().execute((transaction) => add(transaction, share, now)),
    list: async (visitor, now) => {
      const rows = await db
        .selectFrom('share')
        .select(shownColumns)
        .where('visitor_id', '=', visitor)
        .where('expires_at', '>', now.toISOString())
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(shareOf)
    },
    revoke: async ({ visitor, id }) => {
      const { numDeletedRows } = await db
        .deleteFrom('share')
        .where('id', '=', id)
        .where('visitor_id', '=', visitor)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
    open: (tokenHash, now) => open(db, tokenHash, now),
  }
}

const shownColumns = [
  'id',
  'thread_id',
  'plan_id',
  'version',
  'title',
  'hides_amounts',
  'views',
  'created_at',
  'expires_at',
] as const

const shareOf = (row: Pick<Selectable<Tables['share']>, (typeof shownColumns)[number]>): Share => ({
  id: row.id,
  threadId: row.thread_id,
  planId: row.plan_id,
  version: row.version,
  title: row.title,
  hidesAmounts: row.hides_amounts === 1,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  views: row.views,
})

async function add(
  db: Kysely<Tables>,
  share: NewShare,
  now: Date,
): Promise<{ kind: 'shared'; share: Share } | { kind: 'too_many_kept' }> {
  const { kept } = await db
    .selectFrom('share')
    .select(({ fn }) => fn.countAll().as('kept'))
    .where('visitor_id', '=', share.visitor)
    .executeTakeFirstOrThrow()
  if (Number(kept) >= keptLimits.shares) return { kind: 'too_many_kept' }
  await db
    .insertInto('share')
    .values({
      id: share.id,
      token_hash: share.tokenHash,
      visitor_id: share.visitor,
      thread_id: share.threadId,
      plan_id: share.planId,
      version: share.version,
      title: share.title,
      hides_amounts: Number(share.hidesAmounts),
      snapshot: share.snapshotJson,
      views: 0,
      created_at: now.toISOString(),
      expires_at: share.expiresAt,
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
  const row = await db
    .selectFrom('share')
    .select(shownColumns)
    .where('token_hash', '=', share.tokenHash)
    .where('visitor_id', '=', share.visitor)
    .executeTakeFirstOrThrow()
  return { kind: 'shared', share: shareOf(row) }
}

/** The link to a plan that its owner deleted leads nowhere, also while it could be brought back. */
async function open(db: Kysely<Tables>, tokenHash: string, now: Date): Promise<SharedSnapshot | undefined> {
  const row = await db
    .updateTable('share')
    .set(({ eb }) => ({ views: eb('views', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('saved_plan')
            .select('saved_plan.id')
            .whereRef('saved_plan.visitor_id', '=', 'share.visitor_id')
            .whereRef('saved_plan.thread_id', '=', 'share.thread_id')
            .whereRef('saved_plan.plan_id', '=', 'share.plan_id')
            .where('saved_plan.deleted_at', 'is not', null),
        ),
      ),
    )
    .returning(['snapshot', 'hides_amounts', 'created_at', 'expires_at'])
    .executeTakeFirst()
  return (
    row && {
      snapshotJson: row.snapshot,
      hidesAmounts: row.hides_amounts === 1,
      sharedAt: row.created_at,
      expiresAt: row.expires_at,
    }
  )
}

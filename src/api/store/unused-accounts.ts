/** Accounts that nobody uses any more: their owners are told, and then they go with everything in them. */
import type { ExpressionBuilder, Kysely } from 'kysely'
import { type AccountRow, type Accounts, endingNoticeMilliseconds, unusedMilliseconds } from './accounts.ts'
import { timeBefore } from './forget.ts'
import { addLetter } from './outbox.ts'
import type { Tables } from './tables.ts'
import { deleteEverything } from './whole-visitor.ts'

/** Ends unless somebody comes by, and its owner was not told so since they last did. */
const isUntold = (account: ExpressionBuilder<Tables, 'account'>, now: Date) =>
  account.and([
    account('seen_at', '<', timeBefore(now, unusedMilliseconds - endingNoticeMilliseconds)),
    account.or([
      account('ending_told_at', 'is', null),
      account('ending_told_at', '<', account.ref('seen_at')),
    ]),
  ])

export const unusedAccountsIn = (db: Kysely<Tables>): Pick<Accounts, 'endingUntold' | 'tellOfEnding'> => ({
  endingUntold: async (now) => {
    const rows = await db
      .selectFrom('account')
      .selectAll()
      .where((account) => isUntold(account, now))
      .execute()
    return rows.map(
      ({ id, email, visitor_id, created_at }): AccountRow => ({
        id,
        email,
        visitor: visitor_id,
        createdAt: created_at,
      }),
    )
  },
  tellOfEnding: (id, letter, now) =>
    db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('account')
        .set({ ending_told_at: now.toISOString() })
        .where('id', '=', id)
        .where((account) => isUntold(account, now))
        .executeTakeFirst()
      return numUpdatedRows === 1n && addLetter(transaction, letter, now)
    }),
})

/** Deletes those whose time is over and whose owners knew it long enough. */
export async function forgetUnusedAccounts(db: Kysely<Tables>, now: Date): Promise<void> {
  const over = await db
    .selectFrom('account')
    .select('visitor_id')
    .where('seen_at', '<', timeBefore(now, unusedMilliseconds))
    .whereRef('ending_told_at', '>=', 'seen_at')
    .where('ending_told_at', '<', timeBefore(now, endingNoticeMilliseconds))
    .execute()
  for (const { visitor_id } of over)
    await db.transaction().execute((transaction) => deleteEverything(transaction, visitor_id))
}

/** What has had its time goes: nothing is kept longer than it was said to be. */
import type { Kysely } from 'kysely'
import { accountSessionMilliseconds } from './accounts.ts'
import { letterMilliseconds } from './letters.ts'
import { unsubscribeMilliseconds } from './notifying.ts'
import { restoreMilliseconds } from './saved-plans.ts'
import {
  contactMilliseconds,
  idempotencyMilliseconds,
  keeperIdleMilliseconds,
  sessionIdleMilliseconds,
} from './store.ts'
import type { Tables } from './tables.ts'

export const timeBefore = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() - milliseconds).toISOString()

/** What goes so long after it came, whatever became of it. */
const kept = [
  ['idempotency', idempotencyMilliseconds],
  ['sign_in', idempotencyMilliseconds],
  ['contact', contactMilliseconds],
  ['form_submission', contactMilliseconds],
  ['unsubscribe', unsubscribeMilliseconds],
] as const

export async function forgetExpired(db: Kysely<Tables>, now: Date): Promise<void> {
  const time = now.toISOString()
  for (const [table, milliseconds] of kept)
    await db.deleteFrom(table).where('created_at', '<', timeBefore(now, milliseconds)).execute()
  await db.deleteFrom('ceremony').where('expires_at', '<=', time).execute()
  await db
    .deleteFrom('session')
    .where('account_id', 'is not', null)
    .where('created_at', '<', timeBefore(now, accountSessionMilliseconds))
    .execute()
  await db.deleteFrom('share').where('expires_at', '<=', time).execute()
  await db
    .deleteFrom('letter')
    .where('state', '!=', 'waiting')
    .where('state_at', '<', timeBefore(now, letterMilliseconds))
    .execute()
  await forgetDeletedPlans(db, timeBefore(now, restoreMilliseconds))
  await forgetVisitors(db, now)
}

/** A plan goes with its links, and with the conversation that it came from when nothing was said there since. */
async function forgetDeletedPlans(db: Kysely<Tables>, deletedBefore: string): Promise<void> {
  const gone = await db
    .selectFrom('saved_plan')
    .select(['id', 'visitor_id', 'thread_id', 'plan_id', 'deleted_at'])
    .where('deleted_at', '<=', deletedBefore)
    .execute()
  for (const plan of gone)
    await db.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('share')
        .where('visitor_id', '=', plan.visitor_id)
        .where('thread_id', '=', plan.thread_id)
        .where('plan_id', '=', plan.plan_id)
        .execute()
      // Brought back in this very moment, it stays.
      await transaction
        .deleteFrom('saved_plan')
        .where('id', '=', plan.id)
        .where('deleted_at', '<=', deletedBefore)
        .execute()
      await transaction
        .deleteFrom('thread')
        .where('visitor_id', '=', plan.visitor_id)
        .where('id', '=', plan.thread_id)
        .where('updated_at', '<=', plan.deleted_at ?? '')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('saved_plan')
                .select('saved_plan.id')
                .whereRef('saved_plan.visitor_id', '=', 'thread.visitor_id')
                .whereRef('saved_plan.thread_id', '=', 'thread.id'),
            ),
          ),
        )
        .execute()
    })
}

/** A visitor whose sessions are over and who has no account can never come back: what they wrote goes with them. */
async function forgetVisitors(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('visitor')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('session')
            .select('session.token_hash')
            .whereRef('session.visitor_id', '=', 'visitor.id')
            .where((session) =>
              session.or([
                session('session.seen_at', '>=', timeBefore(now, sessionIdleMilliseconds)),
                session.and([
                  session('session.seen_at', '>=', timeBefore(now, keeperIdleMilliseconds)),
                  session.exists(
                    session
                      .selectFrom('saved_plan')
                      .select('saved_plan.id')
                      .whereRef('saved_plan.visitor_id', '=', 'visitor.id')
                      .where('saved_plan.deleted_at', 'is', null),
                  ),
                ]),
              ]),
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('account').select('account.id').whereRef('account.visitor_id', '=', 'visitor.id')),
      ),
    )
    .execute()
}

import type { Kysely, Selectable, Transaction } from 'kysely'
import type { NotificationSettings } from '#contract/notifications.ts'
import { confirmMilliseconds, type DueStep, type Notifications, type Subscription } from './notifying.ts'
import { addLetter } from './outbox.ts'
import type { Tables } from './tables.ts'

const hour = 3_600_000

export function notificationsIn(db: Kysely<Tables>): Notifications {
  return {
    subscription: async (visitor) => {
      const row = await db
        .selectFrom('notification')
        .selectAll()
        .where('visitor_id', '=', visitor)
        .executeTakeFirst()
      return row && subscriptionOf(row)
    },
    subscribe: (visitor, settings, confirmHash, now) =>
      db.transaction().execute((transaction) => subscribe(transaction, visitor, settings, confirmHash, now)),
    confirmationsSent: async (email, now) => {
      const { sent } = await db
        .selectFrom('letter')
        .select(({ fn }) => fn.countAll().as('sent'))
        .where('kind', '=', 'confirm_notifications')
        .where('to_address', '=', email)
        .where('created_at', '>', new Date(now.getTime() - hour).toISOString())
        .executeTakeFirstOrThrow()
      return Number(sent)
    },
    confirm: async (confirmHash, now) => {
      const { numUpdatedRows } = await db
        .updateTable('notification')
        .set({ state: 'on', confirm_hash: null, updated_at: now.toISOString() })
        .where('confirm_hash', '=', confirmHash)
        .where('state', '=', 'unconfirmed')
        .where('updated_at', '>', new Date(now.getTime() - confirmMilliseconds).toISOString())
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    end: (visitor, now) => end(db, visitor, now),
    endByToken: async (tokenHash, now) => {
      const row = await db
        .selectFrom('unsubscribe')
        .select('visitor_id')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      if (row) await end(db, row.visitor_id, now)
      return row !== undefined
    },
    active: async () => {
      const rows = await db.selectFrom('notification').selectAll().where('state', '=', 'on').execute()
      return rows.map(subscriptionOf)
    },
    remind: (visitor, due, letterAbout, unsubscribeHash, now) =>
      db.transaction().execute(async (transaction) => {
        const fresh: DueStep[] = []
        for (const step of due) if (await isFresh(transaction, step)) fresh.push(step)
        if (fresh.length === 0) return false
        await addLetter(transaction, letterAbout(fresh), now)
        await allowUnsubscribe(transaction, visitor, unsubscribeHash, now)
        return true
      }),
    tell: (visitor, letter, unsubscribeHash, now) =>
      db.transaction().execute(async (transaction) => {
        if (!(await addLetter(transaction, letter, now))) return false
        await allowUnsubscribe(transaction, visitor, unsubscribeHash, now)
        return true
      }),
    outdated: async (checkedFor, most) => {
      const rows = await db
        .selectFrom('saved_plan')
        .select(['id', 'visitor_id'])
        .where('deleted_at', 'is', null)
        .where((plan) => plan.or([plan('checked_for', 'is', null), plan('checked_for', '!=', checkedFor)]))
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map(({ id, visitor_id }) => ({ id, visitor: visitor_id }))
    },
    markChecked: async ({ visitor, id }, checkedFor) => {
      await db
        .updateTable('saved_plan')
        .set({ checked_for: checkedFor })
        .where('id', '=', id)
        .where('visitor_id', '=', visitor)
        .execute()
    },
  }
}

function subscriptionOf(row: Selectable<Tables['notification']>): Subscription {
  const settings: NotificationSettings = JSON.parse(row.settings)
  return { visitor: row.visitor_id, state: row.state, settings }
}

async function subscribe(
  db: Kysely<Tables>,
  visitor: string,
  settings: NotificationSettings,
  confirmHash: string,
  now: Date,
): Promise<'on' | 'unconfirmed'> {
  const before = await db
    .selectFrom('notification')
    .select(['state', 'email'])
    .where('visitor_id', '=', visitor)
    .executeTakeFirst()
  const state = before?.state === 'on' && before.email === settings.email ? 'on' : 'unconfirmed'
  const values = {
    state,
    email: settings.email,
    settings: JSON.stringify(settings),
    confirm_hash: state === 'on' ? null : confirmHash,
    updated_at: now.toISOString(),
  } as const
  await db
    .insertInto('notification')
    .values({ visitor_id: visitor, ...values })
    .onConflict((conflict) => conflict.column('visitor_id').doUpdateSet(values))
    .execute()
  return state
}

async function end(db: Kysely<Tables>, visitor: string, now: Date): Promise<void> {
  await db
    .updateTable('notification')
    .set({ state: 'off', confirm_hash: null, updated_at: now.toISOString() })
    .where('visitor_id', '=', visitor)
    .execute()
}

/** Notes every lead that has come; whether the shortest of them was new. Another server's note is waited for. */
async function isFresh(db: Transaction<Tables>, step: DueStep): Promise<boolean> {
  const shortest = Math.min(...step.leadDays)
  let isNew = false
  for (const lead of [...step.leadDays].sort((one, other) => one - other)) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('reminded')
      .values({
        saved_plan_id: step.savedPlanId,
        step_id: step.stepId,
        due_date: step.dueDate,
        lead_days: lead,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (lead === shortest) isNew = numInsertedOrUpdatedRows === 1n
  }
  return isNew
}

const allowUnsubscribe = (db: Kysely<Tables>, visitor: string, tokenHash: string, now: Date) =>
  db
    .insertInto('unsubscribe')
    .values({ token_hash: tokenHash, visitor_id: visitor, created_at: now.toISOString() })
    .execute()

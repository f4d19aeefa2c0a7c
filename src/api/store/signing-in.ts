import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { keptLimits, signInMinutes } from '#contract/limits.ts'
import {
  type AccountRow,
  type Accounts,
  ceremonyMilliseconds,
  type NewSession,
  type PasskeyRow,
  type SignInOutcome,
  type SignInProof,
  type SignInRequest,
  signInLettersPerHour,
  signInTries,
} from './accounts.ts'
import { moveVisitor } from './move-visitor.ts'
import { savedPlansOf } from './saved-plans.ts'
import type { Tables } from './tables.ts'
import { unusedAccountsIn } from './unused-accounts.ts'

const hour = 3_600_000
const minute = 60_000

export function accountsIn(db: Kysely<Tables>): Accounts {
  return {
    requestSignIn: (request, now) =>
      db.transaction().execute((transaction) => requestSignIn(transaction, request, now)),
    signInByProof: async (proof, session, now) => {
      // A try counts also when what follows fails.
      if (!(await countTry(db, proof, now))) return undefined
      return db.transaction().execute(async (transaction) => {
        const email = await useProof(transaction, proof, now)
        if (email === undefined) return undefined
        const { account, isNew } = await accountFor(transaction, email, session, now)
        return beginSession(transaction, account, isNew, session, now)
      })
    },
    signInByAccount: (id, session, now) =>
      db.transaction().execute(async (transaction) => {
        const account = await accountBy(transaction, 'id', id)
        return account && beginSession(transaction, account, false, session, now)
      }),
    account: (id) => accountBy(db, 'id', id),
    endSession: async (tokenHash) => {
      await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
    },
    sessions: async (account) => {
      const rows = await db
        .selectFrom('session')
        .select(['id', 'device', 'created_at', 'seen_at'])
        .where('account_id', '=', account)
        .orderBy('seen_at', 'desc')
        .execute()
      return rows.map((row) => ({
        id: row.id ?? '',
        device: row.device ?? '',
        signedInAt: row.created_at,
        seenAt: row.seen_at,
      }))
    },
    revokeSession: async (account, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('account_id', '=', account)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
    ...passkeysIn(db),
    ...unusedAccountsIn(db),
  }
}

async function requestSignIn(db: Kysely<Tables>, request: SignInRequest, now: Date): Promise<boolean> {
  const { sent } = await db
    .selectFrom('sign_in')
    .select(({ fn }) => fn.countAll().as('sent'))
    .where('email', '=', request.email)
    .where('created_at', '>', new Date(now.getTime() - hour).toISOString())
    .executeTakeFirstOrThrow()
  if (Number(sent) >= signInLettersPerHour) return false
  await db
    .insertInto('sign_in')
    .values({
      browser_hash: request.browserHash,
      email: request.email,
      code_hash: request.codeHash,
      link_hash: request.linkHash,
      tries: 0,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + signInMinutes * minute).toISOString(),
      used_at: null,
    })
    .execute()
  return true
}

async function countTry(db: Kysely<Tables>, { browserHash }: SignInProof, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('browser_hash', '=', browserHash)
    .where('tries', '<', signInTries)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The address that the proof is of; of two at once one gets it. Hashes are compared, so time tells nothing. */
async function useProof(
  db: Transaction<Tables>,
  { browserHash, codeHash, linkHash }: SignInProof,
  now: Date,
): Promise<string | undefined> {
  const used = await db
    .updateTable('sign_in')
    .set({ used_at: now.toISOString() })
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .where((row) =>
      codeHash === undefined ? row('link_hash', '=', linkHash ?? '') : row('code_hash', '=', codeHash),
    )
    .returning('email')
    .executeTakeFirst()
  return used?.email
}

async function accountBy(
  db: Kysely<Tables>,
  column: 'id' | 'email' | 'visitor_id',
  value: string,
): Promise<AccountRow | undefined> {
  const row = await db.selectFrom('account').selectAll().where(column, '=', value).executeTakeFirst()
  return row && { id: row.id, email: row.email, visitor: row.visitor_id, createdAt: row.created_at }
}

/** A new account takes over the visitor who signs in, unless another account has them. */
async function accountFor(
  db: Transaction<Tables>,
  email: string,
  { before }: NewSession,
  now: Date,
): Promise<{ account: AccountRow; isNew: boolean }> {
  const existing = await accountBy(db, 'email', email)
  if (existing) return { account: existing, isNew: false }
  const isFree = before !== undefined && (await isAnonymous(db, before.visitor))
  const visitor = isFree ? before.visitor : randomUUID()
  const time = now.toISOString()
  if (!isFree) await db.insertInto('visitor').values({ id: visitor, created_at: time }).execute()
  const made = await db
    .insertInto('account')
    .values({ id: randomUUID(), email, visitor_id: visitor, created_at: time, seen_at: time })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  const account = await accountBy(db, 'email', email)
  if (!account) throw new RangeError('an account that was just made is not there')
  return { account, isNew: made.numInsertedOrUpdatedRows === 1n }
}

const isAnonymous = async (db: Kysely<Tables>, visitor: string): Promise<boolean> =>
  (await accountBy(db, 'visitor_id', visitor)) === undefined

async function beginSession(
  db: Transaction<Tables>,
  account: AccountRow,
  isNew: boolean,
  session: NewSession,
  now: Date,
): Promise<SignInOutcome> {
  const { before } = session
  let plansMoved = isNew && before?.visitor === account.visitor ? await savedPlansOf(db, account.visitor) : 0
  if (before && before.visitor !== account.visitor && (await isAnonymous(db, before.visitor)))
    plansMoved = await moveVisitor(db, before.visitor, account.visitor)
  // The old secret may have been seen by whoever used this browser before: it ends here.
  if (before) await db.deleteFrom('session').where('token_hash', '=', before.tokenHash).execute()
  await db
    .deleteFrom('session')
    .where('visitor_id', '=', account.visitor)
    .where('account_id', 'is', null)
    .execute()
  const time = now.toISOString()
  await db
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      visitor_id: account.visitor,
      account_id: account.id,
      id: session.id,
      device: session.device,
      created_at: time,
      seen_at: time,
    })
    .execute()
  await db.updateTable('account').set({ seen_at: time }).where('id', '=', account.id).execute()
  return { email: account.email, isNew, plansMoved }
}

type PasskeyDeeds =
  | 'beginCeremony'
  | 'endCeremony'
  | 'passkeys'
  | 'passkey'
  | 'addPasskey'
  | 'usePasskey'
  | 'removePasskey'

function passkeysIn(db: Kysely<Tables>): Pick<Accounts, PasskeyDeeds> {
  return {
    beginCeremony: async (browserHash, challenge, now) => {
      const values = {
        challenge,
        expires_at: new Date(now.getTime() + ceremonyMilliseconds).toISOString(),
      }
      await db
        .insertInto('ceremony')
        .values({ browser_hash: browserHash, ...values })
        .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet(values))
        .execute()
    },
    endCeremony: async (browserHash, now) => {
      const ended = await db
        .deleteFrom('ceremony')
        .where('browser_hash', '=', browserHash)
        .returning(['challenge', 'expires_at'])
        .executeTakeFirst()
      return ended && ended.expires_at > now.toISOString() ? ended.challenge : undefined
    },
    passkeys: async (account) => {
      const rows = await db
        .selectFrom('passkey')
        .selectAll()
        .where('account_id', '=', account)
        .orderBy('created_at')
        .execute()
      return rows.map(passkeyOf)
    },
    passkey: async (id) => {
      const row = await db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst()
      return row && passkeyOf(row)
    },
    addPasskey: (passkey, now) =>
      db.transaction().execute((transaction) => addPasskey(transaction, passkey, now)),
    usePasskey: async (id, counter, now) => {
      await db
        .updateTable('passkey')
        .set({ counter: String(counter), used_at: now.toISOString() })
        .where('id', '=', id)
        .execute()
    },
    removePasskey: async (account, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('passkey')
        .where('account_id', '=', account)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
  }
}

async function addPasskey(
  db: Kysely<Tables>,
  passkey: Parameters<Accounts['addPasskey']>[0],
  now: Date,
): Promise<boolean> {
  const { kept } = await db
    .selectFrom('passkey')
    .select(({ fn }) => fn.countAll().as('kept'))
    .where('account_id', '=', passkey.account)
    .executeTakeFirstOrThrow()
  if (Number(kept) >= keptLimits.passkeys) return false
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values({
      id: passkey.id,
      account_id: passkey.account,
      public_key: passkey.publicKey,
      counter: String(passkey.counter),
      transports: JSON.stringify(passkey.transports),
      label: passkey.label,
      created_at: now.toISOString(),
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

function passkeyOf(row: Selectable<Tables['passkey']>): PasskeyRow {
  const transports: string[] = JSON.parse(row.transports)
  return {
    id: row.id,
    account: row.account_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports,
    label: row.label,
    createdAt: row.created_at,
    usedAt: row.used_at ?? undefined,
  }
}

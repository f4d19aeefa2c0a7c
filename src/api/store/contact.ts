import type { Kysely } from 'kysely'
import type { ContactKept, ContactLetter } from './store.ts'
import type { Tables } from './tables.ts'

/** Two servers may be sent the same letter at once: the database lets one of them write, the other reads. */
export async function keepContact(
  db: Kysely<Tables>,
  letter: ContactLetter,
  now: Date,
): Promise<ContactKept> {
  const { reference, name, email, subject, message, isSuspect, requestKey = null } = letter
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('contact')
    .values({
      reference,
      name,
      email,
      subject,
      message,
      suspect: Number(isSuspect),
      created_at: now.toISOString(),
      request_key: requestKey,
    })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return { kind: 'kept', reference }
  const before = await db
    .selectFrom('contact')
    .select('reference')
    .where('request_key', '=', requestKey)
    .where('name', '=', name)
    .where('email', '=', email)
    .where('subject', '=', subject)
    .where('message', '=', message)
    .executeTakeFirst()
  return before ? { kind: 'kept', reference: before.reference } : { kind: 'key_reused' }
}

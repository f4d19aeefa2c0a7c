import type { Kysely } from 'kysely'
import type { FormSubmission } from './store.ts'
import type { Tables } from './tables.ts'

export async function keepFormSubmission(
  db: Kysely<Tables>,
  { reference, form, recipient, fieldsJson, isSuspect }: FormSubmission,
  now: Date,
): Promise<void> {
  await db
    .insertInto('form_submission')
    .values({
      reference,
      form,
      recipient: recipient ?? null,
      fields: fieldsJson,
      suspect: Number(isSuspect),
      created_at: now.toISOString(),
    })
    .execute()
}

/** The same, read again; undefined for a reference that nobody was given. */
export async function formSubmission(
  db: Kysely<Tables>,
  reference: string,
): Promise<FormSubmission | undefined> {
  const row = await db
    .selectFrom('form_submission')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  return (
    row && {
      reference: row.reference,
      form: row.form,
      recipient: row.recipient ?? undefined,
      fieldsJson: row.fields,
      isSuspect: row.suspect === 1,
    }
  )
}

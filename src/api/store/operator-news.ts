/** What people wrote to us: for the operator's letters and for the inbox. */
import { type Kysely, type Selectable, sql } from 'kysely'
import type { InboxEntry, OperatorNews } from './letters.ts'
import type { Tables } from './tables.ts'

const atOnce = 50

/** What came since then, is not a program's, and has no letter yet. */
export async function operatorNews(db: Kysely<Tables>, since: Date): Promise<OperatorNews[]> {
  const time = since.toISOString()
  const contacts = await db
    .selectFrom('contact')
    .selectAll()
    .where('suspect', '=', 0)
    .where('created_at', '>=', time)
    .where(hasNoLetter('contact'))
    .orderBy('created_at')
    .limit(atOnce)
    .execute()
  const forms = await db
    .selectFrom('form_submission')
    .selectAll()
    .where('suspect', '=', 0)
    .where('created_at', '>=', time)
    .where(hasNoLetter('form'))
    .orderBy('created_at')
    .limit(atOnce)
    .execute()
  return [...contacts.map(contactNews), ...forms.map(formNews)]
}

/** Of a row with a reference: nobody was told of it yet. */
const hasNoLetter = (kind: OperatorNews['kind']) =>
  sql<boolean>`not exists (select 1 from letter where occasion = ${sql.lit(`${kind}:`)} || reference)`

const contactNews = (row: Selectable<Tables['contact']>): OperatorNews => ({
  kind: 'contact',
  reference: row.reference,
  from: row.email,
  to: undefined,
  subject: row.subject,
  body: `${row.name} <${row.email}> wrote:\n\n${row.message}`,
})

const formNews = (row: Selectable<Tables['form_submission']>): OperatorNews => ({
  kind: 'form',
  reference: row.reference,
  from: undefined,
  to: row.recipient ?? undefined,
  subject: row.form === '' ? 'A form was filled in' : `Form: ${row.form}`,
  body: fieldsInWords(row.fields),
})

function fieldsInWords(json: string): string {
  const fields: unknown = JSON.parse(json)
  if (typeof fields !== 'object' || fields === null) return json
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${valueInWords(value)}`)
    .join('\n')
}

const valueInWords = (value: unknown): string =>
  Array.isArray(value) && value.every((part) => typeof part === 'string')
    ? value.join(', ')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)

/** Letters of the contact form and forms of hosted pages, the newest first. */
export async function inbox(db: Kysely<Tables>, most: number): Promise<InboxEntry[]> {
  const contacts = await db
    .selectFrom('contact')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  const forms = await db
    .selectFrom('form_submission')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  const at = (row: { created_at: string; suspect: number }) => ({
    at: row.created_at,
    isSuspect: row.suspect === 1,
  })
  return [
    ...contacts.map((row) => ({ ...contactNews(row), ...at(row) })),
    ...forms.map((row) => ({ ...formNews(row), ...at(row) })),
  ]
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, most)
}

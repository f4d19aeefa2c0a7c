/** Brings a database to the shape that this build knows, and refuses one that it does not know. */
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartProblem } from '../start-problem.ts'
import { up as conversations } from './migrations/001-conversations.ts'
import { up as contact } from './migrations/002-contact.ts'
import { up as formSubmission } from './migrations/003-form-submission.ts'
import { up as savedPlans } from './migrations/004-saved-plans.ts'
import { up as letters } from './migrations/005-letters.ts'
import { up as accounts } from './migrations/006-accounts.ts'
import { up as notifications } from './migrations/007-notifications.ts'
import { up as connections } from './migrations/008-connections.ts'
import { up as accountVisits } from './migrations/009-account-visits.ts'
import type { Tables } from './tables.ts'

/** In order; a name is never changed and a migration never edited once it was released. */
const migrations: Record<string, Migration> = {
  '001-conversations': { up: conversations },
  '002-contact': { up: contact },
  '003-form-submission': { up: formSubmission },
  '004-saved-plans': { up: savedPlans },
  '005-letters': { up: letters },
  '006-accounts': { up: accounts },
  '007-notifications': { up: notifications },
  '008-connections': { up: connections },
  '009-account-visits': { up: accountVisits },
}

const recordTable = 'kysely_migration'
const firstTable = 'visitor'

export async function missingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const applied = await appliedMigrations(db)
  return Object.keys(migrations).filter((name) => !applied.includes(name))
}

export async function migrate(db: Kysely<Tables>): Promise<void> {
  const newer = (await appliedMigrations(db)).find((name) => !Object.hasOwn(migrations, name))
  if (newer !== undefined)
    throw new StartProblem(
      `The database was written by a newer Hearth (its change "${newer}" is unknown to this one). Start that version, or restore an older backup. Nothing was changed.`,
    )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined)
    throw new StartProblem('The database could not be brought up to date. Nothing was changed.', {
      cause: error,
    })
}

/** Names of the migrations that the database went through. */
async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const names = new Set(tables.map(({ name }) => name))
  if (names.has(recordTable)) {
    const { rows } = await sql<{
      name: string
    }>`select name from ${sql.table(recordTable)} order by name`.execute(db)
    return rows.map(({ name }) => name)
  }
  if (names.has(firstTable))
    throw new StartProblem(
      'The database holds tables of Hearth without the record of how they came about. Restore a whole backup, or give Hearth an empty database. Nothing was changed.',
    )
  return []
}

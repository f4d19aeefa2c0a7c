import { type Kysely, sql } from 'kysely'
import { StartProblem } from '../start-problem.ts'
import { kyselyStore } from './kysely-store.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

export interface StoreSettings {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  /** Told when an idle connection to PostgreSQL breaks; the next question opens another. */
  readonly lostConnection?: ((error: Error) => void) | undefined
}

/** Opens the store and brings it up to date: PostgreSQL when there is an address, else SQLite in the data folder. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  return settings.databaseUrl === undefined
    ? sqliteStore(settings.dataDir)
    : postgresStore(settings.databaseUrl, settings.lostConnection ?? (() => {}))
}

async function sqliteStore(folder: string): Promise<Store> {
  const { db, unlock } = openSqlite(folder)
  await migrateOr(db, () => migrate(db), unlock)
  return kyselyStore({ db, hold: (query) => query, exclusive: true, closed: unlock })
}

async function postgresStore(url: string, lostConnection: (error: Error) => void): Promise<Store> {
  const db = await openPostgres(url, lostConnection)
  await migrateOr(
    db,
    () => migrateUnhurried(db),
    () => {},
  )
  return kyselyStore({ db, hold: (query) => query.forUpdate(), exclusive: false, closed: () => {} })
}

/** A change of a large table, or waiting for another server's, takes longer than a query may. */
const migrateUnhurried = (db: Kysely<Tables>): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await migrate(connection)
    await sql`reset statement_timeout`.execute(connection)
  })

async function migrateOr(
  db: Kysely<Tables>,
  bringUpToDate: () => Promise<void>,
  cleanUp: () => void,
): Promise<void> {
  try {
    await bringUpToDate()
  } catch (error) {
    await db.destroy()
    cleanUp()
    throw error instanceof StartProblem
      ? error
      : new StartProblem(
          `The database cannot be read: ${error instanceof Error ? error.message : 'unknown reason'}.`,
          { cause: error },
        )
  }
}

import { type Kysely, sql } from 'kysely'
import { StartProblem } from '../start-problem.ts'
import { type Holding, kyselyStore } from './kysely-store.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite, openSqliteBeside } from './sqlite.ts'
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

/** For a tool beside a running server: takes no lock, changes no table, and refuses a database of another build. */
export async function openStoreBeside(settings: StoreSettings): Promise<Store> {
  const closed = () => {}
  const store =
    settings.databaseUrl === undefined
      ? kyselyStore({ ...sqlite, db: openSqliteBeside(settings.dataDir), closed })
      : kyselyStore({ ...postgres, db: await openPostgres(settings.databaseUrl, () => {}), closed })
  const missing = await store.missingMigrations()
  if (missing.length === 0) return store
  await store.close()
  throw new StartProblem(
    'The database is older than this Hearth. Start the server once; it brings it up to date.',
  )
}

/** How each database takes rows for one server at a time. */
const sqlite: Holding = {
  hold: (query) => query,
  skipHeld: (query) => query,
  // Deleted rows are overwritten where they stood (secure_delete); the write-ahead log is emptied.
  overwrite: async (db) => void (await sql`pragma wal_checkpoint(truncate)`.execute(db)),
  exclusive: true,
}
const postgres: Holding = {
  hold: (query) => query.forUpdate(),
  skipHeld: (query) => query.forUpdate().skipLocked(),
  // What is deleted is gone for every reader; its bytes are the vacuum's.
  overwrite: async () => {},
  exclusive: false,
}

async function sqliteStore(folder: string): Promise<Store> {
  const { db, unlock } = openSqlite(folder)
  await migrateOr(db, () => migrate(db), unlock)
  return kyselyStore({ ...sqlite, db, closed: unlock })
}

async function postgresStore(url: string, lostConnection: (error: Error) => void): Promise<Store> {
  const db = await openPostgres(url, lostConnection)
  await migrateOr(
    db,
    () => migrateUnhurried(db),
    () => {},
  )
  return kyselyStore({ ...postgres, db, closed: () => {} })
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

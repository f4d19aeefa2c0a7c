import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { StartProblem } from '../start-problem.ts'
import type { Tables } from './tables.ts'

const oldestServer = 150_000

/** A pool of connections that gives up on its own: no query may outlive the request that asked for it. */
export async function openPostgres(
  url: string,
  lostConnection: (error: Error) => void,
): Promise<Kysely<Tables>> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'hearth',
  })
  pool.on('error', lostConnection)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    const { rows } = await sql<{
      version: string
    }>`select current_setting('server_version_num') as version`.execute(db)
    if (Number(rows[0]?.version) < oldestServer)
      throw new StartProblem('Hearth needs PostgreSQL 15 or newer; the server of DATABASE_URL is older.')
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** SQLite through Node's own module, shown to Kysely. */
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import { StartProblem } from '../start-problem.ts'
import { lockForServer } from './server-lock.ts'
import type { Tables } from './tables.ts'

const databaseFile = 'hearth.db'

/** SQLite runs schema changes inside transactions; without this a failed migration would stay half made. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }
}

/** Opens `hearth.db` in a folder, as the only server on it. */
export function openSqlite(folder: string): { db: Kysely<Tables>; unlock: () => void } {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (cause) {
    throw new StartProblem(
      `The data folder ${folder} cannot be made. Set DATA_DIR to a folder that this user may write to.`,
      { cause },
    )
  }
  const unlock = lockForServer(folder)
  try {
    return {
      db: new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database: openFile(folder) }) }),
      unlock,
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** For a tool beside the server: only a database that is there, and without the server's lock. */
export function openSqliteBeside(folder: string): Kysely<Tables> {
  if (!existsSync(join(folder, databaseFile)))
    throw new StartProblem(
      `There is no database of Hearth in ${folder}. Set DATA_DIR to the server's data folder.`,
    )
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database: openFile(folder) }) })
}

function openFile(folder: string): SqliteDatabase {
  const path = join(folder, databaseFile)
  try {
    const database = new DatabaseSync(path)
    database.exec(`
      pragma busy_timeout = 5000;
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma secure_delete = on;
    `)
    chmodSync(path, 0o600)
    return forKysely(database)
  } catch (cause) {
    throw new StartProblem(
      `${path} cannot be opened as a database of Hearth: ${cause instanceof Error ? cause.message : 'unknown reason'}.`,
      { cause },
    )
  }
}

/** The few calls that Kysely makes, on Node's module. Statements are kept: the store has few and repeats them. */
function forKysely(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = kept.get(sql) ?? kyselyStatement(database.prepare(immediate(sql)))
      if (kept.size < 200) kept.set(sql, statement)
      return statement
    },
  }
}

/** A transaction asks for the write lock when it begins: waiting for it later could fail half way. */
const immediate = (sql: string): string => (sql === 'begin' ? 'begin immediate' : sql)

function kyselyStatement(statement: StatementSync): ReturnType<SqliteDatabase['prepare']> {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...bindable(values)),
    run: (values) => statement.run(...bindable(values)),
    iterate: (values) => statement.iterate(...bindable(values)),
  }
}

function bindable(values: readonly unknown[]): (string | number | null)[] {
  return values.map((value) => {
    if (typeof value === 'string' || typeof value === 'number' || value === null) return value
    throw new TypeError(`SQLite is given text, numbers and nulls, not ${typeof value}`)
  })
}

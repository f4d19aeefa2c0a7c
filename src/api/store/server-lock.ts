import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartProblem } from '../start-problem.ts'

/**
 * Keeps a second server off a data folder: two would answer the same threads without knowing of each other.
 * The lock is SQLite's own on a file beside the database, so the system frees it however the process ends,
 * and tools that only read or back up the database are not in its way.
 */
export function lockForServer(folder: string): () => void {
  const path = join(folder, 'hearth.lock')
  let lock: DatabaseSync
  try {
    lock = new DatabaseSync(path)
  } catch (cause) {
    throw new StartProblem(
      `The data folder ${folder} cannot be written to. Make it writable for this user, or set DATA_DIR to another.`,
      { cause },
    )
  }
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    lock.close()
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === busy)
      throw new StartProblem(
        `Another Hearth is already running on ${folder}. Stop it first, or give this one its own DATA_DIR. For several servers at once, set DATABASE_URL to a PostgreSQL database.`,
      )
    throw new StartProblem(
      `The data folder ${folder} cannot be written to. Make it writable for this user, or set DATA_DIR to another.`,
      { cause },
    )
  }
  return () => lock.close()
}

/** SQLITE_BUSY */
const busy = 5

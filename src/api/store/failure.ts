/** What a failed database call means for the visitor, where that is known. */
export type StoreFailure = 'full' | 'unreachable'

/** SQLITE_BUSY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN: the low byte of SQLite's extended codes. */
const sqlite: Record<number, StoreFailure> = {
  5: 'unreachable',
  10: 'unreachable',
  13: 'full',
  14: 'unreachable',
}

/** PostgreSQL's own codes, by their beginning: disk full; connection, resources, shutdown, statement timeout. */
const postgres: [string, StoreFailure][] = [
  ['53100', 'full'],
  ['53', 'unreachable'],
  ['08', 'unreachable'],
  ['57', 'unreachable'],
]
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'ENOENT'])
/** What `pg` says in words only. */
const words = /^(timeout exceeded when trying to connect|Connection terminated)/

export function storeFailure(error: unknown): StoreFailure | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error && typeof error.errcode === 'number') return sqlite[error.errcode & 0xff]
  if ('syscall' in error && 'code' in error && typeof error.code === 'string')
    return error.code === 'ENOSPC' ? 'full' : network.has(error.code) ? 'unreachable' : undefined
  if ('severity' in error && 'code' in error) {
    const code = String(error.code)
    return postgres.find(([start]) => code.startsWith(start))?.[1]
  }
  if (error instanceof AggregateError) return storeFailure(error.errors[0])
  return words.test(error.message) ? 'unreachable' : undefined
}

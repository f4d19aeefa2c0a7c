/** A PostgreSQL of its own for tests: a fresh cluster in a temporary folder, reached by a socket in it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export interface TestPostgres {
  /** Makes an empty database and gives its address. */
  readonly newDatabase: () => Promise<string>
  /** Ends the server for a while; what it keeps stays. */
  readonly halt: () => Promise<void>
  readonly resume: () => Promise<void>
  readonly stop: () => Promise<void>
}

const owner = 'hearth'

/** The folder of PostgreSQL's programs; undefined where it is not installed. */
export function postgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

export async function startPostgres(programs: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-pg-'))
  const user = unprivileged()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', owner, '--auth=trust', '--no-sync', '-E', 'UTF8'],
    {
      ...options,
      stdio: 'ignore',
    },
  )
  const address = (database: string) =>
    `postgres://${owner}@localhost/${database}?host=${encodeURIComponent(folder)}`
  let server: ChildProcess
  const resume = async () => {
    server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=200'],
      { ...options, stdio: 'ignore' },
    )
    await untilItAnswers(address('postgres'), server)
  }
  const halt = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
  }
  const kill = () => void server.kill('SIGKILL')
  process.once('exit', kill)
  await resume()
  let databases = 0
  return {
    newDatabase: async () => {
      databases += 1
      const name = `test_${databases}`
      await inDatabase(address('postgres'), `create database ${name}`)
      return address(name)
    },
    halt,
    resume,
    stop: async () => {
      process.off('exit', kill)
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function inDatabase(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function untilItAnswers(address: string, server: ChildProcess): Promise<void> {
  const lastTry = performance.now() + 20_000
  for (;;) {
    try {
      return await inDatabase(address, 'select 1')
    } catch (error) {
      if (server.exitCode !== null || performance.now() > lastTry) throw error
      await pause(50)
    }
  }
}

/** PostgreSQL refuses to run as root: then it runs as the user that owns nothing. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const nobody = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody')
  if (!nobody) throw new Error('there is no user "nobody" that PostgreSQL could run as')
  return { uid: Number(nobody[2]), gid: Number(nobody[3]) }
}

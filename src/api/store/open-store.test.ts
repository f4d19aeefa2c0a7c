import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from './open-store.ts'
import { postgresPrograms, startPostgres } from './postgres-for-tests.ts'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-open-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function migratedFolder(): Promise<string> {
  const folder = emptyFolder()
  await (await openStore({ dataDir: folder })).close()
  return folder
}

function inFile<Answer>(folder: string, ask: (database: DatabaseSync) => Answer): Answer {
  const database = new DatabaseSync(join(folder, 'hearth.db'))
  try {
    return ask(database)
  } finally {
    database.close()
  }
}

test('a data folder is opened by one server at a time', async () => {
  const folder = emptyFolder()
  const first = await openStore({ dataDir: folder })
  await expect(openStore({ dataDir: folder })).rejects.toThrow(/Another Hearth is already running on/)
  await first.ping()
  await first.close()
  const next = await openStore({ dataDir: folder })
  await next.close()
})

test('a tool may read the database while a server runs', async () => {
  const folder = emptyFolder()
  const store = await openStore({ dataDir: folder })
  expect(
    inFile(folder, (database) => database.prepare('select count(*) as visitors from visitor').get()),
  ).toEqual({ visitors: 0 })
  await store.close()
})

test('the database keeps a write-ahead log', async () => {
  const folder = await migratedFolder()
  expect(inFile(folder, (database) => database.prepare('pragma journal_mode').get())).toEqual({
    journal_mode: 'wal',
  })
})

test('a database of a newer build is refused and left as it is', async () => {
  const folder = await migratedFolder()
  inFile(folder, (database) =>
    database.exec("insert into kysely_migration values ('999-from-the-future', '2030-01-01')"),
  )
  const applied = () =>
    inFile(folder, (database) => database.prepare('select name from kysely_migration').all())
  const before = applied()
  await expect(openStore({ dataDir: folder })).rejects.toThrow(/newer Hearth.*999-from-the-future/)
  expect(applied()).toEqual(before)
})

test('tables without the record of their migrations are refused', async () => {
  const folder = await migratedFolder()
  inFile(folder, (database) => database.exec('drop table kysely_migration'))
  await expect(openStore({ dataDir: folder })).rejects.toThrow(/without the record/)
})

test('a refused database can be opened again by the right server', async () => {
  const folder = await migratedFolder()
  inFile(folder, (database) => database.exec("insert into kysely_migration values ('999', '2030-01-01')"))
  await expect(openStore({ dataDir: folder })).rejects.toThrow(/newer/)
  inFile(folder, (database) => database.exec("delete from kysely_migration where name = '999'"))
  await (await openStore({ dataDir: folder })).close()
})

test('a file that is no database is named in the refusal', async () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'hearth.db'), 'this is a letter, not a database. '.repeat(100))
  await expect(openStore({ dataDir: folder })).rejects.toThrow(/hearth\.db cannot be opened.*not a database/)
})

test('a data folder that cannot be made is named in the refusal', async () => {
  const file = join(emptyFolder(), 'file')
  writeFileSync(file, '')
  await expect(openStore({ dataDir: join(file, 'data') })).rejects.toThrow(/DATA_DIR/)
})

test.skipIf(process.getuid?.() === 0)('a data folder that cannot be written to is refused', async () => {
  const folder = join(emptyFolder(), 'locked')
  mkdirSync(folder)
  chmodSync(folder, 0o500)
  await expect(openStore({ dataDir: folder })).rejects.toThrow(/writable/)
})

const programs = postgresPrograms()

test.skipIf(!programs)(
  'several servers may start on one empty PostgreSQL at once',
  async () => {
    const postgres = await startPostgres(programs ?? '')
    try {
      const databaseUrl = await postgres.newDatabase()
      const stores = await Promise.all(
        Array.from({ length: 5 }, () => openStore({ dataDir: '/nowhere', databaseUrl })),
      )
      for (const store of stores) expect(await store.missingMigrations()).toEqual([])
      await Promise.all(stores.map((store) => store.close()))

      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      await client.query("insert into kysely_migration values ('999-from-the-future', '2030-01-01')")
      await client.end()
      await expect(openStore({ dataDir: '/nowhere', databaseUrl })).rejects.toThrow(/newer Hearth/)
    } finally {
      await postgres.stop()
    }
  },
  60_000,
)

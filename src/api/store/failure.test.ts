import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, test } from 'vitest'
import { storeFailure } from './failure.ts'

const errorOf = async (act: () => unknown): Promise<unknown> => {
  try {
    await act()
  } catch (error) {
    return error
  }
  throw new Error('nothing failed')
}

test('SQLite on a full disk is full', async () => {
  const database = new DatabaseSync(':memory:')
  database.exec('create table words (word text)')
  database.exec('pragma max_page_count = 2')
  const error = await errorOf(() => database.prepare('insert into words values (?)').run('a'.repeat(100_000)))
  expect(storeFailure(error)).toBe('full')
})

test('a broken rule of the database is no failure of the storage', async () => {
  const database = new DatabaseSync(':memory:')
  database.exec('create table words (word text primary key)')
  const insert = () => database.prepare('insert into words values (?)').run('again')
  insert()
  expect(storeFailure(await errorOf(insert))).toBeUndefined()
})

test('a PostgreSQL that is not there is unreachable', async () => {
  const client = new pg.Client({ connectionString: 'postgres://hearth@127.0.0.1:1/hearth' })
  expect(storeFailure(await errorOf(() => client.connect()))).toBe('unreachable')
})

test.each([
  ['53100', 'full'],
  ['53300', 'unreachable'],
  ['57P01', 'unreachable'],
  ['57014', 'unreachable'],
  ['08006', 'unreachable'],
  ['23505', undefined],
  ['22021', undefined],
])('PostgreSQL says %s and means %s', (code, failure) => {
  const error = Object.assign(new Error('words of the database'), { severity: 'ERROR', code })
  expect(storeFailure(error)).toBe(failure)
})

test('a waiting list of connections that is too long is unreachable', () => {
  expect(storeFailure(new Error('timeout exceeded when trying to connect'))).toBe('unreachable')
  expect(storeFailure(new Error('something else'))).toBeUndefined()
  expect(storeFailure('no error at all')).toBeUndefined()
})

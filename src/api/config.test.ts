import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3_000,
    host: 'localhost',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    trustedProxies: [],
    logLevel: 'warn',
    messagesPerMinutePerVisitor: 30,
    messagesPerMinutePerAddress: 60,
  })
})

test('an empty variable is as good as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3_000, databaseUrl: undefined })
})

test('every variable is read', () => {
  expect(
    readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/hearth',
      DATABASE_URL: 'postgres://hearth:secret@db/hearth',
      TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8, 192.0.2.1',
      LOG_LEVEL: 'info',
      MESSAGES_PER_MINUTE_PER_VISITOR: '5',
      MESSAGES_PER_MINUTE_PER_ADDRESS: '7',
      CONTACTS_PER_HOUR_PER_ADDRESS: '9',
      ENGINE_WORKERS: '3',
      MINIMUM_FREE_DISK_MB: '1',
    }),
  ).toEqual({
    port: 8_080,
    host: '0.0.0.0',
    dataDir: '/var/lib/hearth',
    databaseUrl: 'postgres://hearth:secret@db/hearth',
    trustedProxies: ['10.0.0.0/8', 'fd00::/8', '192.0.2.1'],
    logLevel: 'info',
    messagesPerMinutePerVisitor: 5,
    messagesPerMinutePerAddress: 7,
    contactsPerHourPerAddress: 9,
    engineWorkers: 3,
    minimumFreeDiskMegabytes: 1,
  })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '3e3'],
  ['HOST', 'http://here'],
  ['DATABASE_URL', 'mysql://db/hearth'],
  ['DATABASE_URL', 'hearth'],
  ['TRUSTED_PROXIES', 'true'],
  ['TRUSTED_PROXIES', '1'],
  ['TRUSTED_PROXIES', 'loopback'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['LOG_LEVEL', 'loud'],
  ['MESSAGES_PER_MINUTE_PER_VISITOR', '0'],
  ['ENGINE_WORKERS', '1.5'],
])('%s=%s is refused by name, with what was expected and an example', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`One setting is wrong:\n  ${name}: expected .*got .*For example ${name}=`),
  )
})

test('all mistakes are listed at once', () => {
  const start = () => readConfig({ PORT: 'abc', LOG_LEVEL: 'loud', TRUSTED_PROXIES: '*' })
  expect(start).toThrow(/3 settings are wrong/)
  for (const name of ['PORT', 'LOG_LEVEL', 'TRUSTED_PROXIES']) expect(start).toThrow(name)
})

test('a wrong database address is not repeated, because it may hold a password', () => {
  let said = ''
  try {
    readConfig({ DATABASE_URL: 'mysql://hearth:hunter2@db/hearth' })
  } catch (error) {
    said = String(error)
  }
  expect(said).toContain('DATABASE_URL')
  expect(said).not.toContain('hunter2')
})

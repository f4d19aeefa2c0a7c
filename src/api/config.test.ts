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
    hosted: {
      publicKey: undefined,
      apiHost: 'https://cdn.builder.io',
      formHost: 'https://builder.io',
      editing: false,
      customCode: false,
      formRecipients: [],
    },
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
      BUILDER_PUBLIC_KEY: 'abcdef0123456789',
      BUILDER_API_HOST: 'http://localhost:4010',
      BUILDER_FORM_HOST: 'http://localhost:4011/',
      BUILDER_EDITING: '1',
      BUILDER_ALLOW_CUSTOM_CODE: '1',
      BUILDER_FORM_RECIPIENTS: 'Pages@Example.org, office@example.org',
      SIGN_INS_PER_HOUR_PER_ADDRESS: '8',
      PUBLIC_ORIGIN: 'https://plans.example.org',
      SMTP_URL: 'smtps://user:password@mail.example.org',
      MAIL_FROM: 'hearth@example.org',
      OPERATOR_EMAIL: 'office@example.org',
    }),
  ).toEqual({
    port: 8_080,
    signInsPerHourPerAddress: 8,
    publicOrigin: 'https://plans.example.org',
    smtpUrl: 'smtps://user:password@mail.example.org',
    mailFrom: 'hearth@example.org',
    operatorEmail: 'office@example.org',
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
    hosted: {
      publicKey: 'abcdef0123456789',
      apiHost: 'http://localhost:4010',
      formHost: 'http://localhost:4011',
      editing: true,
      customCode: true,
      formRecipients: ['pages@example.org', 'office@example.org'],
    },
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
  ['BUILDER_PUBLIC_KEY', 'bpk-0123456789'],
  ['BUILDER_API_HOST', 'cdn.builder.io'],
  ['BUILDER_API_HOST', 'https://cdn.builder.io/api'],
  ['BUILDER_API_HOST', 'file:///etc'],
  ['BUILDER_EDITING', 'yes'],
  ['BUILDER_FORM_RECIPIENTS', 'office'],
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

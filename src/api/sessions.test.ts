import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createSessions } from './sessions.ts'
import { openStore } from './store/open-store.ts'

const day = 24 * 3_600_000

/** A server with one page to look at and one thing to write. */
async function server() {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-sessions-'))
  const store = await openStore({ dataDir })
  const now = { time: new Date('2026-11-20T17:00:00.000Z') }
  const sessions = createSessions(store, () => now.time)
  const app = Fastify({ trustProxy: ['127.0.0.1'] })
  await app.register(cookie)
  app.addHook('preHandler', (request, reply) => sessions.renew(request, reply))
  app.get('/', async (request) => ({ visitor: (await sessions.visitorOf(request)) ?? null }))
  app.post('/', async (request, reply) => ({ visitor: await sessions.visitorForWriting(request, reply) }))
  onTestFinished(async () => {
    await app.close()
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const write = (headers: Record<string, string> = {}) => app.inject({ method: 'POST', url: '/', headers })
  const look = (headers: Record<string, string> = {}) => app.inject({ method: 'GET', url: '/', headers })
  const everythingOnDisk = () =>
    readdirSync(dataDir)
      .map((file) => readFileSync(join(dataDir, file), 'latin1'))
      .join('')
  return { write, look, now, everythingOnDisk }
}

test('looking gives no cookie and writing gives one that scripts cannot read', async () => {
  const { write, look } = await server()
  expect((await look()).headers['set-cookie']).toBeUndefined()
  expect((await write()).headers['set-cookie']).toMatch(
    /^hearth=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test('behind TLS the cookie is bound to this host', async () => {
  const { write, look } = await server()
  const tls = { 'x-forwarded-proto': 'https' }
  const given = (await write(tls)).headers['set-cookie']
  expect(given).toMatch(/^__Host-hearth=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const token = String(given).slice('__Host-hearth='.length).split(';')[0]
  expect((await look({ ...tls, cookie: `__Host-hearth=${token}` })).json().visitor).not.toBeNull()
  expect((await look({ ...tls, cookie: `hearth=${token}` })).json().visitor).toBeNull()
})

test('the cookie brings back the same visitor and no new cookie', async () => {
  const { write, look } = await server()
  const first = await write()
  const headers = { cookie: `hearth=${first.cookies[0]?.value}` }
  const second = await write(headers)
  expect(second.json()).toEqual(first.json())
  expect(second.cookies).toEqual([])
  expect((await look(headers)).json()).toEqual(first.json())
})

test('two visitors are two visitors', async () => {
  const { write } = await server()
  const [one, two] = [await write(), await write()]
  expect(one.json().visitor).not.toBe(two.json().visitor)
  expect(one.cookies[0]?.value).not.toBe(two.cookies[0]?.value)
})

test.each([
  ['made up', 'A'.repeat(43)],
  ['too short', 'abc'],
  ['too long', 'A'.repeat(10_000)],
  ['empty', ''],
])('a token that is %s is replaced by one of ours', async (_what, token) => {
  const { write, look } = await server()
  const headers = { cookie: `hearth=${token}` }
  expect((await look(headers)).json().visitor).toBeNull()
  const answer = await write(headers)
  expect(answer.cookies[0]?.value).toMatch(/^[\w-]{43}$/)
  expect(answer.cookies[0]?.value).not.toBe(token)
})

test('the database knows the hash of a token and never the token', async () => {
  const { write, everythingOnDisk } = await server()
  const token = String((await write()).cookies[0]?.value)
  const disk = everythingOnDisk()
  expect(disk).toContain(createHash('sha256').update(token).digest('hex'))
  expect(disk).not.toContain(token)
})

test('a session in use is renewed once a day and ends after ninety idle days', async () => {
  const { write, look, now } = await server()
  const first = await write()
  const headers = { cookie: `hearth=${first.cookies[0]?.value}` }
  now.time = new Date(now.time.getTime() + 80 * day)
  expect((await write(headers)).headers['set-cookie']).toContain(String(first.cookies[0]?.value))
  now.time = new Date(now.time.getTime() + 80 * day)
  expect((await look(headers)).headers['set-cookie']).toContain(String(first.cookies[0]?.value))
  expect((await look(headers)).headers['set-cookie']).toBeUndefined()
  now.time = new Date(now.time.getTime() + 80 * day)
  expect((await look(headers)).json()).toEqual(first.json())
  now.time = new Date(now.time.getTime() + 91 * day)
  expect((await look(headers)).json().visitor).toBeNull()
})

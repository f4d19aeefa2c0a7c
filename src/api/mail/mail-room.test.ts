import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { hostedFormTrap } from '#contract/hosted-form-trap.ts'
import { browser, testApp } from '../app-for-tests.ts'
import { readConfig } from '../config.ts'
import type { NewLetter } from '../store/letters.ts'
import { testStores } from '../stores-for-tests.ts'
import { startMailServer } from './mail-server-for-tests.ts'
import { PermanentProblem, smtpTransport, type Transport } from './transport.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const stores = await testStores()
afterAll(stores.stop)
const minute = 60_000

const letter = (id: string, more: Partial<NewLetter> = {}): NewLetter => ({
  id,
  kind: 'update',
  to: 'ann@example.com',
  subject: 'Your plan moved',
  body: 'Look at it.',
  ...more,
})

async function mailServer(refusal?: { code: number }) {
  const server = await startMailServer(refusal)
  onTestFinished(server.stop)
  return server
}

const transportTo = (url: string): Transport => {
  const transport = smtpTransport(readConfig({ SMTP_URL: url, PUBLIC_ORIGIN: 'https://plans.example.org' }))
  if (!transport) throw new Error('there is no transport')
  return transport
}

async function mailing(kind: (typeof stores.kinds)[number], transport?: Transport, environment = {}) {
  const server = await kind.server({ ...(transport && { transport }), environment })
  onTestFinished(server.close)
  const later = (milliseconds: number) => {
    server.now.time = new Date(server.now.time.getTime() + milliseconds)
  }
  const { letters } = server.store
  const stateOf = async (id: string) => (await letters.list(100)).find((one) => one.id === id)
  return { ...server, later, letters, stateOf, room: server.app.mailRoom }
}

test.each(stores.kinds)(
  'a letter leaves once, with its headers, and its text is forgotten ($name)',
  async (kind) => {
    const { url, received } = await mailServer()
    const { letters, room, now, stateOf } = await mailing(kind, transportTo(url))
    await letters.add(letter('l1', { unsubscribe: 'u'.repeat(43) }), now.time)
    expect(await room.deliver()).toBe(1)
    expect(await room.deliver()).toBe(0)
    expect(received).toHaveLength(1)
    expect(received[0]).toContain('To: ann@example.com\r\n')
    expect(received[0]).toContain('From: Hearth <no-reply@plans.example.org>\r\n')
    expect(received[0]).toMatch(/List-Unsubscribe:\s+<http:\/\/localhost:3000\/api\/unsubscribe\/u{43}>\r\n/)
    expect(received[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect(await stateOf('l1')).toMatchObject({ state: 'sent', body: '', attempts: 1 })
  },
)

test.each(stores.kinds)('a letter for an occasion is written once ($name)', async (kind) => {
  const { letters, now } = await mailing(kind)
  const added = await Promise.all(
    ['a', 'b', 'c'].map((id) => letters.add(letter(id, { occasion: 'reminder:1' }), now.time)),
  )
  expect(added.filter(Boolean)).toHaveLength(1)
})

test.each(stores.kinds)(
  'what does not leave is tried again, later each time, and is dead after a day ($name)',
  async (kind) => {
    let attempts = 0
    const broken: Transport = async () => {
      attempts += 1
      throw Object.assign(new Error('ann@example.com is greylisted'), { code: 'ECONNECTION' })
    }
    const { letters, room, later, now, stateOf, log } = await mailing(kind, broken)
    await letters.add(letter('l1'), now.time)
    const began = now.time.getTime()
    for (let tick = 0; tick < 24 * 12 * 2; tick += 1) {
      await room.deliver()
      later(5 * minute)
      if ((await stateOf('l1'))?.state === 'dead') break
    }
    expect(attempts).toBe(8)
    expect(now.time.getTime() - began).toBeGreaterThan(22 * 60 * minute)
    expect(await stateOf('l1')).toMatchObject({ state: 'dead', problem: 'ECONNECTION' })
    expect(log()).not.toContain('ann@example.com')
    expect(await letters.retry('l1', now.time)).toBe(true)
    await room.deliver()
    expect(attempts).toBe(9)
  },
)

test.each(stores.kinds)(
  'an address that does not exist is dead at once, a busy server is not ($name)',
  async (kind) => {
    for (const [code, state] of [
      [550, 'dead'],
      [451, 'waiting'],
    ] as const) {
      const { url } = await mailServer({ code })
      const { letters, room, now, stateOf } = await mailing(kind, transportTo(url))
      await letters.add(letter('l1'), now.time)
      await room.deliver()
      expect(await stateOf('l1'), String(code)).toMatchObject({ state })
    }
  },
)

test.each(stores.kinds)(
  'a letter that a server took and never finished goes out again only when twice does no harm ($name)',
  async (kind) => {
    const { letters, later, now, stateOf } = await mailing(kind)
    await letters.add(letter('reminder', { kind: 'reminder' }), now.time)
    await letters.add(letter('code', { kind: 'sign_in' }), now.time)
    expect(await letters.take(10, now.time)).toHaveLength(2)
    expect(await letters.take(10, now.time)).toHaveLength(0)
    later(3 * minute)
    expect((await letters.take(10, now.time)).map(({ id }) => id)).toEqual(['code'])
    expect(await stateOf('reminder')).toMatchObject({ state: 'dead' })
  },
)

test.each(stores.kinds)(
  'without mail a sign-in letter stands in the log, and other letters do not ($name)',
  async (kind) => {
    const { letters, room, now, printed, stateOf } = await mailing(kind)
    await letters.add(letter('code', { kind: 'sign_in', body: 'Your code is 123456.' }), now.time)
    await letters.add(letter('update', { body: 'Secret sum' }), now.time)
    await room.deliver()
    expect(printed()).toContain('Your code is 123456.')
    expect(printed()).not.toContain('Secret sum')
    expect(await stateOf('code')).toMatchObject({ state: 'kept' })
  },
)

test.each(stores.kinds)('a sign-in letter that comes too late stays here ($name)', async (kind) => {
  const { letters, room, later, now, printed, stateOf } = await mailing(kind)
  await letters.add(letter('code', { kind: 'sign_in', body: 'Your code is 123456.' }), now.time)
  later(11 * minute)
  await room.deliver()
  expect(printed()).toBe('')
  expect(await stateOf('code')).toMatchObject({ state: 'withdrawn' })
})

test.each(stores.kinds)(
  'what people write to us reaches the operator once, answerable and harmless ($name)',
  async (kind) => {
    const { url, received } = await mailServer()
    const { app, room, letters } = await mailing(kind, transportTo(url), {
      OPERATOR_EMAIL: 'office@example.org',
    })
    const visitor = browser(app)
    const write = (more: object) =>
      visitor.send('POST', '/api/contact', {
        payload: {
          name: 'Ann "A" <x@y.z>',
          email: 'ann@example.com',
          subject: 'Hi, Bcc: all',
          message: 'Line 1\n\n.\nQUIT',
          ...more,
        },
      })
    expect((await write({})).statusCode).toBe(200)
    for (const field of ['name', 'email', 'subject'])
      expect((await write({ [field]: 'a@b.c\r\nBcc: all@example.com' })).statusCode, field).toBe(400)
    expect((await write({ website: 'https://spam.example' })).statusCode).toBe(200)
    await room.deliver()
    await room.deliver()
    expect(received).toHaveLength(1)
    expect(received[0]).toContain('To: office@example.org\r\n')
    expect(received[0]).toContain('Reply-To: ann@example.com\r\n')
    expect(received[0]).not.toMatch(/^Bcc:/m)
    expect(received[0]).toMatch(/Subject: \[[0-9A-Z-]{9}\] Hi, Bcc: all\r\n/)
    expect(await letters.inbox(10)).toHaveLength(2)
  },
)

test.each(stores.kinds)(
  'a form of a hosted page reaches whom it names, if the operator does too, and else the operator ($name)',
  async (kind) => {
    const { url, received } = await mailServer()
    const { app, room, letters } = await mailing(kind, transportTo(url), {
      OPERATOR_EMAIL: 'office@example.org',
      BUILDER_FORM_RECIPIENTS: 'pages@example.org',
    })
    const fill = (payload: object, query: string) =>
      browser(app).send('POST', `/api/v1/form-submit?${query}`, { payload })
    const to = (address: string) => `to=${encodeURIComponent(Buffer.from(address).toString('base64'))}`
    const filled = { email: 'ann@example.com', topics: ['Roth', '529'], note: 'Hi\r\nBcc: all@example.com' }
    expect((await fill(filled, `name=Call%20me&${to('pages@example.org')}`)).statusCode).toBe(200)
    expect((await fill({ note: 'For a stranger' }, to('stranger@example.com'))).statusCode).toBe(200)
    expect((await fill({ [hostedFormTrap]: 'x', note: 'Buy' }, 'name=Spam')).statusCode).toBe(200)
    expect((await fill({ note: 'x' }, 'name=A%0D%0ABcc:%20b@c.d')).statusCode).toBe(400)
    await room.deliver()
    await room.deliver()
    const heads = received.map((letter) => /^To: (.*)\r$/m.exec(letter)?.[1]).sort()
    expect(heads).toEqual(['office@example.org', 'pages@example.org'])
    const [named, other] = [...received].sort((one) => (one.includes('To: pages@') ? -1 : 1))
    expect(named).toMatch(/Subject: \[[0-9A-Z-]{9}\] Form: Call me\r\n/)
    expect(named).toContain('email: ann@example.com\r\ntopics: Roth, 529\r\nnote: Hi')
    expect(named?.split('\r\n\r\n')[0]).not.toContain('Bcc:')
    expect(other).toMatch(/Subject: \[[0-9A-Z-]{9}\] A form was filled in\r\n/)
    expect(other).toContain('note: For a stranger')
    expect(await letters.inbox(10)).toHaveLength(3)
  },
)

test.each(stores.kinds)(
  'without an address of the operator, what people write stays in the inbox ($name)',
  async (kind) => {
    const { url, received } = await mailServer()
    const { app, room, letters } = await mailing(kind, transportTo(url))
    await browser(app).send('POST', '/api/v1/form-submit', { payload: { note: 'Hello' } })
    expect(await room.deliver()).toBe(0)
    expect(received).toEqual([])
    expect(await letters.inbox(10)).toMatchObject([{ kind: 'form', body: 'note: Hello' }])
  },
)

test.each(stores.kinds)('nothing that ends a line gets into the head of a letter ($name)', async (kind) => {
  const { room } = await mailing(kind)
  for (const more of [{ to: 'a@b.c\nBcc: d@e.f' }, { subject: 'Hi\r\nX: y' }, { replyTo: 'a@b.c\r' }])
    await expect(room.post(letter('x', more))).rejects.toThrow(RangeError)
})

test.skipIf(stores.kinds.length < 2)(
  'two servers on one database never send a letter twice (PostgreSQL)',
  async () => {
    const kind = stores.kinds.find(({ name }) => name === 'PostgreSQL')
    const environment = await kind?.newDatabase()
    const sent: string[] = []
    const transport: Transport = async ({ id }) => {
      sent.push(id)
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (sent.length % 7 === 0) throw new PermanentProblem('no such person')
    }
    const servers = await Promise.all(
      [1, 2, 3].map(() => testApp({ transport, environment: environment ?? {} })),
    )
    onTestFinished(async () => void (await Promise.all(servers.map((server) => server.close()))))
    const [first] = servers
    const ids = Array.from({ length: 60 }, (_, index) => `letter-${index}`)
    for (const id of ids) await first?.store.letters.add(letter(id), first.now.time)
    await Promise.all(servers.map(({ app }) => app.mailRoom.deliver()))
    expect(sent.sort()).toEqual(ids.sort())
  },
)

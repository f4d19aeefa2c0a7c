import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { accountSchema, signedInSchema, visitSchema } from '#contract/account.ts'
import { chatAnswerSchema } from '#contract/chat.ts'
import { savedPlansSchema } from '#contract/saved-plans.ts'
import { browser, sendMessage } from './app-for-tests.ts'
import { authenticator } from './authenticator-for-tests.ts'
import { testStores } from './stores-for-tests.ts'
import { tellOfUnusedAccounts } from './unused-accounts.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const stores = await testStores()
afterAll(stores.stop)
const minute = 60_000
const day = 24 * 60 * minute

type Visitor = ReturnType<typeof browser>

async function signingIn(kind: (typeof stores.kinds)[number], environment = {}) {
  const server = await kind.server({ environment: { SIGN_INS_PER_HOUR_PER_ADDRESS: '1000', ...environment } })
  onTestFinished(server.close)
  const later = (milliseconds: number) => {
    server.now.time = new Date(server.now.time.getTime() + milliseconds)
  }
  const post = (visitor: Visitor, path: string, payload: object = {}) =>
    visitor.send('POST', `/api${path}`, { payload })
  /** Asks for a letter and reads it. */
  const letter = async (visitor: Visitor, email = 'ann@example.com') => {
    const before = server.printed().length
    const answer = await post(visitor, '/sign-in', { email })
    await server.app.mailRoom.settled()
    const text = server.printed().slice(before)
    return {
      answer,
      text,
      code: /^ {4}(\d{6})$/m.exec(text)?.[1] ?? '',
      token: /\/sign-in#([\w-]+)$/m.exec(text)?.[1] ?? '',
    }
  }
  const signIn = async (visitor: Visitor, email?: string) => {
    const { code } = await letter(visitor, email)
    return signedInSchema.parse((await post(visitor, '/sign-in/code', { code })).json())
  }
  const keep = async (visitor: Visitor, thread = 'user-1') => {
    const { plan } = chatAnswerSchema.parse(
      (await sendMessage(visitor, 'Build an emergency fund plan.', { thread })).json(),
    )
    await post(visitor, '/plans', { threadId: thread, planId: plan?.id })
  }
  const plans = async (visitor: Visitor) =>
    savedPlansSchema.parse((await visitor.send('GET', '/api/plans')).json()).plans
  const account = async (visitor: Visitor) =>
    accountSchema.parse((await visitor.send('GET', '/api/account')).json()).account
  return {
    ...server,
    later,
    post,
    letter,
    signIn,
    keep,
    plans,
    account,
    newBrowser: () => browser(server.app),
  }
}

test.each(stores.kinds)(
  'whoever types the code of the letter is signed in, under a new secret ($name)',
  async (kind) => {
    const { newBrowser, signIn, keep, plans, account } = await signingIn(kind)
    const ann = newBrowser()
    await keep(ann)
    const before = ann.cookie()
    expect(await signIn(ann, 'Ann@Example.com')).toEqual({
      success: true,
      email: 'ann@example.com',
      isNew: true,
      plansMoved: 1,
    })
    expect(ann.cookie()).not.toBe(before)
    expect(ann.cookie()).toMatch(/^hearth=[\w-]{43}$/)
    expect(await plans(ann)).toHaveLength(1)
    expect(await account(ann)).toMatchObject({
      email: 'ann@example.com',
      isFresh: true,
      sessions: [{ isThisOne: true }],
    })
    const old = newBrowser()
    const withOld = await old.send('GET', '/api/plans', { headers: { cookie: before ?? '' } })
    expect(withOld.json().plans).toEqual([])
  },
)

test.each(stores.kinds)(
  'a second browser that signs in sees the plans, and what it kept comes along once ($name)',
  async (kind) => {
    const { newBrowser, signIn, keep, plans } = await signingIn(kind)
    const [home, phone] = [newBrowser(), newBrowser()]
    await keep(home, 'user-1')
    await signIn(home)
    // The same label of a conversation, on purpose.
    await keep(phone, 'user-1')
    await keep(phone, 'user-2')
    expect(await signIn(phone)).toMatchObject({ isNew: false, plansMoved: 2 })
    expect(await plans(phone)).toHaveLength(3)
    expect((await plans(home)).map(({ id }) => id)).toEqual((await plans(phone)).map(({ id }) => id))
    expect(await signIn(phone)).toMatchObject({ plansMoved: 0 })
    const [first] = await plans(phone)
    const redraft = await phone.send('POST', `/api/plans/${first?.id}/facts`, {
      payload: { version: 1, set: { monthlyExpenses: 7_000 } },
    })
    expect(redraft.json().saved.version).toBe(2)
  },
)

test.each(stores.kinds)(
  'what one account keeps never goes to another that signs in at the same browser ($name)',
  async (kind) => {
    const { newBrowser, signIn, keep, plans } = await signingIn(kind)
    const shared = newBrowser()
    await keep(shared)
    await signIn(shared, 'ann@example.com')
    expect(await signIn(shared, 'bob@example.com')).toMatchObject({ isNew: true, plansMoved: 0 })
    expect(await plans(shared)).toEqual([])
    await signIn(shared, 'ann@example.com')
    expect(await plans(shared)).toHaveLength(1)
  },
)

test.each(stores.kinds)(
  'a code works once, for ten minutes, and only in the browser that asked ($name)',
  async (kind) => {
    const { newBrowser, letter, post, later } = await signingIn(kind)
    const [asking, other] = [newBrowser(), newBrowser()]
    const refused = async (visitor: Visitor, code: string) =>
      expect((await post(visitor, '/sign-in/code', { code })).json()).toMatchObject({ code: 'wrong_code' })
    const first = await letter(asking)
    await refused(other, first.code)
    await letter(other, 'eve@example.com')
    await refused(other, first.code)
    const twice = await Promise.all([1, 2, 3].map(() => post(asking, '/sign-in/code', { code: first.code })))
    expect(twice.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const second = await letter(asking)
    later(10 * minute)
    await refused(asking, second.code)
  },
)

test.each(stores.kinds)(
  'the link does nothing when it is looked at and signs in when it is confirmed ($name)',
  async (kind) => {
    const { newBrowser, letter, post } = await signingIn(kind)
    const [asking, other] = [newBrowser(), newBrowser()]
    const { token, text } = await letter(asking)
    expect(text).toContain(`http://localhost:3000/sign-in#${token}`)
    for (let look = 0; look < 3; look += 1) await other.send('GET', '/sign-in')
    expect((await post(other, '/sign-in/link', { token })).statusCode).toBe(400)
    expect((await post(asking, '/sign-in/link', { token })).statusCode).toBe(200)
    expect((await post(asking, '/sign-in/link', { token })).statusCode).toBe(400)
  },
)

test.each(stores.kinds)('after five wrong codes the right one is refused, too ($name)', async (kind) => {
  const { newBrowser, letter, post } = await signingIn(kind)
  const visitor = newBrowser()
  const { code } = await letter(visitor)
  const wrong = code === '000000' ? '000001' : '000000'
  const tries = await Promise.all(
    Array.from({ length: 12 }, () => post(visitor, '/sign-in/code', { code: wrong })),
  )
  expect(new Set(tries.map(({ statusCode }) => statusCode))).toEqual(new Set([400]))
  expect((await post(visitor, '/sign-in/code', { code })).statusCode).toBe(400)
})

test.each(stores.kinds)(
  'the answer is the same for every address, and the sixth letter of an hour is not sent ($name)',
  async (kind) => {
    const { newBrowser, letter, signIn, later } = await signingIn(kind)
    await signIn(newBrowser(), 'known@example.com')
    const stranger = newBrowser()
    const answers = [
      await letter(stranger, 'known@example.com'),
      await letter(stranger, 'unknown@example.com'),
    ]
    expect(answers[0]?.answer.json()).toEqual(answers[1]?.answer.json())
    for (let sent = 1; sent < 5; sent += 1) await letter(stranger, 'unknown@example.com')
    const sixth = await letter(stranger, 'unknown@example.com')
    expect(sixth.answer.json()).toEqual(answers[1]?.answer.json())
    expect(sixth.text).toBe('')
    later(61 * minute)
    expect((await letter(stranger, 'unknown@example.com')).code).toMatch(/^\d{6}$/)
  },
)

test.each(stores.kinds)('one address of the net gets so many letters in an hour ($name)', async (kind) => {
  const { newBrowser, letter } = await signingIn(kind, { SIGN_INS_PER_HOUR_PER_ADDRESS: '3' })
  const visitor = newBrowser()
  for (let sent = 0; sent < 3; sent += 1) await letter(visitor, `a${sent}@example.com`)
  const { answer } = await letter(visitor, 'b@example.com')
  expect(answer.statusCode).toBe(429)
  expect(answer.json()).toMatchObject({ code: 'too_many_codes' })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test.each(stores.kinds)('an address with a line break or two of them is none ($name)', async (kind) => {
  const { newBrowser, post, printed } = await signingIn(kind)
  const visitor = newBrowser()
  for (const email of ['a@b.c\r\nBcc: d@e.f', 'a@b.c, d@e.f', 'a@b.c\u0000', '<a@b.c>', 'a'])
    expect((await post(visitor, '/sign-in', { email })).statusCode, email).toBe(400)
  expect(printed()).toBe('')
})

test.each(stores.kinds)(
  'sessions are listed, revoked, ended, and over after thirty days ($name)',
  async (kind) => {
    const { newBrowser, signIn, account, post, later, keep, plans } = await signingIn(kind)
    const [home, phone] = [newBrowser(), newBrowser()]
    await keep(home)
    await signIn(home)
    await signIn(phone)
    const sessions = (await account(home))?.sessions ?? []
    expect(sessions).toHaveLength(2)
    const other = sessions.find(({ isThisOne }) => !isThisOne)
    const stranger = newBrowser()
    await signIn(stranger, 'eve@example.com')
    expect((await post(stranger, `/account/sessions/${other?.id}/revoke`)).statusCode).toBe(404)
    expect((await post(home, `/account/sessions/${other?.id}/revoke`)).statusCode).toBe(200)
    expect(await account(phone)).toBeUndefined()
    await post(home, '/sign-out')
    expect(home.cookie()).toBeUndefined()
    expect(await plans(home)).toEqual([])
    await signIn(home)
    expect(await plans(home)).toHaveLength(1)
    later(29 * day)
    expect(await plans(home)).toHaveLength(1)
    later(day + 1)
    expect(await account(home)).toBeUndefined()
  },
)

test.each(stores.kinds)('an account outlives its sessions ($name)', async (kind) => {
  const { newBrowser, signIn, keep, plans, later, store, now } = await signingIn(kind)
  const ann = newBrowser()
  await keep(ann)
  await signIn(ann)
  later(500 * day)
  await store.forgetExpired(now.time)
  expect(await signIn(ann)).toMatchObject({ isNew: false })
  expect(await plans(ann)).toHaveLength(1)
})

test.each(stores.kinds)('whoever only looks at what they keep came by, too ($name)', async (kind) => {
  const { newBrowser, keep, plans, later, store, now } = await signingIn(kind)
  const ann = newBrowser()
  await keep(ann)
  for (let visit = 0; visit < 3; visit += 1) {
    later(390 * day)
    await store.forgetExpired(now.time)
    expect(await plans(ann)).toHaveLength(1)
  }
  later(401 * day)
  await store.forgetExpired(now.time)
  expect(await plans(ann)).toHaveLength(0)
})

test.each(stores.kinds)(
  'the owner of an account that nobody uses is told a month before it goes, and a visit keeps it ($name)',
  async (kind) => {
    const { newBrowser, signIn, keep, plans, later, store, now, config } = await signingIn(kind)
    const [ann, bob] = [newBrowser(), newBrowser()]
    await keep(ann)
    await signIn(ann)
    await signIn(bob, 'bob@example.com')
    const tell = () =>
      tellOfUnusedAccounts({ store, clock: () => now.time, publicOrigin: config.publicOrigin })
    const endings = async () =>
      (await store.letters.list(100)).filter(({ kind }) => kind === 'account_ending').map(({ to }) => to)
    later(700 * day)
    expect(await tell()).toBe(0)
    later(1)
    expect(await Promise.all([tell(), tell()]).then(([one, other]) => one + other)).toBe(2)
    expect((await endings()).sort()).toEqual(['ann@example.com', 'bob@example.com'])
    expect((await store.letters.list(1))[0]?.body).toContain('on Nov 19, 2028 it is deleted')
    expect(await tell()).toBe(0)

    expect(await signIn(bob, 'bob@example.com')).toMatchObject({ isNew: false })
    later(30 * day)
    await store.forgetExpired(now.time)
    expect(await endings()).toHaveLength(2)
    later(1)
    await store.forgetExpired(now.time)
    expect(await signIn(bob, 'bob@example.com')).toMatchObject({ isNew: false })
    const again = newBrowser()
    expect(await signIn(again)).toMatchObject({ isNew: true })
    expect(await plans(again)).toHaveLength(0)
  },
)

test.each(stores.kinds)('no account goes before its owner knew it for a month ($name)', async (kind) => {
  const { newBrowser, signIn, later, store, now, config } = await signingIn(kind)
  await signIn(newBrowser())
  later(1_000 * day)
  await store.forgetExpired(now.time)
  await tellOfUnusedAccounts({ store, clock: () => now.time, publicOrigin: config.publicOrigin })
  later(30 * day)
  await store.forgetExpired(now.time)
  expect(await signIn(newBrowser())).toMatchObject({ isNew: false })
})

test.each(stores.kinds)('a passkey is made after signing in and signs in by itself ($name)', async (kind) => {
  const { newBrowser, signIn, post, account, later, keep, plans } = await signingIn(kind)
  const [home, phone] = [newBrowser(), newBrowser()]
  const device = authenticator('http://localhost:3000')
  expect((await post(home, '/account/passkeys/options')).statusCode).toBe(401)
  await keep(home)
  await signIn(home)
  const { options } = (await post(home, '/account/passkeys/options')).json()
  const made = await post(home, '/account/passkeys', {
    label: 'Laptop',
    response: device.make(options.challenge),
  })
  expect(made.json()).toMatchObject({ success: true, passkey: { label: 'Laptop' } })
  expect((await account(home))?.passkeys).toHaveLength(1)

  const challenge = async (visitor: Visitor) =>
    (await post(visitor, '/sign-in/passkey/options')).json().options.challenge
  const answer = device.sign(await challenge(phone))
  const done = await post(phone, '/sign-in/passkey', { response: answer })
  expect(signedInSchema.parse(done.json())).toMatchObject({ email: 'ann@example.com', isNew: false })
  expect(await plans(phone)).toHaveLength(1)

  const replayed = await post(newBrowser(), '/sign-in/passkey', { response: answer })
  expect(replayed.json()).toMatchObject({ code: 'passkey_refused' })
  const other = newBrowser()
  const elsewhere = device.sign(await challenge(other), 'https://evil.example')
  expect((await post(other, '/sign-in/passkey', { response: elsewhere })).statusCode).toBe(400)
  const late = device.sign(await challenge(other))
  later(5 * minute)
  expect((await post(other, '/sign-in/passkey', { response: late })).statusCode).toBe(400)
  const stranger = authenticator('http://localhost:3000').sign(await challenge(other))
  expect((await post(other, '/sign-in/passkey', { response: stranger })).statusCode).toBe(400)

  later(61 * minute)
  const id = (await account(home))?.passkeys[0]?.id
  expect((await post(home, `/account/passkeys/${id}/remove`)).json()).toMatchObject({ code: 'sign_in_again' })
  await signIn(home)
  expect((await post(home, `/account/passkeys/${id}/remove`)).statusCode).toBe(200)
  const gone = device.sign(await challenge(other))
  expect((await post(other, '/sign-in/passkey', { response: gone })).statusCode).toBe(400)
})

test.each(stores.kinds)(
  'the visit tells who is signed in, and no secret or address is logged ($name)',
  async (kind) => {
    const { newBrowser, letter, post, log } = await signingIn(kind)
    const ann = newBrowser()
    const { code, token } = await letter(ann)
    await post(ann, '/sign-in/code', { code })
    expect(visitSchema.parse((await ann.send('GET', '/api/visit')).json())).toMatchObject({
      email: 'ann@example.com',
    })
    for (const secret of [code, token, 'ann@example.com', ann.cookie()?.slice('hearth='.length) ?? ''])
      expect(log()).not.toContain(secret)
  },
)

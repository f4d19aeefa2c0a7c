import { createHash } from 'node:crypto'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { visitSchema } from '#contract/account.ts'
import { chatAnswerSchema } from '#contract/chat.ts'
import { shareAnswerSchema, sharedPlanSchema, sharesSchema } from '#contract/shares.ts'
import { browser, sendMessage } from './app-for-tests.ts'
import { testStores } from './stores-for-tests.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const stores = await testStores()
afterAll(stores.stop)
const day = 24 * 3_600_000
const question = 'I am 34 and have $23,456 saved. Build an emergency fund plan.'

async function sharing(kind: (typeof stores.kinds)[number]) {
  const server = await kind.server()
  onTestFinished(server.close)
  const [owner, reader] = [browser(server.app), browser(server.app)]
  const { plan } = chatAnswerSchema.parse((await sendMessage(owner, question)).json())
  if (!plan) throw new Error('there is no plan to share')
  const wish = { threadId: 'user-1', planId: plan.id, version: 1 }
  const share = async (more: object = {}, key?: string) =>
    shareAnswerSchema.parse(
      (
        await owner.send('POST', '/api/shares', {
          payload: { ...wish, ...more },
          headers: key === undefined ? {} : { 'idempotency-key': key },
        })
      ).json(),
    )
  const look = (path: string) => reader.send('GET', `/api/shared/${path.replace('/s/', '')}`)
  const post = (path: string, payload: object = {}) => owner.send('POST', `/api${path}`, { payload })
  const later = (milliseconds: number) => {
    server.now.time = new Date(server.now.time.getTime() + milliseconds)
  }
  const shares = async () => sharesSchema.parse((await owner.send('GET', '/api/shares')).json()).shares
  return { ...server, owner, reader, plan, wish, share, look, post, later, shares }
}

test.each(stores.kinds)(
  'a link shows the version that was shared, and counts who looks ($name)',
  async (kind) => {
    const { share, look, owner, plan, shares } = await sharing(kind)
    const { path } = await share()
    expect(path).toMatch(/^\/s\/[\w-]{32}$/)
    await sendMessage(owner, 'I spend $9,000 a month.')
    const answer = await look(path)
    expect(sharedPlanSchema.parse(answer.json())).toMatchObject({ hidesAmounts: false })
    expect(answer.json().plan).toEqual({ ...plan, id: 'shared' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    await look(path)
    expect(await shares()).toMatchObject([{ views: 2, version: 1 }])
  },
)

test.each(stores.kinds)(
  'misses, expired and revoked links and those of deleted plans answer alike ($name)',
  async (kind) => {
    const { share, look, post, later, plan, owner } = await sharing(kind)
    const [revoked, ofDeleted, old] = [await share(), await share(), await share({ expiresInDays: 1 })]
    const { saved } = (await post('/plans', { threadId: 'user-1', planId: plan.id })).json()
    expect((await post(`/shares/${revoked.share.id}/revoke`)).statusCode).toBe(200)
    expect((await look(ofDeleted.path)).statusCode).toBe(200)
    later(day)
    await owner.send('POST', `/api/plans/${saved.id}/delete`, { payload: { revision: 1 } })
    const answers = [revoked.path, ofDeleted.path, old.path, 'A'.repeat(32), saved.id, plan.id, 'x'].map(look)
    const seen = (await Promise.all(answers)).map(({ statusCode, headers, json }) => {
      const { request_id: _id, ...body } = json()
      const { date: _date, 'x-request-id': _request, ...stable } = headers
      return JSON.stringify([statusCode, body, stable])
    })
    expect(new Set(seen).size).toBe(1)
    expect(seen[0]).toContain('[404,')
  },
)

test.each(stores.kinds)(
  'a link ends after thirty days unless said otherwise, and its copy is forgotten ($name)',
  async (kind) => {
    const { share, look, later, store, now, shares } = await sharing(kind)
    const [usual, short] = [await share(), await share({ expiresInDays: 7 })]
    later(7 * day)
    expect((await look(short.path)).statusCode).toBe(404)
    later(23 * day - 1)
    expect((await look(usual.path)).statusCode).toBe(200)
    later(1)
    expect((await look(usual.path)).statusCode).toBe(404)
    await store.forgetExpired(now.time)
    expect(await shares()).toEqual([])
  },
)

test.each(stores.kinds)(
  'a repeated request gives the same link, of which the database knows the hash ($name)',
  async (kind) => {
    const { share, shares, store } = await sharing(kind)
    const [one, two] = [await share({}, 'k1'), await share({}, 'k1')]
    expect(two).toEqual(one)
    expect(await shares()).toHaveLength(1)
    const other = await share({}, 'k2')
    expect(other.path).not.toBe(one.path)
    const hash = createHash('sha256').update(one.path.slice('/s/'.length)).digest('hex')
    expect(await store.shares.open(hash, new Date('2026-11-21'))).toBeDefined()
    expect(await store.shares.open(one.path.slice('/s/'.length), new Date('2026-11-21'))).toBeUndefined()
  },
)

test.each(stores.kinds)('nobody shares, lists or revokes what is not theirs ($name)', async (kind) => {
  const { share, reader, wish, shares } = await sharing(kind)
  const { share: shared } = await share()
  await sendMessage(reader, question, { thread: 'user-2' })
  const theirs = await reader.send('POST', '/api/shares', { payload: wish })
  expect(theirs.statusCode).toBe(404)
  expect((await reader.send('POST', `/api/shares/${shared.id}/revoke`, { payload: {} })).statusCode).toBe(404)
  expect((await reader.send('GET', '/api/shares')).json().shares).toEqual([])
  expect(await shares()).toHaveLength(1)
})

test.each(stores.kinds)('no log line holds the secret of a link ($name)', async (kind) => {
  const { share, look, log } = await sharing(kind)
  const { path } = await share()
  await look(path)
  expect(log()).toContain('/api/shared/:token')
  expect(log()).not.toContain(path.slice('/s/'.length))
})

test.each(stores.kinds)(
  'a visitor finds the conversation that was last, and a new one finds nothing ($name)',
  async (kind) => {
    const { owner, reader, later } = await sharing(kind)
    const visit = async (visitor: typeof owner) =>
      visitSchema.parse((await visitor.send('GET', '/api/visit')).json())
    expect(await visit(reader)).toEqual({ success: true, savedPlans: 0 })
    expect(reader.cookie()).toBeUndefined()
    expect((await visit(owner)).last).toMatchObject({ threadId: 'user-1', topic: 'emergency_fund' })
    later(1_000)
    await sendMessage(owner, 'Roth or Traditional for me?', { thread: 'user-2' })
    expect((await visit(owner)).last).toMatchObject({ threadId: 'user-2' })
  },
)

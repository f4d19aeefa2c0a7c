import { afterEach, expect, test } from 'vitest'
import { browser, sendMessage, type TestApp, testApp } from './app-for-tests.ts'

let server: TestApp | undefined
afterEach(() => server?.close())

const limited = (environment: Record<string, string>) =>
  testApp({
    environment: {
      MESSAGES_PER_MINUTE_PER_VISITOR: '3',
      MESSAGES_PER_MINUTE_PER_ADDRESS: '5',
      ...environment,
    },
  })

/** The refusals of a few messages, one after the other. */
async function statuses(
  count: number,
  send: (index: number) => ReturnType<typeof sendMessage>,
): Promise<number[]> {
  const found: number[] = []
  for (let index = 0; index < count; index++) found.push((await send(index)).statusCode)
  return found
}

test('a visitor who writes too fast is told how long to wait', async () => {
  server = await limited({})
  const visitor = browser(server.app)
  // The first message makes the visitor and is not theirs yet.
  expect(await statuses(4, () => sendMessage(visitor, 'Hello'))).toEqual([200, 200, 200, 200])
  const refused = await sendMessage(visitor, 'Hello')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ success: false, code: 'too_many_requests' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await visitor.send('GET', '/api/threads/user-1')).statusCode).toBe(200)
})

test('leaving the cookie behind does not reset the limit of an address', async () => {
  server = await limited({})
  const { app } = server
  expect(await statuses(6, () => sendMessage(browser(app), 'Hello'))).toEqual([200, 200, 200, 200, 200, 429])
})

const from = (app: TestApp['app'], address: string, proxy = '127.0.0.1') =>
  app.inject({
    method: 'POST',
    url: '/api/chat',
    remoteAddress: proxy,
    headers: { host: 'localhost', 'x-forwarded-for': address },
    payload: { message: 'Hello', thread_id: 'user-1' },
  })

test('an address that is made up does not help without a trusted proxy', async () => {
  server = await limited({})
  const { app } = server
  const send = (index: number) => from(app, `198.51.100.${index}`)
  expect(await statuses(6, send)).toEqual([200, 200, 200, 200, 200, 429])
})

test('behind a trusted proxy every address has its own limit, and the one that it adds counts', async () => {
  server = await limited({ TRUSTED_PROXIES: '127.0.0.0/8' })
  const { app } = server
  expect(await statuses(6, () => from(app, '198.51.100.1'))).toEqual([200, 200, 200, 200, 200, 429])
  expect((await from(app, '198.51.100.2')).statusCode).toBe(200)
  expect((await from(app, '203.0.113.9, 198.51.100.1')).statusCode).toBe(429)
  expect((await from(app, '198.51.100.1', '192.0.2.7')).statusCode).toBe(200)
})

test('one home network of IPv6 is one address', async () => {
  server = await limited({ TRUSTED_PROXIES: '127.0.0.0/8' })
  const { app } = server
  const send = (index: number) => from(app, `2001:db8:1:2::${index + 1}`)
  expect(await statuses(6, send)).toEqual([200, 200, 200, 200, 200, 429])
})

test('whoever guesses at shared links, or at links of letters, is stopped after a few', async () => {
  server = await limited({})
  const stranger = browser(server.app)
  const guess = (index: number) => stranger.send('GET', `/api/shared/${String(index).padStart(32, 'g')}`)
  expect(await statuses(12, guess)).toEqual([...Array(10).fill(404), 429, 429])
  const other = await stranger.send('POST', `/api/unsubscribe/${'u'.repeat(43)}`, { payload: {} })
  expect(other.statusCode).toBe(429)
})

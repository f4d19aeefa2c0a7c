import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from './app-for-tests.ts'

let server: TestApp
let behindProxy: TestApp
beforeAll(async () => {
  server = await testApp()
  behindProxy = await testApp({ environment: { TRUSTED_PROXIES: '127.0.0.0/8' } })
})
afterAll(async () => {
  await server.close()
  await behindProxy.close()
})

test.each(['/livez', '/api/threads/user-1', '/nothing', '/api/nothing'])(
  '%s carries every security header',
  async (url) => {
    const { headers } = await server.app.inject({ url })
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  },
)

test('answers of the API are never kept by a cache', async () => {
  for (const url of ['/api/threads/user-1', '/api/nothing', '/livez', '/readyz'])
    expect((await server.app.inject({ url })).headers['cache-control']).toBe('no-store')
})

test('a browser is told to insist on TLS only where there is TLS', async () => {
  const throughTls = { url: '/livez', headers: { 'x-forwarded-proto': 'https' } }
  expect((await behindProxy.app.inject(throughTls)).headers['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  )
  expect((await server.app.inject(throughTls)).headers['strict-transport-security']).toBeUndefined()
})

test('a request id of the visitor is not taken over', async () => {
  const { headers } = await server.app.inject({ url: '/livez', headers: { 'x-request-id': 'mine' } })
  expect(headers['x-request-id']).not.toBe('mine')
})

test('no other site may read an answer', async () => {
  const { headers } = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/chat',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

import { afterEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app-for-tests.ts'

let server: TestApp | undefined
afterEach(() => server?.close())

test('a server that runs is alive and ready', async () => {
  server = await testApp()
  expect((await server.app.inject({ url: '/livez' })).json()).toEqual({ alive: true })
  const ready = await server.app.inject({ url: '/readyz' })
  expect(ready.statusCode).toBe(200)
  expect(ready.json()).toEqual({ ready: true, reasons: [] })
})

test('a server whose database does not answer is alive but not ready, and says why', async () => {
  server = await testApp({
    store: (store) => ({ ...store, ping: () => Promise.reject(new Error('connection refused')) }),
  })
  expect((await server.app.inject({ url: '/livez' })).statusCode).toBe(200)
  const ready = await server.app.inject({ url: '/readyz' })
  expect(ready.statusCode).toBe(503)
  expect(ready.json()).toEqual({
    ready: false,
    reasons: [{ part: 'database', reason: 'The database does not answer.' }],
  })
})

test('a database that lacks changes is a reason not to be ready', async () => {
  server = await testApp({
    store: (store) => ({ ...store, missingMigrations: async () => ['002-later'] }),
  })
  expect((await server.app.inject({ url: '/readyz' })).json()).toMatchObject({
    reasons: [{ part: 'migrations', reason: 'The database lacks the changes 002-later.' }],
  })
})

test('a disk that is nearly full is a reason not to be ready', async () => {
  server = await testApp({ environment: { MINIMUM_FREE_DISK_MB: '999999999' } })
  const { reasons } = (await server.app.inject({ url: '/readyz' })).json()
  expect(reasons).toMatchObject([{ part: 'disk', reason: expect.stringMatching(/^\d+ MB are free/) }])
})

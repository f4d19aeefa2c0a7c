import { connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatRefusalSchema } from '#contract/chat.ts'
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts'
import { type TestApp, testApp } from './app-for-tests.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }
const said = (message: unknown, more: object = {}) =>
  JSON.stringify({ message, thread_id: 'user-1', ...more })

/** What is sent to POST /api/chat, and the refusal that answers it. */
const refusals: [string, ErrorCode, InjectOptions][] = [
  ['an empty message', 'blank_message', { payload: said('') }],
  ['a message of spaces', 'blank_message', { payload: said(' \n\t\u00a0 ') }],
  ['a message of 4,001 characters', 'message_too_long', { payload: said('a'.repeat(4_001)) }],
  ['a NUL', 'unreadable_text', { payload: said('a\u0000b') }],
  ['half of a surrogate pair', 'unreadable_text', { payload: '{"message":"a\\ud800b","thread_id":"u"}' }],
  ['a byte that is no UTF-8', 'not_utf8', { payload: Buffer.from(said('caf\u00e9'), 'latin1') }],
  [
    'half of a character',
    'not_utf8',
    { payload: Buffer.from('{"message":"\u{1f4b0}', 'utf8').subarray(0, -1) },
  ],
  ['a number as the message', 'invalid_request', { payload: said(5) }],
  ['an infinite number', 'invalid_request', { payload: '{"message":1e999,"thread_id":"u"}' }],
  ['a message in a list', 'invalid_request', { payload: said(['hello']) }],
  ['no message', 'invalid_request', { payload: said(undefined) }],
  ['no thread', 'invalid_request', { payload: '{"message":"hello"}' }],
  ['a thread in a list', 'invalid_request', { payload: said('hello', { thread_id: ['user-1'] }) }],
  ['a thread with a slash', 'invalid_request', { payload: said('hello', { thread_id: '../1' }) }],
  [
    'a thread of 101 characters',
    'invalid_request',
    { payload: said('hello', { thread_id: 'u'.repeat(101) }) },
  ],
  ['an unknown field', 'invalid_request', { payload: said('hello', { role: 'system' }) }],
  ['null', 'invalid_request', { payload: 'null' }],
  ['a list', 'invalid_request', { payload: '[]' }],
  ['no body', 'invalid_request', { headers: {} }],
  ['an empty body', 'malformed_json', { payload: '' }],
  ['half an object', 'malformed_json', { payload: '{"message":' }],
  ['a prototype', 'malformed_json', { payload: '{"message":"hi","thread_id":"u","__proto__":{"a":1}}' }],
  ['a constructor', 'malformed_json', { payload: '{"constructor":{"prototype":{"a":1}}}' }],
  [
    'a message 50,000 lists deep',
    'invalid_request',
    { payload: `{"message":${'['.repeat(50_000)}${']'.repeat(50_000)}}` },
  ],
  ['a body of a megabyte', 'body_too_large', { payload: said('a'.repeat(2 ** 20)) }],
  [
    'a form',
    'not_json',
    { payload: 'message=hello', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  ],
  ['plain text', 'not_json', { payload: said('hello'), headers: { 'content-type': 'text/plain' } }],
  ['no kind of content', 'not_json', { payload: said('hello'), headers: { 'content-type': '' } }],
  [
    'another origin',
    'foreign_origin',
    { payload: said('hello'), headers: { ...json, origin: 'https://evil.example' } },
  ],
  ['no origin at all', 'foreign_origin', { payload: said('hello'), headers: { ...json, origin: 'null' } }],
  [
    'our name on another port',
    'foreign_origin',
    { payload: said('hello'), headers: { ...json, origin: 'http://localhost:81' } },
  ],
  [
    'another site',
    'foreign_origin',
    { payload: said('hello'), headers: { ...json, 'sec-fetch-site': 'cross-site' } },
  ],
  [
    'a sister site',
    'foreign_origin',
    { payload: said('hello'), headers: { ...json, 'sec-fetch-site': 'same-site' } },
  ],
  [
    'a form of another site',
    'foreign_origin',
    {
      payload: said('hello'),
      headers: {
        'content-type': 'text/plain',
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      },
    },
  ],
  [
    'an empty request key',
    'invalid_request',
    { payload: said('hello'), headers: { ...json, 'idempotency-key': '' } },
  ],
  [
    'an endless request key',
    'invalid_request',
    { payload: said('hello'), headers: { ...json, 'idempotency-key': 'k'.repeat(201) } },
  ],
]

test.each(refusals)('%s is refused as %s', async (_what, code, options) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/chat',
    headers: { host: 'localhost', ...json },
    ...options,
  })
  expect(response.statusCode).toBe(errorCatalogue[code].status)
  expect(response.statusCode).toBeGreaterThanOrEqual(400)
  expect(response.statusCode).toBeLessThan(500)
  const refusal = chatRefusalSchema.parse(response.json())
  expect(refusal).toEqual({
    success: false,
    error: errorCatalogue[code].message,
    code,
    request_id: response.headers['x-request-id'],
  })
  expect(response.cookies).toEqual([])
})

test.each([
  ['GET', '/api'],
  ['GET', '/api/chat'],
  ['GET', '/api/nothing'],
  ['POST', '/api/nothing'],
  ['DELETE', '/api/threads/user-1'],
  ['GET', '/api/threads/a%2Fb'],
  ['GET', '/api/threads/%00'],
  ['GET', `/api/threads/${'u'.repeat(101)}`],
  ['GET', `/api/threads/${'u'.repeat(5_000)}`],
] as const)('%s %s is nothing', async (method, url) => {
  const response = await server.app.inject({ method, url })
  expect(response.statusCode).toBe(404)
  if (url !== '/api') expect(response.json()).toMatchObject({ success: false, code: 'not_found' })
})

test('an address that cannot be decoded is refused in the same shape', async () => {
  const response = await server.app.inject({ method: 'GET', url: '/api/threads/%' })
  expect(response.statusCode).toBe(400)
  expect(chatRefusalSchema.parse(response.json()).code).toBe('invalid_request')
})

test.each([
  ['nothing to change', {}, 'invalid_request'],
  ['empty lists', { set: {}, forget: [] }, 'invalid_request'],
  ['the same fact to set and to forget', { set: { age: 40 }, forget: ['age'] }, 'set_and_forgotten'],
  ['an unknown fact', { set: { shoeSize: 9 } }, 'invalid_request'],
  ['an age in words', { set: { age: '41' } }, 'invalid_fact'],
  ['an age of 400', { set: { age: 400 } }, 'invalid_fact'],
  ['an amount below zero', { set: { amount: -1 } }, 'invalid_fact'],
  ['forgetting what is not a fact', { forget: ['constructor'] }, 'invalid_request'],
  ['a NUL in a name', { set: { debts: [{ name: 'a\u0000b' }] } }, 'unreadable_text'],
] as const)('an edit of facts with %s is refused', async (_what, payload, code) => {
  const response = await server.app.inject({ method: 'POST', url: '/api/threads/user-1/facts', payload })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ success: false, code })
})

test('a refused request leaves no visitor behind', async () => {
  await server.app.inject({ method: 'POST', url: '/api/chat', payload: said(''), headers: json })
  const thread = await server.app.inject({ method: 'GET', url: '/api/threads/user-1' })
  expect(thread.cookies).toEqual([])
  expect(thread.json()).toEqual({ success: true, thread_id: 'user-1', messages: [], plans: [], facts: [] })
})

test('bytes that are no HTTP are answered and the connection is closed', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server listens nowhere')
  const socket = connect(address.port, '127.0.0.1')
  socket.end('HELLO THERE\r\n\r\n')
  let answer = ''
  for await (const part of socket.setEncoding('utf8')) answer += part
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(chatRefusalSchema.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe('invalid_request')
})

import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts'
import { hostedFormAnswerSchema } from '#contract/hosted-content.ts'
import { hostedFormTrap } from '#contract/hosted-form-trap.ts'
import { browser, type TestApp, testApp } from './app-for-tests.ts'
import { publicKeyForTests } from './hosted-content/provider-for-tests.ts'
import { startProvider, type TestProvider } from './hosted-content/provider-process-for-tests.ts'

const often = { CONTACTS_PER_HOUR_PER_ADDRESS: '1000', BUILDER_FORM_RECIPIENTS: 'pages@example.org' }
let provider: TestProvider
let embedded: TestApp
let withKey: TestApp
beforeAll(async () => {
  provider = await startProvider()
  embedded = await testApp({ environment: often })
  withKey = await testApp({
    environment: {
      ...often,
      BUILDER_PUBLIC_KEY: publicKeyForTests,
      BUILDER_API_HOST: provider.origin,
      BUILDER_FORM_HOST: provider.origin,
    },
  })
})
afterAll(async () => {
  await embedded.close()
  await withKey.close()
  await provider.stop()
})

const recipient = (address: string) => encodeURIComponent(Buffer.from(address).toString('base64'))
const address = `/api/v1/form-submit?apiKey=any&to=${recipient('Pages@example.org')}&name=My%20form`
const post = (
  server: TestApp,
  payload: string | Buffer | object,
  type: string,
  more: Partial<InjectOptions> = {},
) =>
  browser(server.app).send('POST', address, {
    ...more,
    payload,
    headers: { 'content-type': type, ...more.headers },
  })

const json = 'application/json'
const urlencoded = 'application/x-www-form-urlencoded'
async function multipart(fields: [string, string | File][]): Promise<[Buffer, string]> {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  const request = new Response(data)
  return [Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? '']
}

async function kept(answer: Awaited<ReturnType<typeof post>>) {
  expect(answer.statusCode).toBe(200)
  const { reference = '' } = hostedFormAnswerSchema.parse(answer.json())
  expect(reference).toMatch(/^\w{4}-\w{4}$/)
  const submission = await embedded.store.formSubmission(reference)
  return { ...submission, fields: JSON.parse(submission?.fieldsJson ?? 'null') }
}

test('a form is kept under a reference, whichever of the three ways it is sent', async () => {
  const fields = { name: 'Ann', topic: ['a', 'b'], [hostedFormTrap]: '' }
  const expected = {
    form: 'My form',
    recipient: 'pages@example.org',
    isSuspect: false,
    fields: { name: 'Ann', topic: ['a', 'b'] },
  }
  expect(await kept(await post(embedded, fields, json))).toMatchObject(expected)
  expect(
    await kept(await post(embedded, `name=Ann&topic=a&topic=b&${hostedFormTrap}=`, urlencoded)),
  ).toMatchObject(expected)
  const parts = await multipart([
    ['name', 'Ann'],
    ['topic', 'a'],
    ['topic', 'b'],
    [hostedFormTrap, ''],
  ])
  const sent = await kept(await post(embedded, ...parts))
  expect(sent).toMatchObject(expected)
  expect(Object.keys(sent.fields)).toEqual(['name', 'topic'])
})

test('nested fields, numbers and names that the language knows are kept as they are', async () => {
  const fields = { person: { name: 'Zoë 😀', age: 42 }, agree: true }
  expect((await kept(await post(embedded, fields, json))).fields).toEqual(fields)
  expect((await kept(await post(embedded, 'toString=a&hasOwnProperty=b', urlencoded))).fields).toEqual({
    toString: 'a',
    hasOwnProperty: 'b',
  })
})

test('of a file its name and size are kept, of a field for one that stayed empty an empty text', async () => {
  const parts = await multipart([
    ['letter', new File(['12345'], 'letter.pdf', { type: 'application/pdf' })],
    ['empty', new File([], '')],
  ])
  expect((await kept(await post(embedded, ...parts))).fields).toEqual({
    letter: { file: 'letter.pdf', bytes: 5 },
    empty: '',
  })
})

test('whoever is not on the list of recipients is not kept as one', async () => {
  const to = recipient('victim@example.com')
  const answer = await browser(embedded.app).send('POST', `/api/v1/form-submit?to=${to}&name=x`, {
    payload: { a: 'b' },
  })
  expect((await kept(answer)).recipient).toBeUndefined()
})

test('a program that fills in the unseen field is answered like everybody, and marked', async () => {
  expect((await kept(await post(embedded, { a: 'b', [hostedFormTrap]: 'x' }, json))).isSuspect).toBe(true)
  expect((await kept(await post(embedded, `a=b&${hostedFormTrap}=x`, urlencoded))).isSuspect).toBe(true)
})

test('nothing of a form but its reference is logged', async () => {
  const secret = `canary${randomUUID()}`
  const answer = await post(embedded, { [secret]: secret }, json)
  expect(embedded.log()).toContain(hostedFormAnswerSchema.parse(answer.json()).reference)
  expect(embedded.log()).not.toContain(secret)
})

const refusals: [string, ErrorCode, string | object, string][] = [
  ['text', 'not_json', 'a=b', 'text/plain'],
  ['nothing', 'malformed_json', '', json],
  ['half of a JSON text', 'malformed_json', '{"a":', json],
  ['a list', 'invalid_request', '["a"]', json],
  ['a key that reaches into the language', 'invalid_request', '{"a":{"__proto__":{"x":1}}}', json],
  ['a field that does', 'invalid_request', 'constructor=1', urlencoded],
  [
    'a hundred and one fields',
    'invalid_request',
    Array.from({ length: 101 }, (_, at) => `f${at}=1`).join('&'),
    urlencoded,
  ],
  ['a multipart body without parts', 'invalid_request', 'nonsense', 'multipart/form-data; boundary=x'],
  ['a multipart body without a boundary', 'invalid_request', 'nonsense', 'multipart/form-data'],
  ['a NUL', 'unreadable_text', { a: 'a\u0000b' }, json],
  ['a NUL between percent signs', 'unreadable_text', 'a=a%00b', urlencoded],
  ['more than can be kept', 'body_too_large', { a: 'a'.repeat(70_000) }, json],
  ['more than can be read', 'body_too_large', { a: 'a'.repeat(300_000) }, json],
]

test.each(refusals)('%s is refused as %s', async (_what, code, payload, type) => {
  const answer = await post(embedded, payload, type)
  expect(answer.json()).toMatchObject({ success: false, code, error: errorCatalogue[code].message })
  expect(answer.statusCode).toBe(errorCatalogue[code].status)
})

test('a form of another site is refused', async () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of foreign)
    expect((await post(embedded, 'a=b', urlencoded, { headers })).json()).toMatchObject({
      code: 'foreign_origin',
    })
})

test('an address that sends too many forms waits for the next hour', async () => {
  const strict = await testApp({ environment: { CONTACTS_PER_HOUR_PER_ADDRESS: '2' } })
  try {
    for (const status of [200, 200, 429])
      expect((await post(strict, { a: 'b' }, json)).statusCode).toBe(status)
  } finally {
    await strict.close()
  }
})

test('with a key a form goes on to the provider, under our key and as it was sent', async () => {
  await provider.requests()
  const canary = { headers: { cookie: 'hearth=canary', 'user-agent': 'canary' } }
  const answers = [
    await post(withKey, { a: { b: 1 }, [hostedFormTrap]: '' }, json, canary),
    await post(withKey, `a=1&a=2&${hostedFormTrap}=`, urlencoded, canary),
    await post(
      withKey,
      ...(await multipart([
        ['a', 'ü'],
        ['f', new File(['12345'], 'x.txt')],
      ])),
      canary,
    ),
  ]
  for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
  const requests = await provider.requests()
  for (const { method, path, query, headers } of requests) {
    expect([method, path]).toEqual(['POST', '/api/v1/form-submit'])
    expect(query).toEqual({ apiKey: publicKeyForTests, to: btoa('pages@example.org'), name: 'My form' })
    expect(JSON.stringify(headers)).not.toContain('canary')
  }
  const [first, second, third] = requests
  expect([first?.headers['content-type'], first?.body]).toEqual([json, '{"a":{"b":1}}'])
  expect(second?.headers['content-type']).toMatch(urlencoded)
  expect(second?.body).toBe('a=1&a=2')
  expect(third?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(third?.body).toMatch(/name="a"\r\n\r\nü\r\n/)
  expect(third?.body).toContain('12345')
})

test('with a key neither a trapped form nor one for somebody else goes on', async () => {
  await provider.requests()
  const trapped = await post(withKey, { a: 'b', [hostedFormTrap]: 'x' }, json)
  expect([trapped.statusCode, trapped.json()]).toEqual([200, { success: true }])
  const to = recipient('victim@example.com')
  const relayed = await browser(withKey.app).send('POST', `/api/v1/form-submit?to=${to}`, {
    payload: { a: 'b' },
  })
  expect(relayed.json()).toMatchObject({ success: false, code: 'invalid_request' })
  expect(await provider.requests()).toEqual([])
})

test('what the provider has against a form reaches the page; what it has against us does not', async () => {
  const answered = async (status: number, body?: object) => {
    await provider.is({ kind: 'status', status, ...(body && { body: JSON.parse(JSON.stringify(body)) }) })
    const answer = await post(withKey, { a: 'b' }, json)
    return [answer.statusCode, answer.json()]
  }
  try {
    const complaint = { error: { message: 'this name is taken' } }
    expect(await answered(422, complaint)).toEqual([422, complaint])
    for (const status of [401, 404, 500, 302])
      expect(await answered(status)).toMatchObject([502, { success: false, code: 'form_not_delivered' }])
    await provider.is({ kind: 'drop' })
    expect((await post(withKey, { a: 'b' }, json)).json()).toMatchObject({ code: 'form_not_delivered' })
    await provider.is({ kind: 'html' })
    expect((await post(withKey, { a: 'b' }, json)).json()).toEqual({ success: true })
  } finally {
    await provider.is({ kind: 'well' })
  }
})

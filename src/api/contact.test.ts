import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactAnswerSchema, contactReferenceSchema } from '#contract/contact.ts'
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts'
import { browser, type TestApp, testApp } from './app-for-tests.ts'
import { contactReference } from './contact-reference.ts'
import type { ContactLetter } from './store/store.ts'

const letter = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  subject: 'Your numbers',
  message: 'How do you count Medicare?\nThank you.',
}

/** A server that also tells which letters reached its store. */
async function listening(environment: Record<string, string> = {}) {
  const kept: ContactLetter[] = []
  const server = await testApp({
    environment: { CONTACTS_PER_HOUR_PER_ADDRESS: '1000', ...environment },
    store: (store) => ({
      ...store,
      keepContact: (sent, now) => {
        kept.push(sent)
        return store.keepContact(sent, now)
      },
    }),
  })
  return { ...server, kept }
}

let server: TestApp & { kept: ContactLetter[] }
beforeAll(async () => {
  server = await listening()
})
afterAll(() => server.close())

const post = (payload: object, options: Omit<InjectOptions, 'payload'> = {}) =>
  browser(server.app).send('POST', '/api/contact', { ...options, payload })

test('a letter is kept without its outer spaces, and answered with a reference', async () => {
  const answer = await post({ ...letter, name: '  Ann Lee ', message: `${letter.message}\n\n` })
  expect(answer.statusCode).toBe(200)
  const { reference } = contactAnswerSchema.parse(answer.json())
  expect(server.kept.at(-1)).toMatchObject({ ...letter, reference, isSuspect: false })
})

test('writing a letter makes nobody a visitor', async () => {
  const answer = await post(letter)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('nothing of a letter but its reference is logged', async () => {
  const secret = `canary${randomUUID()}`
  const answer = await post({
    name: secret,
    email: `${secret}@example.com`,
    subject: secret,
    message: secret,
  })
  const { reference } = contactAnswerSchema.parse(answer.json())
  expect(server.log()).toContain(reference)
  expect(server.log()).not.toContain(secret)
})

test('a letter that is sent again under its key is the same letter, and another one is refused', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const first = await post(letter, { headers })
  const second = await post(letter, { headers })
  expect(second.json()).toEqual(first.json())
  const other = await post({ ...letter, message: 'Something else.' }, { headers })
  expect(other.statusCode).toBe(422)
  expect(other.json()).toMatchObject({ success: false, code: 'key_reused' })
})

test('a program that fills in the unseen field is answered like everybody and marked', async () => {
  const answer = await post({ ...letter, website: 'https://spam.example' })
  expect(answer.statusCode).toBe(200)
  expect(contactAnswerSchema.safeParse(answer.json()).success).toBe(true)
  expect(server.kept.at(-1)?.isSuspect).toBe(true)
})

const refusals: [string, ErrorCode, object][] = [
  ['no name', 'invalid_request', { ...letter, name: undefined }],
  ['a blank name', 'contact_incomplete', { ...letter, name: '   ' }],
  ['a blank subject', 'contact_incomplete', { ...letter, subject: '' }],
  ['a blank message', 'contact_incomplete', { ...letter, message: '\n\t ' }],
  ['a name of 101 characters', 'contact_too_long', { ...letter, name: 'a'.repeat(101) }],
  ['a message of 4,001 characters', 'contact_too_long', { ...letter, message: 'a'.repeat(4_001) }],
  ['an address without an at sign', 'invalid_email', { ...letter, email: 'ann.example.com' }],
  ['an address with a space', 'invalid_email', { ...letter, email: 'ann lee@example.com' }],
  ['a second line in the subject', 'invalid_request', { ...letter, subject: 'Hi\r\nBcc: all@example.com' }],
  ['a second line in the address', 'invalid_email', { ...letter, email: 'ann@example.com\nBcc: b@c.de' }],
  ['a NUL', 'unreadable_text', { ...letter, message: 'a\u0000b' }],
  ['an unknown field', 'invalid_request', { ...letter, to: 'someone@example.com' }],
  ['a list', 'invalid_request', { ...letter, message: ['hello'] }],
]

test.each(refusals)('%s is refused as %s, and nothing is kept', async (_what, code, payload) => {
  const before = server.kept.length
  const answer = await post(payload)
  expect(answer.statusCode).toBe(errorCatalogue[code].status)
  expect(answer.json()).toMatchObject({ success: false, code, error: errorCatalogue[code].message })
  expect(server.kept).toHaveLength(before)
})

test('a form of another site cannot write letters', async () => {
  const answer = await post(letter, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(answer.json()).toMatchObject({ success: false, code: 'foreign_origin' })
})

test('an address that writes too many letters waits for the next hour; broken ones do not count', async () => {
  const strict = await listening({ CONTACTS_PER_HOUR_PER_ADDRESS: '2' })
  try {
    const send = (payload: object) => browser(strict.app).send('POST', '/api/contact', { payload })
    expect((await send({ ...letter, name: '' })).statusCode).toBe(400)
    expect((await send(letter)).statusCode).toBe(200)
    expect((await send(letter)).statusCode).toBe(200)
    const refused = await send(letter)
    expect(refused.json()).toMatchObject({ success: false, code: 'too_many_contacts' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600)
    expect(strict.kept).toHaveLength(2)
  } finally {
    await strict.close()
  }
})

test('the call is described with the others', async () => {
  const { paths } = (await server.app.inject({ url: '/api/openapi.json' })).json()
  expect(paths['/api/contact'].post.requestBody.content['application/json'].schema.required).toEqual([
    'name',
    'email',
    'subject',
    'message',
  ])
})

test('every reference is four and four characters of its alphabet', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 8, maxLength: 8 }),
      (bytes) => contactReferenceSchema.safeParse(contactReference(bytes)).success,
    ),
  )
  expect(contactReference(new Uint8Array([0, 1, 31, 32, 10, 18, 19, 20]))).toBe('01Z0-AJKM')
})

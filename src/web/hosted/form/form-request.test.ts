import { expect, test } from 'vitest'
import { base64, formRequest } from './form-request.ts'
import type { FieldEntry } from './form-values.ts'

const entries: FieldEntry[] = [
  ['name', 'Ann'],
  ['age', 42],
  ['msg', ''],
  ['pick', 'a'],
  ['agree', true],
]
const data = () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Ann', age: '42', msg: '', pick: 'a', agree: 'on' }))
    form.append(name, value)
  return form
}
const custom = { sendSubmissionsTo: 'custom', action: '/take' }

test('a custom form sends JSON by POST when nothing else is said (§7 hosted forms)', () => {
  expect(formRequest(custom, entries, data(), 'key')).toEqual({
    url: '/take',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ann","age":42,"msg":"","pick":"a","agree":true}',
  })
})

test('the other content types send the fields as a browser would (§7 hosted forms)', () => {
  const encoded = formRequest(
    { ...custom, contentType: 'application/x-www-form-urlencoded' },
    entries,
    data(),
    'key',
  )
  expect(encoded.headers).toEqual({ 'content-type': 'application/x-www-form-urlencoded' })
  expect(String(encoded.body)).toBe('name=Ann&age=42&msg=&pick=a&agree=on')
  const multipart = formRequest({ ...custom, contentType: 'multipart/form-data' }, entries, data(), 'key')
  expect(multipart.headers).toEqual({})
  expect(multipart.body).toBeInstanceOf(FormData)
})

test('a file makes any form multipart, a file field left empty does not (§7 hosted forms)', () => {
  const file = new File(['x'], 'x.txt')
  expect(formRequest(custom, [...entries, ['paper', [file]]], data(), 'key').body).toBeInstanceOf(FormData)
  expect(formRequest(custom, [...entries, ['paper', []]], data(), 'key').body).toBe(
    '{"name":"Ann","age":42,"msg":"","pick":"a","agree":true}',
  )
})

test("the author's own headers go along, and Zapier is told no content type", () => {
  const own = { ...custom, customHeaders: { 'X-Team': 'blue', 'Content-Type': 'text/odd' } }
  expect(formRequest(own, entries, data(), 'key').headers).toEqual({
    'x-team': 'blue',
    'content-type': 'application/json',
  })
  expect(formRequest({ ...own, contentType: 'multipart/form-data' }, entries, data(), 'key').headers).toEqual(
    {
      'x-team': 'blue',
    },
  )
  const zapier = { ...custom, action: 'https://hooks.zapier.com/1' }
  expect(formRequest(zapier, entries, data(), 'key').headers).toEqual({})
})

test('a form to an e-mail address goes to our server with key, encoded recipient and name (§7 hosted forms)', () => {
  const options = { sendSubmissionsTo: 'email', sendSubmissionsToEmail: 'ops@example.org', name: 'My form' }
  const request = formRequest(options, entries, data(), 'key')
  expect(request.url).toBe('/api/v1/form-submit?apiKey=key&to=b3BzQGV4YW1wbGUub3Jn&name=My%20form')
  expect(request).toMatchObject({ method: 'POST', headers: {} })
  expect(request.body).toBeInstanceOf(FormData)
})

test('the recipient may have letters of any script, and its code survives an address', () => {
  expect(base64('ops@example.org')).toBe('b3BzQGV4YW1wbGUub3Jn')
  expect(
    new TextDecoder().decode(Uint8Array.from(atob(base64('żółw@példa.hu')), (c) => c.charCodeAt(0))),
  ).toBe('żółw@példa.hu')
  const options = { sendSubmissionsTo: 'email', sendSubmissionsToEmail: 'a>b?~@x', name: 'a&b' }
  const url = new URL(formRequest(options, [], new FormData(), 'k').url, 'https://x')
  expect(url.searchParams.get('to')).toBe(base64('a>b?~@x'))
  expect(url.searchParams.get('name')).toBe('a&b')
})

test('a form sent by GET carries its fields in the address', () => {
  expect(formRequest({ ...custom, action: '/find?x=1', method: 'get' }, entries, data(), 'key')).toEqual({
    url: '/find?x=1&name=Ann&age=42&msg=&pick=a&agree=on',
    method: 'GET',
    headers: {},
    body: undefined,
  })
})

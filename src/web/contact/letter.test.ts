import { afterEach, expect, test, vi } from 'vitest'
import { openingFor, sendLetter, stateAfter } from './letter.ts'

const letter = { name: 'Ann', email: 'ann@example.com', subject: 'Hi', message: 'Hello.', website: '' }
afterEach(() => vi.unstubAllGlobals())

test('an answer with a reference means that the letter is kept', () => {
  expect(stateAfter('{"success":true,"reference":"7K3F-9QXM"}')).toEqual({
    kind: 'kept',
    reference: '7K3F-9QXM',
  })
})

test('a refusal is told in the words of the server, and without words asks to try again', () => {
  expect(stateAfter('{"success":false,"error":"Please wait."}')).toEqual({
    kind: 'refused',
    error: 'Please wait.',
  })
  expect(stateAfter('{"success":false}')).toEqual({ kind: 'refused', error: 'Please try again.' })
})

test('an answer that is no JSON is a network error', () => {
  const words = 'Network error. Please check your connection and try again.'
  for (const text of ['', '<html>', 'null', '5'])
    expect(stateAfter(text)).toEqual({ kind: 'refused', error: words })
})

test('the same letter is sent again under the same key, a changed one and the next one under another', async () => {
  const keys: (string | null)[] = []
  const answers = [
    '<html>',
    '{"success":false}',
    '<html>',
    '{"success":true,"reference":"7K3F-9QXM"}',
    '<html>',
  ]
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'))
    return Promise.resolve(new Response(answers[keys.length - 1]))
  })
  const changed = { ...letter, subject: 'Hello' }
  for (const sent of [letter, letter, changed, changed, changed]) await sendLetter(sent)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
  expect(keys[3]).toBe(keys[2])
  expect(keys[4]).not.toBe(keys[3])
})

test('a link may open the form with its subject, and no other word of a link does', () => {
  expect(openingFor('pro')?.subject).toBe('Tell me when Pro opens')
  for (const about of [null, '', 'toString', '<script>']) expect(openingFor(about)).toBeUndefined()
})

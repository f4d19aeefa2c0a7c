import { expect, test } from 'vitest'
import { contentAddress, withoutEditorParts } from './content-address.ts'

test('the question names the model and the path, and nothing that a visitor brought along (§7 content lookup)', () => {
  const address = new URL(contentAddress('https://hearth.example', 'page', { urlPath: '/builder/demo' }))
  expect(address.origin + address.pathname).toBe('https://hearth.example/api/v3/content/page')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    limit: '1',
    userAttributes: '{"urlPath":"/builder/demo"}',
  })
})

test('an entry is asked for by its id in the way that the provider reads it', () => {
  const address = new URL(contentAddress('https://hearth.example', 'symbol', { id: 'a"b' }))
  expect(address.searchParams.get('query.id')).toBe('"a\\"b"')
})

test('a model cannot lead the question to another place', () => {
  const address = new URL(contentAddress('https://hearth.example', '../../chat?x=', { id: '1' }))
  expect(address.pathname).toBe('/api/v3/content/..%2F..%2Fchat%3Fx%3D')
})

test('what only the editor may say goes from the address of the page, and the rest stays', () => {
  expect(
    withoutEditorParts('?builder.apiKey=EVIL&a=1&builder.overrides.page=2&__builder_editing__=true'),
  ).toBe('?a=1')
  expect(withoutEditorParts('?builder.preview=page')).toBe('')
  expect(withoutEditorParts('?builders=3&b=%26')).toBe('?builders=3&b=%26')
  expect(withoutEditorParts('')).toBe('')
})

import { expect, test } from 'vitest'
import type { JsonObject } from './json.ts'
import { withSymbols } from './symbols.ts'

const symbol = (entry: string, more: JsonObject = {}): JsonObject => ({
  component: { name: 'Symbol', options: { symbol: { model: 'symbol', entry, ...more } } },
})
const page = (...blocks: JsonObject[]): JsonObject => ({ id: 'page', data: { blocks } })
const entry = (id: string, ...blocks: JsonObject[]): JsonObject => ({ id, data: { blocks } })

function library(...entries: JsonObject[]) {
  const asked: string[] = []
  return {
    asked,
    find: async ({ model, id }: { model: string; id: string }) => {
      asked.push(`${model}/${id}`)
      return entries.find((one) => one.id === id)
    },
  }
}

test('a symbol brings its entry with it, and keeps what it was given', async () => {
  const { find, asked } = library(entry('note', { id: 'text' }))
  const whole = await withSymbols(page(symbol('note', { data: { title: 'Hello' } })), find)
  expect(whole).toEqual(
    page(symbol('note', { data: { title: 'Hello' }, content: entry('note', { id: 'text' }) })),
  )
  expect(asked).toEqual(['symbol/note'])
})

test('an entry that the provider has put in already is not asked for', async () => {
  const { find, asked } = library()
  const given = page(symbol('note', { content: entry('note', { id: 'text' }) }))
  expect(await withSymbols(given, find)).toEqual(given)
  expect(asked).toEqual([])
})

test('symbols stand in symbols three deep; the fourth stays empty', async () => {
  const { find, asked } = library(
    entry('a', symbol('b')),
    entry('b', symbol('c')),
    entry('c', symbol('d')),
    entry('d', { id: 'too deep' }),
  )
  const whole = JSON.stringify(await withSymbols(page(symbol('a')), find))
  expect(asked).toEqual(['symbol/a', 'symbol/b', 'symbol/c'])
  expect(whole).toContain('"entry":"d"')
  expect(whole).not.toContain('too deep')
})

test('a depth that was put in already is cut to the same measure', async () => {
  const nested = ['e', 'd', 'c', 'b', 'a'].reduce<JsonObject>(
    (inner, id) => symbol(id, { content: entry(id, inner) }),
    { id: 'innermost' },
  )
  const whole = JSON.stringify(await withSymbols(page(nested), library().find))
  expect(whole).toContain('"id":"c"')
  expect(whole).not.toContain('"id":"d"')
})

test('a symbol that contains itself, at once or by another, stays empty the second time', async () => {
  const { find, asked } = library(entry('a', symbol('b')), entry('b', symbol('a')), entry('c', symbol('c')))
  await withSymbols(page(symbol('a')), find)
  await withSymbols(page(symbol('c')), find)
  expect(asked).toEqual(['symbol/a', 'symbol/b', 'symbol/c'])
  const self = JSON.stringify(await withSymbols({ ...page(symbol('page')) }, library(page()).find))
  expect(self).not.toContain('content')
})

test('symbols inside what a symbol was given are found, too', async () => {
  const { find } = library(entry('slot'), entry('inner', { id: 'text' }))
  const whole = await withSymbols(page(symbol('slot', { data: { children: [symbol('inner')] } })), find)
  expect(JSON.stringify(whole)).toContain('"id":"text"')
})

test('a symbol that nobody has stays empty', async () => {
  const given = page(symbol('lost'))
  expect(await withSymbols(given, library().find)).toEqual(given)
})

test('one page looks up fifty symbols and no more', async () => {
  const { find, asked } = library()
  await withSymbols(page(...Array.from({ length: 80 }, (_, index) => symbol(`note-${index}`))), find)
  expect(asked).toHaveLength(50)
})

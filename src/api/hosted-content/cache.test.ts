import { expect, test } from 'vitest'
import {
  cacheOf,
  failureMilliseconds,
  freshMilliseconds,
  mostBytes,
  mostFlights,
  mostValues,
  staleMilliseconds,
} from './cache.ts'

/** A cache with a clock that is moved by hand and answers that are given by hand. */
function watched(size = (value: string) => value.length) {
  let time = 0
  const asked: { key: string; answer: (value: string) => void; fail: (error: Error) => void }[] = []
  const get = cacheOf<string>({
    clock: () => new Date(time),
    size,
    tooMany: () => new Error('too many'),
    load: (key) => new Promise((resolve, reject) => asked.push({ key, answer: resolve, fail: reject })),
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    get,
    asked,
    settle,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    /** Asks, and lets the answer arrive. */
    fill: async (key: string, value: string) => {
      const result = get(key)
      asked.at(-1)?.answer(value)
      await result
      await settle()
    },
  }
}

test('an answer is fresh for sixty seconds and asks nobody', async () => {
  const { get, asked, pass, fill } = watched()
  await fill('page', 'one')
  pass(freshMilliseconds - 1)
  expect(await get('page')).toBe('one')
  expect(asked).toHaveLength(1)
})

test('an older answer is given at once while the next one is fetched', async () => {
  const { get, asked, pass, fill, settle } = watched()
  await fill('page', 'one')
  pass(freshMilliseconds)
  expect(await get('page')).toBe('one')
  expect(await get('page')).toBe('one')
  expect(asked).toHaveLength(2)
  asked[1]?.answer('two')
  await settle()
  expect(await get('page')).toBe('two')
  expect(asked).toHaveLength(2)
})

test('an old answer outlives a provider that is away, which is asked again every five seconds', async () => {
  const { get, asked, pass, fill, settle } = watched()
  await fill('page', 'one')
  pass(freshMilliseconds)
  await get('page')
  asked[1]?.fail(new Error('away'))
  await settle()
  pass(failureMilliseconds - 1)
  expect(await get('page')).toBe('one')
  expect(asked).toHaveLength(2)
  pass(1)
  expect(await get('page')).toBe('one')
  expect(asked).toHaveLength(3)
  asked[2]?.answer('two')
  await settle()
  expect(await get('page')).toBe('two')
})

test('an answer of yesterday is waited for anew', async () => {
  const { get, asked, pass, fill } = watched()
  await fill('page', 'one')
  pass(staleMilliseconds)
  const result = get('page')
  asked[1]?.answer('two')
  expect(await result).toBe('two')
})

test('however many ask for the same, it is fetched once', async () => {
  const { get, asked } = watched()
  const results = Promise.all(Array.from({ length: 30 }, () => get('page')))
  expect(asked).toHaveLength(1)
  asked[0]?.answer('one')
  expect(new Set(await results)).toEqual(new Set(['one']))
})

test('a failure without an older answer is told to all who wait, and again until five seconds are over', async () => {
  const { get, asked, pass, settle } = watched()
  const waiting = [get('page'), get('page')]
  asked[0]?.fail(new Error('away'))
  for (const result of waiting) await expect(result).rejects.toThrow('away')
  await settle()
  await expect(get('page')).rejects.toThrow('away')
  expect(asked).toHaveLength(1)
  pass(failureMilliseconds)
  const result = get('page')
  expect(asked).toHaveLength(2)
  asked[1]?.answer('back')
  expect(await result).toBe('back')
})

test('no more than twenty questions are under way at once', async () => {
  const { get, asked } = watched()
  const waiting = Array.from({ length: mostFlights }, (_, index) => get(`page ${index}`))
  await expect(get('one more')).rejects.toThrow('too many')
  for (const { answer } of asked) answer('here')
  await Promise.all(waiting)
  expect(asked).toHaveLength(mostFlights)
})

test('what was used least goes first when there are too many answers', async () => {
  const { get, asked, fill } = watched()
  for (let index = 0; index < mostValues; index += 1) await fill(`page ${index}`, 'x')
  await get('page 0')
  await fill('one more', 'x')
  const before = asked.length
  await get('page 0')
  expect(asked).toHaveLength(before)
  void get('page 1')
  expect(asked).toHaveLength(before + 1)
})

test('answers that are too large together do not stay together', async () => {
  const { get, asked, fill } = watched(() => mostBytes / 2)
  await fill('a', 'x')
  await fill('b', 'x')
  const before = asked.length
  await get('b')
  expect(asked).toHaveLength(before)
  void get('a')
  expect(asked).toHaveLength(before + 1)
})

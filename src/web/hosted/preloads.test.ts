import { expect, test } from 'vitest'
import { createPreloads } from './preloads.ts'

test('an address is preloaded once, however often it is pointed at (§7 links)', async () => {
  const asked: string[] = []
  const preload = createPreloads(async (address) => asked.push(address))
  preload('/builder/a')
  preload('/builder/a')
  await Promise.resolve()
  preload('/builder/a')
  expect(asked).toEqual(['/builder/a'])
})

test('five preloads at most are under way at once, and one that ends, well or badly, makes room', async () => {
  const under: { address: string; end: () => void; fail: () => void }[] = []
  const preload = createPreloads(
    (address) =>
      new Promise<void>((end, fail) => under.push({ address, end, fail: () => fail(new Error('gone')) })),
  )
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) preload(name)
  expect(under.map(({ address }) => address)).toEqual(['a', 'b', 'c', 'd', 'e'])
  under[0]?.end()
  under[1]?.fail()
  await new Promise((settled) => setTimeout(settled))
  preload('f')
  preload('g')
  preload('h')
  expect(under.map(({ address }) => address)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
})

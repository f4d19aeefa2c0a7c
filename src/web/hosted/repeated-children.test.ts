import type { BuilderBlock, BuilderContextInterface } from '@builder.io/sdk-react'
import { expect, test } from 'vitest'
import { repeatedChildren } from './repeated-children.ts'

const block = (id: string, repeat?: BuilderBlock['repeat']): BuilderBlock => ({
  '@type': '@builder.io/sdk:Element',
  id,
  ...(repeat === undefined ? {} : { repeat }),
})

const context: BuilderContextInterface = {
  content: null,
  context: {},
  rootState: { shop: { goods: [{ name: 'pen' }, { name: 'ink' }] }, word: 'text' },
  rootSetState: undefined,
  localState: undefined,
  apiKey: null,
  apiVersion: undefined,
  componentInfos: {},
  inheritedStyles: {},
  nonce: '',
  model: 'page',
  BlocksWrapper: 'div',
  BlocksWrapperProps: {},
}

test('children that are not repeated are drawn once, in their order (§3 useChildren…)', () => {
  const found = repeatedChildren([block('a'), block('b')], context)
  expect(found.map(({ blocks }) => blocks[0]?.id)).toEqual(['a', 'b'])
  expect(found.every((child) => child.context === context)).toBe(true)
})

test('a repeated child is drawn once for each item, which it reads under its names (§3 useChildren…)', () => {
  const found = repeatedChildren([block('a', { collection: 'state.shop.goods' })], context)
  expect(found.map(({ blocks }) => blocks[0]?.repeat)).toEqual([null, null])
  expect(found.map((child) => child.context.localState)).toEqual([
    { $index: 0, $item: { name: 'pen' }, goodsItem: { name: 'pen' }, $goodsItemIndex: 0 },
    { $index: 1, $item: { name: 'ink' }, goodsItem: { name: 'ink' }, $goodsItemIndex: 1 },
  ])
  expect(new Set(found.map(({ key }) => key)).size).toBe(2)
})

test('an item may have a name of its own, and what was read outside stays readable inside', () => {
  const outer = { ...context, localState: { page: 3 } }
  const [first] = repeatedChildren(
    [block('a', { collection: 'return state.shop.goods;', itemName: 'good' })],
    outer,
  )
  expect(first?.context.localState).toMatchObject({ page: 3, good: { name: 'pen' } })
})

test('a collection that is code, no list, or only inherited is no collection', () => {
  for (const collection of [
    'state.shop.goods.filter(Boolean)',
    'fetch("https://example.org")',
    'state.word',
    'state.missing.goods',
    'state.constructor',
  ])
    expect(repeatedChildren([block('a', { collection })], context)).toEqual([])
})

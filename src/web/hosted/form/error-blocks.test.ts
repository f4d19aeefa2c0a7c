import type { BuilderBlock } from '@builder.io/sdk-react'
import { expect, test } from 'vitest'
import { errorBlocks } from './error-blocks.ts'

const usual: BuilderBlock = {
  '@type': '@builder.io/sdk:Element',
  id: 'e',
  bindings: { 'component.options.text': 'state.formErrorMessage || block.component.options.text' },
  component: { name: 'Text', options: { text: '<span>Form submission error</span>' } },
}

test('without words in the answer the words of the author stay, and no code is left (§8 hosted form error)', () => {
  expect(errorBlocks([usual], undefined)).toEqual([
    {
      '@type': '@builder.io/sdk:Element',
      id: 'e',
      component: { name: 'Text', options: { text: '<span>Form submission error</span>' } },
    },
  ])
})

test('words in the answer take the place of the first text, as text and never as markup (§8 hosted form error)', () => {
  const [box] = errorBlocks(
    [{ '@type': '@builder.io/sdk:Element', children: [usual, usual] }],
    '<img src=x onerror=alert(1)> & co',
  )
  expect(box?.children?.map((child) => child.component?.options.text)).toEqual([
    '<span>&#60;img src=x onerror=alert(1)&#62; &#38; co</span>',
    '<span>Form submission error</span>',
  ])
})

test('other bindings of the author stay', () => {
  const [block] = errorBlocks([{ ...usual, bindings: { ...usual.bindings, hide: 'state.quiet' } }], undefined)
  expect(block?.bindings).toEqual({ hide: 'state.quiet' })
})

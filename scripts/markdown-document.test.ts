import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { markdownDocument } from './markdown-document.ts'
import { root } from './stages.ts'

const head = '---\ntitle: Terms\ndescription: What holds.\nupdated: 11 Oct 2025\n---\n\n'
const blocks = (text: string) => markdownDocument(head + text, 'test').blocks

test('the front matter says what the text is called, what it is about and when it changed', () => {
  expect(markdownDocument(head, 'test')).toEqual({
    title: 'Terms',
    description: 'What holds.',
    updated: '11 Oct 2025',
    blocks: [],
  })
})

test('headings, paragraphs, lists and tables are read with what stands out in them', () => {
  expect(blocks('## 1. Fees & refunds\n\nPay **$95** a\nmonth, see [Pricing](/pricing) or `npm`.')).toEqual([
    { kind: 'heading', depth: 2, id: '1-fees-refunds', text: '1. Fees & refunds' },
    {
      kind: 'paragraph',
      parts: [
        'Pay ',
        { kind: 'strong', text: '$95' },
        ' a month, see ',
        { kind: 'link', href: '/pricing', text: 'Pricing' },
        ' or ',
        { kind: 'code', text: 'npm' },
        '.',
      ],
    },
  ])
  expect(blocks('- one\n- *two* and more')).toEqual([
    { kind: 'list', ordered: false, items: [['one'], [{ kind: 'emphasis', text: 'two' }, ' and more']] },
  ])
  expect(blocks('| a | b |\n|---|---|\n| 1 | 2 |')).toEqual([
    { kind: 'table', head: [['a'], ['b']], rows: [[['1'], ['2']]] },
  ])
})

test.each([
  ['markup', '<script>alert(1)</script>'],
  ['markup in a line', 'Hello <b>you</b>.'],
  ['a picture', '![alt](/picture.png)'],
  ['a block of code', '```\ncode\n```'],
  ['a quotation', '> Somebody said.'],
])('%s is refused with the name of the file', (_what, text) => {
  expect(() => blocks(text)).toThrow(/^test: \w+ is not used in our texts/)
})

test('a text without its front matter, or with another one, is refused', () => {
  expect(() => markdownDocument('# Terms', 'test')).toThrow(/front matter/)
  expect(() => markdownDocument('---\ntitle: Terms\n---\n', 'test')).toThrow(/title, description, updated/)
  expect(() => markdownDocument(head.replace('title', 'name'), 'test')).toThrow(/front matter/)
})

const texts = readdirSync(join(root, 'content')).filter((name) => name.endsWith('.md'))

test.each(texts)('content/%s is readable and no two of its headings share an address', (name) => {
  const { blocks: found } = markdownDocument(readFileSync(join(root, 'content', name), 'utf8'), name)
  const ids = found.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(3)
})

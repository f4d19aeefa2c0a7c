import { expect, test } from 'vitest'
import { blocks, inlines } from './markdown.ts'

test('a figure link is a figure, alone and inside bold', () => {
  expect(inlines('Keep [$24,000](figure:target) near.')).toEqual([
    { kind: 'text', text: 'Keep ' },
    { kind: 'figure', id: 'target', shown: '$24,000', before: '', after: '' },
    { kind: 'text', text: ' near.' },
  ])
  expect(inlines('**[6 months](figure:cover)** of it')[0]).toEqual({
    kind: 'strong',
    children: [{ kind: 'figure', id: 'cover', shown: '6 months', before: '', after: '' }],
  })
})

test('marks that stand against a figure go with it', () => {
  expect(inlines('pay ([$80,000](figure:pay)), then')).toEqual([
    { kind: 'text', text: 'pay ' },
    { kind: 'figure', id: 'pay', shown: '$80,000', before: '(', after: '),' },
    { kind: 'text', text: ' then' },
  ])
  expect(inlines('[$1](figure:a).')).toHaveLength(1)
})

test('a web address is a link, and any other scheme is text', () => {
  expect(inlines('[IRS](https://www.irs.gov/)')).toEqual([
    { kind: 'link', href: 'https://www.irs.gov/', text: 'IRS' },
  ])
  expect(inlines('[Read more](/help/401k-loan)')).toEqual([
    { kind: 'link', href: '/help/401k-loan', text: 'Read more' },
  ])
  for (const text of [
    '[x](/other)',
    '[x](/help/../x)',
    '[x](javascript:alert)',
    '[x](data:text/html,x)',
    '<b>x</b>',
    '[x](//evil.example)',
  ])
    expect(inlines(text)).toEqual([{ kind: 'text', text }])
})

test('paragraphs are parted by blank lines, and lines inside one stay lines', () => {
  expect(blocks('One\nTwo\n\nThree')).toEqual([
    { kind: 'paragraph', lines: [[{ kind: 'text', text: 'One' }], [{ kind: 'text', text: 'Two' }]] },
    { kind: 'paragraph', lines: [[{ kind: 'text', text: 'Three' }]] },
  ])
})

test('lists are bulleted or numbered', () => {
  expect(blocks('Do:\n- a\n- b\n1. c')).toMatchObject([
    { kind: 'paragraph' },
    { kind: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] },
    { kind: 'list', ordered: true, items: [[{ text: 'c' }]] },
  ])
})

test('unclosed marks are text', () => {
  expect(inlines('2 ** 3 and [open')).toEqual([{ kind: 'text', text: '2 ** 3 and [open' }])
})

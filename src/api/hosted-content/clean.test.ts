import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleaned } from './clean.ts'
import { isRunnableAddress, withoutActiveHtml } from './html.ts'
import { type JsonObject, parseJson } from './json.ts'

const strict = { customCode: false }
const block = (more: JsonObject): JsonObject => ({ '@type': '@builder.io/sdk:Element', id: 'b', ...more })
const text = (html: string) => block({ component: { name: 'Text', options: { text: html } } })

test('an entry without anything that runs leaves as it came', () => {
  const entry: JsonObject = {
    id: 'entry',
    name: 'Autumn & winter',
    published: 'published',
    data: {
      title: 'Less than < more, “quoted”',
      blocks: [
        text('<p style="color: red">A <a href="/pricing" target="_blank">link</a> &amp; <b>bold</b></p>'),
        block({
          component: { name: 'Core:Button', options: { text: 'Ask & see', link: 'mailto:us@example.org' } },
          responsiveStyles: { large: { color: 'var(--text)' } },
        }),
        block({ tagName: 'a', properties: { href: '/how-it-works', 'aria-label': 'How' }, children: [] }),
      ],
    },
  }
  expect(cleaned(entry, strict)).toEqual(entry)
})

test.each([
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['<img src=x onerror=alert(1)>', '<img src="x" />'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="  java\tscript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="JAVASCRIPT&colon;alert(1)">x</a>', '<a>x</a>'],
  ['<iframe src="https://evil.example"></iframe>after', 'after'],
  ['<svg><animate onbegin=alert(1)></svg>', ''],
  ['<form action="https://evil.example"><input name="card"></form>', ''],
  ['<base href="https://evil.example">', ''],
  ['<style>*{display:none}</style>', ''],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
])('%s shows only what it may', (html, shown) => {
  const { component } = cleaned(text(html), strict)
  const result = JSON.stringify(component)
  expect(result).not.toMatch(/onerror|onbegin|script|alert|iframe|evil|<style|<form/i)
  if (shown !== '') expect(result).toContain(JSON.stringify(shown).slice(1, -1))
})

test('HTML is looked for everywhere, because a binding may bring any text into a page', () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const entry = cleaned(
    {
      data: {
        state: { a: hostile, list: [hostile] },
        blocks: [
          block({ component: { name: 'Custom Code', options: { code: hostile } } }),
          block({ component: { name: 'Embed', options: { content: '<script>alert(1)</script>' } } }),
          block({ component: { name: 'Text', options: { text: { Default: hostile, 'fr-FR': hostile } } } }),
          block({ component: { name: 'Symbol', options: { symbol: { data: { note: hostile } } } } }),
        ],
      },
    },
    strict,
  )
  expect(JSON.stringify(entry)).not.toMatch(/onerror|alert/)
})

test('nothing that is code leaves: not of the page, not of its blocks', () => {
  const entry = cleaned(
    {
      data: {
        jsCode: 'evil()',
        tsCode: 'evil()',
        httpRequests: { a: 'https://evil.example' },
        blocks: [
          block({
            actions: { click: 'evil()' },
            code: { actions: { click: 'evil()' } },
            properties: { onclick: 'evil()', dangerouslySetInnerHTML: { __html: 'evil()' }, title: 'kept' },
            repeat: { collection: 'evil()' },
            tagName: 'script',
          }),
        ],
      },
    },
    strict,
  )
  expect(JSON.stringify(entry)).not.toContain('evil')
  expect(entry).toEqual({ data: { blocks: [block({ properties: { title: 'kept' } })] } })
})

test('a binding that only names a place in the state is kept, in the form that needs no running', () => {
  const bound = (bindings: JsonObject) => cleaned(block({ bindings }), strict)
  expect(
    bound({
      'component.options.text': 'var _virtual_index=state.article.title;return _virtual_index',
      'component.options.image': 'state.image',
      'component.options.link': 'state.constructor.name',
      'component.options.other': 'state.a || fetch("https://evil.example")',
      'properties.onclick': 'state.code',
      'properties.dangerouslySetInnerHTML.__html': 'state.code',
      tagName: 'state.tag',
      '__proto__.x': 'state.a',
    }),
  ).toEqual(
    block({
      bindings: { 'component.options.text': 'state.article.title', 'component.options.image': 'state.image' },
    }),
  )
})

test('a condition that cannot be read without running it counts as not met; a constant one is worked out', () => {
  const shown = (bindings: JsonObject) => cleaned({ bindings }, strict)
  expect(shown({ show: 'state.clicks % 2 === 0' })).toEqual({ show: false })
  expect(shown({ hide: 'state.clicks % 2 === 0' })).toEqual({})
  expect(shown({ show: 'var _virtual_index=!0;return _virtual_index' })).toEqual({ show: true })
  expect(shown({ hide: 'var _virtual_index=!0;return _virtual_index' })).toEqual({ hide: true })
  expect(shown({ show: 'var _virtual_index=Builder.isBrowser;return _virtual_index' })).toEqual({
    show: true,
  })
  expect(shown({ show: 'return !Builder.isServer' })).toEqual({ show: true })
  expect(shown({ hide: 'Builder.isServer' })).toEqual({ hide: false })
  expect(shown({ show: 'constructor' })).toEqual({ show: false })
  expect(shown({ show: 'state.isOpen' })).toEqual({ bindings: { show: 'state.isOpen' } })
})

test('a repetition over a place in the state is kept', () => {
  const repeat = { collection: 'state.list', itemName: 'one' }
  expect(cleaned({ repeat }, strict)).toEqual({ repeat })
  expect(cleaned({ repeat: { collection: 'state.list', itemName: 'a b' } }, strict)).toEqual({
    repeat: { collection: 'state.list' },
  })
})

test('who edits, and where, stays with the provider; a field of a page that is called so does not', () => {
  const secrets = { createdBy: 'uid', lastUpdatedBy: 'uid', lastUpdateBy: null, screenshot: 'https://x' }
  const entry: JsonObject = {
    ...secrets,
    published: 'published',
    meta: { lastPreviewUrl: 'https://preview.example?uid', kind: 'page' },
    data: { createdBy: 'The Smiths', blocks: [{ content: { ...secrets, modelId: 'm', data: {} } }] },
  }
  expect(cleaned(entry, strict)).toEqual({
    published: 'published',
    meta: { kind: 'page' },
    data: { createdBy: 'The Smiths', blocks: [{ content: { modelId: 'm', data: {} } }] },
  })
})

test('pictures that count visitors are left out', () => {
  const counter = {
    id: 'builder-pixel-1',
    tagName: 'img',
    properties: { src: 'https://cdn.builder.io/api/v1/pixel' },
  }
  expect(cleaned({ blocks: [counter, text('stays')] }, strict)).toEqual({ blocks: [text('stays')] })
})

test('a key that reaches into the language is left out', () => {
  const entry = cleaned(
    asObject('{"data":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a":1}}'),
    strict,
  )
  expect(JSON.stringify(entry)).toBe('{"data":{"a":1}}')
  expect(Object.getPrototypeOf(entry.data)).toBe(Object.prototype)
})

function asObject(json: string): JsonObject {
  const value = parseJson(json)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('no object')
  return value
}

test('an address that runs is left out wherever it stands, whatever is mixed into it', () => {
  const skipped = fc.string({
    unit: fc.constantFrom('\u0001', '\t', '\n', '\r', '\u001f', ' '),
    maxLength: 3,
  })
  const scheme = fc.constantFrom('javascript:', 'vbscript:', 'data:text/html')
  fc.assert(
    fc.property(
      scheme,
      fc.array(skipped, { minLength: 16, maxLength: 16 }),
      fc.boolean(),
      (word, gaps, upper) => {
        const mixed = [...(upper ? word.toUpperCase() : word)]
          .map((letter, at) => `${gaps[at]}${letter}`)
          .join('')
        const address = `${mixed}alert(1)`
        return (
          isRunnableAddress(address) &&
          JSON.stringify(cleaned({ options: { link: address, list: [address] } }, strict)) ===
            '{"options":{"list":[""]}}'
        )
      },
    ),
  )
  for (const harmless of ['/javascript', 'https://example.org/javascript:', 'Data: good', '#', 'tel:911'])
    expect(isRunnableAddress(harmless)).toBe(false)
})

test('text that holds no tag is not touched', () => {
  fc.assert(
    fc.property(
      fc.string().filter((one) => !one.includes('<')),
      (one) => withoutActiveHtml(one) === one,
    ),
  )
})

test('code leaves only when the operator decided so, and then only where code belongs', () => {
  const code = '<script src="https://example.org/a.js"></script>'
  const entry: JsonObject = {
    data: {
      jsCode: 'a()',
      blocks: [block({ actions: { click: 'b()' }, component: { name: 'Custom Code', options: { code } } })],
    },
  }
  expect(cleaned(entry, { customCode: true })).toEqual(entry)
  expect(JSON.stringify(cleaned(text(code), { customCode: true }))).not.toContain('script')
})

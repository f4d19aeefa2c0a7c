import { expect, test } from 'vitest'
import { addressInApp, isPlainClick } from './link-action.ts'

const page = 'https://hearth.example/builder/demo?tab=1'
const link = (href: string | null, more: { target?: string; isDownload?: boolean } = {}) =>
  addressInApp({ href, target: more.target ?? null, isDownload: more.isDownload ?? false }, page)

test('relative and same-host links stay inside the app, with their query and fragment (§7 links)', () => {
  expect(link('/pricing')).toBe('/pricing')
  expect(link('other')).toBe('/builder/other')
  expect(link('https://hearth.example/builder/other?x=1#part')).toBe('/builder/other?x=1#part')
  expect(link('//hearth.example/terms')).toBe('/terms')
  expect(link('/pricing', { target: '_self' })).toBe('/pricing')
  expect(link('/pricing', { target: '_client' })).toBe('/pricing')
})

test('hash-only links, other hosts, other targets, other schemes and downloads are left to the browser (§7 links)', () => {
  expect(link('#part')).toBeUndefined()
  expect(link('https://hearth.example/builder/demo?tab=1#part')).toBeUndefined()
  expect(link('https://example.org/')).toBeUndefined()
  expect(link('https://hearth.example:8443/')).toBeUndefined()
  expect(link('/pricing', { target: '_blank' })).toBeUndefined()
  expect(link('/pricing', { target: 'aside' })).toBeUndefined()
  expect(link('/pricing', { isDownload: true })).toBeUndefined()
  expect(link('mailto:a@example.com')).toBeUndefined()
  expect(link('tel:+15550100')).toBeUndefined()
  expect(link('javascript:alert(1)')).toBeUndefined()
  expect(link('https://[bad')).toBeUndefined()
  expect(link(null)).toBeUndefined()
})

test('an address that the server answers itself is asked of the server', () => {
  expect(link('/api/openapi.json')).toBeUndefined()
})

test('only a primary click without a modifier is plain (§7 links)', () => {
  const click = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  expect(isPlainClick(click)).toBe(true)
  expect(isPlainClick({ ...click, button: 1 })).toBe(false)
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(isPlainClick({ ...click, [key]: true })).toBe(false)
})

import { expect, test } from 'vitest'
import type { Targeting } from './entry.ts'
import { isFor } from './targeting.ts'

const where = (operator: Targeting[number]['operator'], value: string | string[]): Targeting => [
  { property: 'urlPath', operator, value },
]

test.each<[Targeting, string, boolean]>([
  [where('is', '/builder/a'), '/builder/a', true],
  [where('is', '/builder/a'), '/builder/a/', true],
  [where('is', '/builder/a/'), '/builder/a', true],
  [where('is', '/builder/a'), '/builder/b', false],
  [where('is', '/builder/a'), '/builder/a/b', false],
  [where('is', '/'), '/', true],
  [where('is', ['/builder/a', '/builder/b']), '/builder/b', true],
  [where('is', []), '/builder/b', false],
  [where('is', '/builder/größe'), '/builder/gr%C3%B6%C3%9Fe', true],
  [where('is', '/builder/100%'), '/builder/100%', true],
  [where('isNot', '/builder/a'), '/builder/b', true],
  [where('isNot', '/builder/a'), '/builder/a/', false],
  [where('isNot', ['/builder/a', '/builder/b']), '/builder/b', false],
  [where('contains', 'ilder/a'), '/builder/autumn', true],
  [where('contains', 'spring'), '/builder/autumn', false],
  [where('startsWith', '/builder/autumn/'), '/builder/autumn/bills', true],
  [where('startsWith', '/builder/autumn/'), '/builder/spring', false],
  [where('endsWith', '/bills'), '/builder/autumn/bills/', true],
  [where('endsWith', '/bills'), '/builder/bills/autumn', false],
  [[], '/anything', true],
  [[...where('startsWith', '/builder/'), ...where('isNot', '/builder/a')], '/builder/a', false],
])('%j for %s is %s', (targeting, urlPath, expected) => {
  expect(isFor(targeting, { urlPath })).toBe(expected)
})

test('what a request does not tell meets no condition but a negative one', () => {
  expect(isFor([{ property: 'device', operator: 'is', value: 'tablet' }], { urlPath: '/' })).toBe(false)
  expect(isFor([{ property: 'device', operator: 'isNot', value: 'tablet' }], { urlPath: '/' })).toBe(true)
  expect(isFor([{ property: 'constructor', operator: 'contains', value: '' }], {})).toBe(false)
})

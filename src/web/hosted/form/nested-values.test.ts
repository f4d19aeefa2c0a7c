import { expect, test } from 'vitest'
import { messageAt } from './error-message.ts'
import { nestedValues } from './nested-values.ts'

test('dotted names become objects in objects, and numbers in them places of a list (§7 hosted forms)', () => {
  expect(
    nestedValues([
      ['name', 'Ann'],
      ['home.city', 'Reno'],
      ['home.zip', 89_501],
      ['child.0.name', 'Bo'],
      ['child[1].name', 'Cy'],
    ]),
  ).toEqual({
    name: 'Ann',
    home: { city: 'Reno', zip: 89_501 },
    child: [{ name: 'Bo' }, { name: 'Cy' }],
  })
})

test('a later value takes the place of an earlier one that is in its way', () => {
  expect(
    nestedValues([
      ['a', 1],
      ['a.b', 2],
    ]),
  ).toEqual({ a: { b: 2 } })
  expect(
    nestedValues([
      ['', 1],
      ['.', 2],
    ]),
  ).toEqual({})
})

test('names that would reach what all objects share are refused', () => {
  const values = nestedValues([
    ['__proto__.polluted', true],
    ['constructor.prototype.polluted', true],
    ['a.__proto__.polluted', true],
    ['a[constructor][prototype][polluted]', true],
    ['toString.x', 1],
  ])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  expect(values).toEqual({ toString: { x: 1 } })
  expect(Reflect.get(Object.prototype.toString, 'x')).toBeUndefined()
})

test('an error message is found at its path when there are words there (§8 hosted form error)', () => {
  const answer = { error: { message: 'this name is taken', code: 7, list: [{ text: 'first' }] } }
  expect(messageAt(answer, 'error.message')).toBe('this name is taken')
  expect(messageAt(answer, 'error.list.0.text')).toBe('first')
  expect(messageAt(answer, 'error.code')).toBe('7')
  for (const path of [undefined, '', 'error', 'error.none', 'error.message.length', 'constructor.name'])
    expect(messageAt(answer, path)).toBeUndefined()
  expect(messageAt('plain text', 'error')).toBeUndefined()
  expect(messageAt({ error: '  ' }, 'error')).toBeUndefined()
})

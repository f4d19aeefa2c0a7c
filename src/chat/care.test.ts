import { expect, test } from 'vitest'
import { orphansIn } from '#engine/say.ts'
import { careFor, maskedNote } from './care.ts'
import { type ConcernKind, concernKinds } from './concern-words.ts'
import { standsBeside } from './safety.ts'

const careOf = (kind: ConcernKind) => careFor([{ kind, words: '' }])

test('every kind of concern has a short answer without a number of its own', () => {
  for (const kind of concernKinds) {
    const text = careOf(kind)?.text ?? ''
    expect(orphansIn(text)).toEqual([])
    expect([kind, text.split(/\s+/).length <= 120]).toEqual([kind, true])
    expect(text.length).toBeGreaterThan(80)
  }
})

test('a crisis names the lifeline first and offers no plan', () => {
  const care = careFor([
    { kind: 'crisis', words: '' },
    { kind: 'distress', words: '' },
  ])
  expect(care?.text).toContain('988')
  expect(care?.instead).toBe(true)
  expect(care?.suggestions).toEqual([])
})

test('distress and a young age are answered beside a plan, not instead of one', () => {
  for (const kind of concernKinds) expect(careOf(kind)?.instead).toBe(!standsBeside(kind))
})

test('a message without concern gets no care text, and one without a private number no note', () => {
  expect(careFor([])).toBeUndefined()
  expect(maskedNote([])).toBe('')
  expect(maskedNote(['card'])).toContain('card number')
})

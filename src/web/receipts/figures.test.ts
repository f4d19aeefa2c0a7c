import { expect, test } from 'vitest'
import type { FactStatement } from '#engine/plan.ts'
import { type Receipt, receiptsOf } from './figures.ts'
import { originOf } from './origin-words.ts'

const receipt = (id: string, origin: Receipt['origin']): Receipt => ({
  id,
  label: id,
  value: 33,
  unit: 'age',
  shown: '33',
  origin,
  how: 'you said so',
  inputs: [],
})
const fact = (key: FactStatement['fact'], origin: FactStatement['origin']): FactStatement => ({
  fact: key,
  label: key,
  value: 33,
  shown: '33',
  origin,
  why: '',
  input: { kind: 'number', unit: 'age', min: 0, max: 120 },
})
const facts = [fact('age', 'sample'), fact('savings', 'sample'), fact('income', 'told')]

test('the receipt of a fact of a sample does not say that the person told it', () => {
  const [age, low, income] = receiptsOf(
    [receipt('age', 'told'), receipt('savings.low', 'told'), receipt('income', 'told')],
    facts,
  )
  expect([age, low].map((shown) => shown && originOf(shown).words)).toEqual([
    'From the sample',
    'From the sample',
  ])
  expect(age?.how).toBe('from the sample household')
  expect(income && originOf(income).words).toBe('You told us')
})

test('what was worked out from a sample is still worked out', () => {
  const [computed] = receiptsOf([receipt('age', 'computed')], facts)
  expect(computed && originOf(computed).words).toBe('We worked it out')
})

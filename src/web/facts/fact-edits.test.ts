import { expect, test } from 'vitest'
import { sampleHouseholds } from '#contract/samples.ts'
import type { FactStatement } from '#engine/plan.ts'
import { forgetting, loading, restoring, undoing } from './fact-edits.ts'

const statement = (
  fact: FactStatement['fact'],
  value: number,
  origin: FactStatement['origin'],
): FactStatement => ({
  fact,
  label: fact,
  value,
  shown: String(value),
  origin,
  why: '',
  input: { kind: 'number', unit: 'count', min: 0, max: 100 },
})
const couple = sampleHouseholds.find(({ id }) => id === 'renting-couple')
if (couple === undefined) throw new Error('the renting couple is among the samples')

test('undoing an edit puts a told fact, a fact of a sample and an assumption back as each was', () => {
  expect(undoing(statement('age', 45, 'told'))).toEqual({ set: { age: 45 } })
  expect(undoing(statement('age', 33, 'sample'))).toEqual({ set: { age: 33 }, fromSample: ['age'] })
  expect(undoing(statement('age', 40, 'assumed'))).toEqual({ forget: ['age'] })
})

test('what was forgotten at once comes back at once, with its origins', () => {
  const facts = [statement('age', 45, 'told'), statement('savings', 11_000, 'sample')]
  expect(forgetting(facts)).toEqual({ forget: ['age', 'savings'] })
  expect(restoring(facts)).toEqual({ set: { age: 45, savings: 11_000 }, fromSample: ['savings'] })
})

test('a sample is wholly a sample and asks for its plan when there is none', () => {
  const edit = loading(couple, [], false)
  expect(edit?.set).toEqual(couple.household)
  expect(edit?.fromSample).toEqual(Object.keys(couple.household))
  expect(edit?.topic).toBe('emergency_fund')
  expect(loading(couple, [], true)?.topic).toBeUndefined()
})

test('a sample leaves what was told and takes the place of another sample', () => {
  const edit = loading(couple, [statement('age', 61, 'told'), statement('ssMonthly', 2_000, 'sample')], true)
  expect(edit?.set).not.toHaveProperty('age')
  expect(edit?.fromSample).not.toContain('age')
  expect(edit?.forget).toEqual(['ssMonthly'])
})

test('a sample has nothing to add when everything in it was told', () => {
  const { age } = couple.household
  expect(
    loading(
      { ...couple, household: age === undefined ? {} : { age } },
      [statement('age', 61, 'told')],
      false,
    ),
  ).toBeUndefined()
})

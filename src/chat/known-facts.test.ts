import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleHouseholds } from '#contract/samples.ts'
import type { FactKey } from '#engine/household.ts'
import { answerBook } from './answer-book.ts'
import { converse, editFacts } from './converse.ts'
import { knownOf, statementsOf, withFacts } from './known-facts.ts'
import {
  newThread,
  type ThreadState,
  type Turn,
  type TurnContext,
  threadStateSchema,
} from './thread-state.ts'

const ids = (function* () {
  for (let next = 1; ; next += 1) yield `id-${next}`
})()
const context: TurnContext = {
  today: '2026-11-20',
  now: '2026-11-20T15:00:00.000Z',
  newId: () => ids.next().value,
  answers: answerBook([]),
}

const [couple, family, retiring] = sampleHouseholds as [
  (typeof sampleHouseholds)[number],
  (typeof sampleHouseholds)[number],
  (typeof sampleHouseholds)[number],
]
const keysOf = (household: object): FactKey[] =>
  Object.keys(household).filter((key): key is FactKey => key in household)
const asSample = ({ household, topic }: (typeof sampleHouseholds)[number]) => ({
  set: household,
  fromSample: keysOf(household),
  topic,
})
const loaded = (state: ThreadState = newThread()): Turn => editFacts(state, asSample(couple), context)
const originOf = (turn: Turn, fact: FactKey) =>
  turn.facts.find((statement) => statement.fact === fact)?.origin

test('a sample household is planned for at once, and each of its facts is said to be of the sample', () => {
  for (const sample of [couple, family, retiring]) {
    const turn = editFacts(newThread(), asSample(sample), context)
    expect(turn.plans[0]?.plan, sample.name).toMatchObject({ topic: sample.topic, version: 1 })
    expect(turn.facts).toHaveLength(keysOf(sample.household).length)
    expect(turn.facts.every(({ origin }) => origin === 'sample')).toBe(true)
    const origins = turn.plans[0]?.plan.figures.map(({ origin }) => origin)
    expect(origins).toContain('sample')
    expect(origins).not.toContain('told')
    expect(turn.understood).toEqual([])
    expect(threadStateSchema.parse(turn.state)).toEqual(turn.state)
  }
})

test('a fact of a sample becomes the person’s own when they tell it, by message or by hand', () => {
  const said = converse(loaded().state, 'I am 45 years old', context)
  expect(originOf(said, 'age')).toBe('told')
  expect(originOf(said, 'income')).toBe('sample')
  const typed = editFacts(said.state, { set: { income: 80_000 } }, context)
  expect(originOf(typed, 'income')).toBe('told')
  expect(typed.understood.map(({ fact }) => fact)).toEqual(['income'])
})

test('telling the very value of the sample makes it the person’s own too', () => {
  const said = converse(loaded().state, 'I am 33 years old', context)
  expect(originOf(said, 'age')).toBe('told')
})

test('clearing the sample leaves what the person told', () => {
  const told = converse(newThread(), 'I am 45 years old', context)
  const { age: _told, ...rest } = couple.household
  const sampled = editFacts(told.state, { set: rest, fromSample: keysOf(rest) }, context)
  expect(originOf(sampled, 'age')).toBe('told')
  const cleared = editFacts(sampled.state, { forget: keysOf(rest) }, context)
  expect(cleared.facts.map(({ fact, origin }) => [fact, origin])).toEqual([['age', 'told']])
  expect(cleared.state.fromSample).toBeUndefined()
})

test('undoing a correction gives a fact back to the sample that it came from', () => {
  const corrected = converse(loaded().state, 'I am 45 years old', context)
  const undone = converse(corrected.state, 'Forget that', context)
  expect(undone.state.household.age).toBe(couple.household.age)
  expect(originOf(undone, 'age')).toBe('sample')
})

test('every fact that is known is either told or of the sample, and a forgotten one is neither', () => {
  const keys = keysOf(couple.household)
  const some = fc.subarray(keys)
  fc.assert(
    fc.property(some, some, some, (fromSample, told, forget) => {
      const start = withFacts(knownOf(newThread()), { set: couple.household, fromSample })
      const set = Object.fromEntries(told.map((key) => [key, couple.household[key]]))
      const known = withFacts(start, { set, forget })
      const statements = statementsOf(known)
      expect(statements.map(({ fact }) => fact).sort()).toEqual(
        keys.filter((key) => !forget.includes(key)).sort(),
      )
      for (const { fact, origin } of statements)
        expect(origin).toBe(fromSample.includes(fact) && !told.includes(fact) ? 'sample' : 'told')
    }),
  )
})

import { expect, test } from 'vitest'
import type { FactStatement } from '#engine/plan.ts'
import { conversation } from '../chat/conversation.ts'
import { type Asked, type Conversation, newConversation } from '../chat/conversation-state.ts'
import { knownFacts } from './known-facts.ts'
import { takenFacts } from './taken-facts.ts'

const at = '2026-11-20T09:24:00.000Z'
const age = (value: number): FactStatement => ({
  fact: 'age',
  label: 'Your age',
  value,
  shown: String(value),
  origin: 'told',
  why: 'You said so.',
  input: { kind: 'number', unit: 'age', min: 0, max: 120 },
})

/** The conversation after one more turn that was understood so and leaves these facts. */
function after(
  state: Conversation,
  path: Asked['path'],
  understood: FactStatement[],
  facts: FactStatement[],
): Conversation {
  const key = `k${state.entries.length}`
  const asked: Asked = { key, path, body: {} }
  const begun = conversation(state, { type: path === 'chat' ? 'sent' : 'edited', asked, text: 'x', at })
  const answer = { success: true as const, response: 'Noted.', message_id: `m-${key}`, understood, facts }
  return conversation(begun, { type: 'settled', key, outcome: { kind: 'answer', answer }, at })
}

const standings = (state: Conversation) =>
  state.entries.flatMap((entry) =>
    entry.kind === 'answer'
      ? takenFacts(entry, state).map(({ statement, standing }) => [statement.shown, standing])
      : [],
  )

const told = after(newConversation, 'chat', [age(35)], [age(35)])

test('a fact that was read from a message can be edited with it', () => {
  expect(standings(told)).toEqual([['35', 'holds']])
})

test('an edit by hand shows in the chip that it was made in, and makes no chip of its own', () => {
  expect(standings(after(told, 'facts', [age(36)], [age(36)]))).toEqual([['36', 'holds']])
})

test('a fact that is taken back keeps its chip, so that it can be put back', () => {
  expect(standings(after(told, 'facts', [], []))).toEqual([['35', 'taken back']])
})

test('a sample that fills the place of what was taken back is not shown as understood', () => {
  const sample: FactStatement = { ...age(33), origin: 'sample' }
  expect(standings(after(told, 'facts', [], [sample]))).toEqual([['35', 'taken back']])
})

test('a fact that is said again belongs to the newer answer, and the older one stays as it was read', () => {
  expect(standings(after(told, 'chat', [age(45)], [age(45)]))).toEqual([
    ['35', 'said later'],
    ['45', 'holds'],
  ])
})

test('without a plan Hearth knows what was told and assumes nothing', () => {
  expect(knownFacts(newConversation)).toEqual([])
  expect(knownFacts(told).map(({ shown }) => shown)).toEqual(['35'])
})

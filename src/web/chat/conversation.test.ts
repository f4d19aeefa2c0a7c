import { expect, test } from 'vitest'
import type { ChatAnswer } from '#contract/chat.ts'
import { draftContext } from '#engine/draft-context.ts'
import { draftPlan } from '#engine/draft-plan.ts'
import { factStatement } from '#engine/fact-reader.ts'
import { topicOf } from '#engine/topics/all.ts'
import { outcomeOf } from './api.ts'
import { conversation } from './conversation.ts'
import { type Asked, type Conversation, newConversation, type Outcome } from './conversation-state.ts'

const at = '2026-11-20T09:24:00.000Z'
const asked: Asked = { key: 'k1', path: 'chat', body: { message: 'Build an emergency fund plan.' } }
const answer: ChatAnswer = { success: true, response: 'Here it is.', message_id: 'm1' }

const sent = (state: Conversation = newConversation) =>
  conversation(state, { type: 'sent', asked, text: 'Build an emergency fund plan.', at })
const settle = (state: Conversation, outcome: Outcome, key = 'k1') =>
  conversation(state, { type: 'settled', key, outcome, at })

test('a sent message is appended at once, empties the field and is pending', () => {
  const state = sent({ ...newConversation, draft: 'Build an emergency fund plan.' })
  expect(state.entries.map((entry) => [entry.kind, entry.text])).toEqual([
    ['user', 'Build an emergency fund plan.'],
  ])
  expect(state).toMatchObject({ draft: '', pending: asked, status: 'Drafting plan…', view: 'chat' })
})

test('an answer is appended and ends the wait', () => {
  const state = settle(sent(), { kind: 'answer', answer })
  expect(state.entries.map((entry) => entry.text)).toEqual(['Build an emergency fund plan.', 'Here it is.'])
  expect(state.pending).toBeUndefined()
  expect(state.status).toBe('Answer ready.')
})

test('a refusal is told with its text, or with the words that stand for it', () => {
  const told = settle(sent(), { kind: 'refusal', error: 'The storage is full.' })
  expect(told.entries.at(-1)?.text).toBe('Sorry, I encountered an error: The storage is full.')
  const untold = settle(sent(), { kind: 'refusal', error: undefined })
  expect(untold.entries.at(-1)?.text).toBe('Sorry, I encountered an error: Please try again.')
  const empty = settle(sent(), { kind: 'refusal', error: '' })
  expect(empty.entries.at(-1)?.text).toBe('Sorry, I encountered an error: Please try again.')
})

test('no answer is a network error', () => {
  const state = settle(sent(), { kind: 'unreachable' })
  expect(state.entries.at(-1)).toMatchObject({
    kind: 'error',
    text: 'Network error. Please check your connection and try again.',
    asked,
  })
})

test('a retry asks the same under the same key and takes the error away', () => {
  const failed = settle(sent(), { kind: 'unreachable' })
  const retried = conversation(failed, { type: 'retried', asked })
  expect(retried.entries.map((entry) => entry.kind)).toEqual(['user'])
  expect(retried.pending).toBe(asked)
})

test('a stopped message is kept, and its late answer is not shown', () => {
  const stopped = conversation(sent(), { type: 'stopped', key: 'k1', at })
  expect(stopped.entries.map((entry) => entry.kind)).toEqual(['user', 'stopped'])
  expect(settle(stopped, { kind: 'answer', answer })).toBe(stopped)
})

test('an answer to a conversation that was cleared is not shown', () => {
  const cleared = conversation(sent(), { type: 'cleared' })
  expect(settle(cleared, { kind: 'answer', answer }).entries).toEqual([])
})

test('what arrives in the other view of a narrow screen is counted until it is seen', () => {
  const edited = conversation(newConversation, {
    type: 'edited',
    asked: { key: 'k2', path: 'facts', body: {} },
    text: 'You set Your age to 45.',
    at,
  })
  const answered = settle(edited, { kind: 'answer', answer }, 'k2')
  expect(answered.news).toEqual({ plan: 0, chat: 1 })
  expect(conversation(answered, { type: 'viewed', view: 'chat' }).news.chat).toBe(0)
})

test('a fact that changes no plan is still among those that the newest version rests on', () => {
  const topic = topicOf('emergency_fund')
  if (topic === undefined) throw new RangeError('no planner')
  const identity = { id: 'plan', version: 1, generatedAt: at }
  const { plan } = draftPlan({ topic, household: {}, context: draftContext('2026-11-20'), identity })
  const planned = settle(sent(), { kind: 'answer', answer: { ...answer, plan } })
  const told = factStatement('state', 'OH', 'told', '')
  const asked2: Asked = { key: 'k2', path: 'facts', body: {} }
  const edited = conversation(planned, { type: 'edited', asked: asked2, text: 'x', at })
  const answered = settle(edited, { kind: 'answer', answer: { ...answer, facts: [told] } }, 'k2')
  expect(answered.plans.map(({ versions }) => versions.map((version) => version.told))).toEqual([[[told]]])
})

test('JSON without success is a refusal, and no JSON is no answer', () => {
  expect(outcomeOf('{"success":false,"error":"No."}')).toEqual({ kind: 'refusal', error: 'No.' })
  expect(outcomeOf('{"success":false}')).toEqual({ kind: 'refusal', error: undefined })
  expect(outcomeOf('{}')).toEqual({ kind: 'refusal', error: undefined })
  expect(outcomeOf(JSON.stringify(answer))).toEqual({ kind: 'answer', answer })
  for (const body of ['', 'null', '[]', '"yes"', '<html>Bad gateway</html>'])
    expect(outcomeOf(body)).toEqual({ kind: 'unreachable' })
})

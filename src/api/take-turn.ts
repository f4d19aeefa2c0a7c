/** One turn of a conversation, from the thread's state to everything that is kept and answered. */
import { randomUUID } from 'node:crypto'
import type { AnswerBook } from '#chat/answer-book.ts'
import { converse, editFacts } from '#chat/converse.ts'
import { type ThreadState, type Turn, type TurnContext, threadStateSchema } from '#chat/thread-state.ts'
import { chatAnswerSchema, type Message } from '#contract/chat.ts'
import type { Plan } from '#engine/plan.ts'
import type { EngineJob } from './engine-job.ts'
import type { StoredPlan, TurnOutcome } from './store/store.ts'

export function takeTurn(
  { ask, stateJson, answerId, today, now }: EngineJob,
  answers: AnswerBook,
): TurnOutcome {
  const context: TurnContext = { today, now, newId: randomUUID, answers }
  const state = stateOf(stateJson)
  const turn =
    ask.kind === 'message' ? converse(state, ask.message, context) : editFacts(state, ask.edit, context)
  return outcomeOf(turn, answerId)
}

/** When the shape of the state changes, older ones are brought up to it here. */
function stateOf(json: string): ThreadState {
  const state: ThreadState = JSON.parse(json)
  if (state.schemaVersion !== 1)
    throw new RangeError('schemaVersion of a stored thread is unknown to this build')
  return state
}

/** Nothing leaves for the database or the visitor that is not exactly of its described shape. */
function outcomeOf(turn: Turn, answerId: string): TurnOutcome {
  const { topic } = turn
  const [first, ...also] = turn.plans
  const details = {
    ...(first?.change && { change: first.change }),
    ...(turn.figures.length > 0 && { figures: turn.figures }),
    ...(turn.suggestions.length > 0 && { suggestions: turn.suggestions }),
  } satisfies Partial<Message>
  const answer = chatAnswerSchema.parse({
    success: true,
    response: turn.response,
    message_id: answerId,
    ...details,
    ...(topic && { topic }),
    ...(first && { plan: first.plan }),
    ...(also.length > 0 && { also }),
    ...(turn.understood.length > 0 && { understood: turn.understood }),
    ...(turn.facts.length > 0 && { facts: turn.facts }),
  })
  // Plans of the state were held against their schema when they were answered; the newest just now.
  threadStateSchema.parse({ ...turn.state, plans: [] })
  return {
    answerId,
    response: turn.response,
    detailsJson: finiteJson(details),
    stateJson: finiteJson(turn.state),
    factsJson: finiteJson(turn.facts),
    plans: turn.plans.map(({ plan }) => storedPlan(plan)),
    answerJson: finiteJson(answer),
  }
}

const storedPlan = (plan: Plan): StoredPlan => ({
  id: plan.id,
  version: plan.version,
  topic: plan.topic,
  schemaVersion: plan.schemaVersion,
  json: finiteJson(plan),
})

/** JSON has no word for a calculation that broke and would write null in its place. */
function finiteJson(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (typeof part === 'number' && !Number.isFinite(part))
      throw new RangeError(`${key} is not a finite number`)
    return part
  })
}

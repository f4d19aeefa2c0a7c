/** One turn of a conversation, from the thread's state to everything that is kept and answered. */
import { randomUUID } from 'node:crypto'
import type { AnswerBook } from '#chat/answer-book.ts'
import { converse, editFacts } from '#chat/converse.ts'
import { redraft } from '#chat/redraft.ts'
import {
  type PlanVersion,
  type ThreadState,
  type Turn,
  type TurnContext,
  threadStateSchema,
} from '#chat/thread-state.ts'
import { chatAnswerSchema, type Message } from '#contract/chat.ts'
import type { Household } from '#engine/household.ts'
import type { Ask, TurnJob } from './engine-job.ts'
import { finiteJson } from './finite-json.ts'
import { summaryOf } from './plan-summary.ts'
import type { StoredPlan, TurnOutcome } from './store/store.ts'
import { stateOf } from './stored-state.ts'

export function takeTurn(
  { ask, stateJson, answerId, today, now }: TurnJob,
  answers: AnswerBook,
): TurnOutcome {
  const context: TurnContext = { today, now, newId: randomUUID, answers }
  return outcomeOf(turnFor(ask, stateOf(stateJson), context), answerId)
}

function turnFor(ask: Ask, state: ThreadState, context: TurnContext): Turn {
  switch (ask.kind) {
    case 'message':
      return converse(state, ask.message, context)
    case 'edit':
      return editFacts(state, ask.edit, context)
    case 'redraft':
      return redraft(state, ask.planId, context)
  }
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
    plans: turn.plans.map((version) => storedPlan(version, turn.state.household)),
    answerJson: finiteJson(answer),
  }
}

const storedPlan = ({ plan, change }: PlanVersion, household: Household): StoredPlan => ({
  id: plan.id,
  version: plan.version,
  topic: plan.topic,
  schemaVersion: plan.schemaVersion,
  json: finiteJson(plan),
  householdJson: finiteJson(household),
  changeJson: change && finiteJson(change),
  summaryJson: finiteJson(summaryOf(plan)),
})

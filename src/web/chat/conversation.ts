/** All that can happen to a conversation happens here, without React. */
import type { ChatAnswer, Thread } from '#contract/chat.ts'
import type { Receipt } from '../receipts/figures.ts'
import { networkError } from '../server-call.ts'
import {
  type Arrival,
  type Asked,
  type Conversation,
  type Entry,
  newConversation,
  type Outcome,
  type PlanHistory,
  type PlanVersion,
  type View,
} from './conversation-state.ts'
import { resumed } from './resumed.ts'

export type Happening =
  | { type: 'typed'; draft: string }
  | { type: 'sent'; asked: Asked; text: string; at: string }
  | { type: 'edited'; asked: Asked; text: string; at: string }
  | { type: 'retried'; asked: Asked }
  | { type: 'settled'; key: string; outcome: Outcome; at: string }
  | { type: 'stopped'; key: string; at: string }
  | { type: 'viewed'; view: View }
  | { type: 'planShown'; planId: string }
  | { type: 'ticked'; step: string }
  | { type: 'opened'; threadId: string }
  | { type: 'resumed'; thread: Thread }
  | { type: 'cleared' }

export const pendingStatus = 'Drafting plan…'

export function conversation(state: Conversation, happening: Happening): Conversation {
  switch (happening.type) {
    case 'typed':
      return { ...state, draft: happening.draft }
    case 'sent':
      return {
        ...begun(state, happening.asked),
        entries: [...state.entries, said('user', happening)],
        draft: '',
        view: 'chat',
        news: { ...state.news, chat: 0 },
      }
    case 'edited':
      return { ...begun(state, happening.asked), entries: [...state.entries, said('edit', happening)] }
    case 'retried': {
      const failed = (entry: Entry) =>
        (entry.kind === 'error' || entry.kind === 'stopped') && entry.asked.key === happening.asked.key
      return {
        ...begun(state, happening.asked),
        entries: state.entries.filter((entry) => !failed(entry)),
      }
    }
    case 'settled':
      return state.pending?.key === happening.key
        ? settled({ ...state, pending: undefined }, state.pending, happening)
        : state
    case 'stopped': {
      const asked = state.pending
      if (asked?.key !== happening.key) return state
      const id = `${asked.key}-stopped`
      const text = 'You stopped this answer. Your message is kept.'
      return {
        ...state,
        pending: undefined,
        status: 'Stopped.',
        entries: [...state.entries, { kind: 'stopped', id, at: happening.at, text, asked }],
      }
    }
    case 'viewed':
      return { ...state, view: happening.view, news: { ...state.news, [happening.view]: 0 } }
    case 'planShown':
      return {
        ...state,
        view: 'plan',
        news: { ...state.news, plan: 0 },
        arrival: arrivalOf(state, happening.planId, true),
      }
    case 'ticked':
      return {
        ...state,
        done: state.done.includes(happening.step)
          ? state.done.filter((step) => step !== happening.step)
          : [...state.done, happening.step],
      }
    case 'opened':
      return { ...state, threadId: happening.threadId }
    case 'resumed':
      return resumed(happening.thread)
    case 'cleared':
      return { ...newConversation, status: 'New conversation.' }
    default:
      return happening satisfies never
  }
}

const begun = (state: Conversation, asked: Asked): Conversation =>
  state.pending === undefined ? { ...state, pending: asked, status: pendingStatus } : state

const said = (kind: 'user' | 'edit', { asked, text, at }: { asked: Asked; text: string; at: string }) => ({
  kind,
  id: asked.key,
  at,
  text,
})

const arrivalOf = (state: Conversation, planId: string, isAskedFor: boolean): Arrival => ({
  planId,
  count: (state.arrival?.count ?? 0) + 1,
  isAskedFor,
})

function settled(
  state: Conversation,
  asked: Asked,
  { outcome, at }: { outcome: Outcome; at: string },
): Conversation {
  const other: View = state.view === 'plan' ? 'chat' : 'plan'
  if (outcome.kind !== 'answer') {
    const text =
      outcome.kind === 'unreachable'
        ? networkError
        : `Sorry, I encountered an error: ${outcome.error || 'Please try again.'}`
    const error: Entry = { kind: 'error', id: `${asked.key}-error`, at, text, asked }
    return { ...state, status: '', entries: [...state.entries, error] }
  }
  const { answer } = outcome
  const facts = answer.facts ?? []
  const made =
    answer.plan === undefined ? [] : [{ plan: answer.plan, change: answer.change }, ...(answer.also ?? [])]
  const plans = made
    .reduce((known, { plan, change }) => withVersion(known, { plan, told: facts, change }), state.plans)
    .map((history) => restingOn(history, facts))
  const isNews = other === 'chat' || answer.plan !== undefined
  return {
    ...state,
    plans,
    facts,
    status: statusOf(answer, plans),
    news: isNews ? { ...state.news, [other]: state.news[other] + 1 } : state.news,
    arrival:
      answer.plan === undefined || (asked.path === 'facts' && answer.plan.version > 1)
        ? state.arrival
        : arrivalOf(state, answer.plan.id, false),
    entries: [
      ...state.entries,
      {
        kind: 'answer',
        id: answer.message_id,
        at,
        text: answer.response,
        figures: [...(answer.plan?.figures ?? lastFigures(state)), ...(answer.figures ?? [])],
        plan: answer.plan && {
          id: answer.plan.id,
          version: answer.plan.version,
          title: answer.plan.title,
        },
        // What was edited by hand is said by the edit's own line.
        understood: asked.path === 'facts' ? [] : (answer.understood ?? []),
        suggestions: answer.suggestions ?? [],
      },
    ],
  }
}

/** An answer without a plan may still speak of the numbers of the newest one. */
const lastFigures = (state: Conversation): readonly Receipt[] =>
  state.plans.at(-1)?.versions.at(-1)?.plan.figures ?? []

/** A fact that left the newest version as it was is among those that it rests on. */
const restingOn = ({ id, versions }: PlanHistory, told: Conversation['facts']): PlanHistory => ({
  id,
  versions: versions.map((version, index) =>
    index === versions.length - 1 ? { ...version, told } : version,
  ),
})

function withVersion(plans: readonly PlanHistory[], added: PlanVersion): readonly PlanHistory[] {
  const { id, version } = added.plan
  const known = plans.find((history) => history.id === id)
  const older = known?.versions.filter((other) => other.plan.version !== version) ?? []
  const history: PlanHistory = { id, versions: [...older, added] }
  return known === undefined ? [...plans, history] : plans.map((other) => (other.id === id ? history : other))
}

function statusOf({ plan }: ChatAnswer, plans: readonly PlanHistory[]): string {
  if (plan === undefined) return 'Answer ready.'
  const place = plans.findIndex((history) => history.id === plan.id) + 1
  return plan.version === 1
    ? `Answer ready. Plan ${place} added.`
    : `Answer ready. Version ${plan.version} of plan ${place} is ready.`
}

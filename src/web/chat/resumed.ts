/** A conversation as the server gives it back, as the screen holds one. */
import type { Message, Thread } from '#contract/chat.ts'
import {
  type Conversation,
  type Entry,
  newConversation,
  type PlanHistory,
  type PlanVersion,
} from './conversation-state.ts'

export function resumed({ thread_id: threadId, messages, plans, facts }: Thread): Conversation {
  const change = (planId: string, version: number) =>
    messages.find((message) => message.planId === planId && message.planVersion === version)?.change
  const histories = new Map<string, PlanVersion[]>()
  for (const plan of plans) {
    const versions = histories.get(plan.id) ?? []
    histories.set(plan.id, [...versions, { plan, told: facts, change: change(plan.id, plan.version) }])
  }
  return {
    ...newConversation,
    threadId,
    entries: messages.map((message) => entryOf(message, plans)),
    plans: [...histories].map(([id, versions]): PlanHistory => ({ id, versions })),
    facts,
    view: plans.length === 0 ? 'chat' : 'plan',
    status: 'Your conversation is back.',
  }
}

function entryOf(message: Message, plans: Thread['plans']): Entry {
  const { id, content: text, timestamp: at, role, planId, planVersion } = message
  if (role === 'user') return { kind: 'user', id, at, text }
  const plan = plans.find((one) => one.id === planId && one.version === planVersion)
  return {
    kind: 'answer',
    id,
    at,
    text,
    figures: [...(plan?.figures ?? []), ...(message.figures ?? [])],
    plan: plan && { id: plan.id, version: plan.version, title: plan.title },
    understood: [],
    suggestions: message.suggestions ?? [],
  }
}

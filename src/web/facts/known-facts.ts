import type { FactStatement } from '#engine/plan.ts'
import type { Conversation } from '../chat/conversation-state.ts'

/** Everything that Hearth goes by: told or of a sample, and what the newest plan assumed for the rest. */
export function knownFacts({ entries, plans, facts }: Conversation): FactStatement[] {
  const mention = entries.findLast((entry) => entry.kind === 'answer' && entry.plan !== undefined)
  const planId = mention?.kind === 'answer' ? mention.plan?.id : undefined
  const newest = plans.find(({ id }) => id === planId)?.versions.at(-1)
  const known = new Set(facts.map(({ fact }) => fact))
  const assumed = newest?.plan.assumptions.filter(({ fact }) => !known.has(fact)) ?? []
  return [...facts, ...assumed]
}

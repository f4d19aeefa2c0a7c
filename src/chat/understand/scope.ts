/** What is no planning question: greetings and thanks, and what calls for care instead of a plan. */
import { type Concern, type ConcernKind, leadingConcern } from '../safety.ts'
import type { Reading } from './reading.ts'
import { smallTalk } from './small-talk.ts'
import type { TopicScore } from './topic-score.ts'

/** How strongly a message must speak of a planning topic to be about that and not about these. */
const yieldsAt: Partial<Record<ConcernKind, number>> = {
  gibberish: 1,
  other_language: 2.5,
  private_number: 4,
  legal: 3,
  employment_dispute: 6,
  medical: 4,
  unrelated: 4,
  crypto: 6,
  bank_support: 6,
  account_access: 6,
  account_action: 6,
  live_data: 6,
  abuse: 5,
}

/** The concerns that hold beside a topic that scores so strongly. */
export function lastingConcerns(concerns: readonly Concern[], strongest: number, length: number): Concern[] {
  // In a short message such words are what it is about; in a long one they may be a circumstance.
  const factor = length < 90 ? 2 : 1
  return concerns.filter(({ kind }) => {
    const least = yieldsAt[kind]
    return least === undefined || strongest < (least > 3 ? least * factor : least)
  })
}

/** The scope of a message when it is no question of planning. */
export function scopeOf(reading: Reading, concerns: readonly Concern[]): TopicScore | undefined {
  const lead = leadingConcern(concerns)
  if (lead?.kind === 'spanish_greeting') return { slug: 'smalltalk', score: 8, why: [lead.words] }
  if (lead) return { slug: 'out_of_scope', score: 8, why: [lead.words] }
  const why = smallTalk(reading.text)
  return why === undefined ? undefined : { slug: 'smalltalk', score: 8, why: [why] }
}

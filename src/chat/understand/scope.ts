/** What is no planning question: greetings and thanks, and what calls for care instead of a plan. */
import { type Concern, leadingConcern } from '../safety.ts'
import type { Reading } from './reading.ts'
import { smallTalk } from './small-talk.ts'
import type { TopicScore } from './topic-score.ts'

/** The scope of a message when it is no question of planning. */
export function scopeOf(
  reading: Reading,
  concerns: readonly Concern[],
  strongest: number,
): TopicScore | undefined {
  const lead = leadingConcern(concerns)
  const urgent = lead !== undefined && !yields.has(lead.kind)
  if (lead && (urgent || strongest < 6)) return { slug: 'out_of_scope', score: 8, why: [lead.words] }
  const why = smallTalk(reading.text)
  return why === undefined ? undefined : { slug: 'smalltalk', score: 8, why: [why] }
}

/** A message that speaks clearly of a planning topic is about that, even if it touches these. */
const yields: ReadonlySet<string> = new Set([
  'legal',
  'employment_dispute',
  'medical',
  'unrelated',
  'crypto',
  'private_number',
  'bank_support',
  'account_access',
  'account_action',
  'live_data',
])

/** "Why?" — the reason of each part of a plan. */
import type { Plan } from '#engine/plan.ts'
import { join, say, words } from '#engine/say.ts'
import type { SmallReply } from '../small-replies.ts'
import { answer, bullets } from './question.ts'

const mostParts = 4

export function reasons(plan: Plan): SmallReply {
  const parts = plan.allocations
    .slice(0, mostParts)
    .map((part) => say`**${part.label}**. ${part.description}`)
  const lead = parts.length > 0 ? words('Each part has its reason:') : plan.summary
  const end = words(
    'Press any number to see how it was worked out, and “What this plan rests on” to change what I assumed.',
  )
  return answer(join([lead, bullets(parts), end], '\n\n'), plan)
}

/** "My wife has one too, with 30k": another person's account beside the one that a plan moves. */
import { words } from '#engine/say.ts'
import type { SmallReply } from '../small-replies.ts'
import { tellsSpousesPlan } from '../telling.ts'
import { answer, type PlanQuestion } from './question.ts'

export function ofSpousesPlan({ message, plan }: PlanQuestion): SmallReply | undefined {
  if (plan.topic !== 'rollover_401k' || !tellsSpousesPlan.test(message)) return undefined
  return answer(
    words(
      'That account stays apart: a retirement account belongs to one person, and only they can move it, into an account in their own name. This plan goes on for yours, and the same rules hold for theirs. To see theirs worked out, begin a new talk and tell it as they would.',
    ),
    plan,
  )
}

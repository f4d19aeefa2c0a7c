/** A question about a plan that is there, and how an answer out of the plan is put together. */
import type { Plan } from '#engine/plan.ts'
import { join, say, type Text } from '#engine/say.ts'
import { receiptsOf } from '../borrowed-text.ts'
import type { SmallReply } from '../small-replies.ts'
import type { ThreadState, TurnContext } from '../thread-state.ts'
import type { Intent } from '../understand/intent.ts'

export interface PlanQuestion {
  readonly message: string
  /** The question before this one, where the plan answered it. */
  readonly before: string | undefined
  readonly intent: Intent
  /** The plan that is being talked about. */
  readonly plan: Plan
  readonly state: ThreadState
  readonly context: TurnContext
  /** Its words speak of another subject than the plan: only what can be of no other is answered out of it. */
  readonly speaksOfAnother: boolean
}

/** Words of a plan as a reply, with the receipts of their numbers. */
export const answer = (text: Text, plan: Plan): SmallReply => ({
  text,
  figures: receiptsOf(text, plan),
  suggestions: [],
})

export const bullets = (lines: readonly Text[]): Text =>
  join(
    lines.map((line) => say`- ${line}`),
    '\n',
  )

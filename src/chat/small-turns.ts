/** Turns that draft no plan: a reply, an explanation, an aside, and what is said before them. */
import type { FactStatement, Plan } from '#engine/plan.ts'
import { join, type Text } from '#engine/say.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import type { Care } from './care.ts'
import type { Explained } from './explain.ts'
import { type Known, remembered, statementsOf } from './known-facts.ts'
import { planOf } from './plan-turn.ts'
import type { SmallReply } from './small-replies.ts'
import type { ThreadState, Turn, TurnContext } from './thread-state.ts'

/** Everything that a turn starts from. */
export interface Start {
  readonly state: ThreadState
  readonly known: Known
  readonly understood: FactStatement[]
  readonly context: TurnContext
}

export function smallTurn(start: Start, { text, suggestions, figures }: SmallReply, topic?: TopicSlug): Turn {
  return {
    state: { ...remembered(start.state, start.known), ...(topic === undefined ? {} : { topic }) },
    response: text,
    figures: figures ?? [],
    ...(topic === undefined ? {} : { topic }),
    plans: [],
    understood: start.understood,
    facts: statementsOf(start.known),
    suggestions,
  }
}

/** Beside a plan, what explains another subject is an aside: the talk stays with the plan. */
export function explainedTurn(start: Start, { reply, topic }: Explained, current: Plan | undefined): Turn {
  const turn = smallTurn(start, reply, topic)
  const stays =
    current !== undefined && planOf(start.state, topic) === undefined ? start.state.topic : undefined
  return stays === undefined ? turn : { ...turn, state: { ...turn.state, topic: stays } }
}

/** A reply beside what is being talked about: the conversation goes back to it afterwards. */
export const asideTurn = (start: Start, reply: SmallReply, topic: 'out_of_scope' | 'smalltalk'): Turn => ({
  ...smallTurn(start, reply),
  topic,
})

/** What is said before the answer: that a number was masked, and care that stands beside a plan. */
export function preceded(turn: Turn, note: Text, care: Care | undefined): Turn {
  const before = care === undefined || care.instead ? [note] : [note, care.text]
  return { ...turn, response: join([...before, turn.response], '\n\n') }
}

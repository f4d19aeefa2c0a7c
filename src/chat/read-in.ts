/** Reads a message in the light of its thread. */
import type { ThreadState, TurnContext } from './thread-state.ts'
import { type Understanding, understand } from './understand/understand.ts'

export const readIn = (state: ThreadState, context: TurnContext, text: string): Understanding =>
  understand(text, {
    today: context.today,
    openQuestion: state.openQuestion,
    topic: state.topic,
    household: state.household,
    householdBefore: state.before,
    said: state.said,
  })

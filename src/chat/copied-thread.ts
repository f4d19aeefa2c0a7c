import type { Plan } from '#engine/plan.ts'
import type { ThreadState } from './thread-state.ts'

/** A conversation of its own for the copy of a plan: it knows the same facts, and the one plan. */
export function copiedThread(state: ThreadState, plan: Plan): ThreadState {
  return {
    schemaVersion: 1,
    household: state.household,
    ...(state.fromSample && { fromSample: state.fromSample }),
    plans: [plan],
    topic: plan.topic,
    asked: state.asked,
  }
}

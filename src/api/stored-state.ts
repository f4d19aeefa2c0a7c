import type { ThreadState } from '#chat/thread-state.ts'
import { upToDate } from '#engine/older-plans.ts'

/** When the shape of the state changes, older ones are brought up to it here. */
export function stateOf(json: string): ThreadState {
  const state: ThreadState = JSON.parse(json)
  if (state.schemaVersion !== 1)
    throw new RangeError('schemaVersion of a stored thread is unknown to this build')
  return { ...state, plans: state.plans.map(upToDate) }
}

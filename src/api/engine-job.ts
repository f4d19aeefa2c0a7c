/** What a planner thread is asked, and what it answers. */
import type { FactsRequest } from '#contract/chat.ts'
import type { CalendarDate } from '#engine/units.ts'
import type { TurnOutcome } from './store/store.ts'

export type Ask =
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'edit'; readonly edit: FactsRequest }

export interface EngineJob {
  readonly ask: Ask
  readonly stateJson: string
  readonly answerId: string
  readonly today: CalendarDate
  readonly now: string
}

export type EngineAnswer =
  | { readonly kind: 'done'; readonly outcome: TurnOutcome }
  | { readonly kind: 'failed'; readonly error: unknown }

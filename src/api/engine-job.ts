/** What a planner thread is asked, and what it answers. */
import type { FactsRequest } from '#contract/chat.ts'
import type { Household } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import type { CalendarDate } from '#engine/units.ts'
import type { PlanPaper } from './pdf/plan-pdf.ts'
import type { TurnOutcome } from './store/store.ts'

export type Ask =
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'edit'; readonly edit: FactsRequest }
  /** The same facts under the law and on the day of today; the plan that the answer speaks of first. */
  | { readonly kind: 'redraft'; readonly planId: string }

export interface TurnJob {
  readonly ask: Ask
  readonly stateJson: string
  readonly answerId: string
  readonly today: CalendarDate
  readonly now: string
}

/** Whether a version comes out alike when it is drafted again as on its day. */
export interface ReplayJob {
  readonly replay: { readonly plan: Plan; readonly household: Household; readonly today: CalendarDate }
}

/** A plan to be put on paper. */
export interface PrintJob {
  readonly print: PlanPaper
}

export type EngineJob = TurnJob | ReplayJob | PrintJob

export type EngineAnswer =
  /** Said once, before the first job: the thread has started. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly outcome: TurnOutcome }
  | { readonly kind: 'replayed'; readonly isSame: boolean }
  | { readonly kind: 'printed'; readonly pdf: Uint8Array }
  | { readonly kind: 'failed'; readonly error: unknown }

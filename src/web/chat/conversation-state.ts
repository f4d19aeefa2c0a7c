/** What the screen holds of a conversation. */
import type { ChatAnswer } from '#contract/chat.ts'
import type { FactStatement, Plan } from '#engine/plan.ts'
import type { Receipt } from '../receipts/figures.ts'

export type Change = NonNullable<ChatAnswer['change']>

/** What was asked of the server. A retry asks it again under the same key. */
export interface Asked {
  readonly key: string
  readonly path: 'chat' | 'facts'
  readonly body: Readonly<Record<string, unknown>>
}

export interface PlanMention {
  readonly id: string
  readonly version: number
  readonly title: string
}

interface Said {
  readonly id: string
  /** ISO date and time. */
  readonly at: string
  readonly text: string
}
export type Entry =
  | (Said & { readonly kind: 'user' })
  /** A fact that was edited outside the chat. */
  | (Said & { readonly kind: 'edit' })
  | (Said & {
      readonly kind: 'answer'
      readonly figures: readonly Receipt[]
      readonly plan: PlanMention | undefined
      /** What was read from the message that this answers. */
      readonly understood: readonly FactStatement[]
      readonly suggestions: readonly string[]
    })
  | (Said & { readonly kind: 'error'; readonly asked: Asked })
  | (Said & { readonly kind: 'stopped'; readonly asked: Asked })

/** A version of a plan, with what was known of the household when it was drafted. */
export interface PlanVersion {
  readonly plan: Plan
  readonly told: readonly FactStatement[]
  /** What changed from the version before. */
  readonly change: Change | undefined
}

export interface PlanHistory {
  readonly id: string
  /** Every version, oldest first. */
  readonly versions: readonly PlanVersion[]
}

export type View = 'plan' | 'chat'

export interface Arrival {
  readonly planId: string
  readonly count: number
  /** The visitor asked to see it, and so goes there. */
  readonly isAskedFor: boolean
}

export interface Conversation {
  /** Its label on the server; none before the first message. */
  readonly threadId: string | undefined
  readonly entries: readonly Entry[]
  readonly pending: Asked | undefined
  readonly plans: readonly PlanHistory[]
  /** Everything that the household told. */
  readonly facts: readonly FactStatement[]
  readonly draft: string
  /** The view that a narrow screen shows, and how much is new in the other one. */
  readonly view: View
  readonly news: Readonly<Record<View, number>>
  /** The plan that came in last, to be brought into sight; the count tells one arrival from the next. */
  readonly arrival: Arrival | undefined
  /** The steps that were ticked off, as plan/step. */
  readonly done: readonly string[]
  /** What a screen reader is told. */
  readonly status: string
}

export const newConversation: Conversation = {
  threadId: undefined,
  entries: [],
  pending: undefined,
  plans: [],
  facts: [],
  draft: '',
  view: 'plan',
  news: { plan: 0, chat: 0 },
  arrival: undefined,
  done: [],
  status: '',
}

export type Outcome =
  | { kind: 'answer'; answer: ChatAnswer }
  | { kind: 'refusal'; error: string | undefined }
  | { kind: 'unreachable' }

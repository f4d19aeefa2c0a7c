/** What a conversation remembers between turns. Stored as JSON with its own schema version. */
import { z } from 'zod'
import type { changeSchema } from '#contract/chat.ts'
import type { AnyFigure } from '#engine/figure.ts'
import { factKeySchema, householdSchema } from '#engine/household.ts'
import { type FactStatement, type Plan, planSchema } from '#engine/plan.ts'
import type { Text } from '#engine/say.ts'
import { type TopicSlug, topicSlugs } from '#engine/topic-slugs.ts'
import type { CalendarDate } from '#engine/units.ts'
import type { AnswerBook } from './answer-book.ts'
import { askedNumberSchema } from './asked-numbers.ts'

export const threadStateSchema = z.strictObject({
  schemaVersion: z.literal(1),
  /** What the person told, and what a sample household brought. */
  household: householdSchema,
  /** The facts of the household that come from a sample. */
  fromSample: z.array(factKeySchema).optional(),
  /** The newest version of each plan of this conversation, oldest plan first. */
  plans: z.array(planSchema),
  /** The topic that is being talked about. */
  topic: z.enum(topicSlugs).optional(),
  /** The fact that the last reply asked for. */
  openQuestion: factKeySchema.optional(),
  /** Facts that were asked for once: never asked again. */
  asked: z.array(factKeySchema),
  /** The last message that told facts, for the next one may put it right, and the question that was open then. */
  said: z.strictObject({ text: z.string(), openQuestion: factKeySchema.optional() }).optional(),
  /** The last message, where it was a question that the plan at hand answered: the next one may go on with it. */
  askedOfPlan: z.string().optional(),
  /** Numbers that no fact took and that a reply spoke of: the next message may say what they are. */
  askedNumbers: z.array(askedNumberSchema).optional(),
  /** What was known before the last change, so that it can be undone. */
  before: householdSchema.optional(),
  fromSampleBefore: z.array(factKeySchema).optional(),
})
export type ThreadState = z.infer<typeof threadStateSchema>

export const newThread = (): ThreadState => ({ schemaVersion: 1, household: {}, plans: [], asked: [] })

/** What a turn may not make by itself: the day, the time and fresh ids. */
export interface TurnContext {
  readonly today: CalendarDate
  /** ISO date and time, with Z. */
  readonly now: string
  readonly newId: () => string
  /** The explanations, found by what is asked. */
  readonly answers: AnswerBook
}

export interface PlanVersion {
  readonly plan: Plan
  readonly change?: z.infer<typeof changeSchema>
}

export interface Turn {
  readonly state: ThreadState
  readonly response: Text
  /** The receipts of the reply's numbers when they are not the plan's. */
  readonly figures: AnyFigure[]
  readonly topic?: TopicSlug
  /** New plans and next versions, the one that the reply speaks of first. */
  readonly plans: PlanVersion[]
  /** The facts that were read from this message. */
  readonly understood: FactStatement[]
  /** Everything that the household told. */
  readonly facts: FactStatement[]
  readonly suggestions: string[]
}

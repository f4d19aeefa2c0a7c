/** What crosses the wire in a conversation. */
import { z } from 'zod'
import { figureSchema } from '#engine/figure-schema.ts'
import { factKeySchema, householdSchema } from '#engine/household.ts'
import { factStatementSchema, planSchema } from '#engine/plan.ts'
import { topicSlugs } from '#engine/topic-slugs.ts'
import type { ErrorCode } from './errors.ts'
import { messageLimit } from './limits.ts'

/** Neither NUL nor half of a surrogate pair: no database keeps them, and no keyboard makes them. */
const wellFormed = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** The label of a conversation, made by the browser. It is a name, never a permission. */
export const threadIdSchema = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[A-Za-z0-9._~-]+$/, 'letters, digits, dots, dashes and underscores')

/** Names the refusal of the catalogue that a broken rule stands for. */
const refusedAs = (code: ErrorCode) => ({ params: { code } })

export const chatRequestSchema = z.strictObject({
  message: z
    .string()
    .refine((text) => [...text].length <= messageLimit, refusedAs('message_too_long'))
    .refine(wellFormed, refusedAs('unreadable_text'))
    .refine((text) => text.trim() !== '', refusedAs('blank_message')),
  thread_id: threadIdSchema,
})

const factKeys = z.array(factKeySchema).max(factKeySchema.options.length)

/** Facts to set, and facts to forget: at least one. */
export const factsRequestSchema = z
  .strictObject({
    set: householdSchema.optional(),
    forget: factKeys.optional(),
    /** The facts of `set` that come from a sample household and not from the person. */
    fromSample: factKeys.optional(),
    /** A topic to plan at once with these facts. */
    topic: z.enum(topicSlugs).optional(),
  })
  .refine(({ set = {}, forget = [] }) => Object.keys(set).length + forget.length > 0)
  .refine(
    ({ set = {}, forget = [] }) => forget.every((key) => set[key] === undefined),
    refusedAs('set_and_forgotten'),
  )
  .refine(({ set = {}, fromSample = [] }) => fromSample.every((key) => set[key] !== undefined))
export type FactsRequest = z.infer<typeof factsRequestSchema>

/** Why a plan was drafted anew: other facts, another year's law, another way of calculating, or only a later day. */
export const movedBySchema = z.enum(['facts', 'law', 'method', 'date'])
export type MovedBy = z.infer<typeof movedBySchema>

/** What changed from the version before, in words, and what moved it. */
export const changeSchema = z.strictObject({
  from: z.int().positive(),
  lines: z.array(z.string()),
  movedBy: z.array(movedBySchema).optional(),
})

export const chatAnswerSchema = z.strictObject({
  success: z.literal(true),
  /** Markdown whose numbers are links to figures of the plan, or of `figures` when there is no plan. */
  response: z.string(),
  message_id: z.string(),
  topic: z.enum(topicSlugs).optional(),
  plan: planSchema.optional(),
  change: changeSchema.optional(),
  /** Other plans of the conversation that this turn made or changed. */
  also: z.array(z.strictObject({ plan: planSchema, change: changeSchema.optional() })).optional(),
  /** What Hearth understood from this message, to be shown, corrected or taken back. */
  understood: z.array(factStatementSchema).optional(),
  /** Everything that is known of the household: told, or from a sample. */
  facts: z.array(factStatementSchema).optional(),
  figures: z.array(figureSchema).optional(),
  /** Messages worth sending next. */
  suggestions: z.array(z.string()).max(3).optional(),
})
export type ChatAnswer = z.infer<typeof chatAnswerSchema>

export const chatRefusalSchema = z.strictObject({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  request_id: z.string().optional(),
})
export type ChatRefusal = z.infer<typeof chatRefusalSchema>

export const messageSchema = z.strictObject({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.iso.datetime(),
  /** A user's message that was stopped before its answer. */
  status: z.enum(['answered', 'pending', 'stopped', 'failed']).optional(),
  /** The plan that the answer made or changed. */
  planId: z.string().optional(),
  planVersion: z.int().positive().optional(),
  change: changeSchema.optional(),
  figures: z.array(figureSchema).optional(),
  suggestions: z.array(z.string()).optional(),
})
export type Message = z.infer<typeof messageSchema>

/** Whether there was an answer being made that was stopped. */
export const stopAnswerSchema = z.strictObject({ success: z.literal(true), stopped: z.boolean() })

/** A conversation as it is given back: messages in order, and every version of every plan, oldest first. */
export const threadSchema = z.strictObject({
  success: z.literal(true),
  thread_id: z.string(),
  messages: z.array(messageSchema),
  plans: z.array(planSchema),
  facts: z.array(factStatementSchema),
})
export type Thread = z.infer<typeof threadSchema>

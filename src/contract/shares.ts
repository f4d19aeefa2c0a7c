/** What crosses the wire about links that show one version of a plan to whoever has them. */
import { z } from 'zod'
import { planSchema } from '#engine/plan.ts'
import { threadIdSchema } from './chat.ts'
import { shareDays } from './limits.ts'
import { planIdSchema } from './saved-plans.ts'

/**
 * What is shared is the plan of that version as it stands: its texts, figures and receipts. Never the conversation,
 * notes, ticks or anything else that was told.
 */
export const shareRequestSchema = z.strictObject({
  threadId: threadIdSchema,
  planId: planIdSchema,
  version: z.int().positive(),
  /** Every sum of money is taken out before the copy is made. */
  hideAmounts: z.boolean().default(false),
  expiresInDays: z.int().min(shareDays.fewest).max(shareDays.most).default(shareDays.usual),
})

export const shareSchema = z.strictObject({
  id: z.string(),
  threadId: threadIdSchema,
  planId: z.string(),
  version: z.int().positive(),
  /** In plain words. */
  title: z.string(),
  hidesAmounts: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** How often it was opened. */
  views: z.int().nonnegative(),
})
export type Share = z.infer<typeof shareSchema>

export const sharesSchema = z.strictObject({ success: z.literal(true), shares: z.array(shareSchema) })
export type Shares = z.infer<typeof sharesSchema>

/** The address is told this once: Hearth keeps no copy of its secret part. */
export const shareAnswerSchema = z.strictObject({
  success: z.literal(true),
  share: shareSchema,
  /** '/s/…', to be put behind the origin of the page. */
  path: z.string(),
})
export type ShareAnswer = z.infer<typeof shareAnswerSchema>

export const revokeAnswerSchema = z.strictObject({ success: z.literal(true) })

/**
 * The copy that a link shows. Where amounts are hidden, texts show a placeholder in place of each sum, money figures
 * and allocations are worth 0 and mean nothing, and charts that are drawn from sums are left out.
 */
export const sharedPlanSchema = z.strictObject({
  success: z.literal(true),
  plan: planSchema,
  hidesAmounts: z.boolean(),
  sharedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type SharedPlan = z.infer<typeof sharedPlanSchema>

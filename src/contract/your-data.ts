/** Everything that Hearth keeps of one person, as one document; bringing it back, and deleting it. */
import { z } from 'zod'
import { householdSchema } from '#engine/household.ts'
import { planOfAnyAgeSchema } from '#engine/older-plans.ts'
import { changeSchema, messageSchema, threadIdSchema } from './chat.ts'
import { connectionSchema } from './connections.ts'
import { keptLimits } from './limits.ts'
import { notificationSettingsSchema } from './notifications.ts'
import { planIdSchema, stepRecordSchema } from './saved-plans.ts'
import { shareSchema } from './shares.ts'
import { lineSchema } from './text.ts'

export const dataBundleVersion = 1

/** What a conversation remembers, apart from its plans: the chat knows its whole shape, and judges it. */
const memorySchema = z.looseObject({ household: householdSchema })

/** A version with what it was drafted from, where that was kept. */
const bundledPlanSchema = z.strictObject({
  plan: planOfAnyAgeSchema,
  household: householdSchema.optional(),
  change: changeSchema.optional(),
})

const bundledThreadSchema = z.strictObject({
  id: threadIdSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  memory: memorySchema,
  messages: z.array(messageSchema),
  plans: z.array(bundledPlanSchema),
})

const bundledSavedPlanSchema = z.strictObject({
  id: planIdSchema,
  name: lineSchema(keptLimits.planName),
  threadId: threadIdSchema,
  planId: z.string(),
  savedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  steps: z.array(stepRecordSchema),
})

/** `account`, `shares` and `notifications` are there to be read; what is brought back is the rest. */
export const dataBundleSchema = z.strictObject({
  format: z.literal('hearth-data'),
  schemaVersion: z.literal(dataBundleVersion),
  exportedAt: z.iso.datetime(),
  account: z.strictObject({ email: z.string(), createdAt: z.iso.datetime() }).optional(),
  threads: z.array(bundledThreadSchema),
  savedPlans: z.array(bundledSavedPlanSchema),
  connections: z.array(connectionSchema),
  shares: z.array(shareSchema),
  notifications: notificationSettingsSchema.optional(),
})
export type DataBundle = z.infer<typeof dataBundleSchema>

export const importRequestSchema = z.strictObject({ bundle: dataBundleSchema })

/** How much was new here. What is there already stays as it is. */
export const importAnswerSchema = z.strictObject({
  success: z.literal(true),
  threads: z.int().nonnegative(),
  savedPlans: z.int().nonnegative(),
  connections: z.int().nonnegative(),
})
export type ImportAnswer = z.infer<typeof importAnswerSchema>

/** Said so in full, so that no slip of a program deletes anything. */
export const deleteEverythingRequestSchema = z.strictObject({ confirm: z.literal('delete everything') })

/** What is gone, by number. The receipt is kept by nobody but its reader. */
export const deletionReceiptSchema = z.strictObject({
  success: z.literal(true),
  deletedAt: z.iso.datetime(),
  deleted: z.strictObject({
    conversations: z.int().nonnegative(),
    messages: z.int().nonnegative(),
    planVersions: z.int().nonnegative(),
    savedPlans: z.int().nonnegative(),
    shares: z.int().nonnegative(),
    connections: z.int().nonnegative(),
    letters: z.int().nonnegative(),
    sessions: z.int().nonnegative(),
    passkeys: z.int().nonnegative(),
    accounts: z.int().nonnegative(),
  }),
})
export type DeletionReceipt = z.infer<typeof deletionReceiptSchema>

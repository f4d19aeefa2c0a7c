/** What crosses the wire about plans that a visitor keeps: the list, one of them, its versions, its checklist. */
import { z } from 'zod'
import { factKeySchema, householdSchema } from '#engine/household.ts'
import { calendarDateSchema, factStatementSchema, planSchema } from '#engine/plan.ts'
import { topicSlugs } from '#engine/topic-slugs.ts'
import { changeSchema, movedBySchema, threadIdSchema } from './chat.ts'
import { keptLimits } from './limits.ts'
import { lineSchema, linesSchema } from './text.ts'

export const planIdSchema = z.string().regex(/^[A-Za-z0-9-]{1,64}$/)
/** A number in an address. */
export const versionInPathSchema = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)

/** What the person wrote beside a step of the plan. A step that was never touched has revision 0. */
export const stepRecordSchema = z.strictObject({
  stepId: z.string(),
  revision: z.int().nonnegative(),
  doneAt: z.iso.datetime().optional(),
  note: z.string().optional(),
  /** A day of their own, in place of the plan's. */
  dueDate: calendarDateSchema.optional(),
})
export type StepRecord = z.infer<typeof stepRecordSchema>

/** A kept plan as a list shows it. Texts are Markdown of the plan; amounts are whole dollars. */
export const savedPlanSchema = z.strictObject({
  id: planIdSchema,
  name: z.string(),
  topic: z.enum(topicSlugs),
  threadId: threadIdSchema,
  planId: z.string(),
  /** Goes up with every change of name and place; a change names the one that it was made on. */
  revision: z.int().positive(),
  /** The newest version of the plan. */
  version: z.int().positive(),
  savedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  totalAmount: z.int(),
  totalLabel: z.string(),
  stepsDone: z.int().nonnegative(),
  stepsInAll: z.int().nonnegative(),
  /** The first step that is not done, by its day. */
  nextStep: z.strictObject({ title: z.string(), dueDate: calendarDateSchema }).optional(),
  lawYear: z.int(),
  engineVersion: z.string(),
  /** The law or the way of calculating is another one today: drafting again may change the plan. */
  isOutdated: z.boolean(),
})
export type SavedPlan = z.infer<typeof savedPlanSchema>

export const deletedPlanSchema = z.strictObject({
  id: planIdSchema,
  name: z.string(),
  revision: z.int().positive(),
  /** Until then it can be brought back; then it is gone for good. */
  restorableUntil: z.iso.datetime(),
})

/** The newest change first. */
export const savedPlansSchema = z.strictObject({
  success: z.literal(true),
  plans: z.array(savedPlanSchema),
  deleted: z.array(deletedPlanSchema),
})
export type SavedPlans = z.infer<typeof savedPlansSchema>

const versionSummarySchema = z.strictObject({
  version: z.int().positive(),
  generatedAt: z.iso.datetime(),
  lawYear: z.int(),
  engineVersion: z.string(),
  totalAmount: z.int(),
  /** Against the version before it. */
  change: changeSchema.optional(),
})

/** One kept plan: its newest version, what was told for it, the checklist, and the versions, the oldest first. */
export const savedPlanDetailSchema = z.strictObject({
  success: z.literal(true),
  saved: savedPlanSchema,
  plan: planSchema,
  facts: z.array(factStatementSchema),
  steps: z.array(stepRecordSchema),
  versions: z.array(versionSummarySchema),
  /** Present when the request drafted the plan again: the words about it, Markdown with figures of `plan`. */
  response: z.string().optional(),
  change: changeSchema.optional(),
})
export type SavedPlanDetail = z.infer<typeof savedPlanDetailSchema>

/**
 * A version as it was. `same`: drafted again today from the facts of that day it comes out alike to the bit.
 * `moved`: this build calculates otherwise, so it is shown as it was kept. `unknown`: what it was drafted from
 * was not kept with it, so it is shown as it was kept, too.
 */
export const planVersionSchema = z.strictObject({
  success: z.literal(true),
  plan: planSchema,
  replay: z.enum(['same', 'moved', 'unknown']),
})
export type PlanVersionAnswer = z.infer<typeof planVersionSchema>

const words = z.string()

/** Two versions side by side, in plain words: nothing here is a link. */
export const comparisonSchema = z.strictObject({
  /** What drafted the later one anew: facts, law, way of calculating, the day. */
  movedBy: z.array(movedBySchema),
  /** 'Emergency fund: $14,500 → $9,000' */
  lines: z.array(words),
  rows: z.array(
    z.strictObject({
      kind: z.enum(['total', 'allocation', 'measure', 'odds']),
      label: words,
      before: words.optional(),
      after: words.optional(),
      /** After less before, in whole dollars, where both are money. */
      dollars: z.int().optional(),
    }),
  ),
  steps: z.strictObject({ added: z.array(words), gone: z.array(words) }),
  facts: z.array(
    z.strictObject({
      fact: factKeySchema,
      label: words,
      before: words.optional(),
      after: words.optional(),
    }),
  ),
  /** The largest change of one sum, in whole dollars. */
  dollarsMoved: z.int().nonnegative(),
})
export type Comparison = z.infer<typeof comparisonSchema>

export const comparisonAnswerSchema = z.strictObject({
  success: z.literal(true),
  from: z.int().positive(),
  to: z.int().positive(),
  comparison: comparisonSchema,
})
export type ComparisonAnswer = z.infer<typeof comparisonAnswerSchema>

/** Keeps the plan of a conversation. Kept before, it stays the same one; deleted before, it comes back. */
export const savePlanRequestSchema = z.strictObject({ threadId: threadIdSchema, planId: planIdSchema })

const onRevision = { revision: z.int().positive() }
const nameSchema = lineSchema(keptLimits.planName)

export const renamePlanRequestSchema = z.strictObject({ ...onRevision, name: nameSchema })
export const deletePlanRequestSchema = z.strictObject(onRevision)
export const deletePlanAnswerSchema = z.strictObject({
  success: z.literal(true),
  deleted: deletedPlanSchema,
})
export type DeletePlanAnswer = z.infer<typeof deletePlanAnswerSchema>
export const restorePlanRequestSchema = z.strictObject({})
export const duplicatePlanRequestSchema = z.strictObject({ name: nameSchema.optional() })

/** Only what is named changes; null takes a note or an own day back. `revision` is that of the step. */
export const stepRequestSchema = z.strictObject({
  revision: z.int().nonnegative(),
  done: z.boolean().optional(),
  note: linesSchema(keptLimits.note).nullable().optional(),
  dueDate: calendarDateSchema.nullable().optional(),
})
export type StepRequest = z.infer<typeof stepRequestSchema>
export const stepAnswerSchema = z.strictObject({ success: z.literal(true), step: stepRecordSchema })
export type StepAnswer = z.infer<typeof stepAnswerSchema>

/** Drafts the next version from other facts. `version` is the newest one that the person saw. */
export const planFactsRequestSchema = z
  .strictObject({
    version: z.int().positive(),
    set: householdSchema.optional(),
    forget: z.array(factKeySchema).max(factKeySchema.options.length).optional(),
  })
  .refine(({ set = {}, forget = [] }) => Object.keys(set).length + forget.length > 0)

/** Drafts it again from the same facts, under the law and on the day of today. */
export const redraftRequestSchema = z.strictObject({ version: z.int().positive() })

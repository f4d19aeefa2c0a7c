/**
 * The plan: what a person gets. Described once, here; the wire, the store, the cards and the PDF follow it.
 * Money is in whole US dollars, percent in 0 to 100, and every text holds its numbers as links to figures.
 */
import { z } from 'zod'
import { factInputSchema } from './fact.ts'
import { figureSchema } from './figure-schema.ts'
import { factKeySchema } from './household.ts'
import { orphansIn, type Text } from './say.ts'
import { topicSlugs } from './topic-slugs.ts'

/** A stored plan carries the shape that it was written in; `older-plans.ts` brings it up to this one. */
export const planSchemaVersion = 2

const isText = (value: unknown): value is Text => typeof value === 'string' && orphansIn(value).length === 0
/** Text without a number that lacks its receipt. */
export const textSchema = z.custom<Text>(isText, 'every number in a text has a receipt')
export const calendarDateSchema = z.iso.date()
const wholeDollars = z.int()
const figureId = z.string()

export const accentClasses = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const

export const allocationSchema = z.strictObject({
  label: textSchema,
  percent: z.number().min(0).max(100),
  amount: wholeDollars,
  description: textSchema,
  accentClass: z.enum(accentClasses),
  /** The receipt of the amount. */
  figure: figureId,
})
export type Allocation = z.infer<typeof allocationSchema>

export const nextStepSchema = z.strictObject({
  id: z.string(),
  title: textSchema,
  why: textSchema,
  how: textSchema,
  dueDate: calendarDateSchema,
  /** The receipt of the date: why this day. */
  dueFigure: figureId,
  /** About how long it takes. */
  minutes: z.int().positive(),
  link: z.strictObject({ label: textSchema, url: z.url() }).optional(),
  /** What to keep as proof. */
  keep: textSchema.optional(),
})
export type NextStep = z.infer<typeof nextStepSchema>

export const checkSchema = z.strictObject({
  id: z.string(),
  /** pass: looked at and fine. warn: look at it. act: do something about it. */
  status: z.enum(['pass', 'warn', 'act']),
  title: textSchema,
  detail: textSchema,
})
export type Check = z.infer<typeof checkSchema>

const labelledText = z.strictObject({ label: textSchema, value: textSchema })
const named = { id: z.string(), title: textSchema, subtitle: textSchema.optional() }

const percentileBandSchema = z.strictObject({
  /** 5, 25, 50, 75, 95 … of 100 futures end below it. */
  percentile: z.number().min(0).max(100),
  label: textSchema,
  /** One value a year, in today's dollars. */
  values: z.array(z.number()),
})
export type PercentileBand = z.infer<typeof percentileBandSchema>

export const visualizationSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...named,
    type: z.literal('allocation'),
    allocations: z.array(allocationSchema),
    highlights: z.array(labelledText),
  }),
  z.strictObject({
    ...named,
    type: z.literal('timeline'),
    milestones: z.array(z.strictObject({ period: textSchema, label: textSchema, detail: textSchema })),
  }),
  z.strictObject({
    ...named,
    type: z.literal('metrics'),
    metrics: z.array(
      labelledText.extend({ trend: z.enum(['up', 'down']).optional(), trendText: textSchema.optional() }),
    ),
  }),
  z.strictObject({
    ...named,
    type: z.literal('projection'),
    /** Calendar years, one for each value of a band; the first is today. */
    years: z.array(z.int()),
    bands: z.array(percentileBandSchema),
    goal: z.strictObject({ label: textSchema, amount: z.number() }).optional(),
    marker: z.strictObject({ label: textSchema, year: z.int() }).optional(),
    /** The receipt of the whole simulation. */
    figure: figureId,
  }),
  z.strictObject({
    ...named,
    type: z.literal('schedule'),
    columns: z.array(z.strictObject({ label: textSchema, numeric: z.boolean() })),
    rows: z.array(z.array(textSchema)),
    /** The receipt of the whole table. */
    figure: figureId,
  }),
])
export type Visualization = z.infer<typeof visualizationSchema>

/** A fact of the household as it is shown and edited. */
export const factStatementSchema = z.strictObject({
  fact: factKeySchema,
  label: z.string(),
  /** What is stored; for structured facts the words in `shown` stand for it. */
  value: z.unknown(),
  shown: z.string(),
  origin: z.enum(['told', 'assumed', 'sample']),
  why: z.string(),
  input: factInputSchema,
})
export type FactStatement = z.infer<typeof factStatementSchema>

export const alternativeSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['recommended', 'current', 'other']),
  title: textSchema,
  detail: textSchema,
  /** The same measures for every alternative, in the same order: one ledger. */
  ledger: z.array(labelledText),
  /** What it costs or gains against the recommendation. */
  difference: textSchema,
})
export type Alternative = z.infer<typeof alternativeSchema>

export const sensitivitySchema = z.strictObject({
  fact: factKeySchema,
  /** If this were so … */
  change: textSchema,
  /** … then this part of the plan would change. */
  effect: textSchema,
})
export type Sensitivity = z.infer<typeof sensitivitySchema>

export const planSchema = z.strictObject({
  schemaVersion: z.literal(planSchemaVersion),
  id: z.string(),
  topic: z.enum(topicSlugs),
  title: textSchema,
  version: z.int().positive(),
  generatedAt: z.iso.datetime(),
  summary: textSchema,
  totalAmount: wholeDollars.nonnegative(),
  /** What the total is: 'to invest', 'emergency fund target'. */
  totalLabel: textSchema,
  /** The receipt of the total; absent when there is nothing to divide. */
  totalFigure: figureId.optional(),
  allocations: z.array(allocationSchema),
  /** How likely the plan works, in words and counts; absent where nothing random was simulated. */
  oddsLabel: textSchema.optional(),
  riskLabel: textSchema,
  horizonLabel: textSchema,
  accountNotes: z.array(textSchema),
  nextSteps: z.array(nextStepSchema).max(7),
  checks: z.array(checkSchema),
  visualizations: z.array(visualizationSchema),
  figures: z.array(figureSchema),
  /** The facts that it was drafted from which come from a sample household; absent where there are none. */
  fromSample: z.array(factKeySchema).optional(),
  assumptions: z.array(factStatementSchema),
  alternatives: z.array(alternativeSchema),
  sensitivities: z.array(sensitivitySchema),
  /** How the numbers were made: an exact schedule, a simulation, history. */
  method: textSchema,
  engineVersion: z.string(),
  lawYear: z.int(),
  seed: z.int(),
  reviewOn: calendarDateSchema,
  reviewFigure: figureId,
})
export type Plan = z.infer<typeof planSchema>

/** What a topic drafts; the thread adds which plan it is, which version, and when. */
export type Draft = Omit<
  Plan,
  'schemaVersion' | 'id' | 'version' | 'generatedAt' | 'sensitivities' | 'fromSample'
>

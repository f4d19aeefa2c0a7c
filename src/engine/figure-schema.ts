/** The schemas of a figure, apart from its words and types, so that a browser can have those without Zod. */
import { z } from 'zod'

/** How a figure is measured and so how it is written. Rates, shares and odds are fractions. */
export const unitSchema = z.enum([
  'usd',
  'usd-per-month',
  'usd-per-year',
  'rate',
  'share',
  /** A share of simulated futures, written as a count: 0.87 is '87 of 100'. */
  'odds',
  'years',
  'months',
  'weeks',
  'days',
  'age',
  'count',
  'year',
  'date',
  'month-of-year',
])

/** told: you said it. sample: an invented household brought it. assumed: we chose it. law and market: cited. computed: worked out from others. */
export const originSchema = z.enum(['told', 'sample', 'assumed', 'law', 'market', 'computed'])

const sourceSchema = z.strictObject({ title: z.string(), url: z.url().optional() })

export const figureSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** A number in the unit; a calendar date for 'date' and 'month-of-year'. */
  value: z.union([z.number(), z.string()]),
  unit: unitSchema,
  /** How the value is written, and the only text that a link to this figure may show. */
  shown: z.string(),
  origin: originSchema,
  /** The formula in words, or why it was assumed. */
  how: z.string(),
  /** Ids of the figures that it was worked out from. */
  inputs: z.array(z.string()),
  source: sourceSchema.optional(),
  /** What is simplified or unread in the rule that it stands for, and in which direction it errs. */
  approximated: z.string().optional(),
})

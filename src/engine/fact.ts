/** The shape of a fact about a household: what it is called, what it may be, how to ask for it, what to assume. */
import { z } from 'zod'
import type { NumberUnit } from './figure.ts'
import { unitSchema } from './figure-schema.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** One value in one control. */
const controls = [
  z.strictObject({
    kind: z.literal('number'),
    unit: unitSchema,
    min: z.number(),
    /** Why there is nothing below it. */
    minReason: z.string().optional(),
    max: z.number(),
    isWhole: z.boolean().optional(),
    /** Two numbers may stand for one that is not known exactly. */
    takesRange: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal('choice'),
    options: z.array(z.strictObject({ value: z.string(), label: z.string() })),
  }),
  z.strictObject({ kind: z.literal('yes-no') }),
  z.strictObject({ kind: z.literal('day') }),
  z.strictObject({ kind: z.literal('text'), longest: z.int() }),
] as const

const fieldSchema = z.strictObject({
  /** Where the value stands in the structure; a dot leads into an inner one. */
  key: z.string(),
  label: z.string(),
  input: z.discriminatedUnion('kind', controls),
  isRequired: z.boolean().optional(),
  /** Of use to few: shown when asked for. */
  isRare: z.boolean().optional(),
})
export type FactField = z.infer<typeof fieldSchema>
export type FactControl = FactField['input']

/** How a person edits a fact. */
export const factInputSchema = z.discriminatedUnion('kind', [
  ...controls,
  /** Any number of values of one kind, each of which is called so, such as 'age'. */
  z.strictObject({
    kind: z.literal('list'),
    noun: z.string(),
    most: z.int(),
    item: z.discriminatedUnion('kind', controls),
  }),
  /** Any number of structures, each of which is called so, such as 'debt'. */
  z.strictObject({ kind: z.literal('rows'), noun: z.string(), most: z.int(), fields: z.array(fieldSchema) }),
  /** One structure. */
  z.strictObject({ kind: z.literal('fields'), fields: z.array(fieldSchema) }),
])
export type FactInput = z.infer<typeof factInputSchema>

export interface FactDefinition<Schema extends z.ZodType = z.ZodType> {
  readonly label: string
  readonly schema: Schema
  readonly input: FactInput
  /** The unit of a number, however it is stored. */
  readonly unit?: NumberUnit
  /** Of a day that people name by its month alone, which stands for its first day. */
  readonly namedBy?: 'month'
  /** The values that a household may well have; both ends are tried to see whether the fact matters. */
  readonly plausible?: readonly [unknown, unknown]
  /** The question to ask, in plain words, and why it is asked. */
  readonly ask?: string
  readonly whyAsked?: string
}

/** A number, or the range that a person gave instead of one. */
const numberOrRange = (min: number, max: number, whole: boolean) => {
  const one = whole ? z.int().min(min).max(max) : z.number().min(min).max(max)
  return z.union([
    one,
    z.tuple([one, one]).refine(([low, high]) => low <= high, 'a range runs from low to high'),
  ])
}

interface Asked {
  ask?: string
  whyAsked?: string
}

export function numberFact(
  label: string,
  unit: NumberUnit,
  limits: {
    min?: number
    /** Why there is nothing below it, for the one who enters less. */
    minReason?: string
    max: number
    plausible?: readonly [number, number]
    whole?: boolean
  },
  asked: Asked = {},
) {
  const min = limits.min ?? 0
  return {
    label,
    unit,
    schema: numberOrRange(min, limits.max, limits.whole ?? false),
    input: {
      kind: 'number',
      unit,
      min,
      max: limits.max,
      takesRange: true,
      ...(limits.whole === true && { isWhole: true }),
      ...(limits.minReason !== undefined && { minReason: limits.minReason }),
    },
    ...(limits.plausible === undefined ? {} : { plausible: limits.plausible }),
    ...asked,
  } satisfies FactDefinition
}

/** A money amount. Nobody's household holds a trillion dollars; larger is a slip of the keyboard. */
export const moneyFact = (
  label: string,
  unit: 'usd' | 'usd-per-month' | 'usd-per-year',
  plausible?: readonly [number, number],
  asked: Asked = {},
) => numberFact(label, unit, { max: 1e12, ...(plausible === undefined ? {} : { plausible }) }, asked)

export function choiceFact<const Value extends string>(
  label: string,
  choices: Record<Value, string>,
  plausible?: readonly [NoInfer<Value>, NoInfer<Value>],
  asked: Asked = {},
) {
  const values = Object.keys(choices) as Value[]
  return {
    label,
    schema: z.enum(values),
    input: { kind: 'choice', options: values.map((value) => ({ value, label: choices[value] })) },
    ...(plausible === undefined ? {} : { plausible }),
    ...asked,
  } satisfies FactDefinition
}

export function yesNoFact(label: string, asked: Asked = {}) {
  return {
    label,
    schema: z.boolean(),
    input: { kind: 'yes-no' },
    plausible: [false, true],
    ...asked,
  } satisfies FactDefinition
}

/** A fact that is a day. */
export function dayFact(
  label: string,
  plausible?: readonly [string, string],
  asked: Asked = {},
  namedBy?: 'month',
) {
  return {
    label,
    schema: z.iso.date(),
    input: { kind: 'day' },
    ...(plausible === undefined ? {} : { plausible }),
    ...(namedBy === undefined ? {} : { namedBy }),
    ...asked,
  } satisfies FactDefinition
}

/** A fact in a person's own words. */
export function textFact(label: string, longest: number, asked: Asked = {}) {
  return {
    label,
    schema: z.string().max(longest),
    input: { kind: 'text', longest },
    ...asked,
  } satisfies FactDefinition
}

/** A fact that is a list or a structure. Whatever its controls can give fits its schema. */
export function structuredFact<Schema extends z.ZodType>(
  label: string,
  schema: Schema,
  input: FactInput,
  plausible?: readonly [z.infer<Schema>, z.infer<Schema>],
  asked: Asked = {},
) {
  return {
    label,
    schema,
    input,
    ...(plausible === undefined ? {} : { plausible }),
    ...asked,
  } satisfies FactDefinition<Schema>
}

/** The options of a table of choices. */
export const optionsOf = (choices: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(choices).map(([value, label]) => ({ value, label }))

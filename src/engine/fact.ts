/** The shape of a fact about a household: what it is called, what it may be, how to ask for it, what to assume. */
import { z } from 'zod'
import type { NumberUnit } from './figure.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** How a person edits a fact. */
export const factInputSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('number'), unit: z.string(), min: z.number(), max: z.number() }),
  z.strictObject({
    kind: z.literal('choice'),
    options: z.array(z.strictObject({ value: z.string(), label: z.string() })),
  }),
  z.strictObject({ kind: z.literal('yes-no') }),
  /** Lists and structures: changed by saying so in the chat. */
  z.strictObject({ kind: z.literal('words') }),
])
export type FactInput = z.infer<typeof factInputSchema>

export interface FactDefinition<Schema extends z.ZodType = z.ZodType> {
  readonly label: string
  readonly schema: Schema
  readonly input: FactInput
  /** The unit of a number, however it is stored. */
  readonly unit?: NumberUnit
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
  limits: { min?: number; max: number; plausible?: readonly [number, number]; whole?: boolean },
  asked: Asked = {},
) {
  const min = limits.min ?? 0
  return {
    label,
    unit,
    schema: numberOrRange(min, limits.max, limits.whole ?? false),
    input: { kind: 'number', unit, min, max: limits.max },
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

/** A fact that is a list or a structure. */
export function listedFact<Schema extends z.ZodType>(
  label: string,
  schema: Schema,
  plausible?: readonly [z.infer<Schema>, z.infer<Schema>],
  asked: Asked = {},
) {
  return {
    label,
    schema,
    input: { kind: 'words' },
    ...(plausible === undefined ? {} : { plausible }),
    ...asked,
  } satisfies FactDefinition<Schema>
}

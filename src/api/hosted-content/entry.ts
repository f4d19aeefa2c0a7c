/** An entry: one piece of hosted content, in the shape that the provider exports and answers with. */
import { z } from 'zod'
import { isDeeperThan, isObject, type Json, type JsonObject } from './json.ts'

/** Deeper than any page that a person would build, and shallow enough to walk. */
const deepest = 200

const block = z.looseObject({
  component: z.looseObject({ name: z.string() }).nullish(),
  children: z.array(z.unknown()).nullish(),
})
const data = z.looseObject({ blocks: z.array(block).optional() })

const entrySchema = z.looseObject({ data })

/** Which requests an entry is for: every condition has to hold; of several values one is enough. */
export const targetingSchema = z.array(
  z.looseObject({
    property: z.string().min(1),
    operator: z.enum(['is', 'isNot', 'contains', 'startsWith', 'endsWith']),
    value: z.union([z.string(), z.array(z.string())]),
  }),
)
export type Targeting = z.infer<typeof targetingSchema>

/** An entry of a folder also has to say what the provider's answers need not repeat. */
const storedSchema = z.looseObject({
  id: z.string().min(1).max(128),
  name: z.string(),
  published: z.enum(['published', 'draft', 'archived']),
  query: targetingSchema,
  priority: z.number().optional(),
  data,
})
export type StoredHead = z.infer<typeof storedSchema>

/** The entry itself, untouched, when it is one. */
export function entryIn(value: Json | undefined): JsonObject | undefined {
  return isObject(value) && !isDeeperThan(value, deepest) && entrySchema.safeParse(value).success
    ? value
    : undefined
}

/** What a folder has to know of an entry; a sentence about what is wrong when it is none. */
export function storedHead(value: Json): StoredHead | string {
  if (isDeeperThan(value, deepest)) return 'it is nested too deeply'
  const parsed = storedSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const { path = [], message = '' } = parsed.error.issues[0] ?? {}
  return path.length === 0 ? message : `${path.join('.')}: ${message}`
}

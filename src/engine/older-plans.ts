/** Plans that were written in an earlier shape, brought up to the shape of today. Their words and numbers stay. */
import { z } from 'zod'
import { facts } from './household.ts'
import { type FactStatement, type Plan, planSchema, planSchemaVersion } from './plan.ts'

/** A plan in the shape of its own day, as far as that matters here. */
export type OlderPlan = Omit<Plan, 'schemaVersion'> & { readonly schemaVersion: number }

/** What brings a plan of each earlier version to the next one. */
const steps: Readonly<Record<number, (plan: OlderPlan) => OlderPlan>> = {
  // Lists and structures among the facts could not be edited in place.
  1: (plan) => ({ ...plan, assumptions: editableToday(plan.assumptions) }),
}

/** Statements with the editors that facts have today; a fact that is no longer known is left out. */
export const editableToday = (statements: readonly FactStatement[]): FactStatement[] =>
  statements
    .filter(({ fact }) => Object.hasOwn(facts, fact))
    .map((statement) => ({ ...statement, input: facts[statement.fact].input }))

/** Throws RangeError for a shape that this build has never written. */
export function upToDate(plan: OlderPlan): Plan {
  const { schemaVersion } = plan
  // Checked by its own version: the steps make the rest.
  if (schemaVersion === planSchemaVersion) return plan as Plan
  const step = steps[schemaVersion]
  if (step === undefined)
    throw new RangeError(`schemaVersion ${schemaVersion} of a stored plan is unknown to this build`)
  return upToDate({ ...step(plan), schemaVersion: schemaVersion + 1 })
}

const olderSchema = z.looseObject({
  schemaVersion: z.int().refine((version) => steps[version] !== undefined),
  assumptions: z.array(z.looseObject({ fact: z.string() })),
})

/** A plan out of a file, which may be of any age; what comes out is a plan of today or an issue. */
export const planOfAnyAgeSchema = z.preprocess(
  (value) => (olderSchema.safeParse(value).success ? upToDate(value as OlderPlan) : value),
  planSchema,
)

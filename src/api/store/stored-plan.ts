import { type Plan, planSchemaVersion } from '#engine/plan.ts'

/** When the shape of a plan changes, older ones are brought up to it here. */
export function planOf(json: string, schemaVersion: number): Plan {
  if (schemaVersion !== planSchemaVersion)
    throw new RangeError(`schemaVersion ${schemaVersion} of a stored plan is unknown to this build`)
  const plan: Plan = JSON.parse(json)
  return plan
}

/**
 * Every fact that Hearth may know about a household. A fact that nobody told is absent;
 * what is assumed instead is decided in `fallbacks.ts` and always shown.
 */
import { z } from 'zod'
import { collegeFacts } from './facts/college.ts'
import { debtFacts } from './facts/debts.ts'
import { healthFacts } from './facts/health.ts'
import { homeFacts } from './facts/home.ts'
import { lifeInsuranceFacts } from './facts/life-insurance.ts'
import { oldPlanFacts } from './facts/old-plan.ts'
import { peopleFacts } from './facts/people.ts'
import { retirementFacts } from './facts/retirement.ts'
import { savingsFacts } from './facts/savings.ts'
import { sumFacts } from './facts/sum.ts'
import { workFacts } from './facts/work.ts'

export const facts = {
  ...sumFacts,
  ...peopleFacts,
  ...workFacts,
  ...savingsFacts,
  ...homeFacts,
  ...debtFacts,
  ...healthFacts,
  ...retirementFacts,
  ...oldPlanFacts,
  ...lifeInsuranceFacts,
  ...collegeFacts,
}

export type FactKey = keyof typeof facts
export const factKeys = Object.keys(facts) as FactKey[]
export const factKeySchema = z.enum(factKeys as [FactKey, ...FactKey[]])

type FactShape = { [Key in FactKey]: z.ZodOptional<(typeof facts)[Key]['schema']> }

/** What a household told: any of the facts, each within its own schema, and nothing else. */
export const householdSchema = z.strictObject(
  Object.fromEntries(factKeys.map((key) => [key, facts[key].schema.optional()])) as FactShape,
)
export type Household = z.infer<typeof householdSchema>
export type FactValue<Key extends FactKey> = NonNullable<Household[Key]>
/** The facts that are one number (or a range of it). */
export type NumberFactKey = {
  [Key in FactKey]: FactValue<Key> extends number | [number, number] ? Key : never
}[FactKey]

/** A range's middle; a number itself. */
export const middle = (value: number | readonly [number, number]): number =>
  typeof value === 'number' ? value : (value[0] + value[1]) / 2

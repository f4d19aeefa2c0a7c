/** Child care that is told while a first child is on the way: nobody pays it yet. */
import { type Household, middle } from './household.ts'
import { planningRules as rules } from './planning-rules.ts'

type Told = {
  readonly [Key in 'expecting' | 'childcareMonthly' | 'dependents' | 'numDependents']?:
    | Household[Key]
    | undefined
}

/** Nobody in the household is small enough for care; who is counted without an age may be. */
export function isCareToCome({ expecting, childcareMonthly, dependents, numDependents }: Told): boolean {
  if (expecting !== true || middle(childcareMonthly ?? 0) <= 0) return false
  return dependents === undefined
    ? middle(numDependents ?? 0) <= 0
    : dependents.every((age) => age >= rules.careUntilAge.value)
}

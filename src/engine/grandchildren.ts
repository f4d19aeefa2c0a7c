/** Grandchildren whom one saves for live with their parents: they are on the parents' return and in the parents' cover. */
import type { Household } from './household.ts'

/** What is told of children, and of grandchildren where it is they who are saved for. */
export type ChildFact = 'dependents' | 'numDependents' | 'expecting'

/** The household as its pay, its return and its cover see it. Whom it saves for is known to college alone. */
export function withoutGrandchildren(household: Household): Household {
  if (household.forGrandchild !== true) return household
  const { numDependents, expecting: _coming, ...rest } = household
  // Nobody who depends on the household is none of the grandchildren either.
  return { ...rest, dependents: [], ...(numDependents === 0 && { numDependents }) }
}

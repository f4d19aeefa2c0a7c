/**
 * Grandchildren whom one saves for live with their parents, on the parents' return and in the parents' cover, unless the family
 * that was told counts them: then they are children of the house.
 */
import { type Household, middle } from './household.ts'

/** What is told of children, and of grandchildren where it is they who are saved for. */
export type ChildFact = 'dependents' | 'numDependents' | 'expecting' | 'forGrandchild'

const liveAlone: readonly Household['maritalStatus'][] = ['single', 'divorced', 'widowed']

/** Beside the adults there is place for all of them in it. */
function countsGrandchildren(household: Household): boolean {
  const { familySize, maritalStatus, adultDependents, dependents, numDependents } = household
  if (familySize === undefined) return false
  const adults = (liveAlone.includes(maritalStatus) ? 1 : 2) + middle(adultDependents ?? 0)
  const saved = dependents?.length ?? middle(numDependents ?? 1)
  return saved > 0 && middle(familySize) - adults >= saved
}

/** Whether it is grandchildren who are saved for, and they live with their parents. */
export const liveWithParents = (household: Household): boolean =>
  household.forGrandchild === true && !countsGrandchildren(household)

/** The household as its pay, its return and its cover see it. Whom it saves for elsewhere is known to college alone. */
export function withoutGrandchildren(household: Household): Household {
  if (household.forGrandchild !== true) return household
  const { forGrandchild: _theirs, collegeOwner, ...ofHouse } = household
  // An account of whoever raises the child is the household's own.
  if (!liveWithParents(household))
    return {
      ...ofHouse,
      ...(collegeOwner && { collegeOwner: collegeOwner === 'grandparent' ? 'parent' : collegeOwner }),
    }
  const { numDependents, expecting: _coming, ...rest } = household
  // Nobody who depends on the household is none of the grandchildren either.
  return { ...rest, dependents: [], ...(numDependents === 0 && { numDependents }) }
}

/** Who counts for the Marketplace credit, and for Medicaid. */
import type { FactReader } from '../fact-reader.ts'
import type { FilingStatus } from '../tax/tax-year.ts'
import { countOnReturn } from './dependents-on-return.ts'
import type { OutOfWork } from './out-of-work.ts'
import { filesWithSpouse, isWidowed } from './surviving-spouse.ts'
import type { DraftContext } from './topic.ts'

export interface CreditBasis {
  readonly reader: FactReader
  readonly context: DraftContext
}

/** Both of a joint return, in the year of a death too, and those who depend on them: 26 CFR 1.36B-1(d). */
const peopleOnReturn = (reader: FactReader, status: FilingStatus): number =>
  1 + (status === 'married_joint' ? 1 : 0) + countOnReturn(reader)

/** Who counts for the credit, and by which guideline. */
export function householdOf(
  { reader, context }: CreditBasis,
  status: FilingStatus = reader.value('filingStatus'),
) {
  const state = reader.told('state')
  return {
    law: context.law,
    people: peopleOnReturn(reader, status),
    ...(state === 'AK' ? { region: 'alaska' as const } : state === 'HI' ? { region: 'hawaii' as const } : {}),
  }
}

/** Two who live together and are not married: on no return together, whatever they share. */
export function isUnmarriedCouple(reader: FactReader): boolean {
  const status = reader.known('maritalStatus')
  return (status === 'partnered' || status === 'engaged') && !filesWithSpouse(reader)
}

/**
 * Who counts when Medicaid looks at the one whose pay is gone: who is on their return, and a spouse at home whichever way both
 * file (42 CFR 435.603(f)(1), (4)). It looks at this month: a late spouse is on the year's return and no longer of the household. A partner is a household of their own; the children are taken to be on the return that was
 * told.
 */
export function medicaidHousehold(basis: CreditBasis, who: OutOfWork | undefined) {
  const { reader } = basis
  const household = householdOf(basis)
  if (isUnmarriedCouple(reader)) return who === 'partner' ? { ...household, people: 1 } : household
  const status = reader.value('filingStatus')
  if (status === 'married_joint' && isWidowed(reader)) return { ...household, people: household.people - 1 }
  return status === 'married_separate' ? { ...household, people: household.people + 1 } : household
}

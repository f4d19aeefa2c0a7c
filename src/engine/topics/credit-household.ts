/** Who counts for the Marketplace credit. */
import type { FactReader } from '../fact-reader.ts'
import type { FilingStatus } from '../tax/tax-year.ts'
import type { DraftContext } from './topic.ts'

export interface CreditBasis {
  readonly reader: FactReader
  readonly context: DraftContext
}

/** Both of a joint return, in the year of a death too, and those who depend on them: 26 CFR 1.36B-1(d). */
const peopleOnReturn = (reader: FactReader, status: FilingStatus): number =>
  1 + (status === 'married_joint' ? 1 : 0) + Math.round(reader.number('numDependents').value)

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

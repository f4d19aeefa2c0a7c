/** Where health cover comes from, today and in a year ahead: as was said or, before Medicare and without work that covers, likely. */
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import type { RolloverBasis } from './basis.ts'

type Owner = Pick<RolloverBasis, 'reader' | 'ownerAge' | 'birthYear' | 'isOfSpouse'>

const isOnMedicare = ({ reader, ownerAge }: Owner): boolean =>
  ownerAge.value >= medicareEligibilityAge.value || reader.told('onMedicare') === true

const isCoveredByWork = ({ reader }: Owner): boolean =>
  reader.value('employment') === 'employed' && reader.told('marketplaceCoverage') !== true

/** Whether it comes from Medicare or from work today, so that income decides no credit. */
export const isCoveredElsewhere = (owner: Owner): boolean =>
  isOnMedicare(owner) || owner.reader.told('marketplaceCoverage') === false || isCoveredByWork(owner)

/** The year in which work ends that goes on today; undefined where none does, or nobody said when. */
export const yearWorkEnds = ({ reader, birthYear, isOfSpouse }: Owner): number | undefined =>
  isOfSpouse || reader.value('employment') !== 'employed' || reader.told('retirementAge') === undefined
    ? undefined
    : birthYear + Math.floor(reader.number('retirementAge').value)

/** Whether it is from the Marketplace in that year, so that its income decides a credit. */
export function isOnMarketplace(owner: Owner, year: number): boolean {
  if (isOnMedicare(owner) || owner.reader.told('marketplaceCoverage') === false) return false
  if (year > owner.birthYear + medicareEligibilityAge.value) return false
  const workEnds = yearWorkEnds(owner)
  return !isCoveredByWork(owner) || (workEnds !== undefined && year >= workEnds)
}

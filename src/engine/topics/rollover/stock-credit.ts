/** Income from company stock beside the Marketplace credit, which ends for a whole year at a limit of income. */
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import type { Dollars } from '../../units.ts'
import { marketplaceLimit } from '../marketplace.ts'
import type { RolloverBasis } from './basis.ts'

/** What a year may add to what goes on before the credit ends; undefined for who has none, or is past its limit anyway. */
export function creditRoom(basis: RolloverBasis): Dollars | undefined {
  const { reader, ownerAge, taxes } = basis
  if (reader.told('marketplaceCoverage') !== true || ownerAge.value >= medicareEligibilityAge.value)
    return undefined
  const room = marketplaceLimit(basis) - taxes.later.agi.value - taxes.untaxedBenefits
  return room < 0 ? undefined : Math.floor(room)
}

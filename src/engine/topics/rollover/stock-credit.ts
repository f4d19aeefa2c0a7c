/** Income from company stock beside the Marketplace credit, which ends for a whole year at a limit of income. */
import { yearOf } from '../../calendar.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import type { Dollars } from '../../units.ts'
import { marketplaceLimit, safeBelow } from '../marketplace.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { RolloverBasis } from './basis.ts'
import { stockStart } from './stock-start.ts'

/** What the stock may add to the income of a year before its credit ends. */
export interface CreditRoom {
  /** Of the year of the payout; endless where the pay of that year has ended the credit already. */
  readonly payoutYear: Dollars
  readonly laterYear: Dollars
}

/** Undefined for who has no such credit, or is past its limit in any year. */
export function creditRoom(basis: RolloverBasis): CreditRoom | undefined {
  const { reader, ownerAge, taxes } = basis
  if (reader.told('marketplaceCoverage') !== true || ownerAge.value >= medicareEligibilityAge.value)
    return undefined
  const roomBeside = (of: Pick<TaxPicture, 'agi' | 'untaxedBenefits'>, year: number) =>
    marketplaceLimit(basis, year) - of.agi.value - of.untaxedBenefits
  const careful = (room: Dollars) => Math.max(0, Math.floor(safeBelow(room)))
  const { isNextYear, start } = stockStart(basis)
  const later = roomBeside(taxes.later, yearOf(start) + (isNextYear ? 0 : 1))
  if (later < 0) return undefined
  const payout = isNextYear ? later : roomBeside(taxes, yearOf(start))
  return { payoutYear: payout < 0 ? Number.POSITIVE_INFINITY : careful(payout), laterYear: careful(later) }
}

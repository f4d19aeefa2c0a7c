/** How little of an inherited IRA comes out in a year whose Marketplace credit an even withdrawal would end. */

import type { Dollars } from '../../units.ts'
import { creditAtLimit, marketplaceLimit, safeBelow } from '../marketplace.ts'
import { incomeWith, type TaxPicture } from '../tax-picture.ts'
import type { Drafting } from '../topic.ts'
import { unearnedBesidePay } from '../unearned-income.ts'
import { roomInIras } from './for-credit.ts'

/**
 * Whether only what the law asks for should come out this year: an even share carries income over the limit, and the
 * least one does not, or leaves it so near that deducted IRAs bring it down. `cash`: what there is beyond the fund.
 */
export function keepsToLeast(
  p: Drafting & {
    readonly taxes: TaxPicture
    readonly cash: Dollars
    readonly fillsIras: boolean
  },
): (even: Dollars, least: Dollars) => boolean {
  const { sheet, reader, context, taxes } = p
  return (even, least) => {
    if (reader.told('marketplaceCoverage') !== true || creditAtLimit(p) === 0) return false
    const earned = unearnedBesidePay(p)?.figure.value ?? 0
    const overWith = (drawn: Dollars): Dollars => {
      const { agi, untaxedBenefits } = incomeWith(taxes, context, earned + drawn)
      return agi + untaxedBenefits - safeBelow(marketplaceLimit(p))
    }
    if (overWith(even) <= 0) return false
    const over = overWith(least)
    if (over <= 0) return true
    const income = { value: taxes.iraIncome.value + earned + least }
    const room = p.fillsIras ? roomInIras({ sheet, reader, context, taxes, ownPlans: [] }, income) : 0
    return over <= Math.min(room, least + p.cash)
  }
}

/** What a household pays of its health cover from the Marketplace, by the income of the year. */
import type { HouseholdTax } from '../../tax/household-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import { creditAtLimit, creditLimit, marketplaceIncome, ownShare, safeBelow } from '../marketplace.ts'
import { type CreditFloor, roomAbove } from '../marketplace-floor.ts'
import type { RothBasis } from './basis.ts'

/** Of a year, by its tax and return. */
export type HealthShare = (tax: HouseholdTax, taxReturn: TaxReturn) => Dollars

/** The credit falls as income rises, by as much as one pays more oneself. The step at its limit is weighed apart. */
export function healthOf(basis: RothBasis): HealthShare {
  if (basis.reader.told('marketplaceCoverage') !== true || basis.status === 'married_separate') return () => 0
  const shareOf = ownShare(basis)
  return ({ federal }, { socialSecurity }) => shareOf(marketplaceIncome(federal, socialSecurity))
}

/** What the step at the limit costs of a year's credit. */
export function creditLostOf(basis: RothBasis): HealthShare {
  const limit = creditLimit(basis)
  if (limit === undefined) return () => 0
  const credit = creditAtLimit(basis)
  return ({ federal }, { socialSecurity }) =>
    marketplaceIncome(federal, socialSecurity) > safeBelow(limit) ? credit : 0
}

/** Whether an income is one at which the credit has begun, measured from that with as little Traditional as possible. */
export function keepsFloorFrom(floor: CreditFloor | undefined, least: Dollars): (income: Dollars) => boolean {
  if (floor === undefined) return () => true
  const room = roomAbove(floor, least)
  return (income) => least - income <= room
}

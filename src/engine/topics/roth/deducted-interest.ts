/** The interest of a home loan on the return of this year, where the deductions that are listed are more than the standard one. */
import type { Figure } from '../../figure.ts'
import type { HouseholdTax } from '../../tax/household-tax.ts'
import type { RothBasis } from './basis.ts'

/** For the receipts of what rests on it. */
export const deductedInterest = (
  { sheet, homeInterest }: Pick<RothBasis, 'sheet' | 'homeInterest'>,
  { federal }: HouseholdTax,
): Figure[] => (homeInterest !== undefined && federal.itemizes ? [homeInterest.figureOn(sheet)] : [])

/** A return without what ends: with this year, with a loan, or with college. */
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Years } from '../../units.ts'
import { withBenefitsAhead, withoutEnded } from '../ended-pay.ts'
import { familyIn } from '../family-ahead.ts'
import { withReturning } from '../returning-pay.ts'
import { filedAs } from '../tax-picture.ts'
import type { RothBasis } from './basis.ts'
import { withSpousePayIn } from './end-of-spouse-pay.ts'

export const withoutLoanInterest = ({ studentLoanInterest: _paid, ...rest }: TaxReturn): TaxReturn => rest

/** It falls from year to year. */
const homeInterestIn = (
  homeInterest: RothBasis['homeInterest'],
  years: Years,
): Pick<TaxReturn, 'mortgageInterest'> =>
  homeInterest === undefined ? {} : { mortgageInterest: homeInterest.inYear(years) }

/**
 * So many years ahead: without what ends with this year, pay of a job among it, with a loan or with college, and with pay that
 * comes again.
 */
export const lastingReturn = (
  { tuition: _paid, longTermGain: _gain, ...rest }: TaxReturn,
  { beside, ended, spouseEnds, homeInterest }: RothBasis,
  years: Years,
): TaxReturn => ({
  ...withReturning(
    withSpousePayIn(withoutEnded(withoutSaversCredit(withoutLoanInterest(rest)), ended), spouseEnds, years),
    ended.returning,
    years,
  ),
  ...homeInterestIn(homeInterest, years),
  iraDistributions: beside?.distributions.ahead ?? 0,
})

/** The saver's credit ends with this year; without it other credits pay more or less, so the whole law runs again. */
export const withoutSaversCredit = ({
  saversContributions: _own,
  spouseSaversContributions: _spouse,
  ...rest
}: TaxReturn): TaxReturn => rest

/** The next year without new pay but what was told to come again, before contributions and conversions, of a return of this one before them. */
export function nextReturn(basis: RothBasis, before: TaxReturn): TaxReturn {
  const { status, dependentAges } = familyIn(basis, 1)
  const next = withReturning(
    withBenefitsAhead(withSpousePayIn(withoutEnded(before, basis.ended), basis.spouseEnds, 1), basis.ended),
    basis.ended.returning,
  )
  return filedAs({ ...next, ...homeInterestIn(basis.homeInterest, 1), dependentAges }, status)
}

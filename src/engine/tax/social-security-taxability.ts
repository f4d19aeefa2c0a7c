import type { Dollars } from '#engine/units.ts'
import { type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

/**
 * The part of a year's Social Security benefits that is taxed: IRC §86, Pub. 915 worksheet 1.
 * `otherIncome` is adjusted gross income without the benefits and without the student-loan interest
 * deduction, plus tax-exempt interest. Half the benefits added to it is the provisional income.
 * @example taxableSocialSecurity({ law: us2026, status: 'single', otherIncome: 30_000, benefits: 20_000 }) // 9_600
 */
export function taxableSocialSecurity(p: {
  law: IncomeTaxYear
  status: FilingStatus
  otherIncome: Dollars
  benefits: Dollars
  /** Married, filing separately, and apart from the spouse all year. */
  livedApartAllYear?: boolean | undefined
}): Dollars {
  if (p.benefits <= 0) return 0
  const law = known(p.law.socialSecurityTaxability)
  const apart = p.status === 'married_separate' && p.livedApartAllYear === true
  const base = apart ? law.separateLivingApart.base : law.base[p.status]
  const adjustedBase = apart ? law.separateLivingApart.adjustedBase : law.adjustedBase[p.status]

  const provisional = p.otherIncome + p.benefits * law.benefitShareInProvisionalIncome
  if (provisional <= base) return 0
  const firstTier = Math.min(
    law.tier1Rate * p.benefits,
    law.tier1Rate * (Math.min(provisional, adjustedBase) - base),
  )
  if (provisional <= adjustedBase) return firstTier
  return Math.min(law.tier2Rate * p.benefits, firstTier + law.tier2Rate * (provisional - adjustedBase))
}

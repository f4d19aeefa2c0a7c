import type { Dollars } from '#engine/units.ts'
import { expectedContribution, premiumCreditCliff } from './premium-tax-credit.ts'
import type { TaxReturn } from './tax-return.ts'
import type { IncomeTaxYear } from './tax-year.ts'

/**
 * What a business of one's own deducts of the premiums of cover from the Marketplace: no more than its profit, less half of
 * the self-employment tax and what goes into its plan, IRC §162(l)(2)(A). The premium tax credit hangs on the income that
 * this leaves, and the deduction on what the credit does not pay, so both are worked out together: Rev. Proc. 2014-41,
 * whose bound is that they come to no more than the premiums. It is the least part of them with which they do: what the
 * household pays of the benchmark plan itself at that income, or as much as brings income down to the limit of the credit.
 * Without a credit it is all of them. The benchmark plan is taken to cost as much as the one that was chosen.
 */
export function selfEmployedHealthDeduction({
  law,
  taxReturn,
  incomeLess,
}: {
  readonly law: IncomeTaxYear
  readonly taxReturn: TaxReturn
  /** The income with so much of them deducted. */
  readonly incomeLess: (dollars: Dollars) => {
    readonly agi: Dollars
    readonly taxableSocialSecurity: Dollars
    readonly selfEmploymentTaxDeduction: Dollars
  }
}): Dollars {
  const { selfEmployedCover: cover, status, socialSecurity = 0 } = taxReturn
  if (cover === undefined) return 0
  const profit = (taxReturn.selfEmploymentProfit ?? 0) + (taxReturn.spouseSelfEmploymentProfit ?? 0)
  const limit = profit - incomeLess(0).selfEmploymentTaxDeduction - (taxReturn.ownPlanDeduction ?? 0)
  const most = Math.floor(Math.max(0, Math.min(cover.premiums, limit)))
  const household = { law, ...cover }
  const cliff = premiumCreditCliff(household)
  const isEnough = (dollars: Dollars): boolean => {
    const { agi, taxableSocialSecurity } = incomeLess(dollars)
    const magi = agi + socialSecurity - taxableSocialSecurity
    return magi <= cliff && dollars >= Math.min(most, expectedContribution({ ...household, magi }))
  }
  if (status === 'married_separate' || !isEnough(most)) return most
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle + 1
  }
  return high
}

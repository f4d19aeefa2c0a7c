import type { Dollars, Years } from '#engine/units.ts'
import { type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

export interface ChildTaxCreditResult {
  /** The part that lowers tax. */
  readonly nonRefundable: Dollars
  /** The part paid out beyond tax: the additional child tax credit. */
  readonly refundable: Dollars
}

/**
 * Child tax credit and credit for other dependents: IRC §24, Schedule 8812.
 * `taxBefore` is income tax with the alternative minimum tax, less the credits that go first. `payrollTax` is
 * the household's own Social Security and Medicare tax, with half of any self-employment tax.
 * Every child is taken to have a Social Security number.
 * @example childTaxCredit({ law: us2026, status: 'single', agi: 60_000, dependentAges: [5], taxBefore: 5_000, earnedIncome: 60_000, payrollTax: 4_590, earnedIncomeCredit: 0 }).nonRefundable // 2_200
 */
export function childTaxCredit(p: {
  law: IncomeTaxYear
  status: FilingStatus
  agi: Dollars
  dependentAges: readonly Years[]
  taxBefore: Dollars
  earnedIncome: Dollars
  payrollTax: Dollars
  earnedIncomeCredit: Dollars
}): ChildTaxCreditResult {
  if (p.dependentAges.length === 0) return none
  const law = known(p.law.childTaxCredit)
  let children = 0
  for (const age of p.dependentAges) if (age < law.childUnderAge) children += 1
  const others = p.dependentAges.length - children
  const excess = Math.max(0, p.agi - law.phaseOutStart[p.status])
  const lost = Math.ceil(excess / law.phaseOutStep) * law.phaseOutPerStep
  const credit = Math.max(0, children * law.perChild + others * law.perOtherDependent - lost)
  const nonRefundable = Math.min(credit, Math.max(0, p.taxBefore))

  const left = Math.min(credit - nonRefundable, children * law.refundableMaximumPerChild)
  if (left <= 0) return { nonRefundable, refundable: 0 }
  let earned = law.refundableRate * Math.max(0, p.earnedIncome - law.refundableEarnedIncomeFloor)
  if (children >= law.payrollTaxMethodFromChildren)
    earned = Math.max(earned, p.payrollTax - p.earnedIncomeCredit)
  return { nonRefundable, refundable: Math.min(left, earned) }
}

const none: ChildTaxCreditResult = { nonRefundable: 0, refundable: 0 }

import type { Dollars, Years } from '#engine/units.ts'
import { type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

/**
 * The standard deduction with its additions for age and blindness: IRC §63(c), (f).
 * A spouse's additions count on joint returns only.
 * @example standardDeduction({ law: us2026, status: 'married_joint', age: 67, spouseAge: 60 }) // 33_850
 */
export function standardDeduction(p: {
  law: IncomeTaxYear
  status: FilingStatus
  age: Years
  spouseAge?: Years | undefined
  blind?: boolean | undefined
  spouseBlind?: boolean | undefined
}): Dollars {
  const addition = known(p.law.agedOrBlindAddition)
  let additions = p.age >= addition.fromAge ? 1 : 0
  if (p.blind) additions += 1
  if (p.status === 'married_joint') {
    if (p.spouseAge !== undefined && p.spouseAge >= addition.fromAge) additions += 1
    if (p.spouseBlind) additions += 1
  }
  return known(p.law.standardDeduction)[p.status] + additions * addition.each[p.status]
}

/**
 * The standard deduction of somebody else's dependent: IRC §63(c)(5).
 * @example dependentStandardDeduction({ law: us2026, earnedIncome: 5_000 }) // 5_450
 */
export function dependentStandardDeduction(p: { law: IncomeTaxYear; earnedIncome: Dollars }): Dollars {
  const law = known(p.law.dependentStandardDeduction)
  const own = Math.max(law.minimum, p.earnedIncome + law.aboveEarnedIncome)
  return Math.min(own, known(p.law.standardDeduction).single)
}

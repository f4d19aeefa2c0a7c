import type { Dollars } from '#engine/units.ts'
import { type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

/**
 * The deduction for qualified business income: IRC §199A. `wages` are those that a business pays; a sole proprietor
 * without employees has none. Above the threshold the limit to a share of them phases in over the range; the deduction
 * is at most the same share of taxable income before it, less net capital gain. `taxableIncome` is before this
 * deduction. Property, and that a service business loses the deduction there whatever it pays, are left out.
 * @example qualifiedBusinessIncomeDeduction({ law: us2026, status: 'single', businessIncome: 50_000, taxableIncome: 40_000, preferential: 0 }) // 8_000
 */
export function qualifiedBusinessIncomeDeduction(p: {
  law: IncomeTaxYear
  status: FilingStatus
  businessIncome: Dollars
  wages?: Dollars
  taxableIncome: Dollars
  preferential: Dollars
}): Dollars {
  if (p.businessIncome <= 0) return 0
  const law = known(p.law.qualifiedBusinessIncome)
  const above = (p.taxableIncome - law.threshold[p.status]) / law.phaseRange[p.status]
  const share = law.rate * p.businessIncome
  const beyondWages = Math.max(0, share - law.shareOfWages * (p.wages ?? 0))
  const full = Math.min(
    share - beyondWages * Math.min(1, Math.max(0, above)),
    law.rate * Math.max(0, p.taxableIncome - p.preferential),
  )
  return p.businessIncome >= law.minimumIncome ? Math.max(full, law.minimumDeduction) : full
}

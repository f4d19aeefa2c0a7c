import type { Dollars } from '#engine/units.ts'
import { type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

/**
 * The deduction for qualified business income of a sole proprietor without employees or property: IRC §199A.
 * Above the threshold the wage limit, here nothing, phases in over the range; the deduction is at most the same
 * share of taxable income before it, less net capital gain. `taxableIncome` is before this deduction.
 * @example qualifiedBusinessIncomeDeduction({ law: us2026, status: 'single', businessIncome: 50_000, taxableIncome: 40_000, preferential: 0 }) // 8_000
 */
export function qualifiedBusinessIncomeDeduction(p: {
  law: IncomeTaxYear
  status: FilingStatus
  businessIncome: Dollars
  taxableIncome: Dollars
  preferential: Dollars
}): Dollars {
  if (p.businessIncome <= 0) return 0
  const law = known(p.law.qualifiedBusinessIncome)
  const above = (p.taxableIncome - law.threshold[p.status]) / law.phaseRange[p.status]
  const kept = 1 - Math.min(1, Math.max(0, above))
  const full = Math.min(
    law.rate * p.businessIncome * kept,
    law.rate * Math.max(0, p.taxableIncome - p.preferential),
  )
  return p.businessIncome >= law.minimumIncome ? Math.max(full, law.minimumDeduction) : full
}

import type { Dollars } from '#engine/units.ts'
import { type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

/**
 * Social Security and Medicare tax withheld from one person's wages: IRC §3101(a), (b)(1).
 * The Additional Medicare tax depends on the household and stands apart.
 * @example employeePayrollTax({ law: us2026, wages: 95_000 }) // 7_267.5
 */
export function employeePayrollTax(p: { law: IncomeTaxYear; wages: Dollars }): Dollars {
  const law = known(p.law.payroll)
  return law.oasdiEmployeeRate * Math.min(p.wages, law.oasdiWageBase) + law.medicareEmployeeRate * p.wages
}

/**
 * Additional Medicare tax of a household on wages and self-employment earnings above its threshold: IRC §3101(b)(2).
 * @example additionalMedicareTax({ law: us2026, status: 'single', earnings: 250_000 }) // 450
 */
export function additionalMedicareTax(p: {
  law: IncomeTaxYear
  status: FilingStatus
  earnings: Dollars
}): Dollars {
  const law = known(p.law.payroll)
  return law.additionalMedicareRate * Math.max(0, p.earnings - law.additionalMedicareThreshold[p.status])
}

import type { Dollars } from '#engine/units.ts'
import { type IncomeTaxYear, known } from './tax-year.ts'

/**
 * Self-employment tax of one person on the profit of a business: IRC §§1401, 1402.
 * Wages of the same person use up the wage base first. The Additional Medicare tax is not in it.
 * @example selfEmploymentTax({ law: us2026, profit: 50_000, wages: 0 }) // 7_064.78
 */
export function selfEmploymentTax(p: { law: IncomeTaxYear; profit: Dollars; wages: Dollars }): Dollars {
  const law = known(p.law.payroll)
  const earnings = selfEmploymentEarnings(p)
  const oasdiRoom = Math.max(0, law.oasdiWageBase - p.wages)
  return (
    law.selfEmploymentOasdiRate * Math.min(earnings, oasdiRoom) + law.selfEmploymentMedicareRate * earnings
  )
}

/** The net earnings that self-employment tax is taken on; nothing below the statutory minimum. */
export function selfEmploymentEarnings(p: { law: IncomeTaxYear; profit: Dollars }): Dollars {
  const law = known(p.law.payroll)
  const earnings = p.profit * law.selfEmploymentEarningsShare
  return earnings < law.selfEmploymentMinimum ? 0 : earnings
}

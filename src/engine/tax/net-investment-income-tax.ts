import type { Dollars } from '#engine/units.ts'
import { type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

/**
 * Net investment income tax: IRC §1411, on the smaller of the investment income and the excess of
 * modified adjusted gross income over the threshold.
 * @example netInvestmentIncomeTax({ law: us2026, status: 'single', magi: 205_000, netInvestmentIncome: 50_000 }) // 190
 */
export function netInvestmentIncomeTax(p: {
  law: IncomeTaxYear
  status: FilingStatus
  magi: Dollars
  netInvestmentIncome: Dollars
}): Dollars {
  const law = known(p.law.netInvestmentIncomeTax)
  return law.rate * Math.max(0, Math.min(p.netInvestmentIncome, p.magi - law.threshold[p.status]))
}

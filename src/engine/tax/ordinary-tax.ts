import type { Dollars, Share } from '#engine/units.ts'
import { bracketRate, bracketTax } from './bracket-tax.ts'
import { type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

/**
 * Federal income tax on taxable income that has no gains or qualified dividends in it, before credits.
 * By the rate schedules, to the cent; the IRS tax table for smaller incomes rounds to the middle of $50.
 * @example ordinaryTax({ law: us2026, status: 'single', taxableIncome: 78_900 }) // 12_070
 */
export function ordinaryTax(p: {
  law: IncomeTaxYear
  status: FilingStatus
  taxableIncome: Dollars
}): Dollars {
  return bracketTax(known(p.law.ordinaryBrackets)[p.status], p.taxableIncome)
}

/**
 * The statutory rate on the next dollar of ordinary income. Phase-outs are not in it: see marginal-rate.
 * @example ordinaryRate({ law: us2026, status: 'single', taxableIncome: 78_900 }) // 0.22
 */
export function ordinaryRate(p: { law: IncomeTaxYear; status: FilingStatus; taxableIncome: Dollars }): Share {
  return bracketRate(known(p.law.ordinaryBrackets)[p.status], p.taxableIncome)
}

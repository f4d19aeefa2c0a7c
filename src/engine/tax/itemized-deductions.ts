import type { Dollars } from '#engine/units.ts'
import { saltDeduction } from './salt-deduction.ts'
import { type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

export interface ItemizedDeductions {
  readonly stateAndLocalTaxes: Dollars
  readonly total: Dollars
}

/**
 * Itemized deductions before the limit for the top bracket: IRC §§163, 164, 170, 213.
 * `mortgageInterest` is the deductible part. Gifts are of cash to public charities; a carryover is not followed.
 * @example itemizedDeductions({ law: us2026, status: 'single', agi: 100_000, mortgageInterest: 12_000, taxesPaid: 9_000, charityCash: 2_500 }).total // 23_000
 */
export function itemizedDeductions(p: {
  law: IncomeTaxYear
  status: FilingStatus
  agi: Dollars
  mortgageInterest?: Dollars
  taxesPaid?: Dollars
  charityCash?: Dollars
  medicalExpenses?: Dollars
}): ItemizedDeductions {
  const agi = Math.max(0, p.agi)
  const charity = known(p.law.charity)
  const gifts = Math.min(p.charityCash ?? 0, charity.cashLimitShareOfAgi * agi)
  const stateAndLocalTaxes = saltDeduction({
    law: p.law,
    status: p.status,
    taxesPaid: p.taxesPaid ?? 0,
    magi: p.agi,
  })
  const total =
    stateAndLocalTaxes +
    (p.mortgageInterest ?? 0) +
    Math.max(0, gifts - charity.itemizerFloorShareOfAgi * agi) +
    Math.max(0, (p.medicalExpenses ?? 0) - known(p.law.medicalFloorShareOfAgi) * agi)
  return { stateAndLocalTaxes, total }
}

/**
 * What is left of itemized deductions after the limit for the top bracket: IRC §68, which takes a share of the
 * smaller of the deductions and the taxable income, deductions added back, above the start of that bracket.
 */
export function limitedItemizedDeductions(p: {
  law: IncomeTaxYear
  status: FilingStatus
  itemized: Dollars
  incomeBeforeItemizing: Dollars
}): Dollars {
  const { rate } = known(p.law.itemizedDeductionLimit)
  if (rate === 0) return p.itemized
  const top = known(p.law.ordinaryBrackets)[p.status].at(-1)
  const above = Math.max(0, p.incomeBeforeItemizing - (top ? top.from : 0))
  return p.itemized - rate * Math.min(p.itemized, above)
}

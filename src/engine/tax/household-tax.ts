import type { Dollars } from '#engine/units.ts'
import { type IncomeTax, incomeTax } from './income-tax.ts'
import { stateIncomeTax } from './state-income-tax.ts'
import type { StateLaw } from './state-law.ts'
import type { TaxReturn } from './tax-return.ts'
import type { IncomeTaxYear } from './tax-year.ts'

export interface HouseholdTax {
  readonly federal: IncomeTax
  readonly state: Dollars
  /** Federal and state income tax together, after credits; payroll tax is not in it. */
  readonly total: Dollars
}

/**
 * Federal and state income tax of a year. `stateReturn` is the return as the state sees it, where its own rule taxes
 * what the federal law leaves out.
 * @example householdTax({ law: us2026, state: undefined, taxReturn: { status: 'single', age: 40, wages: 95_000 } }).total // 12_070
 */
export function householdTax(p: {
  law: IncomeTaxYear
  state: StateLaw | undefined
  taxReturn: TaxReturn
  stateReturn?: TaxReturn | undefined
}): HouseholdTax {
  const { law, state, taxReturn } = p
  const federal = incomeTax(law, taxReturn)
  if (state === undefined) return { federal, state: 0, total: federal.incomeTax }
  const seen = p.stateReturn ?? taxReturn
  const tax = stateIncomeTax({
    law,
    state,
    taxReturn: seen,
    federal: seen === taxReturn ? federal : incomeTax(law, seen),
  }).tax
  return { federal, state: tax, total: federal.incomeTax + tax }
}

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
  /** The same as pay checks go by it: credits that are paid out come once, with the return, and never less than nothing. */
  readonly inPayChecks: Dollars
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
  const paidOut =
    federal.refundableEducationCredit + federal.refundableChildTaxCredit + federal.earnedIncomeCredit
  const federalInPay = Math.max(0, federal.incomeTax + paidOut)
  if (state === undefined) return { federal, state: 0, total: federal.incomeTax, inPayChecks: federalInPay }
  const seen = p.stateReturn ?? taxReturn
  const { tax, beforePaidOut } = stateIncomeTax({
    law,
    state,
    taxReturn: seen,
    federal: seen === taxReturn ? federal : incomeTax(law, seen),
  })
  return {
    federal,
    state: tax,
    total: federal.incomeTax + tax,
    inPayChecks: federalInPay + Math.max(0, beforePaidOut),
  }
}

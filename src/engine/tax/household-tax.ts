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
 * The same federal return where its list of deductions holds the tax of the state, if that is more than the standard deduction:
 * IRC §§63, 164(a)(3). What is withheld in a year stands for the tax of that year.
 */
function withStateTax(
  law: IncomeTaxYear,
  taxReturn: TaxReturn,
  federal: IncomeTax,
  stateTax: Dollars,
): IncomeTax {
  const { mortgageInterest = 0, propertyTax = 0, charityCash = 0, medicalExpenses = 0 } = taxReturn
  const listed = mortgageInterest + propertyTax + charityCash + medicalExpenses + stateTax
  if (taxReturn.stateIncomeTaxPaid !== undefined || stateTax <= 0 || listed <= federal.deduction)
    return federal
  return incomeTax(law, { ...taxReturn, stateIncomeTaxPaid: stateTax })
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
  const before = incomeTax(law, taxReturn)
  const paidOut =
    before.refundableEducationCredit + before.refundableChildTaxCredit + before.earnedIncomeCredit
  // Employers withhold as if nothing were listed.
  const federalInPay = Math.max(0, before.incomeTax + paidOut)
  if (state === undefined)
    return { federal: before, state: 0, total: before.incomeTax, inPayChecks: federalInPay }
  const seen = p.stateReturn ?? taxReturn
  const ofState = (federal: IncomeTax) =>
    stateIncomeTax({
      law,
      state,
      taxReturn: seen,
      federal: seen === taxReturn ? federal : incomeTax(law, seen),
    })
  const first = ofState(before)
  const federal = withStateTax(law, taxReturn, before, first.tax)
  // Some states take the federal tax off what they tax.
  const { tax } = federal === before ? first : ofState(federal)
  return {
    federal,
    state: tax,
    total: federal.incomeTax + tax,
    inPayChecks: federalInPay + Math.max(0, first.beforePaidOut),
  }
}

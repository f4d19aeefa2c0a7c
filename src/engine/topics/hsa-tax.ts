/** What a year of dollars in an HSA saves of tax, by the way in which they go in. */
import { incomeTax } from '../tax/income-tax.ts'
import { stateIncomeTax } from '../tax/state-income-tax.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { Dollars } from '../units.ts'
import { hasHsaPayroll, withHsa, withHsaByHand } from './hsa-on-return.ts'
import { stateLawIn } from './state-rate.ts'
import { payrollTaxOnMore } from './tax-on-more.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

interface Taxed extends Pick<Drafting, 'reader' | 'context'> {
  readonly taxes: Pick<TaxPicture, 'taxReturn'>
}

/**
 * Federal and state income tax with the credits that follow earnings, and of what payroll puts in also what it would
 * withhold.
 */
export function taxSavedByHsa(
  { taxes, context, reader }: Taxed,
  yearly: Dollars,
): { byHand: Dollars; payroll: Dollars } {
  if (yearly <= 0) return { byHand: 0, payroll: 0 }
  const { taxReturn } = taxes
  const { law } = context
  const state = stateLawIn(reader, law)
  const taxOf = (of: TaxReturn) => {
    const federal = incomeTax(law, of)
    const ofState = state === undefined ? 0 : stateIncomeTax({ law, state, taxReturn: of, federal }).tax
    return federal.incomeTax + ofState
  }
  const before = taxOf(taxReturn)
  const byHand = before - taxOf(withHsaByHand(taxReturn, yearly))
  const isWithheld = hasHsaPayroll(reader) && yearly <= (taxReturn.wages ?? 0)
  return {
    byHand,
    payroll: isWithheld
      ? before - taxOf(withHsa(reader, taxReturn, yearly)) - payrollTaxOnMore(taxes, context, -yearly)
      : byHand,
  }
}

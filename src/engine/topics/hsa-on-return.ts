/**
 * What goes into an HSA, on a tax return. Payroll puts it in before it is pay: the credits that follow earnings and payroll
 * tax count without it. What is put in by hand is deducted, and leaves both as they are.
 */
import type { FactReader } from '../fact-reader.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { Dollars } from '../units.ts'
import { isSoleProprietor } from './own-business.ts'

/**
 * Whether payroll is taken to put it in: of whoever has an employer, as nearly every health plan at work with an HSA offers
 * it. Cover from the Marketplace comes without one.
 */
export const hasHsaPayroll = (reader: FactReader): boolean =>
  !isSoleProprietor(reader) && reader.told('marketplaceCoverage') !== true

/** The same return with so many dollars more of a year in an HSA, through payroll as far as there is pay. */
export function withHsa(reader: FactReader, taxReturn: TaxReturn, dollars: Dollars): TaxReturn {
  if (dollars <= 0) return taxReturn
  const { wages = 0, spouseWages = 0 } = taxReturn
  const [own, ofSpouse] = hasHsaPayroll(reader)
    ? [Math.min(wages, dollars), Math.min(spouseWages, Math.max(0, dollars - wages))]
    : [0, 0]
  const throughPayroll = own + ofSpouse
  return withHsaByHand(
    throughPayroll === 0
      ? taxReturn
      : {
          ...taxReturn,
          wages: wages - own,
          spouseWages: spouseWages - ofSpouse,
          hsaThroughPayroll: (taxReturn.hsaThroughPayroll ?? 0) + throughPayroll,
        },
    dollars - throughPayroll,
  )
}

/** The same with dollars that are put in by hand, as from a sum that is there. */
export const withHsaByHand = (taxReturn: TaxReturn, dollars: Dollars): TaxReturn =>
  dollars <= 0 ? taxReturn : { ...taxReturn, hsaDeduction: (taxReturn.hsaDeduction ?? 0) + dollars }

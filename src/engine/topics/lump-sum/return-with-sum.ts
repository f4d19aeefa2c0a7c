import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import type { LumpSumBasis } from './basis.ts'
import { isIncomeOfYear, taxedAs, taxedPart } from './money-tax.ts'

/** The return of this year with what of the money is income. */
export function returnWithSum(basis: LumpSumBasis): TaxReturn {
  const { taxes, reader, context, inherited } = basis
  const { taxReturn } = taxes
  const more = (line: 'otherIncome' | 'longTermGain' | 'iraDistributions', dollars: Dollars): TaxReturn => ({
    ...taxReturn,
    [line]: (taxReturn[line] ?? 0) + dollars,
  })
  if (inherited !== undefined)
    return isIncomeOfYear(inherited, context)
      ? more('iraDistributions', inherited.withdrawal.value)
      : taxReturn
  const as = taxedAs(reader)
  const part = taxedPart(basis)?.value ?? 0
  if (as === undefined || part <= 0) return taxReturn
  return more(as === 'pay' || as === 'prize' ? 'otherIncome' : 'longTermGain', part)
}

/** The federal bracket of the next dollar of pay in the year of this money, with what of the money is income. */
import type { Figure } from '../../figure.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { ordinaryRate } from '../../tax/ordinary-tax.ts'
import type { LumpSumBasis } from './basis.ts'
import { returnWithSum } from './return-with-sum.ts'

/** A gain has rates of its own and fills no bracket, but it can make more of Social Security income. */
export function bracketOfYear(basis: LumpSumBasis): Figure {
  const { sheet, context, taxes, bracket, amount, inherited } = basis
  // Pay and prizes are in it already.
  if (bracket !== taxes.bracket) return bracket
  const taxReturn = returnWithSum(basis)
  if (taxReturn === taxes.taxReturn) return bracket
  const { taxableIncome, preferential } = incomeTax(context.law, taxReturn)
  const ordinary = taxableIncome - Math.min(preferential, taxableIncome)
  const rate =
    ordinary <= 0 ? 0 : ordinaryRate({ law: context.law, status: taxes.status, taxableIncome: ordinary })
  return rate <= bracket.value
    ? bracket
    : sheet.computed(
        'bracket.with-sum',
        'Federal tax bracket with what of this money is income',
        'rate',
        'the rate of the bracket that this income and what of the money is income, less the deductions, fall in; a gain itself has rates of its own, and state tax is not counted',
        [taxes.agi, inherited?.withdrawal ?? amount],
        rate,
      )
}

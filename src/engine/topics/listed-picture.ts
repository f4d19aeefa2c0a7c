/**
 * A household's tax as its return lists deductions: the interest of its home and the tax of its state, where both are more than
 * the standard deduction. The tax of the state is that of the return before anything that a plan adds.
 */
import type { Figure } from '../figure.ts'
import { householdTax } from '../tax/household-tax.ts'
import { incomeTax } from '../tax/income-tax.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { Years } from '../units.ts'
import { homeInterest } from './home-interest.ts'
import { stateRules } from './state-notes.ts'
import { stateLawIn } from './state-rate.ts'
import { bracketRateOf, type TaxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

/** The same where no home loan was told. */
export function withHomeInterest({ sheet, reader, context }: Drafting, taxes: TaxPicture): TaxPicture {
  const interest = homeInterest({ reader, context }, taxes.status)
  if (interest === undefined) return taxes
  const { law } = context
  const state = stateLawIn(reader, law)
  const listedIn = (of: TaxReturn, years: Years): TaxReturn => {
    const { stateIncomeTaxPaid: _before, ...rest } = of
    const mortgageInterest = interest.inYear(years)
    const tax = householdTax({ law, state, taxReturn: { ...rest, mortgageInterest } }).state
    return { ...rest, mortgageInterest, stateIncomeTaxPaid: Math.max(0, tax) }
  }
  const bracketOf = (taxReturn: TaxReturn, agi: Figure, before: Figure): Figure => {
    const federal = incomeTax(law, taxReturn)
    if (!federal.itemizes) return before
    return sheet.computed(
      `${before.id}.listed`,
      before.label,
      'rate',
      'the rate of the bracket that this income falls in, less the mortgage interest that may be deducted and the income tax of the state, which are more than the standard deduction; state tax is not counted',
      [agi, interest.figureOn(sheet), ...stateRules(sheet, reader.told('state'), law.year, taxReturn.status)],
      bracketRateOf(law, taxReturn.status, federal),
    )
  }
  const { later } = taxes
  const isOneYear = later.taxReturn === taxes.taxReturn
  const taxReturn = listedIn(taxes.taxReturn, 0)
  const bracket = bracketOf(taxReturn, taxes.agi, taxes.bracket)
  const nextReturn = isOneYear ? taxReturn : listedIn(later.taxReturn, 1)
  return {
    ...taxes,
    taxReturn,
    goesOn: listedIn(taxes.goesOn, 1),
    bracket,
    later: {
      ...later,
      taxReturn: nextReturn,
      bracket: isOneYear ? bracket : bracketOf(nextReturn, later.agi, later.bracket),
    },
    listedIn,
  }
}

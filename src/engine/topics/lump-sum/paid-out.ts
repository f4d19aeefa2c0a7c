/** What money outside retirement accounts pays out in its first year, and the tax on that by the whole law, with it and without. */
import type { FactReader } from '../../fact-reader.ts'
import type { AssetAllocation } from '../../markets/asset-allocation.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { stateIncomeTax } from '../../tax/state-income-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import { stateLawIn } from '../state-rate.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'

/** Whose money it is, and in which mix. */
export interface Taxed {
  readonly reader: FactReader
  readonly context: Pick<DraftContext, 'law' | 'market'>
  readonly taxes: Pick<TaxPicture, 'later'>
  readonly mix: AssetAllocation
}

/** What a sum outside retirement accounts pays out in its first year. */
export function paidOutOf({ mix, context: { market } }: Taxed, sum: Dollars) {
  return {
    dividends: sum * mix.stocks * rules.dividendYield.value,
    interest: sum * mix.bonds * market.bonds.value,
    bills: sum * mix.cash * market.cash.value,
  }
}

/** The tax on that, dollars of one year. */
export function taxOn(taxed: Taxed, sum: Dollars): { readonly federal: Dollars; readonly state: Dollars } {
  const { reader, context, taxes } = taxed
  const { dividends, interest, bills } = paidOutOf(taxed, sum)
  const { taxReturn } = taxes.later
  const state = stateLawIn(reader, context.law)
  const earning = (of: Dollars): TaxReturn => ({
    ...taxReturn,
    qualifiedDividends: (taxReturn.qualifiedDividends ?? 0) + dividends,
    interest: (taxReturn.interest ?? 0) + of,
  })
  const federalOf = (of: TaxReturn) => incomeTax(context.law, of)
  const stateOf = (of: TaxReturn) =>
    state === undefined
      ? 0
      : stateIncomeTax({ law: context.law, state, taxReturn: of, federal: federalOf(of) }).tax
  return {
    federal: Math.max(0, federalOf(earning(interest + bills)).incomeTax - federalOf(taxReturn).incomeTax),
    // What waits in cash is in Treasury bills, which no state taxes (31 USC §3124).
    state: Math.max(0, stateOf(earning(interest)) - stateOf(taxReturn)),
  }
}

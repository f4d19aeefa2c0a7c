/** What the yearly interest and dividends of the taxable part cost in tax, by the whole law with them and without them. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { stateIncomeTax } from '../../tax/state-income-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { AnnualRate, Dollars } from '../../units.ts'
import { stateRules } from '../state-notes.ts'
import { stateLawIn } from '../state-rate.ts'
import type { LumpSumWork } from './work.ts'

export interface YearlyTax {
  /** Interest and dividends of the first year, dollars. */
  readonly yearlyIncome: Figure
  /** The tax on them, federal and of the state that was told, dollars a year. */
  readonly drag: Figure
  /** The same a dollar: what every way of using the money loses a year on what it holds outside retirement accounts. */
  readonly dragRate: AnnualRate
}

export function yearlyTaxOf(work: LumpSumWork): YearlyTax {
  const { sheet, reader, context, mix, taxable, invested, taxes } = work
  const dividendYield = reader.rule(
    'dividend-yield',
    'What stocks pay out a year',
    'rate',
    rules.dividendYield,
  )
  const bonds = sheet.market('market.bonds', 'Bonds a year', 'rate', context.market.bonds)
  const cash = sheet.market('market.cash', 'Cash a year', 'rate', context.market.cash)
  const inputs = [taxable, dividendYield, bonds, cash]
  const paidOutOf = (sum: Dollars) => ({
    dividends: sum * mix.stocks * dividendYield.value,
    interest: sum * mix.bonds * bonds.value,
    bills: sum * mix.cash * cash.value,
  })
  const { taxReturn } = taxes.later
  const state = stateLawIn(reader, context.law)
  const taxOn = (sum: Dollars) => {
    const { dividends, interest, bills } = paidOutOf(sum)
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
  const paidOut = paidOutOf(taxable.value)
  const tax = taxOn(taxable.value)
  const federal = sheet.computed(
    'tax-drag.federal',
    'Federal tax on a year of interest and dividends',
    'usd-per-year',
    'your federal tax with the interest and dividends of the taxable part − without them, in a year of only the income that goes on',
    [...inputs, taxes.later.agi],
    Math.round(tax.federal),
  )
  const ofState =
    state === undefined
      ? undefined
      : sheet.computed(
          'tax-drag.state',
          `Tax of ${state.name} on a year of interest and dividends`,
          'usd-per-year',
          'your state tax with them − without them; Treasury bills are not counted, since no state taxes them',
          [...inputs, taxes.later.agi, ...stateRules(sheet, state.code, context.law.year, taxReturn.status)],
          Math.round(tax.state),
        )
  // A way of placing may leave some of the money taxable where this plan leaves none.
  const priced = taxable.value > 0 ? taxable.value : Math.max(1, invested.value)
  const onPriced = taxable.value > 0 ? tax : taxOn(priced)
  return {
    dragRate: (onPriced.federal + onPriced.state) / priced,
    yearlyIncome: sheet.computed(
      'yearly-income',
      'Interest and dividends of a year, outside retirement accounts',
      'usd-per-year',
      'the taxable part × what its stocks, bonds and cash pay out in the first year',
      inputs,
      Math.round(paidOut.dividends + paidOut.interest + paidOut.bills),
    ),
    drag: sheet.computed(
      'tax-drag',
      'Yearly tax on what is invested outside retirement accounts',
      'usd-per-year',
      ofState === undefined
        ? 'federal tax on them; no state was named, so its tax is not counted'
        : 'federal tax on them + tax of the state',
      ofState === undefined ? [federal] : [federal, ofState],
      federal.value + (ofState?.value ?? 0),
    ),
  }
}

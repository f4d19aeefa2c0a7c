/** What the yearly interest and dividends of the taxable part cost in tax, by the whole law with them and without them. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { AnnualRate } from '../../units.ts'
import { stateRules } from '../state-notes.ts'
import { stateLawIn } from '../state-rate.ts'
import { paidOutOf, taxOn } from './paid-out.ts'
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
  const { sheet, reader, context, taxable, invested, taxes } = work
  const { taxReturn } = taxes.later
  const dividendYield = reader.rule(
    'dividend-yield',
    'What stocks pay out a year',
    'rate',
    rules.dividendYield,
  )
  const bonds = sheet.market('market.bonds', 'Bonds a year', 'rate', context.market.bonds)
  const cash = sheet.market('market.cash', 'Cash a year', 'rate', context.market.cash)
  const inputs = [taxable, dividendYield, bonds, cash]
  const state = stateLawIn(reader, context.law)
  const paidOut = paidOutOf(work, taxable.value)
  const tax = taxOn(work, taxable.value)
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
  const onPriced = taxable.value > 0 ? tax : taxOn(work, priced)
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

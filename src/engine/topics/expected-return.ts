/** What a mix of stocks, bonds and cash may earn a year, before costs. */
import type { Figure } from '../figure.ts'
import type { AssetAllocation } from '../markets/asset-allocation.ts'
import type { Worksheet } from '../worksheet.ts'
import type { DraftContext } from './topic.ts'

/** The expected return of a mix, from the returns of its parts. */
export function expectedReturn(sheet: Worksheet, { market }: DraftContext, mix: AssetAllocation): Figure {
  const { usStocks, nonUsStocks, usShareOfStocks, bonds, cash } = market
  const us = usShareOfStocks.value
  return sheet.computed(
    'expected.mix',
    'Expected return of your mix',
    'rate',
    'the expected returns of its parts, by their shares',
    [
      sheet.market('market.stocks', 'US stocks a year', 'rate', usStocks),
      sheet.market('market.other-stocks', 'Other stocks a year', 'rate', nonUsStocks),
      sheet.market('market.bonds', 'Bonds a year', 'rate', bonds),
      sheet.market('market.cash', 'Cash a year', 'rate', cash),
    ],
    mix.stocks * (us * usStocks.value + (1 - us) * nonUsStocks.value) +
      mix.bonds * bonds.value +
      mix.cash * cash.value,
  )
}

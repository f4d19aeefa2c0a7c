/** What a mix of stocks, bonds and cash may earn a year, before costs. */
import type { Figure } from '../figure.ts'
import type { AssetAllocation } from '../markets/asset-allocation.ts'
import type { Worksheet } from '../worksheet.ts'
import type { DraftContext } from './topic.ts'

/** Which forecasts a return goes by: the middle ones, or the lowest that the same publishers name. */
const forecasts = {
  middle: { of: '', inWords: '' },
  weak: { of: '.weak', inWords: ', lowest forecast' },
} as const

/** The expected return of a mix, from the returns of its parts. */
export function expectedReturn(
  sheet: Worksheet,
  { market }: Pick<DraftContext, 'market'>,
  mix: AssetAllocation,
  by: keyof typeof forecasts = 'middle',
): Figure {
  const { usStocks, nonUsStocks, usShareOfStocks, bonds, cash } = market
  const us = usShareOfStocks.value
  const { of, inWords } = forecasts[by]
  return sheet.computed(
    `expected.mix${of}`,
    `Expected return of your mix${inWords}`,
    'rate',
    'the expected returns of its parts, by their shares',
    [
      sheet.market(`market.stocks${of}`, `US stocks a year${inWords}`, 'rate', usStocks),
      sheet.market(`market.other-stocks${of}`, `Other stocks a year${inWords}`, 'rate', nonUsStocks),
      sheet.market(`market.bonds${of}`, `Bonds a year${inWords}`, 'rate', bonds),
      sheet.market(`market.cash${of}`, `Cash a year${inWords}`, 'rate', cash),
    ],
    mix.stocks * (us * usStocks.value + (1 - us) * nonUsStocks.value) +
      mix.bonds * bonds.value +
      mix.cash * cash.value,
  )
}

/** What a mix of stocks, bonds and cash may earn a year, before and after the costs of its funds. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { AssetAllocation } from '../markets/asset-allocation.ts'
import { planningRules as rules } from '../planning-rules.ts'
import type { Worksheet } from '../worksheet.ts'
import type { DebtFigures } from './debts.ts'
import type { DraftContext } from './topic.ts'

/** Which forecasts a return goes by: the middle ones, or the lowest that the same publishers name. */
const forecasts = {
  middle: { of: '', inWords: '' },
  weak: { of: '.weak', inWords: ', lowest forecast' },
} as const

/** The expected return of a mix before costs, from the returns of its parts. */
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

/** What is left of it after the costs of the funds: a loan that may be paid instead is held against this. */
export function afterFundCosts(sheet: Worksheet, reader: FactReader, expected: Figure): Figure {
  const fee = reader.rule('fee', 'Fund costs a year', 'rate', rules.indexFundFee)
  return sheet.computed(
    `${expected.id}.after-costs`,
    `${expected.label}, after fund costs`,
    'rate',
    'the expected return of the mix − what its funds cost a year',
    [expected, fee],
    expected.value - fee.value,
  )
}

export interface Earned {
  /** What the mix of this year may earn, before costs. */
  readonly expected: Figure
  /** The same after fund costs. */
  readonly afterCosts: Figure
}

/** What the mix of this year may earn beside a debt: a home loan is told beside the return before costs, with what is kept of it. */
export const mayEarnBeside = (
  { expected, afterCosts }: Earned,
  { kind }: Pick<DebtFigures, 'kind'>,
): Figure => (kind === 'mortgage' ? expected : afterCosts)

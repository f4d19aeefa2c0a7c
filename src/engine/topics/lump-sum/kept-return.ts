/**
 * What money outside retirement accounts keeps a year, in the middle future, until it is needed: through the mixes of all
 * the years, after fund costs and yearly tax. A home loan that may be paid instead is held against this, as the ledger is;
 * another loan against what the mix of this year may earn after fund costs.
 */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { type AssetAllocation, allCash } from '../../markets/asset-allocation.ts'
import { percentiles } from '../../markets/percentiles.ts'
import { project } from '../../markets/project.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { DebtFigures } from '../debts.ts'
import { type Earned, mayEarnBeside } from '../expected-return.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'
import { taxOn } from './paid-out.ts'

interface Asked {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
  readonly taxes: Pick<TaxPicture, 'later'>
  /** The mix of each year on the way. */
  readonly glide: readonly AssetAllocation[]
  readonly amount: Figure
  /** What the mix of this year may earn, before costs. */
  readonly expected: Figure
}

/** Undefined where no home loan is weighed against investing, or nothing is invested. */
export function keptReturn(asked: Asked): Figure | undefined {
  const { sheet, reader, context, taxes, glide, amount, expected } = asked
  const isWeighed = reader
    .told('debts')
    ?.some(
      ({ kind, balance }) =>
        kind === 'mortgage' && (balance === undefined || reader.told('considersPayoff') === true),
    )
  const years = glide.length
  if (isWeighed !== true || years === 0) return undefined
  const fee = reader.rule('fee', 'Fund costs a year', 'rate', rules.indexFundFee)
  const inflation = sheet.market('inflation', 'Inflation a year', 'rate', context.market.inflation)
  const sum = Math.max(1, amount.value)
  const { federal, state } = taxOn({ reader, context, taxes, mix: glide[0] ?? allCash }, sum)
  const { wealth, paths } = project(context.bank(years), {
    start: 1,
    cashFlows: glide.map(() => 0),
    allocations: glide,
    annualFee: fee.value + (federal + state) / sum,
  })
  const { p50 } = percentiles(wealth.subarray((years - 1) * paths))
  return sheet.computed(
    'expected.kept',
    'What your mix keeps a year in a taxable account',
    'rate',
    'a dollar through the mixes of all the years, in the middle of the simulated futures, after fund costs and the tax on interest and dividends, by the year',
    [expected, fee, amount, taxes.later.agi, inflation],
    p50 ** (1 / years) * (1 + inflation.value) - 1,
  )
}

/** What a debt has to cost to be paid ahead: a home loan that is asked about no more than the money keeps where it would go instead. */
export const heldAgainst = (
  basis: Earned & Pick<Asked, 'reader'> & { readonly kept: Figure | undefined },
  debt: Pick<DebtFigures, 'kind'>,
): Figure => {
  const { reader, kept } = basis
  const earned = mayEarnBeside(basis, debt)
  return kept !== undefined &&
    kept.value < earned.value &&
    debt.kind === 'mortgage' &&
    reader.told('considersPayoff') === true
    ? kept
    : earned
}

/** What the money adds to income, for a limit that one dollar can pass. */
import { shareOfYearOver } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import type { AssetAllocation } from '../../markets/asset-allocation.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { Drafting } from '../topic.ts'
import { unearnedBesidePay } from '../unearned-income.ts'
import type { InheritedIra } from './inherited.ts'
import { isIncomeOfYear } from './money-tax.ts'

/** What money brings of income in a year, at most: what is taxed of it, interest and dividends of all of it and of what there is already. */
export function incomeOnTop(
  { sheet, reader, context }: Drafting,
  {
    amount,
    taxes,
    part,
    mix,
    inherited,
  }: {
    readonly amount: Figure
    readonly taxes: TaxPicture
    readonly part: Figure | undefined
    readonly mix: AssetAllocation
    readonly inherited: InheritedIra | undefined
  },
): Figure[] {
  // On a cliff of one dollar it decides.
  const already = unearnedBesidePay({ sheet, reader, context })?.figure
  // What stays inside an inherited IRA pays nothing that is taxed before it comes out.
  if (inherited !== undefined)
    return [isIncomeOfYear(inherited, context) ? inherited.withdrawal : undefined, already].filter(
      (one) => one !== undefined,
    )
  const { market } = context
  const dividends = reader.rule('dividend-yield', 'What stocks pay out a year', 'rate', rules.dividendYield)
  const bonds = sheet.market('market.bonds', 'Bonds a year', 'rate', market.bonds)
  const cash = sheet.market('market.cash', 'Cash a year', 'rate', market.cash)
  // Where this year's income ends with it, the limit is one of this year, of which few days may be left to earn in.
  const isYearAlone = part !== undefined || taxes.later.agi.value < taxes.agi.value
  const share = isYearAlone ? 1 - shareOfYearOver(context.today) : 1
  const yearly = sheet.computed(
    'yearly-income.most',
    isYearAlone
      ? 'Interest and dividends of what is left of this year, at most'
      : 'Interest and dividends of a year, at most',
    'usd-per-year',
    `all of the money × what its stocks, bonds and cash pay out in the first year${isYearAlone ? ' × the part of this year that is left' : ''}`,
    [amount, dividends, bonds, cash],
    Math.ceil(
      amount.value * (mix.stocks * dividends.value + mix.bonds * bonds.value + mix.cash * cash.value) * share,
    ),
  )
  return [part, yearly, already].filter((one) => one !== undefined)
}

/** What is invested outside retirement accounts, of a household that is paid: no part of the fund, and what can fill it at once. */
import type { Figure } from '../../figure.ts'
import type { Dollars } from '../../units.ts'
import { type TaxOnSale, taxOnSale } from '../tax-on-sale.ts'
import type { Drafting } from '../topic.ts'

export interface SoldForFund {
  readonly invested: Figure
  /** What of it fills the fund, and first pays what is owed at a high rate. */
  readonly sale: Figure
  /** Whether that is all that is missing. */
  readonly isWhole: boolean
  /** What of it fills the starter cushion; undefined where that is there, or where all of it is too little. */
  readonly starter: Figure | undefined
  /** If all of it were long-term gain: nobody told the basis. Undefined where no pay was told. */
  readonly tax: TaxOnSale | undefined
  /** What is sold with what pays a bill of school; undefined without one. */
  readonly all: Figure | undefined
}

interface Short {
  /** What of it pays a bill of school that is due. */
  readonly bill: Figure | undefined
  readonly gap: Figure
  readonly kept: Figure
  readonly starter: Figure
  readonly leftOwed: Figure | undefined
}

/** Undefined where nothing is missing, and where none was told. */
export function soldForFund(
  asked: Drafting,
  { gap, kept, starter, leftOwed, bill }: Short,
): SoldForFund | undefined {
  const { sheet, reader } = asked
  const invested = reader.some('taxableInvestments')
  if (gap.value <= 0 || invested === undefined) return undefined
  const free = invested.value - (bill?.value ?? 0)
  if (free < 1) return undefined
  const wanted = gap.value + (leftOwed?.value ?? 0)
  const sale = sheet.computed(
    'invested.sale',
    'What of your investments fills the fund',
    'usd',
    `still to save${leftOwed === undefined ? '' : ' + what is left of the debts at a high rate'}, no more than is invested outside retirement accounts${bill === undefined ? '' : ' beyond what pays the school bill'}; tax on the sale is not taken off`,
    [invested, gap, ...(leftOwed === undefined ? [] : [leftOwed]), ...(bill === undefined ? [] : [bill])],
    Math.floor(Math.min(free, wanted)),
  )
  const all =
    bill === undefined || bill.value <= 0
      ? undefined
      : sheet.computed(
          'invested.all',
          'What is sold in all',
          'usd',
          'what fills the fund + what pays the school bill',
          [sale, bill],
          sale.value + bill.value,
        )
  const first: Dollars = Math.ceil(starter.value - kept.value)
  return {
    invested,
    sale,
    isWhole: sale.value >= wanted,
    starter:
      first <= 0 || first > sale.value
        ? undefined
        : sheet.computed(
            'invested.starter',
            'What of your investments fills the starter cushion',
            'usd',
            'starter cushion − cash that stays',
            [starter, kept],
            first,
          ),
    tax: taxOnSale(asked, all ?? sale),
    all,
  }
}

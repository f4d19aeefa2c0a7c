/** What is invested outside retirement accounts, sold for what costs more than investments can be counted on to earn. */
import type { FactReader } from '../fact-reader.ts'
import { type Figure, sumOf } from '../figure.ts'
import type { Dollars } from '../units.ts'
import { taxOnSale } from './tax-on-sale.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

export interface SoldInvestments {
  readonly invested: Figure
  readonly sale: Figure
  /** What is kept of it for the tax: the most that can be due, where pay was told. */
  readonly tax: Figure | undefined
  /** What is left of it for what it is sold for. */
  readonly proceeds: Figure
}

/** Undefined where nothing was told to be invested. */
export const investedOutside = (reader: FactReader): Figure | undefined => {
  const invested = reader.some('taxableInvestments')
  return invested === undefined || invested.value < 1 ? undefined : invested
}

/** Whether money that was told comes out of what is invested: then nothing more of that is sold beside it. */
export const comesFromInvestments = (reader: FactReader): boolean =>
  reader.told('sumInShares') === true ||
  ['stock_sale', 'vested_shares'].includes(reader.told('moneySource') ?? '')

/** `missing`: what is wanted of them, by a formula to which “no more than is invested” is added. */
export function soldInvestments(
  asked: Drafting,
  invested: Figure,
  missing: { readonly dollars: Dollars; readonly formula: string; readonly inputs: readonly Figure[] },
  taxes?: Pick<TaxPicture, 'taxReturn' | 'agi'>,
): SoldInvestments {
  const { sheet } = asked
  const wanted = sheet.computed(
    'invested.wanted',
    'What your investments can pay now',
    'usd',
    `${missing.formula}, no more than is invested outside retirement accounts`,
    [invested, ...missing.inputs],
    Math.floor(Math.min(invested.value, missing.dollars)),
  )
  const tax = taxOnSale(asked, wanted, taxes)?.total
  const taxed = tax === undefined || tax.value === 0 ? [] : [tax]
  const sale = sheet.computed(
    'invested.sale',
    'What of your investments is sold for the debts',
    'usd',
    `what they can pay now${taxed.length === 0 ? '' : ' + the tax on that'}, no more than is invested outside retirement accounts`,
    [wanted, invested, ...taxed],
    Math.floor(Math.min(invested.value, wanted.value + sumOf(taxed))),
  )
  return {
    invested,
    sale,
    tax,
    proceeds:
      taxed.length === 0
        ? sale
        : sheet.computed(
            'invested.proceeds',
            'What is left of the sale beside the tax',
            'usd',
            'what is sold − the tax if all of it were long-term gain',
            [sale, ...taxed],
            sale.value - sumOf(taxed),
          ),
  }
}

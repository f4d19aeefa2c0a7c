/** The most that a sale of investments outside retirement accounts is taxed, where nobody told what was paid for them. */
import type { Figure } from '../figure.ts'
import { stateTaxOnMore, taxOnMore } from './tax-on-more.ts'
import { type TaxPicture, taxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

export interface TaxOnSale {
  readonly federal: Figure
  /** Undefined where no state was named, or its law is not written down. */
  readonly state: Figure | undefined
  readonly total: Figure
}

/** If all of it were long-term gain. Undefined where no pay was told, nor how the return is filed. */
export function taxOnSale(
  { sheet, reader, context }: Drafting,
  sale: Figure,
  /** Of the year of the sale, where it is not the one that the household tells. */
  given?: Pick<TaxPicture, 'taxReturn' | 'agi'>,
): TaxOnSale | undefined {
  const isStatusKnown =
    reader.told('filingStatus') !== undefined || reader.told('maritalStatus') !== undefined
  if (reader.told('income') === undefined || !isStatusKnown) return undefined
  const taxes = given ?? taxPicture(sheet, reader, context)
  const kind = 'longTermGain'
  const federal = sheet.computed(
    'invested.tax.federal',
    'Federal tax on the sale, if all of it were long-term gain',
    'usd',
    'your federal tax with all of it as long-term gain − without it',
    [sale, taxes.agi],
    Math.max(0, Math.round(taxOnMore(taxes, context, kind, sale.value))),
  )
  const state = stateTaxOnMore(sheet, taxes, context, reader, {
    kind,
    amount: sale,
    id: 'invested.tax.state',
    label: 'State tax on the sale, if all of it were long-term gain',
    how: 'your state tax with it − without it',
  })
  const total = sheet.computed(
    'invested.tax',
    'Tax on the sale, if all of it were long-term gain',
    'usd',
    state === undefined ? 'federal tax; the tax of no state is counted' : 'federal tax + state tax',
    state === undefined ? [federal] : [federal, state],
    federal.value + (state?.value ?? 0),
  )
  return { federal, state, total }
}

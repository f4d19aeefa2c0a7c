/** The tax on the sale of a business, set aside until it is known how much of the price is gain. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Worksheet } from '../../worksheet.ts'
import { stateTaxOnMore, type TaxPicture, taxOnMore } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'

export interface SaleTax {
  readonly federal: Figure
  /** Undefined where no state was named. */
  readonly state: Figure | undefined
  readonly reserve: Figure
  /** Adjusted gross income of the year of the sale, counted so. */
  readonly income: Figure
}

/** Undefined for other money, and once the tax was named. */
export function saleTax({
  sheet,
  reader,
  context,
  taxes,
  amount,
}: {
  sheet: Worksheet
  reader: FactReader
  context: DraftContext
  taxes: TaxPicture
  amount: Figure
}): SaleTax | undefined {
  if (reader.told('moneySource') !== 'business_sale' || reader.told('taxOwedOnMoney') !== undefined)
    return undefined
  const federal = sheet.computed(
    'sale.federal',
    'Federal tax if all of it were long-term gain',
    'usd',
    'your federal tax with the whole price as long-term gain − your federal tax without it, the tax on investment income included',
    [amount, taxes.agi],
    Math.max(0, Math.round(taxOnMore(taxes, context, 'longTermGain', amount.value))),
  )
  const found = stateTaxOnMore(sheet, taxes, context, reader, 'longTermGain', amount.value)
  const state =
    found === undefined
      ? undefined
      : sheet.computed(
          'sale.state',
          'State tax if all of it were long-term gain',
          'usd',
          'your state tax with the whole price as long-term gain − your state tax without it',
          [amount, taxes.agi, ...found.rules],
          Math.max(0, Math.round(found.tax)),
        )
  const income = sheet.computed(
    'sale.income',
    'Income of the year of the sale, at most',
    'usd-per-year',
    'estimated adjusted gross income + the whole price',
    [taxes.agi, amount],
    Math.round(taxes.agi.value + amount.value),
  )
  return {
    income,
    federal,
    state,
    reserve: sheet.computed(
      'sale.reserve',
      'Set aside until the tax on the sale is known',
      'usd',
      'federal tax + state tax as if all of the price were long-term gain, since you named no tax and no basis',
      [federal, ...(state === undefined ? [] : [state])],
      Math.min(Math.round(amount.value), federal.value + (state?.value ?? 0)),
    ),
  }
}

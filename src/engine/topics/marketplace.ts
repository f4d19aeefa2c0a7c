/** The income at which the Marketplace health credit of a whole year ends. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { premiumCreditCliff } from '../tax/premium-tax-credit.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { sourceOf, type TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

interface Basis {
  readonly reader: FactReader
  readonly context: DraftContext
}

/** The people on the return: yourself, a spouse who files with you, and those who depend on you. */
export const peopleOnReturn = ({ reader }: Pick<Basis, 'reader'>, { spouseIncome }: TaxPicture): number =>
  1 + (spouseIncome === undefined ? 0 : 1) + Math.round(reader.number('numDependents').value)

export function marketplaceLimit({ reader, context }: Basis, people: number): Dollars {
  const state = reader.told('state')
  return premiumCreditCliff({
    law: context.law,
    people,
    ...(state === 'AK' ? { region: 'alaska' } : state === 'HI' ? { region: 'hawaii' } : {}),
  })
}

export const marketplaceLimitFigure = (
  basis: Basis & { readonly sheet: Worksheet },
  people: number,
): Figure =>
  basis.sheet.law('marketplace.limit', 'Income limit of the Marketplace credit', 'usd', {
    value: marketplaceLimit(basis, people),
    source: sourceOf(basis.context.law.premiumTaxCredit),
    note: 'For the people on your return, in the tax year of this plan; the limit of the next year is not known yet.',
  })

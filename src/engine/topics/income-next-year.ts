/** Income of the next year as the Marketplace and its limits see it: what goes on, with the unemployment benefits that are still due. */
import type { Dollars } from '../units.ts'
import { withBenefitsAhead } from './ended-pay.ts'
import { incomeWith, type TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

export const incomeNextYear = (
  { later, ended }: Pick<TaxPicture, 'later' | 'ended'>,
  context: Pick<DraftContext, 'law'>,
): { readonly agi: Dollars; readonly untaxedBenefits: Dollars } =>
  incomeWith({ taxReturn: withBenefitsAhead(later.taxReturn, ended) }, context, 0)

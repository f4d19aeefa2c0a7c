/** What of the gain on a home of one's own is not taxed, for one person, for two, and after the death of one: IRC §121. */

import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { isCommunityPropertyState } from '../../tax/community-property.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { isWidowed } from '../surviving-spouse.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { Drafting } from '../topic.ts'

interface Sale extends Drafting {
  readonly taxes: TaxPicture
}

/**
 * Whole years of the calendar since the death of a spouse; undefined where nobody was widowed or the year was not told.
 * A sale of the year after it is always within two years of the day; one of the second year may be or not.
 */
function yearsSinceDeath({ reader, context }: Pick<Sale, 'reader' | 'context'>): number | undefined {
  const died = isWidowed(reader) ? reader.known('spouseDeathYear') : undefined
  return died === undefined ? undefined : yearOf(context.today) - middle(died)
}

const isSurelyInTime = (sale: Pick<Sale, 'reader' | 'context'>): boolean =>
  (yearsSinceDeath(sale) ?? Number.POSITIVE_INFINITY) < lastingLaw.homeSaleWidowedYears.value

export function homeSaleExclusion(sale: Sale): Figure {
  const { sheet, taxes } = sale
  const law =
    taxes.status === 'married_joint'
      ? lastingLaw.homeSaleExclusionJoint
      : isSurelyInTime(sale)
        ? lastingLaw.homeSaleExclusionWidowed
        : lastingLaw.homeSaleExclusion
  return sheet.law('home.free-gain', 'Gain on your own home that is not taxed', 'usd', {
    ...law,
    note: 'For a home owned and lived in for the years that the law asks.',
  })
}

/** What a death changes on the sale of the home; nothing for who was not widowed. */
export function widowedSale(sale: Sale): Text {
  const { sheet, reader, taxes } = sale
  if (!isWidowed(reader)) return nothing
  const years = sheet.law(
    'home.widowed-years',
    'Years after the death in which a sale counts as a couple’s',
    'years',
    lastingLaw.homeSaleWidowedYears,
  )
  const since = yearsSinceDeath(sale)
  const inTime =
    taxes.status === 'married_joint' || (since !== undefined && since > lastingLaw.homeSaleWidowedYears.value)
      ? nothing
      : isSurelyInTime(sale)
        ? say` That is the amount of a couple: it holds for ${years} from the day of the death while you are unmarried.`
        : say` If the sale was within ${years} of the day on which your spouse died and you are unmarried, it is ${sheet.law('home.free-gain.couple', 'The same for a couple', 'usd', lastingLaw.homeSaleExclusionWidowed)}; the plan counts the smaller amount.`
  const state = reader.told('state')
  const isCommunity = state !== undefined && isCommunityPropertyState(state)
  return say`${inTime} ${words(
    isCommunity
      ? 'A home that was community property takes its value on the day of the death as its basis, as a rule all of it, so the gain may be far smaller than the price less what you paid.'
      : 'The part that your spouse owned takes its value on the day of the death as its basis, so the gain may be far smaller than the price less what you paid.',
  )}`
}

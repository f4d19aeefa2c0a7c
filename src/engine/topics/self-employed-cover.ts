/** Health premiums that whoever works for themselves pays for cover from the Marketplace: they come off its income limit. */
import { yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { nothing, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import { type CreditBasis, householdOf } from './credit-household.ts'
import { isSoleProprietor, isSpouseSoleProprietor } from './own-business.ts'

const hasOwnProfit = (reader: FactReader): boolean =>
  isSoleProprietor(reader) || reader.some('sideProfit') !== undefined || isSpouseSoleProprietor(reader)

const mayDeduct = (reader: FactReader): boolean =>
  reader.told('marketplaceCoverage') === true && hasOwnProfit(reader)

/** A month of the premiums that a business may deduct; undefined where none may, or nobody told what the cover costs. */
export const selfEmployedPremium = (reader: FactReader): Figure | undefined =>
  mayDeduct(reader) ? reader.some('coverPremiumMonthly') : undefined

/** As it stands on the return of this year. */
export function coverOnReturn({ reader, context }: CreditBasis): Pick<TaxReturn, 'selfEmployedCover'> {
  const premium = selfEmployedPremium(reader)
  if (premium === undefined) return {}
  const { law: _law, ...household } = householdOf({ reader, context })
  return {
    selfEmployedCover: {
      premiums: premium.value * monthsPerYear,
      ...household,
      year: yearOf(context.today),
    },
  }
}

/** A sentence beside an income over the limit, where nobody told what the cover costs; nothing elsewhere. */
export function premiumsComeOff(reader: FactReader): Text {
  const cover = reader.told('marketplaceCoverage')
  const isCounted = mayDeduct(reader) && reader.told('coverPremiumMonthly') !== undefined
  if (cover === false || !hasOwnProfit(reader) || isCounted) return nothing
  return words(
    `Premiums that somebody who works for themselves pays come off this income, up to the profit (Form 7206), and are not counted yet: with them you may be under it. Name what the cover costs a month${cover === true ? '' : ', and that it is from the Marketplace'}.`,
  )
}

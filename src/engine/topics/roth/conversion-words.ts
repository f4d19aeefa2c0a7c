/** What a conversion costs and what of it waits, in words. */
import { yearOf } from '../../calendar.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import { dollarsOf, isLeftWithout } from '../ended-pay.ts'
import { marketplaceLimitFigure } from '../marketplace.ts'
import type { RothBasis } from './basis.ts'
import type { Conversion } from './conversion-figures.ts'
import { hasLessNextYear } from './end-of-spouse-pay.ts'

/** Where other pay goes on, only the pay that ended is missing. */
export function yearWithout(
  work: Pick<RothBasis, 'income' | 'spouseIncome' | 'spouseEnds' | 'ended'>,
): string {
  if (isOfSpousePay(work)) return 'a year with less pay of your spouse'
  return work.income.value + dollarsOf(work.spouseIncome) > 0
    ? 'a year without the pay that ended'
    : 'a year without pay'
}

/** Whether the next year is the one to wait for because the pay of a spouse ends on a told day. */
export const isOfSpousePay = ({ spouseEnds, ended }: Pick<RothBasis, 'spouseEnds' | 'ended'>): boolean =>
  hasLessNextYear(spouseEnds) && !isLeftWithout(ended)

/** What next year can take, for whoever waits for it; nothing where nothing waits. */
export function yearNextInWords(work: RothBasis & { readonly conversion: Conversion | undefined }): Text {
  const { conversion, reader, context, age, spouseAge } = work
  const next = conversion?.yearNext
  if (conversion === undefined || next === undefined) return nothing
  const youngest = Math.min(age.value, spouseAge?.value ?? age.value)
  const hasCredit = youngest < medicareEligibilityAge.value && reader.told('marketplaceCoverage') !== false
  const limit = marketplaceLimitFigure(work, { year: yearOf(context.today) + 1 })
  return join([
    say`Without new pay about ${next.room} fits into the low brackets of that year.`,
    hasCredit
      ? say`With ${conversion.amount} its income would be about ${next.income}: with cover from the Marketplace keep it below ${limit}, above which the credit of the whole year is gone.`
      : nothing,
    words(
      conversion.isPastPenalty
        ? 'Cash to live on comes first: pay the tax only from cash beyond that, or have it withheld.'
        : 'Cash to live on comes first: convert only what cash beyond that pays the tax on.',
    ),
  ])
}

/** From where the tax comes, in words. */
export const payTax = ({ isTaxUncovered }: Conversion): string =>
  isTaxUncovered
    ? 'What you named beside it does not reach for the tax: have the rest of it withheld.'
    : 'Pay the tax from other money.'

/** What it costs, tax and what is no tax apart. */
export const costInWords = ({ tax, credit, savers, creditAfter }: Conversion): Text =>
  listed([
    say`${tax} of tax`,
    ...(credit === undefined
      ? []
      : [
          say`${credit} of ${words(creditAfter === 'lost' ? 'Marketplace credit' : 'smaller Marketplace credit')}`,
        ]),
    ...(savers === undefined ? [] : [say`${savers} of saver’s credit`]),
  ])

/** That the two cannot be had together, and which of them this plan takes. */
export const saversInWords = ({ savers, verdict }: Conversion): Text =>
  savers === undefined
    ? nothing
    : verdict === 'convert'
      ? say`What is converted is income of this year, so the saver’s credit of ${savers} cannot be had with it: that is counted in the cost, and the conversion is worth more.`
      : say`What is converted is income of this year: with it the saver’s credit of ${savers} cannot be had.`

/** That the credit of the whole year is in the cost, and on what it rests. */
export const lostCreditInWords = ({ creditAfter }: Conversion): Text =>
  creditAfter === 'lost'
    ? say`It would bring income above the limit of the Marketplace credit, or too near it: that of the whole year would be gone, and what was paid ahead owed back. That is counted by what cover costs on average at the ages on your return; take your own from Form 8962.`
    : nothing

function overCreditInWords({ asked, worth }: NonNullable<Conversion['overCredit']>): Text {
  const about =
    worth === undefined
      ? say`on average that is nothing at the ages on your return, but more where your premium is higher`
      : say`about ${worth} where cover at the ages on your return costs what it does on average`
  return say`The ${asked} that you named would bring income above the limit of the Marketplace credit: that of the whole year would be gone, and what was paid ahead owed back; ${about}. So convert no more than this, less any gain that you sell with this year, and the rest once you have other cover.`
}

/** All at once, or what was named, against what is worth weighing, in words. */
export function wholeInWords(conversion: Conversion): Text {
  const { whole, rateLater, overCredit, dearer } = conversion
  const lost = lostCreditInWords(conversion)
  if (whole !== undefined)
    return join([
      lost,
      whole.rate.value - rateLater.value > rules.rateBand.value
        ? say`All ${whole.amount} in one year would cost about ${whole.tax}, ${whole.rate} of it: too much at once. Look at it again each year.`
        : say`All ${whole.amount} in one year would cost about ${whole.tax}, ${whole.rate} of it.`,
    ])
  if (overCredit !== undefined) return overCreditInWords(overCredit)
  if (dearer === undefined) return lost
  return join([
    lost,
    say`Of the ${dearer.asked} that you named, the other ${dearer.rest} would cost ${dearer.rate}, more than later: leave them for another year.`,
  ])
}

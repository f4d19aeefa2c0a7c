/** What a conversion costs and what of it waits, in words. */
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text } from '../../say.ts'
import type { Conversion } from './conversion-figures.ts'

/** From where the tax comes, in words. */
export const payTax = ({ isTaxUncovered }: Conversion): string =>
  isTaxUncovered
    ? 'What you named beside it does not reach for the tax: have the rest of it withheld.'
    : 'Pay the tax from other money.'

/** What it costs, tax and what is no tax apart. */
export const costInWords = ({ tax, credit, creditAfter }: Conversion): Text =>
  credit === undefined
    ? say`${tax} of tax`
    : creditAfter === 'lost'
      ? say`${tax} of tax and ${credit} of Marketplace credit`
      : say`${tax} of tax and ${credit} of smaller Marketplace credit`

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

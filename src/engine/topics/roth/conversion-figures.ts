/** What is said of a conversion in figures: its sum, its cost, and what more of it would cost. */

import type { Figure } from '../../figure.ts'
import type { Dollars, Share } from '../../units.ts'
import { atTenths } from './at-tenths.ts'
import type { RothBasis } from './basis.ts'
import type { Convertible } from './convertible.ts'
import type { CreditAfter } from './credit-edge.ts'
import type { Living } from './living.ts'

/** What so many dollars would cost in this year, by its parts. */
export interface ConversionCosts {
  /** Federal and state tax, with the surcharges of Medicare that follow. */
  readonly tax: Dollars
  readonly credit: Dollars
  readonly savers: Dollars
  /** What of the tax are surcharges. */
  readonly surcharges: Dollars
}

export interface Conversion {
  readonly amount: Figure
  /** The same of another sum, for whoever asks about one, and what its dollars cost later. */
  readonly costsOn: (dollars: Dollars) => ConversionCosts
  readonly laterRateOn: (dollars: Dollars) => Share
  /** Where it stands, and what of the rest; undefined where all of it is open to be converted. */
  readonly convertible: Convertible | undefined
  /** With the surcharges of Medicare that follow. */
  readonly tax: Figure
  /** What the Marketplace credit falls by, where there is such cover; above its limit, all of it by an average. */
  readonly credit: Figure | undefined
  /** What it takes of the saver's credit: of the one that is there, and of a step that would be in reach without it. */
  readonly savers: Figure | undefined
  /** What of that credit is left with it. */
  readonly saversLeft: Dollars
  /** All together. */
  readonly cost: Figure
  readonly rateNow: Figure
  readonly rateLater: Figure
  /** What the same conversion costs in a year without the pay that ended, where waiting for that year is best. */
  readonly rateNext: Figure | undefined
  /** The low brackets of that year, and its income with the conversion; undefined where nothing waits for it. */
  readonly yearNext: { readonly room: Figure; readonly income: Figure } | undefined
  readonly verdict: 'convert' | 'keep' | 'close'
  /** All of it at once, where a conversion was asked about without a sum and only a part of it is worth weighing. */
  readonly whole: { readonly amount: Figure; readonly tax: Figure; readonly rate: Figure } | undefined
  /** Whether the income with it keeps the Marketplace credit of the year; undefined where there is none to lose. */
  readonly creditAfter: CreditAfter
  /** The sum that was named, where it would cost that credit and the conversion stops below, and what it is worth on average. */
  readonly overCredit: { readonly asked: Figure; readonly worth: Figure | undefined } | undefined
  /** The sum that was named, where its last dollars would cost clearly more now than later, and what such a one costs. */
  readonly dearer: { readonly asked: Figure; readonly rest: Figure; readonly rate: Figure } | undefined
  readonly living: Living | undefined
  /** What comes out of these savings in this year by the income that was told; undefined where that tells nothing of it. */
  readonly withdrawn: Figure | undefined
  /** What was taken out earlier this year is not known, and none of it counted. */
  readonly isWithdrawnUntold: boolean
  /** What comes out of these savings this year and in the next whatever is converted: to live on, or because the law asks for it. */
  readonly drawn: Dollars
  readonly drawnAhead: Dollars
  /** What of the first is still in these savings, and what cash and investments pay of the rest of the year beside it. */
  readonly drawnFromNow: Dollars
  readonly paidFromCash: Dollars
  /** What was named beside these savings and is left for it does not pay the tax. */
  readonly isTaxUncovered: boolean
  /** Dollars may be withheld from it without a penalty. */
  readonly isPastPenalty: boolean
  /** What has to be withdrawn this year before anything may be converted; undefined before the age for it. */
  readonly required: Figure | undefined
}

/** What converting everything in this year would cost. */
export function wholeOf(
  { sheet }: RothBasis,
  savings: Figure,
  all: Dollars,
  cost: Dollars,
): Conversion['whole'] {
  const amount = sheet.computed(
    'conversion.all',
    'All that could be converted',
    'usd',
    'the pre-tax savings that can be converted − what has to come out this year first',
    [savings],
    all,
  )
  const tax = sheet.computed(
    'conversion.all-tax',
    'Tax if all of it were converted this year',
    'usd',
    'federal and state tax, what you pay of cover from the Marketplace, and the surcharges of Medicare that follow, with it − without it',
    [amount],
    Math.round(cost),
  )
  return {
    amount,
    tax,
    rate: sheet.computed(
      'conversion.all-rate',
      'What a dollar costs if all of it is converted this year',
      'rate',
      'that tax ÷ all that could be converted',
      [amount, tax],
      atTenths(cost / all),
    ),
  }
}

export function costFigures(
  { sheet }: RothBasis,
  p: {
    amount: Figure
    /** What is deducted beside it. */
    interest: readonly Figure[]
    required: Figure | undefined
    tax: Dollars
    savers: Dollars
    credit: Dollars
    creditAtLimit: Figure | undefined
  },
): Pick<Conversion, 'tax' | 'credit' | 'savers' | 'cost'> {
  const tax = sheet.computed(
    'conversion.tax',
    'Tax on the conversion this year',
    'usd',
    'federal and state tax, and the surcharges of Medicare that follow, with it − without it; a required withdrawal is counted first',
    [p.amount, ...(p.required === undefined ? [] : [p.required]), ...p.interest],
    p.tax,
  )
  if (p.credit + p.savers <= 0) return { tax, credit: undefined, savers: undefined, cost: tax }
  const credit =
    p.credit <= 0
      ? undefined
      : sheet.computed(
          'conversion.credit',
          'Marketplace credit that the conversion takes',
          'usd',
          p.creditAtLimit === undefined
            ? 'what you pay of the benchmark plan yourself before the credit begins, with it − without it, whatever its premium is'
            : 'what you pay of the benchmark plan yourself before the credit begins, at the limit − without the conversion, + the credit at the limit, all of which is lost',
          p.creditAtLimit === undefined ? [p.amount] : [p.amount, p.creditAtLimit],
          p.credit,
        )
  const savers =
    p.savers <= 0
      ? undefined
      : sheet.computed(
          'conversion.savers',
          'Saver’s credit that the conversion takes',
          'usd',
          'the credit of this year without it − with it, and what the credit would bring at a step that a few dollars more before tax would reach without it',
          [p.amount],
          p.savers,
        )
  return {
    tax,
    credit,
    savers,
    cost: sheet.computed(
      'conversion.cost',
      'Tax and smaller credits of the conversion this year',
      'usd',
      'the tax + what the credits fall by',
      [tax, ...(credit === undefined ? [] : [credit]), ...(savers === undefined ? [] : [savers])],
      tax.value + p.credit + p.savers,
    ),
  }
}

export function dearerPart(
  { sheet }: RothBasis,
  asked: Figure,
  amount: Figure,
  wanted: Dollars,
  costOn: (dollars: Dollars) => Dollars,
): NonNullable<Conversion['dearer']> {
  const rest = sheet.computed(
    'conversion.rest',
    'What you named beyond the conversion',
    'usd',
    'what you named, at most up to where the Marketplace credit ends − the conversion',
    [asked, amount],
    wanted - amount.value,
  )
  const rate = (costOn(wanted) - costOn(amount.value)) / rest.value
  return {
    asked,
    rest,
    rate: sheet.computed(
      'conversion.rest-rate',
      'What such a dollar would cost this year',
      'rate',
      '(tax and smaller Marketplace credit with all of it − with the conversion) ÷ the dollars between',
      [rest],
      atTenths(rate),
    ),
  }
}

/**
 * What is left of a year whose pay ends with it or in it. From January on another pay was named, or none is paid, so that
 * only what still goes in for this year has the rate of this one: the pay checks that are left, and IRAs until the filing day.
 */
import { monthsBetween, yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { filingDay } from '../../tax/deadlines.ts'
import type { Dollars, Months, Share } from '../../units.ts'
import type { ExpectedPay } from '../expected-pay.ts'
import type { DraftContext } from '../topic.ts'
import type { EndOfPay } from './end-of-pay.ts'
import { isEarly, payChecksLeft, payChecksOfYear } from './pay-checks-left.ts'

export interface YearLeft {
  /** The share of this year's pay that a setting of today still reaches. */
  readonly payShare: Share
  /** The months of that pay. */
  readonly monthsOfPay: Months
  /** Paydays, one a month, until the IRAs of the year close. */
  readonly monthsOfIras: number
}

/** What came off the pay of this year for the plan at work before that, and what of it is before tax. */
export interface GoneIn {
  readonly contributed: Dollars
  readonly traditional: Dollars
}

/** Undefined where the pay goes on into the next year, and while hardly any is over of one that has it to its end. */
export function yearLeftOf(
  { today }: Pick<DraftContext, 'today'>,
  expected: ExpectedPay | undefined,
  end?: EndOfPay,
): YearLeft | undefined {
  const paid = end?.years === 0 ? end.share : 1
  const left = payChecksLeft(today, paid)
  if (expected?.years !== 1 || isEarly(left)) return undefined
  const closing = filingDay(yearOf(today))
  return {
    payShare: left / (paid * payChecksOfYear),
    monthsOfPay: (left / payChecksOfYear) * monthsPerYear,
    monthsOfIras: monthsBetween(today, end !== undefined && end.after < closing ? end.after : closing) + 1,
  }
}

/**
 * What of a year’s dollars this year still takes, where another pay was named for a later year than the next: pay checks that
 * are over carry none of them, and IRAs take all until the filing day. Without such a year the one counted stands for all.
 */
export function shareOfThisYear(
  { today }: Pick<DraftContext, 'today'>,
  expected: ExpectedPay | undefined,
  { whole, throughPay }: { readonly whole: Dollars; readonly throughPay: Dollars },
): Share {
  const left = payChecksLeft(today)
  if (expected === undefined || expected.years <= 1 || whole <= 0 || isEarly(left)) return 1
  return 1 - (Math.min(whole, throughPay) / whole) * (1 - left / payChecksOfYear)
}

const sharesBeforeTax = { traditional: 1, both: 1 / 2, roth: 0 } as const

/** Of a kind that nobody told all of it is taken to come off income. */
export function goneInOf(
  reader: FactReader,
  left: YearLeft | undefined,
  deferredToday: Dollars | undefined,
): GoneIn | undefined {
  if (left === undefined || deferredToday === undefined) return undefined
  const contributed = Math.round(deferredToday * (1 - left.payShare))
  const kind = reader.told('contributionKind') ?? 'traditional'
  return { contributed, traditional: Math.round(contributed * sharesBeforeTax[kind]) }
}

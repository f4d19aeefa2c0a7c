/**
 * What is left of a year whose pay ends with it. From January on another pay was named, at which a dollar saves another
 * share, so that only what still goes in for this year has the rate of this one: the pay checks that are left, and IRAs until
 * the filing day.
 */
import { monthsBetween, yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import { filingDay } from '../../tax/deadlines.ts'
import type { Dollars, Share } from '../../units.ts'
import type { ExpectedPay } from '../expected-pay.ts'
import type { DraftContext } from '../topic.ts'
import { isEarly, payChecksLeft, payChecksOfYear } from './pay-checks-left.ts'

export interface YearLeft {
  /** The share of a year's pay checks that a setting of today still reaches. */
  readonly payShare: Share
  /** Paydays, one a month, until the IRAs of the year close. */
  readonly monthsOfIras: number
}

/** What came off the pay of this year for the plan at work before that, and what of it is before tax. */
export interface GoneIn {
  readonly contributed: Dollars
  readonly traditional: Dollars
}

/** Undefined where the pay goes on into the next year, and while hardly any of this one is over. */
export function yearLeftOf(
  { today }: Pick<DraftContext, 'today'>,
  expected: ExpectedPay | undefined,
): YearLeft | undefined {
  const left = payChecksLeft(today)
  if (expected?.years !== 1 || isEarly(left)) return undefined
  return {
    payShare: left / payChecksOfYear,
    monthsOfIras: monthsBetween(today, filingDay(yearOf(today))) + 1,
  }
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

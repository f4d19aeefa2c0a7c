/**
 * Pay that comes again: of a leave or an illness of so many months as were told, or of a new job from the next year on. This
 * year has none of it, and the years after it do.
 */
import { calendarDate, shareOfYearOver, yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { DateFigure, Figure } from '../figure.ts'
import { middle } from '../household.ts'
import { say, type Text, words } from '../say.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { CalendarDate, Share, Years } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { dayAfterMonths } from './day-after-months.ts'
import { expectedPay } from './expected-pay.ts'
import { awayFact, isAway } from './lost-pay-claim.ts'
import { areBothOutOfWork, type OutOfWork, whoIsOutOfWork } from './out-of-work.ts'

export interface ReturningPay extends PayOfYear {
  readonly from: DateFigure
}

export interface PayOfYear {
  readonly whose: 'you' | 'spouse'
  /** Of a whole year. */
  readonly pay: Figure
  /** The part of the next year that has it. */
  readonly shareNext: Share
  /** What of it goes into the plan at work before tax. */
  readonly deferredRate: Share
}

const sides = {
  own: { whose: 'you', pay: 'formerPay', share: 'contributionRate' },
  partner: { whose: 'spouse', pay: 'spouseFormerPay', share: 'spouseContributionRate' },
} as const

const deferredRateOf = (reader: FactReader, who: OutOfWork): Share =>
  who === 'own' && reader.told('contributionKind') === 'roth' ? 0 : middle(reader.told(sides[who].share) ?? 0)

/** Undefined where nobody said when it comes or how much it is, and where two are out of work. */
export function returningPay(
  sheet: Worksheet,
  reader: FactReader,
  { today }: { readonly today: CalendarDate },
): ReturningPay | undefined {
  const who = whoIsOutOfWork(reader)
  if (who === undefined || areBothOutOfWork(reader)) return undefined
  const side = sides[who]
  const isNamed = (who === 'own') !== reader.isTurned && !isAway(reader)
  const named = isNamed ? expectedPay(reader, { today }) : undefined
  // Without a job that is held or a pay that was named, the own months are until they could work, and not until they do.
  const isDayTold = isAway(reader) || who === 'partner' || named !== undefined
  const months = isDayTold ? reader.some(awayFact(reader)) : undefined
  const pay = named?.pay ?? (months === undefined ? undefined : reader.some(side.pay))
  if (pay === undefined || pay.value <= 0 || (named !== undefined && named.years !== 1)) return undefined
  const told = months === undefined ? undefined : dayAfterMonths(today, months.value)
  const january = calendarDate(yearOf(today) + 1, 1, 1)
  const isByMonths = told !== undefined && (named === undefined || told > january)
  const day = isByMonths ? told : january
  const yearsAway = yearOf(day) - yearOf(today)
  if (yearsAway > 1) return undefined
  return {
    whose: side.whose,
    pay,
    from: sheet.date(
      'returning-pay.from',
      'When that pay comes again, about',
      isByMonths ? 'today + the months that were told' : 'the year that you named',
      isByMonths && months !== undefined ? [months] : [],
      day,
      'month-of-year',
    ),
    shareNext: yearsAway < 1 ? 1 : 1 - shareOfYearOver(day),
    deferredRate: deferredRateOf(reader, who),
  }
}

/** Years so far ahead that whoever looks for work is paid again: as was told, else as before. Undefined where nobody does, or said how much. */
export function payAgain(reader: FactReader, returning: ReturningPay | undefined): PayOfYear | undefined {
  const who = whoIsOutOfWork(reader)
  if (returning !== undefined || who === undefined || areBothOutOfWork(reader)) return returning
  const side = sides[who]
  const pay = reader.some(side.pay)
  return pay && { whose: side.whose, pay, shareNext: 0, deferredRate: deferredRateOf(reader, who) }
}

/** A return of so many years ahead, at least one, with it; that of a spouse is on a joint one only. */
export function withReturning(
  year: TaxReturn,
  returning: PayOfYear | undefined,
  years: Years = 1,
): TaxReturn {
  if (returning === undefined) return year
  const { whose, pay, shareNext, deferredRate } = returning
  const gross = pay.value * (years > 1 ? 1 : shareNext)
  const deferred = gross * deferredRate
  const more = (key: 'wages' | 'deferredPay' | 'spouseWages' | 'spouseDeferredPay', by: number) =>
    by === 0 ? {} : { [key]: (year[key] ?? 0) + by }
  return whose === 'you'
    ? { ...year, ...more('wages', gross - deferred), ...more('deferredPay', deferred) }
    : { ...year, ...more('spouseWages', gross - deferred), ...more('spouseDeferredPay', deferred) }
}

/** The next year as it would be without it. */
export const withoutReturning = (year: TaxReturn, returning: PayOfYear): TaxReturn =>
  withReturning(year, { ...returning, pay: { ...returning.pay, value: -returning.pay.value } })

/** "your spouse’s pay from Feb 2027 on" */
export const returningInWords = ({ whose, from }: ReturningPay): Text =>
  say`${words(whose === 'you' ? 'your' : 'your spouse’s')} pay from ${from} on`

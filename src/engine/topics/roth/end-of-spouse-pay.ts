/**
 * Pay of a spouse that ends on a told day: the year of that day has a part of it, and those that follow have none. Where another
 * job is looked for nobody knows what it will pay, so that it is gone from that day as well until it is told.
 */
import { addDays, civilDate, shareOfYearOver, yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { say, type Text } from '../../say.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Share, Years } from '../../units.ts'
import { leavingDayOf } from '../out-of-work.ts'
import type { Drafting } from '../topic.ts'
import { payChecksLeft, payChecksOfYear } from './pay-checks-left.ts'

export interface EndOfSpousePay {
  readonly lastDay: DateFigure
  /** 'on Mar 31, 2027', or 'in Mar 2027' where a month was told. */
  readonly when: Text
  /** The years from this one to that of the day after. */
  readonly years: Years
  /** What the year of that day has of a year’s pay. */
  readonly share: Share
}

/** Undefined where no such day lies ahead. */
export function endOfSpousePay({ sheet, reader, context: { today } }: Drafting): EndOfSpousePay | undefined {
  const told = leavingDayOf(reader, 'partner')
  if (told === undefined || told <= today) return undefined
  // A month alone stands for its first day.
  const isMonth = civilDate(told).day === 1
  const lastDay = sheet.date(
    'spouse-pay.last-day',
    'Last day of your spouse’s job',
    'the day that you told',
    [],
    told,
    isMonth ? 'month-of-year' : 'date',
  )
  const after = addDays(told, 1)
  return {
    lastDay,
    when: isMonth ? say`in ${lastDay}` : say`on ${lastDay}`,
    years: yearOf(after) - yearOf(today),
    share: shareOfYearOver(after),
  }
}

/** The pay of a spouse in this year, which is a part of a year’s where it ends in this one; `isCouple`: on one return. */
export function spousePayUntilEnd(
  asked: Drafting,
  isCouple: boolean,
): { readonly spouseIncome: Figure | undefined; readonly spouseEnds: EndOfSpousePay | undefined } {
  const spouseIncome = isCouple ? asked.reader.number('spouseIncome') : undefined
  const spouseEnds =
    spouseIncome === undefined || spouseIncome.value === 0 ? undefined : endOfSpousePay(asked)
  if (spouseIncome === undefined || spouseEnds?.years !== 0) return { spouseIncome, spouseEnds }
  const untilThen = asked.sheet.computed(
    'spouse-pay.until-last-day',
    'Pay of your spouse in the year in which it ends, about',
    'usd',
    'a year’s pay × the part of that year until the last day',
    [spouseIncome, spouseEnds.lastDay],
    Math.round(spouseIncome.value * spouseEnds.share),
  )
  return { spouseIncome: untilThen, spouseEnds }
}

/** What of this year’s pay a setting of today still reaches; undefined where it does not end in this year. */
export function shareLeftBySpouse(
  { today }: Drafting['context'],
  ends: EndOfSpousePay | undefined,
): Share | undefined {
  if (ends?.years !== 0) return undefined
  return Math.min(1, payChecksLeft(today, ends.share) / (ends.share * payChecksOfYear))
}

/** The age at which the career of a spouse ends that their Social Security counts: that of the last day, or with one’s own work. */
export const endOfSpouseWork = (
  ends: EndOfSpousePay | undefined,
  age: Years,
  yearsToGo: Years,
): { readonly endOfWork: Years; readonly isEndTold: boolean } =>
  ends === undefined
    ? { endOfWork: age + yearsToGo, isEndTold: false }
    : { endOfWork: age + ends.years + ends.share, isEndTold: true }

/** What a year so many ahead has of a year’s pay. */
export const partOfSpousePay = (ends: EndOfSpousePay | undefined, years: Years): Share =>
  ends === undefined || years < ends.years ? 1 : years === ends.years ? ends.share : 0

/** The same of what this year has of it. */
export const spousePayKept = (ends: EndOfSpousePay | undefined, years: Years): Share =>
  partOfSpousePay(ends, years) / partOfSpousePay(ends, 0)

/** Whether the next year has less of that pay. */
export const hasLessNextYear = (ends: EndOfSpousePay | undefined): boolean => spousePayKept(ends, 1) < 1

/** The years ahead, behind the next one, from which on a year has less of it than the one before. */
export const yearsOfLess = (ends: EndOfSpousePay | undefined): Years[] =>
  ends === undefined
    ? []
    : [ends.years, ends.years + 1].filter(
        (years) => years > 1 && partOfSpousePay(ends, years) < partOfSpousePay(ends, years - 1),
      )

/** A return of this year as it is so many years ahead, as far as that pay goes. */
export function withSpousePayIn(year: TaxReturn, ends: EndOfSpousePay | undefined, years: Years): TaxReturn {
  if (ends === undefined) return year
  const kept = spousePayKept(ends, years)
  const of = (key: 'spouseWages' | 'spouseSelfEmploymentProfit') =>
    year[key] === undefined ? {} : { [key]: year[key] * kept }
  return { ...year, ...of('spouseWages'), ...of('spouseSelfEmploymentProfit') }
}

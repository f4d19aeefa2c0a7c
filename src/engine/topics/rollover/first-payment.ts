/**
 * When the first payment is needed of whoever was paid this year and is no more: where benefits and cash carry the months into
 * January and income costs less then, in tax or in a health credit, nothing has to come out on top of the pay of this year.
 */
import { calendarDate, yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { workdayFrom } from '../../tax/legal-holidays.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { CalendarDate } from '../../units.ts'
import { worksheet } from '../../worksheet.ts'
import { type Benefit, benefitOf } from '../benefit-paid.ts'
import { cashWhilePayIsGone } from '../cash-without-pay.ts'
import { cashOf, tellsCash } from '../cushion.ts'
import { dayAfterMonths } from '../day-after-months.ts'
import { waitingCosts } from '../ended-pay-check.ts'
import { isPayGone } from '../out-of-work.ts'
import { creditCureOf } from './credit-this-year.ts'
import type { EarlyNeed } from './early-need.ts'
import { isPaidBySchedule } from './gates.ts'
import type { RolloverWork } from './work.ts'
import { yearsWithDraws } from './years-with-draws.ts'

export interface FirstPayment {
  readonly from: DateFigure
  /** Whether it waits for the Marketplace credit of this year, and not for a lower tax. */
  readonly isForCredit: boolean
  /** Paid until then, or still beside the first payments. */
  readonly benefit: Benefit | undefined
}

/** The return of the next year where income costs whoever lost a pay less in it, by the check on the pay of this year; undefined elsewhere. */
export function lessTaxedNextYear(work: RolloverWork): TaxReturn | undefined {
  if (!isPayGone(work.reader)) return undefined
  const years = yearsWithDraws(work, undefined)
  const { now, next } = waitingCosts(work, years)
  return now.value - next.value > rules.rateBand.value ? years.next : undefined
}

/** Undefined where cash, or what a month costs, was not told. */
function cashLastsUntil(work: RolloverWork, need: EarlyNeed): CalendarDate | undefined {
  const { reader, context } = work
  // What it assumes of a fund is nothing that this plan asks.
  const apart = worksheet(context.fromSample)
  const lasting = cashWhilePayIsGone({ sheet: apart, reader: reader.onSheet(apart), context })
  if (lasting !== undefined) return dayAfterMonths(context.today, lasting.runway.value)
  // Who did not lose a pay lives on what they take out.
  if (isPayGone(reader) || !tellsCash(reader)) return undefined
  return dayAfterMonths(context.today, cashOf(work).value / (need.left.value / monthsPerYear))
}

/** Undefined where it is needed this year, or where waiting saves nothing. */
export function firstPaymentOf(work: RolloverWork): FirstPayment | undefined {
  const { sheet, reader, context, gates } = work
  const need = gates.earlyNeed
  if (need === undefined || need.penalized !== undefined || isPaidBySchedule(gates.freeze)) return undefined
  const nextYear = yearOf(context.today) + 1
  const january = workdayFrom(calendarDate(nextYear, 1, 1))
  const spent = cashLastsUntil(work, need)
  const isForCredit = creditCureOf(work) !== undefined
  if (spent === undefined || spent < january) return undefined
  if (!isForCredit && lessTaxedNextYear(work) === undefined) return undefined
  const benefit = benefitOf(sheet, reader, context)
  // What was told to be needed is needed beside benefits; costs are what is missing once they end.
  const end = reader.told('planDrawMonthly') === undefined ? benefit?.schedule.until : undefined
  const day = end === undefined || end.value > spent || end.value < january ? january : workdayFrom(end.value)
  if (yearOf(day) !== nextYear) return undefined
  return {
    from: sheet.date(
      'payments.from',
      'First payment',
      'the first workday of next year, or the day on which benefits end where that comes later and cash lasts until then, at a bare month with benefits while they are paid',
      [reader.number('monthlyExpenses'), cashOf(work), ...(end === undefined ? [] : [end])],
      day,
    ),
    isForCredit,
    benefit,
  }
}

/** `monthly`: what is ordered for a month without benefits. */
export function firstPaymentInWords(work: RolloverWork, first: FirstPayment, monthly: Figure): Text {
  const { from, benefit, isForCredit } = first
  const before = words(
    isForCredit
      ? 'before January it would come on top of the income that this year’s health credit goes by'
      : 'before January it would be taxed on top of this year’s pay',
  )
  const carries = words(benefit === undefined ? 'your cash carries' : 'benefits and your cash carry')
  return say` Let the first payment come on ${from}, not before: by what you said ${carries} the months until then, and ${before}.${besideBenefits(work, first, monthly)}`
}

/** Where benefits go on past it: what of a payment is missing beside them. */
function besideBenefits(
  { sheet, reader, gates }: RolloverWork,
  { from, benefit }: FirstPayment,
  monthly: Figure,
): Text {
  const need = gates.earlyNeed
  if (need === undefined || benefit === undefined || benefit.schedule.until.value <= from.value)
    return nothing
  if (reader.told('planDrawMonthly') !== undefined) return nothing
  const month = need.net / monthsPerYear
  const beside = sheet.computed(
    'payments.beside-benefits',
    'A month of the payments beside benefits',
    'usd-per-month',
    'a month of the payments × the share of what is missing in a month that benefits after tax leave',
    [monthly, need.left, benefit.net],
    Math.max(0, Math.round(monthly.value * (1 - benefit.net.value / month))),
  )
  if (beside.value === 0) return nothing
  return say` Until benefits end on ${benefit.schedule.until}, ${beside} is enough.`
}

/**
 * The income that federal loans follow in the years ahead: that of today, and a pay that was told from the first yearly
 * confirmation after it has begun; children who are grown by then leave the family.
 */
import { addMonths, monthsBetween } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { AnyFigure, DateFigure, Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { say, sentenceStart, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { povertyGuideline } from '../tax/poverty-guidelines.ts'
import type { BorrowerIncome, IncomeIn } from '../tax/student-loan-projection.ts'
import type { CalendarDate, Dollars, Months, Years } from '../units.ts'
import { ownComingPay } from './coming-pay.ts'
import { agesOnReturn } from './dependents-on-return.ts'
import { regionOf } from './loan-family.ts'
import { isPayGone } from './out-of-work.ts'
import { returningPay } from './returning-pay.ts'
import { filesWithSpouse } from './surviving-spouse.ts'
import type { Drafting } from './topic.ts'

export interface LoanIncomeAhead {
  /** A year of the pay that was told. */
  readonly pay: Figure
  /** Payments until it is confirmed, and the month of that. */
  readonly afterMonths: Figure
  readonly confirmed: DateFigure
  /** Adjusted gross income beyond that of today; below nothing where it falls. */
  readonly more: Dollars
  readonly agi: Figure
}

interface ToldPay {
  readonly pay: Figure
  readonly from: AnyFigure
  readonly day: CalendarDate
  readonly more: Dollars
}

/** Months until the first yearly confirmation of income after a day, taken to be as late as it can be. */
export const monthsToConfirmation = (today: CalendarDate, day: CalendarDate): Months =>
  Math.max(1, Math.ceil(monthsBetween(today, day) / monthsPerYear)) * monthsPerYear

/** Undefined where no other pay was told, and where it is on a return that the loans do not follow. */
export function loanIncomeAhead(asked: Drafting): LoanIncomeAhead | undefined {
  const { sheet, reader, context } = asked
  const told = toldPay(asked)
  if (told === undefined || told.more === 0) return undefined
  const { pay, from, day, more } = told
  const afterMonths = sheet.computed(
    'loans.pay-confirmed-in',
    'Payments until the pay that was told counts for the federal loans',
    'months',
    'income is confirmed once a year, taken to be as late as it can be: the first time after that pay has begun',
    [from],
    monthsToConfirmation(context.today, day),
  )
  return {
    pay,
    afterMonths,
    confirmed: sheet.date(
      'loans.pay-confirmed',
      'Month in which that pay counts for the federal loans',
      'today + those months',
      [afterMonths],
      addMonths(context.today, afterMonths.value),
      'month-of-year',
    ),
    more,
    agi: sheet.computed(
      'loans.agi-ahead',
      'Adjusted gross income with the pay that was told',
      'usd-per-year',
      'that of today with the other pay, less what of it goes into a plan at work before tax',
      [reader.number('agi'), pay],
      Math.max(0, Math.round(reader.number('agi').value + more)),
    ),
  }
}

const paysToCome = ['expectedPay', 'formerPay', 'spouseFormerPay'] as const

function toldPay({ sheet, reader, context }: Drafting): ToldPay | undefined {
  // Without one nothing else is read: what is read is listed as assumed.
  if (paysToCome.every((fact) => reader.told(fact) === undefined)) return undefined
  // An income that was told while a pay is gone may be that of the last return, with the pay in it.
  if (isPayGone(reader) && reader.told('agi') !== undefined) return undefined
  const returning = returningPay(sheet, reader, context)
  if (returning === undefined || (returning.whose === 'spouse' && !filesWithSpouse(reader))) {
    const coming = ownComingPay({ reader, context })
    return coming && { ...coming, day: coming.firstDay, more: coming.onIncome }
  }
  const { pay, from, deferredRate } = returning
  const benefits = (benefitsInIncome(reader)?.value ?? 0) * monthsPerYear
  return { pay, from, day: from.value, more: pay.value * (1 - deferredRate) - benefits }
}

/** Unemployment benefits of a month whose year stands in an income that nobody told; undefined without any. */
export function benefitsInIncome(reader: FactReader): Figure | undefined {
  if (!isPayGone(reader) || reader.told('agi') !== undefined) return undefined
  // A separate return holds those of a spouse no more than their pay.
  if (reader.value('employment') !== 'unemployed' && !filesWithSpouse(reader)) return undefined
  const monthly = reader.some('unemploymentMonthly')
  return monthly !== undefined && monthly.value > 0 ? monthly : undefined
}

/** Children of whom the age was told count until they are of an age to leave school. */
export const growing = (reader: FactReader): readonly Years[] =>
  agesOnReturn(reader).filter((age) => age < rules.schoolEndAge.value)

/** The income and the family of each month. `turn`: another income after so many. */
export function incomeByMonth(
  { reader, context }: Pick<Drafting, 'reader' | 'context'>,
  today: BorrowerIncome,
  turn: { readonly afterMonths: Months; readonly agi: Dollars } | undefined,
): IncomeIn {
  const ends = growing(reader).map((age) => (rules.schoolEndAge.value - Math.floor(age)) * monthsPerYear)
  const of = (people: number) =>
    povertyGuideline({ year: context.law.year, people, region: regionOf(reader.told('state')) })
  const alone = of(1)
  const each = of(2) - alone
  return (month) => {
    const grown = ends.filter((end) => end < month).length
    const agi = turn !== undefined && month > turn.afterMonths ? turn.agi : today.agi
    return grown === 0
      ? { ...today, agi }
      : {
          ...today,
          agi,
          dependents: Math.max(0, today.dependents - grown),
          guideline: Math.max(alone, today.guideline - grown * each),
        }
  }
}

/** The other pay alone, as a part of a sentence. */
export const withPayAhead = ({ pay }: Pick<LoanIncomeAhead, 'pay'>): Text =>
  say`with the pay of ${pay} that you expect`

/** The incomes that a sum rests on. */
export const atIncomes = (ahead: LoanIncomeAhead | undefined): Text =>
  ahead === undefined
    ? words('at today’s income')
    : say`at today’s income, and from ${ahead.confirmed} on ${withPayAhead(ahead)}`

/** The same as the start of a sentence. */
export const startAtIncomes = (ahead: LoanIncomeAhead | undefined): Text =>
  say`${sentenceStart(atIncomes(ahead))}${words(ahead === undefined ? '' : ',')}`

/** The withdrawal that the law requires of one's own pre-tax accounts: income of the year, whatever else is done, and cash. */

import { calendarDate, yearOf } from '../calendar.ts'
import type { Figure } from '../figure.ts'
import { links } from '../links.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { distributionRules } from '../tax/life-tables.ts'
import { distributionPeriod, distributionStartAge } from '../tax/required-minimum-distribution.ts'
import { known } from '../tax/tax-year.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { type DollarYear, taxesInYear } from './payroll-year.ts'
import type { StepDraft } from './steps.ts'
import { sourceOf, type TaxPicture, withDistribution } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

/** How many leading digits of a balance that stands for that of last year mean something. */
const digits = 3

export interface Required {
  readonly amount: Figure
  /** What it is worked out from: the balance, and the years of the table. */
  readonly savings: Figure
  readonly period: Figure
  readonly start: Figure
  /** The calendar year in which that age is reached. */
  readonly year: Figure
  /** For this year already, or only for one of the next. */
  readonly isDue: boolean
  /** The age is reached in this year, as far as the years say. */
  readonly isFirst: boolean
}

/** From when on withdrawals are required of somebody born in a year. */
export function firstRequired(sheet: Worksheet, born: number): Pick<Required, 'start' | 'year'> {
  const start = sheet.law('required.from', 'Age from which withdrawals are required', 'age', {
    value: distributionStartAge(born),
    source: distributionRules.startAges.source,
  })
  const year = sheet.computed(
    'required.year',
    'Year of the first required withdrawal',
    'year',
    'the year of birth + that age',
    [start],
    born + Math.ceil(start.value),
  )
  return { start, year }
}

/** Undefined for those far from the age, and where nothing is saved for retirement. */
export function requiredOf({ sheet, reader, context }: Drafting, ageToday: Figure): Required | undefined {
  const age = Math.floor(ageToday.value)
  if (age < rules.withdrawalsNearFrom.value) return undefined
  const isOfIras =
    reader.told('retirementSavings') === undefined && reader.some('pretaxIraBalance') !== undefined
  const savings = reader.number(isOfIras ? 'pretaxIraBalance' : 'retirementSavings')
  if (savings.value === 0) return undefined
  const { start, year } = firstRequired(sheet, yearOf(context.today) - age)
  const period = sheet.law('required.period', 'What the balance is divided by', 'years', {
    value: distributionPeriod({ age: Math.max(age, Math.ceil(start.value)) }),
    source: 'IRS Pub. 590-B, uniform lifetime table',
  })
  const amount = sheet.computed(
    'required.amount',
    'Required withdrawal of a year, about',
    'usd',
    'pre-tax retirement savings of today ÷ the years of the table; Roth accounts do not count',
    [savings, period],
    Math.round(savings.value / period.value),
    digits,
  )
  return {
    amount,
    savings,
    period,
    start,
    year,
    isDue: age >= start.value,
    isFirst: age === Math.ceil(start.value),
  }
}

/** The one of next year where so much comes out of the accounts before its balance is taken, at the end of this one. */
export const requiredAfter = (
  sheet: Worksheet,
  { savings, period }: Pick<Required, 'savings' | 'period'>,
  out: Figure,
): Figure =>
  sheet.computed(
    'required.after',
    'Required withdrawal of next year, about',
    'usd',
    '(pre-tax retirement savings of today − what comes out of them this year) ÷ the years of the table',
    [savings, out, period],
    Math.max(0, Math.round((savings.value - out.value) / period.value)),
    digits,
  )

/** Whether the first of them falls into the next calendar year. */
export const beginsNextYear = (
  { context }: Pick<Drafting, 'context'>,
  required: Required | undefined,
): required is Required => required?.isDue === false && required.year.value === yearOf(context.today) + 1

/** This year and those ahead with what has to come out of the accounts anyway, where it does already. */
export function taxesWithRequired(
  { sheet, context }: Pick<Drafting, 'sheet' | 'context'>,
  required: Required | undefined,
  taxes: TaxPicture,
): TaxPicture {
  if (required?.isDue !== true) return taxes
  const inYear = (year: DollarYear) =>
    withDistribution(sheet, context, taxesInYear(taxes, year), required.amount)
  return { ...inYear('this'), later: inYear('ahead') }
}

/** The first one may wait into the next year: IRC §401(a)(9)(C)(i). */
const firstInWords = ({ sheet, context }: Drafting, { isFirst }: Required): Text =>
  isFirst
    ? say` If you reach the age only this year, this first one may wait until ${sheet.date('required.first', 'Last day of the first required withdrawal', 'the first of April of the year after the one in which the age is reached', [], calendarDate(yearOf(context.today) + 1, firstMonth, 1))}, but then it falls into one year with the next.`
    : nothing
const firstMonth = 4

/** IRC §401(a)(9)(C)(i)(II): not of an IRA, nor for an owner of the business. */
const atWorkInWords = ({ reader }: Drafting): Text =>
  reader.value('employment') === 'employed'
    ? words(' The plan at the job where you still work can usually wait until you leave.')
    : nothing

/** What has to come out, for those who are near or past the age. `use`: what this plan makes of the cash once it is due. */
export function requiredCheck(
  asked: Drafting,
  required: Required | undefined,
  use: Text,
  useLater: Text = nothing,
): Check[] {
  if (required === undefined) return []
  const { amount, start, year, isDue } = required
  const { sheet } = asked
  const penalty = sheet.law(
    'missed.penalty',
    'Tax on a required withdrawal that is missed',
    'rate',
    distributionRules.penaltyRate,
  )
  return [
    isDue
      ? check(
          'required',
          'act',
          'This year’s required withdrawal',
          say`From pre-tax retirement accounts about ${amount} has to come out by the end of the year, as if ${asked.reader.told('rothSavings') === 0 ? nothing : words('all of those savings were pre-tax and ')}none of it were out yet. What is missed is taxed at ${penalty}. It is income of this year.${firstInWords(asked, required)}${atWorkInWords(asked)}${use}`,
        )
      : check(
          'required',
          'warn',
          'Required withdrawals begin soon',
          say`From age ${start}, in ${year}, about ${amount} has to come out of pre-tax retirement accounts each year. It is income.${useLater}`,
        ),
  ]
}

/** Nothing before it is due, and nothing while somebody works on, whose plan at work can mostly wait. */
export function requiredStep(
  asked: Drafting,
  required: Required | undefined,
  use: Text,
): StepDraft | undefined {
  const { sheet, reader, context } = asked
  if (required?.isDue !== true || reader.value('employment') === 'employed') return undefined
  const gifts = context.limits.qualifiedCharitableDistribution
  const age = sheet.law('gift.age', 'Age from which an IRA may give to charity', 'age', {
    value: known(gifts).minimumAge,
    source: sourceOf(gifts),
  })
  return {
    id: 'required',
    title: say`Take this year’s required withdrawal, about ${required.amount}`,
    why: words('It is taxed once either way; what is missed is taxed again by a penalty.'),
    how: say`Ask each custodian for the sum of this year and what is out already; each IRA owes its own, and one IRA may pay for all of yours. Choose how much tax is withheld, on Form W-4R: as much as the year owes, nothing where it owes none.${use} What you give to charity anyway can go straight from the IRA from age ${age} on: it counts, and is not taxed.${firstInWords(asked, required)}`,
    due: calendarDate(yearOf(context.today), ...enoughDays),
    dueWhy: 'some weeks before the last day of the year: custodians need days, and many ask late',
    dueInputs: [required.amount],
    minutes: 45,
    link: links.requiredWithdrawals,
    keep: words('The confirmation, and Form 1099-R next January.'),
  }
}
const enoughDays = [12, 15] as const

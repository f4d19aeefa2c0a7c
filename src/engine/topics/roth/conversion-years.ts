/** The conversions of the low years that follow this one, each as this plan would name it then. */
import { addYears, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { links } from '../../links.ts'
import { futureLaw } from '../../markets/future-law.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import type { CalendarDate, Dollars, Years } from '../../units.ts'
import { hasEndedPay } from '../ended-pay.ts'
import type { StepDraft } from '../steps.ts'
import type { DraftContext } from '../topic.ts'
import { endOfLowYears } from './gap-years.ts'
import { type RothWork, rothWork } from './work.ts'

/** Nobody knows a later year to the dollar. */
const roundTo: Dollars = 100

export interface ConversionYear {
  readonly amount: Figure
  readonly year: Figure
  readonly rateNow: Figure
  readonly rateLater: Figure
  /** Whether it leaves the Marketplace credit of that year. */
  readonly keepsCredit: boolean
  readonly due: CalendarDate
}

/** Of whoever has retired and needs no penalty to be paid; what the pay that ended leaves of this year is none of the next. */
export function conversionYears(
  work: RothWork,
  household: Household,
  context: DraftContext,
): readonly ConversionYear[] {
  const { isRetired, contributes, conversion, ended, age } = work
  const until = endOfLowYears(work)
  const isAsked = isRetired && !contributes && conversion?.isPastPenalty === true && !hasEndedPay(ended)
  if (context.isTried || !isAsked || until === undefined) return []
  const found: ConversionYear[] = []
  let [before, then] = [work, household]
  for (let ahead = 1; Math.floor(age.value) + ahead < until; ahead++) {
    then = yearAfter(before, then)
    before = rothWork(then, contextIn(context, ahead))
    if (before.conversion === undefined) break
    const { verdict, amount } = before.conversion
    if (verdict === 'convert' && amount.value >= rules.leastConversion.value)
      found.push(yearOfPlan(work, before, ahead))
  }
  return found
}

/** Today's law in the dollars of today, as it is by then. */
const contextIn = (context: DraftContext, yearsAhead: Years): DraftContext => ({
  ...context,
  isTried: true,
  today: addYears(context.today, yearsAhead),
  law: futureLaw({ law: context.law, yearsAhead, inflation: context.market.inflation.value }),
})

/** The household a year later: what it lived on and the tax are paid, and what was converted is Roth. */
function yearAfter({ reader, conversion, later }: RothWork, household: Household): Household {
  const told = (key: 'savings' | 'taxableInvestments' | 'rothSavings') => reader.number(key).value
  const converted = conversion?.verdict === 'convert' ? conversion.amount.value : 0
  const drawn = conversion?.drawn ?? 0
  const lived = Math.max(0, (conversion?.living?.short.value ?? 0) - drawn)
  let spent = lived + (converted > 0 ? (conversion?.cost.value ?? 0) : 0)
  const left = (key: 'savings' | 'taxableInvestments') => {
    if (household[key] === undefined) return {}
    const taken = Math.min(spent, told(key))
    spent -= taken
    return { [key]: Math.round(told(key) - taken) }
  }
  const pretax = Math.max(0, Math.round(later.pretaxToday - drawn - converted))
  const roth = Math.round(told('rothSavings') + converted)
  const ages = [reader.number('age').value, household.spouseAge && reader.number('spouseAge').value]
  // In the year in which Medicare begins the months before it may still have cover from the Marketplace.
  const isCovered = ages.every((one) => one === undefined || one >= medicareEligibilityAge.value)
  const [age = 0, spouseAge] = ages.map((one) => one && one + 1)
  return {
    ...household,
    ...left('savings'),
    ...left('taxableInvestments'),
    age,
    ...(spouseAge === undefined ? {} : { spouseAge }),
    ...(household.dependents === undefined ? {} : { dependents: household.dependents.map((one) => one + 1) }),
    ...(isCovered ? { onMedicare: true, marketplaceCoverage: false } : {}),
    rothSavings: roth,
    retirementSavings: pretax + roth,
    ...(household.pretaxIraBalance === undefined
      ? {}
      : { pretaxIraBalance: Math.min(pretax, reader.number('pretaxIraBalance').value) }),
  }
}

function yearOfPlan(
  { sheet, age }: RothWork,
  { conversion, context }: RothWork,
  ahead: Years,
): ConversionYear {
  if (conversion === undefined) throw new RangeError('no conversion in that year')
  const how = `the same as for this year, a year after the one before: ages, benefits, cover and what is left of the savings are those of that year, in today’s dollars and under today’s law`
  const of = (id: string, label: string, { unit }: Figure, value: number) =>
    sheet.computed(`conversion.${ahead}.${id}`, label, unit, how, [age], value)
  return {
    amount: of(
      'amount',
      'Conversion of a year that follows',
      conversion.amount,
      Math.floor(conversion.amount.value / roundTo) * roundTo,
    ),
    rateNow: of(
      'now',
      'What a converted dollar costs in that year',
      conversion.rateNow,
      conversion.rateNow.value,
    ),
    rateLater: of(
      'later',
      'What the same dollar costs later',
      conversion.rateLater,
      conversion.rateLater.value,
    ),
    year: sheet.computed(
      `conversion.${ahead}.year`,
      'Year of that conversion',
      'year',
      'the years that follow this one',
      [],
      yearOf(context.today),
    ),
    keepsCredit: conversion.creditAfter === 'kept',
    due: yearEnd(context.today),
  }
}

export const conversionYearSteps = (years: readonly ConversionYear[]): StepDraft[] =>
  years.map(({ amount, year, rateNow, rateLater, keepsCredit, due }) => ({
    id: `conversion.${year.value}`,
    title: say`Convert about ${amount} before ${year} ends`,
    why: say`It costs about ${rateNow} then, against about ${rateLater} later, if what you are paid and live on stays as it is.`,
    how: join([
      words(
        'Ask this page again in the autumn of that year, with its income and its brackets: the sum is counted in today’s dollars and under today’s law.',
      ),
      keepsCredit
        ? words(
            'With the conversion the income of that year has to stay below the limit of the Marketplace credit.',
          )
        : nothing,
    ]),
    due,
    dueWhy: 'a conversion counts for the calendar year in which it is done',
    minutes: 45,
    link: links.irsPayments,
    keep: words('Form 1099-R, and Form 8606 with the return.'),
    rank: 2,
  }))

/** How much of it the low years take together. */
export function conversionYearsInWords(work: RothWork, years: readonly ConversionYear[]): Text {
  const { sheet, conversion } = work
  const last = years.at(-1)
  if (last === undefined || conversion === undefined) return nothing
  const first = conversion.verdict === 'convert' ? [conversion.amount] : []
  const all = [...first, ...years.map(({ amount }) => amount)]
  const sum = sheet.computed(
    'conversion.low-years',
    'Conversions of the low years together',
    'usd',
    'those of this year and of the years that follow, in today’s dollars',
    all,
    all.reduce((total, { value }) => total + value, 0),
  )
  return say`Spread over the low years until ${last.year}, about ${sum} can be converted in all: the steps name each year.`
}

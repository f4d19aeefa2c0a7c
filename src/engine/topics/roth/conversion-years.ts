/** The conversions of the low years that follow this one, each as this plan would name it then. */
import { calendarDate, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { links } from '../../links.ts'
import { futureLaw } from '../../markets/future-law.ts'
import type { NextStep } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import type { CalendarDate, Dollars, Years } from '../../units.ts'
import { dollarsOf } from '../ended-pay.ts'
import type { StepDraft } from '../steps.ts'
import type { DraftContext } from '../topic.ts'
import { endOfSpousePay } from './end-of-spouse-pay.ts'
import {
  asWhoStopped,
  beginsNextYear,
  coupleThen,
  filedThen,
  isApartUntilThen,
  isBenefitUntoldIn,
  onceRetired,
  spousePaidUntil,
  withoutEndedPay,
  yearsToFirst,
} from './first-low-year.ts'
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
  /** When work ends, of whoever still works: 'at 64', or 'on Apr 30, 2027'. */
  readonly afterWork: Text | undefined
  /** Until when the pay of a spouse is taken to go on that is counted in such years. */
  readonly besidePay: Text | undefined
  /** Two returns of now are taken to be one then. */
  readonly isJointByThen: boolean
  /** Cash and investments pay then for what withdrawals pay this year. */
  readonly isLivedOnCash: boolean
  /** Cover from the Marketplace may have a credit then, and nobody said whether it will be theirs. */
  readonly mayHaveCredit: boolean
}

/** From the next year on of whoever has retired, from the first without work of whoever is near it; none with a penalty. */
export function conversionYears(
  asked: RothWork,
  household: Household,
  context: DraftContext,
): readonly ConversionYear[] {
  if (context.isTried || asked.conversion === undefined) return []
  const work = seenByWhoStopped(asked, household, context)
  const until = endOfLowYears(work)
  const first = beginsNextYear(work) ? 1 : yearsToFirst(work)
  if (first === undefined || until === undefined) return []
  const found: ConversionYear[] = []
  const following = (year: RothWork, of: Household, ahead: Years): Household => ({
    ...yearAfter(year, of),
    ...filedThen(work),
    ...(work.isRetired && spousePaidUntil(work) === undefined ? {} : coupleThen(work, household, ahead)),
  })
  let then = work.isRetired
    ? following(work, asWhoStopped(asked, household) ?? household, first)
    : onceRetired(work, household, first)
  for (let ahead = first; Math.floor(work.age.value) + ahead < until; ahead++) {
    if (isBenefitUntoldIn(work, ahead)) break
    const year = rothWork(then, contextIn(context, ahead, work.endOfPay?.after))
    if (year.conversion?.isPastPenalty !== true) break
    const { verdict, amount } = year.conversion
    if (verdict === 'convert' && amount.value >= rules.leastConversion.value)
      found.push(yearOfPlan(work, year, ahead))
    then = following(year, then, ahead + 1)
  }
  return found
}

/** The low years are those of whoever has stopped, also where the plan of this year speaks to the one who earns. */
function seenByWhoStopped(asked: RothWork, household: Household, context: DraftContext): RothWork {
  const seen = asWhoStopped(asked, household)
  if (seen === undefined) return asked
  const work = rothWork(seen, { ...context, isTried: true })
  const reader = work.reader.onSheet(asked.sheet)
  const spouseEnds = work.spouseEnds && endOfSpousePay({ sheet: asked.sheet, reader, context })
  return { ...work, sheet: asked.sheet, reader, spouseEnds, age: reader.number('age') }
}

/** Today's law in the dollars of today, as it is by then: as that year begins, or after the last day of work in it. */
function contextIn(context: DraftContext, yearsAhead: Years, afterWork?: CalendarDate): DraftContext {
  const begins = calendarDate(yearOf(context.today) + yearsAhead, 1, 1)
  return {
    ...context,
    isTried: true,
    today: afterWork !== undefined && afterWork > begins ? afterWork : begins,
    law: futureLaw({ law: context.law, yearsAhead, inflation: context.market.inflation.value }),
  }
}

/** The household as the next year begins: what it lived on until then and the tax are paid, and what was converted is Roth. */
function yearAfter({ reader, conversion, later }: RothWork, household: Household): Household {
  const told = (key: 'savings' | 'taxableInvestments' | 'rothSavings') => reader.number(key).value
  const converted = conversion?.verdict === 'convert' ? conversion.amount.value : 0
  const { drawnFromNow = 0, paidFromCash = 0 } = conversion ?? {}
  let spent = paidFromCash + (converted > 0 ? (conversion?.cost.value ?? 0) : 0)
  const left = (key: 'savings' | 'taxableInvestments') => {
    if (household[key] === undefined) return {}
    const taken = Math.min(spent, told(key))
    spent -= taken
    return { [key]: Math.round(told(key) - taken) }
  }
  const pretax = Math.max(0, Math.round(later.pretaxToday - drawnFromNow - converted))
  const roth = Math.round(told('rothSavings') + converted)
  const ages = [reader.number('age').value, household.spouseAge && reader.number('spouseAge').value]
  // In the year in which Medicare begins the months before it may still have cover from the Marketplace.
  const isCovered = ages.every((one) => one === undefined || one >= medicareEligibilityAge.value)
  // Withdrawals of this year are no plan for the next: cash and investments come first then.
  const { agi: _ofThisYear, ...goesOn } = withoutEndedPay(household)
  const [age = 0, spouseAge] = ages.map((one) => one && one + 1)
  return {
    ...goesOn,
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
  work: RothWork,
  { conversion, context, age: ageThen, spouseAge }: RothWork,
  ahead: Years,
): ConversionYear {
  const { sheet, age, isRetired, later, retirementAge, endOfPay } = work
  if (conversion === undefined) throw new RangeError('no conversion in that year')
  const how = `the same as for this year, a year after the one before: ages, benefits, cover and what is left of the savings${isRetired ? '' : ', which have grown as expected until work ends,'} are those of that year, in today’s dollars and under today’s law`
  const inputs = isRetired ? [age] : [age, later.otherBalance]
  const of = (id: string, label: string, { unit }: Figure, value: number) =>
    sheet.computed(`conversion.${ahead}.${id}`, label, unit, how, inputs, value)
  const youngest = Math.min(ageThen.value, spouseAge?.value ?? ageThen.value)
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
    afterWork: isRetired ? undefined : (endOfPay?.when ?? say`at ${retirementAge}`),
    besidePay: spousePaidUntil(work),
    isJointByThen: isApartUntilThen(work),
    isLivedOnCash: dollarsOf(work.conversion?.withdrawn) > 0,
    mayHaveCredit: !isRetired && youngest < medicareEligibilityAge.value,
  }
}

/** On what the two rates of a year rest. */
function ifNothingChanges({
  afterWork,
  besidePay,
  isLivedOnCash,
}: Pick<ConversionYear, 'afterWork' | 'besidePay' | 'isLivedOnCash'>): Text {
  const spouses = besidePay && say`your spouse’s pay goes on as it is until ${besidePay}`
  if (afterWork !== undefined)
    return say`if your work ends ${afterWork}${spouses === undefined ? nothing : say`, ${spouses}`}, your savings grow as expected until then, and what you live on stays as it is`
  const cash = words(isLivedOnCash ? ', and you live on cash and investments first' : '')
  return spouses === undefined
    ? say`if what you are paid and live on stays as it is${cash}`
    : say`if ${spouses}, and what else you are paid and live on stays as it is${cash}`
}

const stepIn = ({ value }: Figure): string => `conversion.${value}`

export const conversionYearSteps = (years: readonly ConversionYear[]): StepDraft[] =>
  years.map(({ amount, year, rateNow, rateLater, keepsCredit, mayHaveCredit, due, ...rest }) => ({
    id: stepIn(year),
    title: say`Convert about ${amount} before ${year} ends`,
    why: say`It costs about ${rateNow} then${words(rest.isJointByThen ? ' on a joint return' : '')}, against about ${rateLater} later, ${ifNothingChanges(rest)}.`,
    how: join([
      words(
        'Ask this page again in the autumn of that year, with its income and its brackets: the sum is counted in today’s dollars and under today’s law.',
      ),
      keepsCredit
        ? words(
            'With the conversion the income of that year has to stay below the limit of the Marketplace credit.',
          )
        : nothing,
      mayHaveCredit
        ? words(
            'If your cover is from the Marketplace then, convert no more than keeps income below the limit of its credit.',
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

/** Whether what the years that follow hold is taxed less in them than this year. */
export const areCheaper = (years: readonly ConversionYear[], conversion: RothWork['conversion']): boolean =>
  conversion !== undefined &&
  conversion.verdict !== 'keep' &&
  years.some(({ rateNow }) => conversion.rateNow.value - rateNow.value > rules.rateBand.value)

/** How much of it the low years take together; a plan that asks for more than it may at once shows the first of them alone. */
export function conversionYearsInWords(
  work: RothWork,
  years: readonly ConversionYear[],
  steps: readonly NextStep[],
): Text {
  const { sheet, conversion } = work
  const [begin, last] = [years[0], years.at(-1)]
  if (begin === undefined || last === undefined || conversion === undefined) return nothing
  const isFirst = begin.afterWork === undefined && conversion.verdict === 'convert'
  const all = [...(isFirst ? [conversion.amount] : []), ...years.map(({ amount }) => amount)]
  const sum = sheet.computed(
    'conversion.low-years',
    'Conversions of the low years together',
    'usd',
    isFirst
      ? 'those of this year and of the years that follow, in today’s dollars'
      : 'those of the years that are named, in today’s dollars',
    all,
    all.reduce((total, { value }) => total + value, 0),
  )
  const isShown = years.every(({ year }) => steps.some(({ id }) => id === stepIn(year)))
  const first = areCheaper(years, conversion)
    ? words(' It costs less then: convert this year only what does not fit in later.')
    : nothing
  if (begin === last && !isFirst)
    return say`In ${last.year}, a low year, about ${sum} can be converted${words(isShown ? ': a step names it.' : '.')}${first}`
  const from = isFirst ? nothing : say`from ${begin.year} `
  return say`Spread over the low years ${from}until ${last.year}, about ${sum} can be converted in all, year by year${words(isShown ? ' as the steps show.' : ': the steps show those that come first.')}${first}`
}

/** The places of a year's contribution as parts of the plan, each with its reason. */

import type { Figure } from '../../figure.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { afterTaxRoom } from '../after-tax-room.ts'
import type { Part } from '../allocations.ts'
import { atTenths } from './at-tenths.ts'
import { whenSaved } from './late-change.ts'
import { deferredIn, type Places } from './places.ts'
import { untilDirectInWords } from './roth-limit-years.ts'
import type { RothWork } from './work.ts'

export interface PlacedPart extends Part {
  readonly place: keyof Places
}

const names: Record<keyof Places, Text> = {
  planTraditional: words('Plan at work, Traditional'),
  planRoth: words('Plan at work, Roth'),
  catchUpRoth: words('Catch-up at work, Roth by law'),
  iraTraditional: words('Your traditional IRA, deducted'),
  iraRoth: words('Your Roth IRA'),
  iraConversion: words('Your Roth IRA, by conversion'),
  spouseTraditional: words('Your spouse’s traditional IRA, deducted'),
  spouseRoth: words('Your spouse’s Roth IRA'),
  spouseConversion: words('Your spouse’s Roth IRA, by conversion'),
  planAfterTax: words('Plan at work, after tax and converted to Roth'),
  planEmployer: words('Your solo 401(k), employer’s part'),
  spousePlanTraditional: words('Your spouse’s plan at work, Traditional'),
  spousePlanRoth: words('Your spouse’s plan at work, Roth'),
  outside: words('Taxable account'),
}

/** Of a business of one's own. */
const ownNames: Partial<Record<keyof Places, Text>> = {
  planTraditional: words('Your solo 401(k), before tax'),
  planRoth: words('Your solo 401(k), Roth'),
}

const order: readonly (keyof Places)[] = [
  'planTraditional',
  'planRoth',
  'catchUpRoth',
  'planEmployer',
  'spousePlanTraditional',
  'spousePlanRoth',
  'iraTraditional',
  'spouseTraditional',
  'iraRoth',
  'spouseRoth',
  'iraConversion',
  'spouseConversion',
  'planAfterTax',
  'outside',
]

/** How much of it the law leaves room for. */
function afterTaxWhy({ sheet, context, age, income, places, matchAdded }: RothWork): Text {
  const { room, limit } = afterTaxRoom(sheet, {
    limits: context.limits,
    age: Math.floor(age.value),
    pay: income,
    deferred: deferredIn(places),
    employer: matchAdded,
  })
  const rest =
    matchAdded === undefined
      ? words('Take off what your employer adds, too: no match was named.')
      : say`Your employer’s ${matchAdded} is taken off already.`
  return say`Beyond every other room: up to ${room}, which is what the limit of ${limit} on all money of a year leaves. Converted at once, it is Roth money. ${rest}`
}

/** The first dollars may save more than the last: of a part of them it is what that part saves. */
export function savedByPart({ sheet, now, decision, contribution }: RothWork): Figure {
  const { year } = decision
  const dollars = year.traditional - now.least.traditional
  if (dollars <= 0 || year.traditional >= now.most.traditional) return decision.now
  const rate = atTenths(now.saved(year) / dollars)
  return rate === decision.now.value
    ? decision.now
    : sheet.computed(
        'part.rate',
        'What a dollar of the Traditional part saves',
        'rate',
        'the same comparison as for all dollars, with as many of them Traditional as the plan has',
        [decision.now, contribution],
        rate,
      )
}

function reasons(work: RothWork): Record<keyof Places, Text> {
  const { pretaxIra, hasPlan, takesRoth, places } = work
  const deducted = say`Off your taxable income now, taxed when it comes out. A dollar saves about ${savedByPart(work)} ${whenSaved(work, 'this year')}.`
  const roth = words('Taxed now, never again. Nothing has to come out at any age.')
  const conversion =
    work.clearsIras && pretaxIra.value > 0
      ? say`Your income is over the limit for a direct contribution: put it in without a deduction. The ${pretaxIra} of pre-tax IRA money is converted ${words(work.lateChange === undefined ? 'with it' : 'before')}, and only that is taxed.`
      : pretaxIra.value > 0
        ? say`Your income is over the limit. First the ${pretaxIra} of pre-tax IRA money has to move into the plan at work; then put this in without a deduction and convert it.`
        : say`Your income is over the limit for a direct contribution: put it in without a deduction, convert it within days, and file Form 8606.${untilDirectInWords(work)}`
  return {
    planTraditional: takesRoth
      ? deducted
      : say`Off your taxable income now, taxed when it comes out. Your plan offers no Roth option.`,
    planRoth: roth,
    spousePlanTraditional: deducted,
    spousePlanRoth: say`${roth} Ask whether that plan takes Roth money.`,
    catchUpRoth: words(
      'At your pay the extra room from the age of catch-ups takes Roth money only. No choice here.',
    ),
    iraTraditional: deducted,
    iraRoth: words('Taxed now, never again. What you put in can come out at any time; what it earned stays.'),
    iraConversion: conversion,
    spouseTraditional: deducted,
    spouseRoth: words('One pay check is enough for both IRAs of a couple that files jointly.'),
    spouseConversion: words('The same way, with a Form 8606 of its own.'),
    planAfterTax: places.planAfterTax > 0 ? afterTaxWhy(work) : nothing,
    planEmployer: words(
      work.ownPlan === undefined
        ? 'Off your taxable income now, taxed when it comes out. For the profit beside your job you are the employer.'
        : 'Off your taxable income now, taxed when it comes out. As employer you put it in beside your own part.',
    ),
    outside: hasPlan
      ? words('No room is left in the accounts above this year.')
      : words('No room is left in an IRA this year, and no plan at work is known.'),
  }
}

export function rothParts(work: RothWork): PlacedPart[] {
  const { sheet, places, contribution, age, ownPlan } = work
  const why = reasons(work)
  return order
    .filter((place) => places[place] > 0)
    .map((place) => ({
      place,
      label: (ownPlan && ownNames[place]) ?? names[place],
      description: why[place],
      amount: sheet.computed(
        `part.${place}`,
        work.left === undefined
          ? 'This part of a year’s contribution'
          : 'This part of what still goes in for the year',
        'usd',
        'the contribution placed in order, up to the room of each account at your age and income',
        [contribution, age],
        places[place],
      ),
    }))
}

/** The conversion that fills a year without pay. */
export function conversionPart({ conversion }: RothWork): (Part & { amount: Figure })[] {
  if (conversion === undefined || conversion.verdict !== 'convert') return []
  return [
    {
      label: words('Convert from Traditional to Roth'),
      description: say`Costs ${conversion.rateNow} this year; left where it is, about ${conversion.rateLater} later.`,
      amount: conversion.amount,
    },
  ]
}

/** The bracket by phase of life, and what a dollar of these savings costs in each. */

import { penaltyAt } from '../../markets/retirement-returns.ts'
import type { RetirementReturn, RetirementYear } from '../../markets/retirement-tax.ts'
import type { Visualization } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { medicareOf } from '../../tax/medicare-law.ts'
import type { Years } from '../../units.ts'
import { sourceOf } from '../tax-picture.ts'
import { atTenths } from './at-tenths.ts'
import { deductedInterest } from './deducted-interest.ts'
import { countedPart } from './early-end.ts'
import { whenSaved } from './late-change.ts'
import type { RothWork } from './work.ts'

interface Phase {
  readonly id: string
  readonly label: Text
  /** Where it begins. */
  readonly from: Years
  /** The year that stands for it. */
  readonly year: RetirementYear
  readonly of: RetirementReturn
}

function phasesOf(work: RothWork): Phase[] {
  const { later, now, conversion, contributes } = work
  const { years } =
    contributes || conversion === undefined
      ? later.taxWith(now.weighed)
      : later.taxOf({
          otherBalance: Math.max(0, later.otherBalance.value - conversion.amount.value * later.untouched),
          decidedBalance: conversion.amount.value * later.untouched,
        })
  const hasBenefits = later.benefits.value > 0
  const first = years.find(({ age }) => !hasBenefits || age < later.claimAge)
  const claimed = hasBenefits ? years.find(({ age }) => age >= later.claimAge) : undefined
  const begins = later.pensionFrom === later.endOfWork ? undefined : later.pensionFrom
  const pensionYear = years.find(({ age }) => age === begins && age < later.claimAge)
  const required = years.find(({ age }) => age >= later.distributionAge)
  const alone = years.find(
    ({ household, survivor }) => survivor !== undefined && survivor.odds > household.odds,
  )
  const phase = (id: string, label: Text, year: RetirementYear | undefined): Phase[] =>
    year === undefined ? [] : [{ id, label, from: year.age, year, of: year.household }]
  // Its first year may lie below a surcharge of Medicare or a bracket that nearly all the others are above.
  const likeliest = years.reduce<RetirementYear | undefined>(
    (most, year) => ((year.survivor?.odds ?? 0) > (most?.survivor?.odds ?? 0) ? year : most),
    undefined,
  )
  return [
    ...phase(
      'early',
      words(hasBenefits ? 'Work is over, Social Security has not begun' : 'Work is over'),
      first,
    ),
    ...phase('pension', words('With the pension'), pensionYear === claimed ? undefined : pensionYear),
    ...phase('benefits', words('With Social Security'), claimed),
    ...(required !== (claimed ?? first)
      ? phase('required', words('Withdrawals from Traditional accounts are required'), required)
      : []),
    ...(alone === undefined || likeliest?.survivor === undefined
      ? []
      : [
          {
            id: 'alone',
            label: words('One of you alone, filing as single'),
            from: alone.age,
            year: likeliest,
            of: likeliest.survivor,
          },
        ]),
  ]
}

const phaseNow = ({ ended, contributes }: RothWork): string => {
  if (ended.own !== undefined) return 'The year in which your job ended'
  return contributes ? 'Working' : 'Without pay'
}

/** That a surcharge of Medicare is much of what a dollar costs, and the income from which it is paid. */
function surchargeInWords({ sheet, context }: RothWork, { id, year, of }: Phase): Text {
  const { addedSurcharges, surchargedAbove } = of
  if (surchargedAbove === undefined || addedSurcharges <= rules.rateBand.value * year.decided) return nothing
  const above = sheet.law(
    `phase.${id}.surcharged-above`,
    'Income above which Medicare adds this surcharge',
    'usd',
    {
      value: surchargedAbove,
      source: sourceOf(medicareOf(context.law.year).incomeRelatedSurcharges),
    },
  )
  const added = sheet.computed(
    `phase.${id}.surcharges`,
    'Surcharges of Medicare that these savings add in this phase',
    'usd-per-year',
    'surcharges of everyone on Medicare with these withdrawals − without them; the income of the year stands for the one that Medicare looks back at',
    [above],
    Math.round(addedSurcharges),
  )
  return say`: they lift your income above ${above}, where Medicare adds ${added}`
}

const isPenaltyIn = (work: RothWork, { age }: RetirementYear): boolean =>
  work.contributes && penaltyAt(work.later.penalty, age) > 0 && countedPart(work) !== undefined

/** In markets unlike the middling ones more or less has to come out, and is taxed by other brackets. */
function inOtherMarkets({ sheet, outcomes, now, decision, contributes }: RothWork): Text {
  if (!contributes) return nothing
  const { weak, strong } = outcomes.laterRateIn(now.weighed)
  // Once all of Social Security is taxed a dollar costs less again: then the ends say nothing of what lies between.
  const isRising = weak <= decision.later.value && decision.later.value <= strong
  if (!isRising || strong - weak <= rules.rateBand.value) return nothing
  const rate = (id: string, label: string, value: number) =>
    sheet.computed(
      `rate.later.${id}`,
      label,
      'rate',
      'the same comparison in these markets alone',
      [decision.later],
      atTenths(value),
    )
  return say`In weak markets that is ${rate('weak', 'What it costs later in weak markets', weak)}, in strong ones, where more has to come out each year, ${rate('strong', 'What it costs later in strong markets', strong)}.`
}

/** The bracket by phase of life. */
export function phasesCard(work: RothWork): Visualization {
  const { sheet, now, age, decision, later } = work
  const bracket = sheet.computed(
    'bracket.now',
    'Federal tax bracket now',
    'rate',
    'the rate of the bracket that taxable income falls in, before these contributions',
    [work.income, ...deductedInterest(work, now.least.tax)],
    now.bracket,
  )
  const inputs = [later.benefits, later.pension, later.otherBalance]
  const phases = phasesOf(work)
  const costOf = ({ of, year }: Phase) => (year.decided > 0 ? atTenths(of.added / year.decided) : 0)
  const highest = Math.max(0, ...phases.map(costOf))
  const isAbove = phases.some((one) => costOf(one) > one.of.bracket)
  const milestones = phases.map(({ id, label, from, year, of }) => {
    const at = sheet.computed(
      `phase.${id}.age`,
      'Age at the start of this phase',
      'age',
      'from the plan and the law',
      [age],
      from,
    )
    const income = sheet.computed(
      `phase.${id}.income`,
      'Adjusted gross income in this phase',
      'usd-per-year',
      'withdrawals of the year, the taxed part of Social Security and pension, if all of these dollars are Traditional, in today’s dollars',
      inputs,
      of.income,
      2,
    )
    const then = sheet.computed(
      `phase.${id}.bracket`,
      'Federal bracket in this phase',
      'rate',
      'the bracket of the last dollar of that income',
      [income],
      of.bracket,
    )
    const cost = sheet.computed(
      `phase.${id}.rate`,
      'What a dollar of these savings costs in this phase',
      'rate',
      'tax with them − tax without them, state and Medicare surcharges included, ÷ the withdrawal',
      [income],
      year.decided > 0 ? atTenths(of.added / year.decided) : 0,
    )
    return {
      period: say`Age ${at}`,
      label,
      detail:
        year.decided > 0
          ? say`Bracket ${then} on about ${income}. A dollar of these savings costs ${cost}${words(isPenaltyIn(work, year) ? ', the penalty on early withdrawals included' : '')}${surchargeInWords(work, { id, label, from, year, of })}.`
          : say`Bracket ${then} on about ${income}.`,
    }
  })
  return {
    id: 'phases',
    type: 'timeline',
    title: words('Your bracket through life'),
    subtitle: join([
      words('In today’s dollars and under today’s law, as if all of it were Traditional.'),
      highest > 0
        ? say`Each phase is shown for middling markets. Over all years, weak and strong markets together, a dollar costs ${!work.contributes && work.conversion ? work.conversion.rateLater : decision.later}.`
        : nothing,
      highest > 0 ? inOtherMarkets(work) : nothing,
      isAbove
        ? words(
            `It can cost more than the bracket, because ${countedPart(work) === undefined ? 'it also' : 'a penalty is due on what comes out early, because it also'} makes more of Social Security taxable, and because state tax and Medicare surcharges come on top.`,
          )
        : nothing,
    ]),
    milestones: [
      // Without pay the first phase has begun.
      ...(!work.contributes && phases[0]?.from === Math.floor(age.value)
        ? []
        : [
            {
              period: say`Now, age ${age}`,
              label: words(phaseNow(work)),
              detail: work.contributes
                ? say`Bracket ${bracket}. A Traditional dollar saves ${decision.now}${work.lateChange === undefined ? nothing : say` ${whenSaved(work, 'now')}`}.`
                : say`Bracket ${bracket}.`,
            },
          ]),
      ...childrenPhase(work),
      ...payAheadPhase(work),
      ...milestones,
    ],
  }
}

/** The years of work once children have grown, or a couple's brackets have ended. */
const childrenPhase = ({ children: { change } }: RothWork) =>
  change === undefined
    ? []
    : [
        {
          period: say`From ${change.from}`,
          label: words(
            change.birthday === undefined
              ? 'Working, without a couple’s brackets'
              : 'Working, with fewer children on your tax return or older ones',
          ),
          detail: say`A Traditional dollar saves ${change.saves}.`,
        },
      ]

/** The years of work at another pay. */
const payAheadPhase = ({ ahead, endOfPay }: RothWork) =>
  ahead === undefined
    ? []
    : [
        {
          period: say`${words(endOfPay === undefined ? 'From' : 'In')} ${ahead.from}`,
          label: words(
            endOfPay === undefined ? 'Working, at the pay that you expect' : 'Working until your last day',
          ),
          detail: say`On ${ahead.pay} a Traditional dollar saves ${ahead.saves}.`,
        },
      ]

/** The cards of a Roth or Traditional plan: both rates, the bracket of each phase of life, the dates. */
import type { Figure } from '../../figure.ts'
import type { RetirementReturn, RetirementYear } from '../../markets/retirement-tax.ts'
import type { Visualization } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { medicareOf } from '../../tax/medicare-law.ts'
import { sourceOf } from '../tax-picture.ts'
import type { Comparison } from './alternatives.ts'
import { keptUntil } from './pay-ahead-words.ts'
import type { RothWork } from './work.ts'

const stepsOfRate = 1_000
const atTenths = (rate: number) => Math.round(rate * stepsOfRate) / stepsOfRate

export function metricsCard(work: RothWork, { plan, value, pessimistic }: Comparison): Visualization {
  const { sheet, decision, now, income, retirementAge, contribution } = work
  const metric = (label: Text, of: Figure) => ({ label, value: say`${of}` })
  const part = (id: string, label: string, rate: number) =>
    sheet.computed(
      id,
      label,
      'rate',
      'this part of what a Traditional dollar saves',
      [income, contribution],
      atTenths(rate),
    )
  const marginal = (id: string, label: string, rate: number) =>
    sheet.computed(
      id,
      label,
      'rate',
      'the whole law run again with a little more, or less, pay: federal and state income tax, and loan payments and Marketplace premiums that follow income',
      [income],
      atTenths(rate),
    )
  const parts =
    now.stateRate !== 0 || now.loanRate !== 0 || now.healthRate !== 0
      ? [
          metric(
            words('Of it federal tax'),
            part('rate.federal', 'Federal part of what a dollar saves', now.federalRate),
          ),
          ...(now.stateRate === 0
            ? []
            : [
                metric(
                  words('Of it state tax'),
                  part('rate.state', 'State part of what a dollar saves', now.stateRate),
                ),
              ]),
          ...(now.loanRate === 0
            ? []
            : [
                metric(
                  words('Of it lower loan payments'),
                  part('rate.loans', 'Loan part of what a dollar saves', now.loanRate),
                ),
              ]),
          ...(now.healthRate === 0
            ? []
            : [
                metric(
                  words('Of it a larger health credit'),
                  part('rate.health', 'Health credit part of what a dollar saves', now.healthRate),
                ),
              ]),
        ]
      : []
  return {
    id: 'rates',
    type: 'metrics',
    title: words('A Traditional dollar, now and later'),
    subtitle: words('Roth is the other way round: taxed now, not later.'),
    metrics: [
      ...(work.conversion === undefined
        ? []
        : [
            metric(words('Tax on the conversion this year'), work.conversion.tax),
            ...(work.conversion.credit === undefined
              ? []
              : [metric(words('Marketplace credit that it takes'), work.conversion.credit)]),
            metric(words('A converted dollar costs now'), work.conversion.rateNow),
            metric(words('Left where it is, later'), work.conversion.rateLater),
          ]),
      ...(work.contributes ? [metric(words('Saves now'), decision.now), ...parts] : []),
      ...(work.contributes ? [metric(words('Costs later'), decision.later)] : []),
      ...(work.contributes && now.choice > 0
        ? [metric(words('Alike at a later rate of'), decision.breakEven)]
        : []),
      ...(work.contributes
        ? [
            metric(
              words('Tax on a little more income'),
              marginal('rate.next', 'Rate on a little more pay', now.nextRate),
            ),
          ]
        : []),
      ...(now.before.wages === undefined || now.before.wages === 0
        ? []
        : [
            metric(
              words('Tax on the last of your income'),
              marginal('rate.last', 'Rate on the last of your pay', now.lastRate),
            ),
          ]),
      ...(plan === undefined
        ? []
        : [
            metric(
              say`Worth after tax at ${retirementAge}, kept up until ${work.ahead === undefined ? words('then') : keptUntil(work)}`,
              plan.middle,
            ),
            ...(value === undefined ? [] : [metric(say`Against ${value.against}`, value.middle)]),
            ...(pessimistic === undefined
              ? []
              : [metric(words('Worth with the lowest forecasts'), pessimistic)]),
          ]),
    ],
  }
}

interface Phase {
  readonly id: string
  readonly label: Text
  readonly year: RetirementYear
  readonly of: RetirementReturn
}

function phasesOf(work: RothWork): Phase[] {
  const { later, now, conversion, contributes } = work
  const { years } =
    contributes || conversion === undefined
      ? later.taxWith(Math.max(1, now.choice))
      : later.taxOf({
          otherBalance: Math.max(0, later.pretaxToday - conversion.amount.value),
          decidedBalance: conversion.amount.value,
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
    year === undefined ? [] : [{ id, label, year, of: year.household }]
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
    ...(alone?.survivor === undefined
      ? []
      : [
          {
            id: 'alone',
            label: words('One of you alone, filing as single'),
            year: alone,
            of: alone.survivor,
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

/** The bracket by phase of life. */
export function phasesCard(work: RothWork): Visualization {
  const { sheet, now, age, decision, later } = work
  const bracket = sheet.computed(
    'bracket',
    'Federal tax bracket now',
    'rate',
    'the rate of the bracket that taxable income falls in, before these contributions',
    [work.income],
    now.bracket,
  )
  const inputs = [later.benefits, later.pension, later.otherBalance]
  const phases = phasesOf(work)
  const costOf = ({ of, year }: Phase) => (year.decided > 0 ? atTenths(of.added / year.decided) : 0)
  const highest = Math.max(0, ...phases.map(costOf))
  const isAbove = phases.some((one) => costOf(one) > one.of.bracket)
  const milestones = phases.map(({ id, label, year, of }) => {
    const at = sheet.computed(
      `phase.${id}.age`,
      'Age at the start of this phase',
      'age',
      'from the plan and the law',
      [age],
      year.age,
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
          ? say`Bracket ${then} on about ${income}. A dollar of these savings costs ${cost}${surchargeInWords(work, { id, label, year, of })}.`
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
      isAbove
        ? words(
            'It can cost more than the bracket, because it also makes more of Social Security taxable, and because state tax and Medicare surcharges come on top.',
          )
        : nothing,
    ]),
    milestones: [
      // Without pay the first phase has begun.
      ...(!work.contributes && phases[0]?.year.age === Math.floor(age.value)
        ? []
        : [
            {
              period: say`Now, age ${age}`,
              label: words(phaseNow(work)),
              detail: work.contributes
                ? say`Bracket ${bracket}. A Traditional dollar saves ${decision.now}.`
                : say`Bracket ${bracket}.`,
            },
          ]),
      ...payAheadPhase(work),
      ...milestones,
    ],
  }
}

/** The years of work at another pay. */
const payAheadPhase = ({ ahead }: RothWork) =>
  ahead === undefined
    ? []
    : [
        {
          period: say`From ${ahead.from}`,
          label: words('Working, at the pay that you expect'),
          detail: say`On ${ahead.pay} a Traditional dollar saves ${ahead.saves}.`,
        },
      ]

/** What a sum has to cover, in the order of operations, for this household. */
import type { Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { say, words } from '../say.ts'
import { deferralRoom } from '../tax/deferral-room.ts'
import { hsaRoom } from '../tax/hsa-room.ts'
import { iraRoom } from '../tax/ira-room.ts'
import { isKnown, type Law } from '../tax/tax-year.ts'
import type { LumpSumBasis } from './lump-sum-basis.ts'
import { missedMatch, type Need } from './order-of-operations.ts'

const sourceOf = (figure: Law<unknown>): string => (isKnown(figure) ? figure.source : figure.unknown)

export function lumpSumNeeds(basis: LumpSumBasis): Need[] {
  return [
    ...owed(basis),
    ...cushionAround(basis, [...match(basis), ...costlyDebts(basis)]),
    ...accounts(basis),
    ...middleDebts(basis),
    rest(basis),
  ]
}

function owed({ reader }: LumpSumBasis): Need[] {
  const needs: Need[] = []
  if (reader.told('pastDueBills') !== undefined)
    needs.push({
      step: 'owed',
      id: 'past-due',
      label: words('Bills past due'),
      act: (amount) => say`pay ${amount} of bills past due`,
      description: words('Late fees and shut-offs cost more than anything you could earn.'),
      wanted: reader.number('pastDueBills'),
    })
  if (reader.told('taxOwedOnMoney') !== undefined)
    needs.push({
      step: 'owed',
      id: 'tax',
      label: words('Set aside for tax'),
      act: (amount) => say`set ${amount} aside for tax`,
      description: words(
        'Tax that this money itself causes, kept in Treasury bills or insured savings until it is due.',
      ),
      wanted: reader.number('taxOwedOnMoney'),
    })
  return needs
}

/** The starter comes before what is costly, the rest after; with nothing between them they are one fund. */
function cushionAround(basis: LumpSumBasis, between: Need[]): Need[] {
  return between.length === 0 ? wholeCushion(basis) : [...starter(basis), ...between, ...restOfCushion(basis)]
}

function starter({ sheet, cushion }: LumpSumBasis): Need[] {
  const wanted = sheet.computed(
    'need.starter',
    'Missing from the starter cushion',
    'usd',
    'starter cushion − cash you have, never below nothing',
    [cushion.starter, cushion.cash],
    Math.max(0, cushion.starter.value - cushion.cash.value),
  )
  return [
    {
      step: 'starter',
      id: 'starter',
      label: words('Starter cushion'),
      act: (amount) => say`keep ${amount} as a starter cushion`,
      description: words('Insured savings that you can reach the same day.'),
      wanted,
    },
  ]
}

/** A raise of the deferral lowers the pay check by what is left after tax; this money replaces it for a year. */
function payCheckGap({ sheet, bracket }: LumpSumBasis, id: string, contribution: Figure): Figure {
  return sheet.computed(
    `need.${id}`,
    'What your pay checks shrink by in a year',
    'usd',
    'the contribution × (one − your tax bracket)',
    [contribution, bracket],
    Math.round(contribution.value * (1 - bracket.value)),
  )
}

function match(basis: LumpSumBasis): Need[] {
  const missed = missedMatch(basis.sheet, basis.reader)
  if (missed === undefined) return []
  return [
    {
      step: 'match',
      id: 'match',
      label: words('Live on this while you take the whole match'),
      act: (amount) => say`keep ${amount} to live on while you take the whole match`,
      description: say`Raise your 401(k) by ${missed.contribution}; your employer adds ${missed.match}. This cash makes up for the smaller pay check.`,
      wanted: payCheckGap(basis, 'match', missed.contribution),
    },
  ]
}

function costlyDebts({ costlyDebts: debts }: LumpSumBasis): Need[] {
  return debts.map((debt) => ({
    step: 'costly-debt',
    id: debt.balance.id,
    label: say`Pay off the ${debt.label}`,
    act: (amount) => say`pay ${amount} on the ${debt.label}`,
    description: say`It costs ${debt.rate} a year; paying it earns that, without risk.`,
    wanted: debt.balance,
  }))
}

function restOfCushion({ sheet, cushion }: LumpSumBasis): Need[] {
  const { target, cash, starter: first, months } = cushion
  const wanted = sheet.computed(
    'need.cushion',
    'Missing from the full emergency fund',
    'usd',
    'target − the larger of cash you have and the starter cushion, never below nothing',
    [target, cash, first],
    Math.max(0, target.value - Math.max(cash.value, first.value)),
  )
  return [
    {
      step: 'cushion',
      id: 'cushion',
      label: words('Emergency fund'),
      act: (amount) => say`add ${amount} to your emergency fund`,
      description: say`Brings your cash to ${months} of what a month costs, in insured savings and Treasury bills.`,
      wanted,
    },
  ]
}

function wholeCushion({ sheet, cushion }: LumpSumBasis): Need[] {
  const { target, cash, starter: first, months } = cushion
  const wanted = sheet.computed(
    'need.cushion',
    'Missing from the emergency fund',
    'usd',
    'the larger of the target and the starter cushion − cash you have, never below nothing',
    [target, first, cash],
    Math.max(0, Math.max(target.value, first.value) - cash.value),
  )
  return [
    {
      step: 'cushion',
      id: 'cushion',
      label: words('Emergency fund'),
      description: say`Brings your cash to ${months} of what a month costs, in insured savings and Treasury bills.`,
      act: (amount) => say`keep ${amount} as an emergency fund`,
      wanted,
    },
  ]
}

/** Accounts that are for the long run: an HSA, IRAs, more 401(k). Money for a nearer goal stays out of them. */
function accounts(basis: LumpSumBasis): Need[] {
  if (basis.reach !== 'long') return []
  return [...healthSavings(basis), ...iras(basis), ...deferral(basis)]
}

function healthSavings({ sheet, reader, context }: LumpSumBasis): Need[] {
  if (reader.told('hsaEligible') !== true || reader.value('onMedicare')) return []
  const age = reader.number('age')
  const coverage = reader.value('hsaFamilyCoverage') ? 'family' : 'self_only'
  const room = sheet.law('hsa.room', 'HSA limit for the year', 'usd', {
    value: hsaRoom({ limits: context.limits, coverage, age: age.value }),
    source: sourceOf(context.limits.hsa),
    note: 'For a full year of eligibility, with the catch-up from the age it starts at. What your employer puts in counts too.',
  })
  return [
    {
      step: 'hsa',
      id: 'hsa',
      label: words('Health savings account (HSA)'),
      act: (amount) => say`put ${amount} into an HSA`,
      description: words(
        'Deductible now, untaxed while it grows, untaxed for medical costs. Invest what you do not spend.',
      ),
      wanted: room,
    },
  ]
}

function iras({ sheet, reader, context }: LumpSumBasis): Need[] {
  const status = reader.value('filingStatus')
  const income = reader.number('income')
  const spouse = status === 'married_joint' ? reader.number('spouseIncome') : undefined
  const pay = income.value + (spouse?.value ?? 0)
  const done = reader.number('iraContributedThisYear')
  const age = reader.number('age')
  const own = iraRoom({
    limits: context.limits,
    status,
    age: age.value,
    magi: pay,
    compensation: income.value,
    spouseCompensation: spouse?.value ?? 0,
    contributedRoth: done.value,
  })
  const law = (id: string, label: string, value: number) =>
    sheet.law(id, label, 'usd', {
      value,
      source: sourceOf(context.limits.ira),
      note: 'The yearly limit, with the catch-up from the age it starts at, less what the income limits take and what you put in already. Income is taken to be your pay.',
    })
  const describe = words(
    'Grows untaxed and comes out untaxed in retirement. What you put in can come out at any time.',
  )
  const needs: Need[] = []
  if (own.rothRoom > 0)
    needs.push({
      step: 'ira',
      id: 'ira.own',
      label: words('Your Roth IRA'),
      act: (amount) => say`put ${amount} into your Roth IRA`,
      description: describe,
      wanted: law('ira.room', 'What you may still put into a Roth IRA for the year', own.rothRoom),
    })
  if (spouse !== undefined) {
    const spouseAge = reader.number('spouseAge')
    const theirs = iraRoom({
      limits: context.limits,
      status,
      age: spouseAge.value,
      magi: pay,
      compensation: spouse.value,
      spouseCompensation: income.value,
      spouseContributions: own.limit,
    })
    if (theirs.rothRoom > 0)
      needs.push({
        step: 'ira',
        id: 'ira.spouse',
        label: words('Your spouse’s Roth IRA'),
        act: (amount) => say`put ${amount} into your spouse’s Roth IRA`,
        description: describe,
        wanted: law(
          'ira.room.spouse',
          'What your spouse may put into a Roth IRA for the year',
          theirs.rothRoom,
        ),
      })
  }
  return needs
}

function deferral(basis: LumpSumBasis): Need[] {
  const { sheet, reader, context } = basis
  if (!reader.value('hasWorkplacePlan')) return []
  const income = reader.number('income')
  const contributes = reader.number('contributionRate')
  const age = reader.number('age')
  const deferred = Math.round(income.value * contributes.value)
  const { room } = deferralRoom({
    limits: context.limits,
    age: age.value,
    compensation: income.value,
    deferred,
  })
  if (room <= 0) return []
  const figure = sheet.computed(
    'deferral.room',
    'Room left in your 401(k) over a year',
    'usd-per-year',
    'the yearly limit for your age − what you contribute now',
    [
      income,
      contributes,
      sheet.law('deferral.limit', 'Limit on your own 401(k) contributions', 'usd', {
        value: room + deferred,
        source: sourceOf(context.limits.employerPlan),
        note: 'With the catch-up from the age it starts at.',
      }),
    ],
    room,
  )
  return [
    {
      step: 'deferral',
      id: 'deferral',
      label: words('Live on this while your 401(k) takes more'),
      act: (amount) => say`keep ${amount} to live on while your 401(k) takes more of your pay`,
      description: say`Raise your deferral by up to ${figure} over the coming year; this cash replaces the smaller pay check.`,
      wanted: payCheckGap(basis, 'deferral', figure),
    },
  ]
}

/** Between the low and the high rate both ways are shown; the plan pays what costs at least what the mix may earn. */
function middleDebts({ sheet, reader, context, debts, glide, costlyDebts: costly }: LumpSumBasis): Need[] {
  const mix = glide[0]
  if (mix === undefined) return []
  const { usStocks, nonUsStocks, usShareOfStocks, bonds, cash } = context.market
  const us = usShareOfStocks.value
  const expected =
    mix.stocks * (us * usStocks.value + (1 - us) * nonUsStocks.value) +
    mix.bonds * bonds.value +
    mix.cash * cash.value
  const low = reader.rule('low-rate', 'What counts as a low rate', 'rate', rules.lowRate)
  return debts
    .filter((debt) => !costly.includes(debt) && debt.rate.value > Math.max(low.value, expected))
    .map((debt) => ({
      step: 'middle-debt',
      id: debt.balance.id,
      label: say`Pay off the ${debt.label}`,
      act: (amount) => say`pay ${amount} on the ${debt.label}`,
      description: say`At ${debt.rate} it costs more than your mix of investments is expected to earn: ${sheet.computed('expected', 'Expected return of your mix', 'rate', 'the expected returns of its parts, by their shares', [sheet.market('market.stocks', 'US stocks a year', 'rate', usStocks), sheet.market('market.other-stocks', 'Other stocks a year', 'rate', nonUsStocks), sheet.market('market.bonds', 'Bonds a year', 'rate', bonds)], expected)}.`,
      wanted: debt.balance,
    }))
}

function rest({ reach, horizon }: LumpSumBasis): Need {
  const labels = {
    short: {
      label: words('Treasury bills and insured savings'),
      act: (amount: Figure) => say`keep ${amount} in Treasury bills and insured savings`,
      description: say`You need it in ${horizon}: too soon for stocks. Pick bills or certificates that end before that day.`,
    },
    middle: {
      label: words('A blend of stocks, bonds and cash'),
      act: (amount: Figure) => say`invest ${amount} in a careful blend`,
      description: say`For ${horizon}: some growth, moved step by step to safety as the day comes nearer.`,
    },
    long: {
      label: words('Invested in broad index funds'),
      act: (amount: Figure) => say`invest ${amount} in broad index funds`,
      description: say`A taxable account in low-cost funds of the whole world’s stocks and of bonds, left alone for ${horizon}.`,
    },
  }
  return { step: 'rest', id: 'rest', ...labels[reach], wanted: undefined }
}

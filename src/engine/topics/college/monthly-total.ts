/** The dollars of a month: what was told, else what the target takes beside gifts, and no more than pay bears. */
import { type Figure, sumOf } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars } from '../../units.ts'
import { type CollegeBasis, othersGifts } from './basis.ts'
import { isChildPaidBeside } from './birth.ts'
import type { FirstThings } from './order.ts'

/** What nobody told is proposed in round sums. */
const roundTo = 10

export interface MonthlyTotal {
  /** What is put aside without the payments that end today. */
  readonly putAside: Figure
  /** With them: no more than the target takes, unless something else comes first. */
  readonly total: Figure
}

interface Sum {
  readonly value: Dollars
  readonly how: string
  readonly inputs: readonly Figure[]
}

export function monthlyTotal(basis: CollegeBasis, needMonthly: Figure, first: FirstThings): MonthlyTotal {
  const { sheet } = basis
  const { value, how, inputs } = putAsideOf(basis, needMonthly, first)
  const freed = first.goneToday.map(({ minimum }) => minimum)
  const all = value + Math.round(sumOf(freed))
  const withFreed = first.gates.length > 0 ? all : Math.max(value, Math.min(all, needMonthly.value))
  const figure = (id: string) =>
    sheet.computed(id, 'Put aside each month', 'usd-per-month', how, inputs, value)
  if (withFreed === value) {
    const total = figure('total')
    return { putAside: total, total }
  }
  const putAside = figure('put-aside')
  return {
    putAside,
    total: sheet.computed(
      'total',
      'Put aside each month, with the payments that end today',
      'usd-per-month',
      'what is put aside + the payments of the debts that cash pays off today, or what reaches the target when that is less and nothing comes first',
      [putAside, ...freed, needMonthly],
      withFreed,
    ),
  }
}

function putAsideOf(basis: CollegeBasis, needMonthly: Figure, first: FirstThings): Sum {
  const { reader, taxes, budget, current } = basis
  if (first.short !== undefined) {
    const given = othersGifts(basis)
    return {
      value: given?.value ?? 0,
      how: 'what others give; nothing of your own while the month leaves nothing',
      inputs:
        given === undefined ? (first.short.missing === undefined ? [] : [first.short.missing]) : [given],
    }
  }
  if (budget !== undefined && budget.value >= 1) {
    const isCapped =
      first.gates.length === 0 && budget.value > needMonthly.value && isChildPaidBeside(basis, needMonthly)
    return {
      value: isCapped ? needMonthly.value : Math.round(budget.value),
      how: 'what you can put aside, or what reaches the target when that is less',
      inputs: [budget, needMonthly],
    }
  }
  const gifts = othersGifts(basis)
  if (gifts === undefined ? current.value >= 1 : isOwnTold(basis, gifts))
    return {
      value: Math.round(current.value),
      how: 'what you put aside for college today',
      inputs: [current],
    }
  const given = gifts?.value ?? 0
  const ofGifts = gifts === undefined ? [] : [gifts]
  const bearable =
    Math.round((taxes.later.agi.value * rules.collegeShareOfPay.value) / monthsPerYear / roundTo) * roundTo
  if (bearable < roundTo || needMonthly.value - given <= bearable)
    return {
      value: Math.max(given, needMonthly.value),
      how:
        gifts === undefined
          ? 'what reaches the target'
          : 'what reaches the target, or the gifts when they are more',
      inputs: [needMonthly, ...ofGifts],
    }
  const share = reader.rule(
    'pay-share',
    'Most of pay that goes to college savings',
    'share',
    rules.collegeShareOfPay,
  )
  return {
    value: given + bearable,
    how: `what reaches the target, and no more than ${gifts === undefined ? '' : 'the gifts and '}this share of a year’s pay by the month`,
    inputs: [needMonthly, taxes.later.agi, share, ...ofGifts],
  }
}

const isOwnTold = ({ reader, current }: CollegeBasis, gifts: Figure): boolean =>
  reader.told('collegeMonthly') !== undefined || current.value - gifts.value >= 1

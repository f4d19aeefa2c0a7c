/** The dollars of a month: what was told, else what the target takes beside gifts, and no more than pay bears. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { type CollegeBasis, othersGifts } from './basis.ts'
import type { FirstThings } from './order.ts'

/** What nobody told is proposed in round sums. */
const roundTo = 10

export function monthlyTotal(basis: CollegeBasis, needMonthly: Figure, first: FirstThings): Figure {
  const { sheet, reader, taxes, budget, current } = basis
  if (budget !== undefined && budget.value >= 1) {
    const isCapped = first.gates.length === 0 && budget.value > needMonthly.value
    return sheet.computed(
      'total',
      'Put aside each month',
      'usd-per-month',
      'what you can put aside, or what reaches the target when that is less',
      [budget, needMonthly],
      isCapped ? needMonthly.value : Math.round(budget.value),
    )
  }
  const gifts = othersGifts(basis)
  if (gifts === undefined ? current.value >= 1 : isOwnTold(basis, gifts))
    return sheet.computed(
      'total',
      'Put aside each month',
      'usd-per-month',
      'what you put aside for college today',
      [current],
      Math.round(current.value),
    )
  const given = gifts?.value ?? 0
  const ofGifts = gifts === undefined ? [] : [gifts]
  const bearable =
    Math.round((taxes.later.agi.value * rules.collegeShareOfPay.value) / monthsPerYear / roundTo) * roundTo
  if (bearable < roundTo || needMonthly.value - given <= bearable)
    return sheet.computed(
      'total',
      'Put aside each month',
      'usd-per-month',
      gifts === undefined
        ? 'what reaches the target'
        : 'what reaches the target, or the gifts when they are more',
      [needMonthly, ...ofGifts],
      Math.max(given, needMonthly.value),
    )
  const share = reader.rule(
    'pay-share',
    'Most of pay that goes to college savings',
    'share',
    rules.collegeShareOfPay,
  )
  return sheet.computed(
    'total',
    'Put aside each month',
    'usd-per-month',
    `what reaches the target, and no more than ${gifts === undefined ? '' : 'the gifts and '}this share of a year’s pay by the month`,
    [needMonthly, taxes.later.agi, share, ...ofGifts],
    given + bearable,
  )
}

const isOwnTold = ({ reader, current }: CollegeBasis, gifts: Figure): boolean =>
  reader.told('collegeMonthly') !== undefined || current.value - gifts.value >= 1

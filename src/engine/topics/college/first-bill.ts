/** A first bill within a year comes before a level sum has saved its part: what is still open then. */
import type { Figure } from '../../figure.ts'
import { growthOver } from '../../math/changing-rates.ts'
import type { Check } from '../../plan.ts'
import { say } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { nothingGoesIn, worthOfMonths } from './contribution.ts'
import type { ChildNeed } from './need.ts'
import { type CollegeWork, isAllOfIt } from './work.ts'

/** Less than this is what rounding leaves open. */
const leastOpen: Dollars = 100

/** Of the first bill of one child, in the dollars of that day. */
function openOf({ contributions }: CollegeWork, { child, target, rates }: ChildNeed, index: number): Dollars {
  if (child.startMonths >= monthsPerYear) return 0
  const way = contributions[index] ?? nothingGoesIn
  const there =
    (way.start + worthOfMonths(way, rates, child.startMonths)) *
    growthOver(rates, child.startMonths / monthsPerYear)
  return Math.max(0, (target[child.startsIn] ?? 0) - there)
}

/** Undefined where every first bill finds its part saved. */
export function openAtFirstBill(work: CollegeWork): Figure | undefined {
  const open = work.needs.reduce((sum, need, index) => sum + openOf(work, need, index), 0)
  return open < leastOpen
    ? undefined
    : work.sheet.computed(
        'first-bill.open',
        'Of the first bill, not saved yet when it comes',
        'usd',
        'the part to save of the first bill − what is saved and goes in until then, at the prices of that time',
        work.needs.map(({ firstBill }) => firstBill),
        open,
        3,
      )
}

/** Where the whole target is reached, but by the last bill only. */
export function firstBillCheck(work: CollegeWork): Check[] {
  if (work.mode !== 'monthly' || !isAllOfIt(work)) return []
  const open = openAtFirstBill(work)
  return open === undefined
    ? []
    : [
        check(
          'first-bill',
          'warn',
          'The first bill comes before its part is saved',
          say`About ${open} of your part of it is not there yet. Pay that from cash or from pay, or ask the college for a plan of monthly payments. What goes in until the last bill makes up for it.`,
        ),
      ]
}

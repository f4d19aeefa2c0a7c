/** Where the money does not reach the whole of a nearer purpose: what of it is missing, and what a month would have to bring. */
import type { Check } from '../../plan.ts'
import { nothing, say, words } from '../../say.ts'
import { check } from '../check.ts'
import { freedBy } from '../cushion-dates.ts'
import { isPaidOff } from './middle-debts.ts'
import type { LumpSumWork } from './work.ts'

export function nearPartCheck(work: LumpSumWork): Check[] {
  const { near, placements, sheet, isProtected, unsettled, costlyDebts, way } = work
  if (near === undefined || isProtected) return []
  const kept = placements.find(({ id }) => id === 'near-goal')?.amount
  const left = Math.round(near.sum.value - (kept?.value ?? 0))
  if (left <= 0) return []
  const missing = sheet.computed(
    'near-goal.missing',
    'Missing for the nearer purpose',
    'usd',
    'what it takes − what of this money is kept for it',
    [near.sum, ...(kept === undefined ? [] : [kept])],
    left,
  )
  const monthly = sheet.computed(
    'near-goal.monthly',
    'What a month would have to bring for it',
    'usd-per-month',
    'what is missing ÷ the months until it is needed',
    [missing, near.day],
    Math.ceil(left / near.months),
  )
  const paid = costlyDebts.filter((debt) => isPaidOff(way, debt) && debt.minimum.value > 0)
  const freed = sheet.computed(
    'near-goal.freed',
    'Payments that end with the debts that this plan pays off',
    'usd-per-month',
    'their payments added up',
    paid.map(({ minimum }) => minimum),
    Math.round(freedBy(paid)),
  )
  const ofDebts = paid.length === 0 ? nothing : say`; the payments that end with the debts free ${freed}`
  const how =
    unsettled === undefined
      ? say`By ${near.day} that takes ${monthly}${ofDebts}. Decide what it comes before, let it wait, or make it smaller.`
      : say`That waits ${words(unsettled.until)}.`
  return [
    check(
      'near-goal',
      'warn',
      kept === undefined
        ? say`Nothing is left for ${words(near.purpose)}`
        : say`A part is missing for ${words(near.purpose)}`,
      kept === undefined
        ? say`What comes before it takes all of the money, so the ${missing} that you named for ${words(near.purpose)} is not in this plan. ${how}`
        : say`${kept} of the ${near.sum} for ${words(near.purpose)} is kept, and ${missing} is missing. ${how}`,
    ),
  ]
}

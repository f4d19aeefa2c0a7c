/** Whether the plan at work is full and only the way around the limit of a Roth IRA is left, of which nobody said a word. */
import { namesDollars } from './contribution.ts'
import { roomsOfThisYear } from './ira-rooms.ts'
import { limitReached } from './limit-reached.ts'
import { iraLimitAt } from './pro-rata.ts'
import type { RothWork } from './work.ts'

/** Whether something else comes before dollars beyond the plan at work. */
const isSomethingFirst = ({ isHeld, first, waits, late, costliest, lateChange }: RothWork): boolean =>
  isHeld || [first, waits, late, costliest, lateChange].some((before) => before !== undefined)

/** Whoever said whether they use it, or named the dollars to decide on, is answered by the plan itself. */
export function isBackdoorLeft(work: RothWork): boolean {
  const { reader, contributes, hasPlan, places, now } = work
  if (!contributes || !hasPlan || limitReached(work) !== 'full' || isSomethingFirst(work)) return false
  if (reader.told('backdoorRoth') !== undefined || namesDollars(reader)) return false
  const surplus = reader.told('monthlySurplus') === undefined ? undefined : reader.number('monthlySurplus')
  if (surplus !== undefined && surplus.value <= 0) return false
  const { iraRoth, iraConversion, iraTraditional } = places
  if (iraRoth + iraConversion + iraTraditional > 0) return false
  const { own } = roomsOfThisYear(work, now.before, places)
  return own.rothRoom === 0 && own.room >= iraLimitAt(work)
}

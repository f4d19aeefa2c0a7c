/** When the emergency fund is full at another sum each month, beside the day of the plan. */
import type { Figure } from '../../figure.ts'
import { nothing, say, type Text } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { monthDate } from '../month-date.ts'
import { type DollarWork, filledBy } from './work.ts'

/**
 * 'the emergency fund is full in Apr 2028 instead of Jul 2028', as a part of a sentence; nothing where that day does not move
 * or is not in sight. `more`: what a month has beyond the sum, or less below nothing.
 */
export function fundAt(work: DollarWork, id: string, more: Dollars, inputs: readonly Figure[]): Text {
  const { needs, course, monthly } = work
  if (!needs.some(({ step }) => step === 'starter' || step === 'cushion')) return nothing
  const monthOf = (months: DollarWork['course']) => filledBy(months, needs, 'owed', 'starter', 'cushion')
  const planned = monthOf(course)
  const then = monthOf(work.tried({ monthly: Math.max(0, monthly.value + more) }))
  if (then === undefined || then === planned || planned === 0) return nothing
  const day = monthDate(work, `${id}.fund`, 'When the emergency fund is full then', then, [
    monthly,
    ...inputs,
  ])
  return planned === undefined
    ? say`the emergency fund is full in ${day}`
    : say`the emergency fund is full in ${day} instead of ${monthDate(work, 'date.fund', 'When the emergency fund is full', planned, [monthly])}`
}

/**
 * What pay and costs leave of a month, for whoever told no sum of it that could go in. What is put aside for college today is
 * a part of it: its question asks for a part of the month, and the costs of a month leave saving out.
 */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Worksheet } from '../../worksheet.ts'
import { leftBesidePayments, thereOf } from '../left-beside-payments.ts'

export interface LeftToSave {
  /** In whole dollars, never below nothing. */
  readonly month: Figure
  /** Nobody told what arrives: it is what the law leaves of pay, about. */
  readonly isByLaw: boolean
}

/**
 * Undefined where a sum of the month that could go in was told, and where none follows from what was told. `current`: what
 * goes in today, which is there even where an estimate finds a little less.
 */
export function leftToSave({
  sheet,
  reader,
  current,
}: {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly current: Figure
}): LeftToSave | undefined {
  const isTold = (['amountMonthly', 'monthlySurplus'] as const).some((key) => reader.told(key) !== undefined)
  // Beside gifts whoever said what they put in themselves, be it nothing, means that.
  const isMeant =
    reader.some('collegeGiftYearly') !== undefined && reader.told('collegeMonthly') !== undefined
  // What is saved each month in all was told as the whole of it.
  const isAllSaved = reader.told('collegeMonthly') === undefined && current.value >= 1
  if (isTold || isMeant || isAllSaved) return undefined
  const left = leftBesidePayments(reader)
  if (left === undefined) return undefined
  const there = Math.max(left.left, thereOf(current.value, left.left, left))
  const isAsToday = there > left.left && there === current.value
  return {
    isByLaw: left.isByLaw,
    month: sheet.computed(
      'month.left',
      left.isByLaw ? 'What pay leaves after its taxes and costs' : 'What comes in less costs',
      'usd-per-month',
      `${left.inWords}${isAsToday ? ', or what goes in today where that is a little more' : ''}, in whole dollars, never below nothing`,
      isAsToday ? [...left.inputs, current] : left.inputs,
      Math.max(0, Math.floor(there)),
    ),
  }
}

/** Whether a month leaves nothing that could go in. */
export const isNothingToSave = (left: LeftToSave | undefined): boolean =>
  left !== undefined && left.month.value < 1

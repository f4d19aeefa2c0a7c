/** What pay and costs leave of a month, for whoever told no sum of it that could go in. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Worksheet } from '../../worksheet.ts'
import { leftBesidePayments } from '../left-beside-payments.ts'

export interface LeftToSave {
  /** In whole dollars, never below nothing. */
  readonly month: Figure
  /** Nobody told what arrives: it is what the law leaves of pay, about. */
  readonly isByLaw: boolean
}

/** Undefined where a sum of the month was told, and where none follows from what was told. `current`: what goes in today. */
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
  if (isTold || isMeant || current.value >= 1) return undefined
  const left = leftBesidePayments(reader)
  if (left === undefined) return undefined
  return {
    isByLaw: left.isByLaw,
    month: sheet.computed(
      'month.left',
      left.isByLaw ? 'What pay leaves after its taxes and costs' : 'What comes in less costs',
      'usd-per-month',
      `${left.inWords}, in whole dollars, never below nothing`,
      left.inputs,
      Math.max(0, Math.floor(left.left)),
    ),
  }
}

/** Whether a month leaves nothing that could go in. */
export const isNothingToSave = (left: LeftToSave | undefined): boolean =>
  left !== undefined && left.month.value < 1

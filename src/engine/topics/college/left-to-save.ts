/** What pay and costs leave of a month, for whoever told no sum of it that could go in. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { nothing, say, type Text } from '../../say.ts'
import type { Worksheet } from '../../worksheet.ts'
import { leftBesidePayments } from '../left-beside-payments.ts'
import type { CollegeWork } from './work.ts'

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

/** Where the sum of a month comes from that nobody told. */
export function leftToSaveInWords({ leftToSave: left, mode, first }: CollegeWork): Text {
  if (left === undefined || mode !== 'monthly' || first.short !== undefined) return nothing
  return left.isByLaw
    ? say`Your pay leaves about ${left.month} after its taxes and what a month costs, and this plan counts on no more: say what is left if it is another sum, as health cover that comes off the pay check is not in it.`
    : say`What you bring home leaves ${left.month} after what a month costs, and this plan counts on no more.`
}

/** What a month has for the rest of the target beside a sum, once nothing comes before it. */
export function leftBesideSumInWords(work: CollegeWork): Text {
  const left = work.isRetired || work.first.gates.length > 0 ? undefined : leftToSave(work)
  if (left === undefined) return nothing
  return left.isByLaw
    ? say` Your pay leaves about ${left.month} after its taxes and what a month costs, health cover that comes off the pay check not counted: what of it goes to college is for you to say.`
    : say` What you bring home leaves ${left.month} after what a month costs: what of it goes to college is for you to say.`
}

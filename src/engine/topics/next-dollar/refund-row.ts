/** The refund of the next return as a row of the table: it comes once, beside the monthly dollars. */
import { say, type Text } from '../../say.ts'
import { nextFilingDay } from '../../tax/deadlines.ts'
import type { Months } from '../../units.ts'
import { monthsToFilingDay } from './filing-months.ts'
import { refundOf } from './first-steps.ts'
import type { MonthlyNeed } from './need.ts'
import type { DollarWork } from './work.ts'

export interface RefundRow {
  /** The month of the plan in which it comes. */
  readonly month: Months
  readonly row: readonly Text[]
}

/** Undefined where no credits are paid out, or the plan ends before. The dates of the other rows do without it. */
export function refundRow(work: DollarWork): RefundRow | undefined {
  const { sheet, stage, context, needs, course } = work
  if (stage !== 'working') return undefined
  const sum = refundOf(work)?.sum
  const month = monthsToFilingDay(context.today)
  const open =
    needs.find((need, at) => takesOnce(need) && (course.filled[at] ?? Infinity) > month) ?? needs.at(-1)
  if (sum === undefined || open === undefined) return undefined
  const day = sheet.date(
    'refund.month',
    'When the refund is there at the latest, filed in time and without errors',
    'the day by which returns are due',
    [],
    nextFilingDay(context.today),
    'month-of-year',
  )
  return {
    month,
    row: [
      say`Once, about ${day}`,
      say`Your refund, down the order from what is not full then: ${open.label}. The dates here are without it`,
      say`About ${sum}`,
    ],
  }
}

/** A match or a raise goes through payroll, and a yearly room has its dollars month by month. */
const takesOnce = ({ stream: { kind } }: MonthlyNeed): boolean => kind !== 'flow'

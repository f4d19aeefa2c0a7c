/** The refund of the next return as a row of the table: it comes once a year, beside the monthly dollars. */
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { nextFilingDay } from '../../tax/deadlines.ts'
import type { Months } from '../../units.ts'
import { monthDate } from '../month-date.ts'
import type { StepDraft } from '../steps.ts'
import { monthsToFilingDay } from './filing-months.ts'
import { credits, refundOf } from './first-steps.ts'
import type { MonthlyNeed } from './need.ts'
import { type DollarWork, filledBy } from './work.ts'

export interface RefundRow {
  /** The month of the plan in which it comes. */
  readonly month: Months
  readonly row: readonly Text[]
}

/**
 * Undefined where no credits are paid out, or the plan ends before. The dates of the other rows do without it: nobody
 * counts on a credit that pay and the age of a child can end.
 */
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

/** What the refund of each spring brings nearer, as a part of a sentence; undefined where it is nothing. */
function soonerByRefund(work: DollarWork): Text | undefined {
  const { needs, course, years, context, stage } = work
  const sum = stage === 'working' ? refundOf(work)?.sum : undefined
  if (sum === undefined || work.isEmpty) return undefined
  const first = monthsToFilingDay(context.today)
  const springs = Array.from({ length: years.value }, (_, year) => ({
    month: first + year * monthsPerYear,
    sum: sum.value,
  }))
  const withIt = work.tried({ once: springs })
  const brought = (step: MonthlyNeed['step'], says: string) => {
    const [then, alone] = [withIt, course].map((one) => filledBy(one, needs, step))
    if (then === undefined || then === 0 || (alone !== undefined && alone <= then)) return []
    const day = (id: string, months: Months) =>
      monthDate(work, `refund.${step}.${id}`, `${says}, by the exact schedule`, months, [sum, work.monthly])
    return [
      say`${words(says)} in ${day('then', then)}${alone === undefined ? nothing : say` instead of ${day('alone', alone)}`}`,
    ]
  }
  const all = [
    ...brought('costly-debt', 'the costly debts are gone'),
    ...brought('cushion', 'the emergency fund is full'),
  ]
  return all.length === 0 ? undefined : say`with it each spring ${listed(all)}`
}

/** Where dollars are placed already, the refund is the largest of them. */
export function refundStep(work: DollarWork): StepDraft | undefined {
  if (refundOf(work) === undefined) return undefined
  const step = credits(work)
  const sooner = soonerByRefund(work)
  return {
    ...step,
    ...(sooner === undefined ? {} : { how: say`${step.how} The dates leave it out: ${sooner}.` }),
    rank: 2,
  }
}

/** A match or a raise goes through payroll, and a yearly room has its dollars month by month. */
const takesOnce = ({ stream: { kind } }: MonthlyNeed): boolean => kind !== 'flow'

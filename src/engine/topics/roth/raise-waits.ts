/** What comes before more goes in for the match: a starter cushion, and, while a pay is gone, cash that would not last well past the search. */
import { addMonths, yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { bringCashTo, cashOf, starterOf, tellsCash } from '../cushion.ts'
import { duringRisk, isJobAtRisk, untilSafe } from '../job-at-risk.ts'
import { cashBesideLate, type LateFirst } from '../late-first.ts'
import { matchWaitsForPay } from '../match-without-pay.ts'
import { isPayGone } from '../out-of-work.ts'
import { whilePayIsGone } from '../pay-that-goes-on.ts'
import type { DraftContext, Drafting } from '../topic.ts'
import type { RothBasis } from './basis.ts'

export type RaiseWaits =
  | { readonly until: 'pay' }
  | {
      readonly until: 'starter'
      readonly starter: Figure
      readonly cash: Figure
      /** The month in which the starter is there; undefined where nobody knows what a month leaves. */
      readonly from: DateFigure | undefined
    }

/** Undefined where nothing more has to go in for the match, or nothing told comes before it. */
export function raiseWaits({
  sheet,
  reader,
  context,
  more,
  late,
}: Drafting & {
  readonly more: Figure | undefined
  readonly late: LateFirst | undefined
}): RaiseWaits | undefined {
  if (more === undefined) return undefined
  if (isPayGone(reader)) return matchWaitsForPay({ reader, context }) ? { until: 'pay' } : undefined
  if (!tellsCash(reader)) return undefined
  const starter = starterOf({ sheet, reader, context })
  const whole = cashOf({ sheet, reader, context })
  const cash = late === undefined ? whole : cashBesideLate(sheet, whole, late)
  if (cash.value >= starter.value) return undefined
  const surplus = reader.some('monthlySurplus')
  const from =
    surplus === undefined
      ? undefined
      : sheet.date(
          'starter.full',
          'When the starter cushion is there',
          'late bills still to pay and what is missing of the starter ÷ what you can put aside each month',
          [starter, cash, surplus],
          addMonths(
            context.today,
            Math.ceil((starter.value - cash.value + (late?.left.value ?? 0)) / surplus.value),
          ),
          'month-of-year',
        )
  return { until: 'starter', starter, cash, from }
}

/** Whether nothing of it goes in before the year is over. */
export const isNextYear = (waits: RaiseWaits | undefined, { today }: DraftContext): boolean =>
  waits !== undefined &&
  (waits.until === 'pay' || waits.from === undefined || yearOf(waits.from.value) > yearOf(today))

export function waitsInWords(waits: RaiseWaits | undefined): Text {
  if (waits === undefined) return nothing
  if (waits.until === 'pay')
    return words('Cash to live on comes before more goes in: raise it once the pay that is gone is back.')
  return say`${bringCashTo(waits.cash, waits.starter)} before more goes in for the match${waits.from === undefined ? nothing : say`: by ${waits.from}, at what you can put aside`}.`
}

/** What holds while a pay is gone, of all that is no match. */
export const heldInWords = (reader: FactReader): Text =>
  words(
    `While ${whilePayIsGone(reader)}, nothing goes in beyond payroll and no loan is paid ahead: what is left stays cash until pay returns.`,
  )

/** The same while a job may end, or will. */
export const atRiskInWords = ({
  reader,
  contribution,
  matched,
}: Pick<RothBasis, 'reader' | 'contribution' | 'matched'>): Text =>
  isJobAtRisk(reader) && contribution.value > matched
    ? words(
        `Cash comes first ${duringRisk(reader)}: what goes in beyond a match can wait ${untilSafe(reader)}.`,
      )
    : nothing

/** Money that is not in the plan yet can still pay a bill; what a match adds is lost with the pay check that earned it. */
export const payrollMayPause = ({
  isHeld,
  contribution,
  matched,
  hasPlan,
}: Pick<RothBasis, 'isHeld' | 'contribution' | 'matched' | 'hasPlan'>): Text =>
  isHeld && hasPlan && contribution.value > matched
    ? words(
        'If the month does not close, what goes in through payroll beyond a match may pause as well: it comes home with the next pay check, and can be raised again later.',
      )
    : nothing

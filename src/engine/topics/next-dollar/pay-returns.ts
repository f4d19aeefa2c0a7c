/** A pay that comes again on a told day: what a month leaves from then on, where that goes first, and the plan of that day. */
import type { DateFigure } from '../../figure.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { birthAhead, birthInWords } from '../birth-ahead.ts'
import { firstOnceBack, fundOnceBack } from '../fund-once-back.ts'
import { isBackByBirth, type PayReturns, returnsInWords, returnsStep } from '../pay-returns.ts'
import type { StepDraft } from '../steps.ts'
import type { DollarWork } from './work.ts'

/** When the fund is full, by what the month leaves then. */
export function fundOfDollars(work: DollarWork): DateFigure | undefined {
  const { returns, today, cushion, debts, costly, course, needs } = work
  if (returns === undefined) return undefined
  const kept = needs.flatMap(({ step }, at) => (step === 'starter' || step === 'cushion' ? [at] : []))
  const saved = course.placed.flatMap((row) => kept.map((at) => row[at] ?? 0))
  return fundOnceBack(work, returns, {
    cushion,
    cash: today.left,
    saved: saved.reduce((sum, part) => sum + part, 0),
    costly,
    others: debts.filter((debt) => !costly.includes(debt)),
  })
}

/** A child that is born once pay is back takes of what the month leaves then. */
function birthAfterReturn(work: DollarWork, returns: PayReturns): Text {
  const birth = isBackByBirth(work.reader, returns) ? birthAhead(work, returns.more) : undefined
  return birth === undefined
    ? nothing
    : birthInWords(work, birth, (left) => say`${left} is left. If it comes sooner, so does this.`)
}

/** Instead of days by the month as it is until then. */
export function payBackInWords(work: DollarWork): Text {
  const { returns } = work
  if (returns === undefined) return nothing
  const full = fundOfDollars(work)
  return join([
    returnsInWords(work, returns),
    birthAfterReturn(work, returns),
    words('Plan again then: the order is another one.'),
    full === undefined ? nothing : say`As things stand, the emergency fund is full in about ${full}.`,
  ])
}

export const payBackStep = (work: DollarWork, returns: PayReturns): StepDraft =>
  returnsStep(
    returns,
    say`Change the transfers with the first pay check, by what it really brings, and plan again with it. As things stand: ${firstOnceBack(work, work.costly)}.`,
  )

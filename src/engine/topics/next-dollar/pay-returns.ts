/** A pay that comes again on a told day: what a month leaves from then on, where that goes first, and the plan of that day. */
import type { DateFigure } from '../../figure.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { birthAhead, birthInWords } from '../birth-ahead.ts'
import { longestSaving } from '../cushion-dates.ts'
import { heldMatch } from '../held-match.ts'
import { monthDate } from '../month-date.ts'
import { isBackByBirth, type PayReturns, returnsInWords, returnsStep } from '../pay-returns.ts'
import type { StepDraft } from '../steps.ts'
import type { DollarWork } from './work.ts'

/** When the fund is full, by what the month leaves then: its target and the cash are those of today. Undefined where no life lasts so long. */
export function fundOnceBack(work: DollarWork): DateFigure | undefined {
  const { returns, today, cushion, costly, course, needs } = work
  if (returns === undefined) return undefined
  const owed = costly.reduce((sum, { balance }) => sum + balance.value, 0)
  const kept = needs.flatMap(({ step }, at) => (step === 'starter' || step === 'cushion' ? [at] : []))
  const saved = course.placed.flatMap((row) => kept.map((at) => row[at] ?? 0))
  const cash = today.left.value - returns.takes + saved.reduce((sum, part) => sum + part, 0)
  const missing = cushion.target.value + owed - cash
  if (missing <= 0) return undefined
  const forMatch = needs.find(({ step }) => step === 'match')?.wanted
  const monthly = returns.more.value - (forMatch?.value ?? 0)
  const months = Math.ceil(missing / monthly)
  if (monthly <= 0 || months > longestSaving) return undefined
  return monthDate(
    work,
    'returns.fund',
    'When the emergency fund is full with the pay that is back, about',
    returns.after + months,
    [
      returns.more,
      cushion.target,
      today.left,
      ...costly.map(({ balance }) => balance),
      ...(forMatch === undefined ? [] : [forMatch]),
    ],
  )
}

/** What comes first then, as a part of a sentence. */
function firstThen(work: DollarWork): Text {
  const { costly, missed } = work
  const isMatchOpen = missed !== undefined || heldMatch(work) !== undefined
  return listed([
    ...(costly.length === 0
      ? []
      : [
          say`pay ${listed(costly.map(({ label }) => say`the ${label}`))} from the cash beyond the starter cushion`,
        ]),
    ...(isMatchOpen ? [words('take the whole match')] : []),
    words('fill the emergency fund'),
  ])
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
  const full = fundOnceBack(work)
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
    say`Change the transfers with the first pay check, by what it really brings, and plan again with it. As things stand: ${firstThen(work)}.`,
  )

/** Another pay before the fund is full: what it brings fills the fund sooner, what it takes later. */
import { say, type Text, words } from '../../say.ts'
import { type PayChange, payChangeInWords, payChangeStep } from '../pay-change.ts'
import type { StepDraft } from '../steps.ts'
import type { FundWork } from './work.ts'

/** Undefined where the fund is full before. */
function changeBefore({ payChange, dates, gap }: FundWork): PayChange | undefined {
  const full = dates.milestones.find(({ id }) => id === 'full')?.months ?? Infinity
  return gap.value > 0 && payChange !== undefined && payChange.after < full ? payChange : undefined
}

export const newPayInWords = (work: FundWork): Text =>
  payChangeInWords(changeBefore(work), countedInWords(work))

function countedInWords({ dates, missing, payChange }: FundWork): Text {
  const isCounted = dates.milestones.some(({ id }) => id === 'full')
  return missing === undefined || payChange?.isRaise !== true
    ? words(isCounted ? ', which that day counts on' : '')
    : payChange.monthly.value <= missing.value
      ? say`, which closes a part of the ${missing} that is missing`
      : say`, which first fills the ${missing} that is missing${words(isCounted ? '; that day counts on the rest' : '')}`
}

export function newPayStep(work: FundWork): StepDraft | undefined {
  const change = changeBefore(work)
  return (
    change &&
    payChangeStep(
      change,
      change.isRaise && work.missing !== undefined
        ? say`It first fills the ${work.missing} that is missing; the rest goes into the fund until that is full.`
        : words(change.isRaise ? 'It goes into the fund until that is full.' : 'The fund is full later.'),
    )
  )
}

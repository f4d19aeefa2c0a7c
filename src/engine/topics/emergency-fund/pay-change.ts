/** Another pay before the fund is full: what it brings fills the fund sooner, what it takes later. */
import { type Text, words } from '../../say.ts'
import { type PayChange, payChangeInWords, payChangeStep } from '../pay-change.ts'
import type { StepDraft } from '../steps.ts'
import type { FundWork } from './work.ts'

/** Undefined where the fund is full before. */
function changeBefore({ payChange, dates, gap }: FundWork): PayChange | undefined {
  const full = dates.milestones.find(({ id }) => id === 'full')?.months ?? Infinity
  return gap.value > 0 && payChange !== undefined && payChange.after < full ? payChange : undefined
}

export const newPayInWords = (work: FundWork): Text =>
  payChangeInWords(
    changeBefore(work),
    words(work.dates.milestones.some(({ id }) => id === 'full') ? ', which that day counts on' : ''),
  )

export function newPayStep(work: FundWork): StepDraft | undefined {
  const change = changeBefore(work)
  return (
    change &&
    payChangeStep(
      change,
      words(change.isRaise ? 'It goes into the fund until that is full.' : 'The fund is full later.'),
    )
  )
}

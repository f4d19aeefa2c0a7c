/** Another pay from a month on: the sum of a month is another one then. */
import { nothing, say, type Text, words } from '../../say.ts'
import { matchWords } from '../missed-match.ts'
import { payChangeInWords, payChangeStep } from '../pay-change.ts'
import type { StepDraft } from '../steps.ts'
import { type DollarWork, eachMonth } from './work.ts'

/** For the summary. */
export function newPayInWords({ payChange, isEmpty, shortfall }: DollarWork): Text {
  if (isEmpty && payChange?.isRaise === false) return nothing
  return payChangeInWords(
    payChange,
    shortfall === undefined
      ? words(', and the months below count on it')
      : say`, which first fills the ${shortfall} that is missing`,
  )
}

/** The same beside the table of the months. */
export const newPayInShort = ({ payChange }: DollarWork): Text =>
  payChange === undefined
    ? nothing
    : payChange.isRaise
      ? say`From ${payChange.day} on ${payChange.monthly} of the new pay joins the sum.`
      : say`From ${payChange.day} on ${payChange.monthly} comes off the sum with the new pay.`

/** The first new pay slip; undefined where no dollar is placed then. */
export function newPayStep(work: DollarWork): StepDraft | undefined {
  const { payChange, phases } = work
  if (payChange === undefined) return undefined
  const next = phases.findIndex(({ from, until }) => from <= payChange.after + 1 && payChange.after < until)
  return next < 0
    ? undefined
    : payChangeStep(
        payChange,
        say`${matchGivenUp(work, next)}From then on each month: ${eachMonth(work, next)}.`,
      )
}

/** What was raised for a match goes on to leave the pay check until somebody sets it back. */
function matchGivenUp({ reader, missed, needs, phases }: DollarWork, next: number): Text {
  const at = needs.findIndex(({ step }) => step === 'match')
  const had = phases.slice(0, next).some(({ row }) => (row[at] ?? 0) > 0)
  return missed === undefined || !had || (phases[next]?.row[at] ?? 0) > 0
    ? nothing
    : say`Set ${words(matchWords(reader, missed).contribution)} back as well: nothing is left for what you raised it by. `
}

/** Child care that costs less from a month on: the sum of a month is larger then. */
import { nothing, say, type Text, words } from '../../say.ts'
import { careEndsInWords } from '../child-care-ends.ts'
import { childCareStep } from '../child-care-step.ts'
import type { StepDraft } from '../steps.ts'
import { type DollarWork, eachMonth } from './work.ts'

/** What is free of it, for the summary. */
export function careInWords(work: DollarWork): Text {
  const { careEnds, isEmpty, shortfall, birth } = work
  if (isEmpty)
    return careEndsInWords(
      careEnds,
      shortfall === undefined ? nothing : say`, which first fills the ${shortfall} that is missing`,
    )
  const [first] = careEnds
  const ends = birth?.isMissing === true && first !== undefined && first.freed.value >= birth.left.value
  return careEndsInWords(
    careEnds,
    words(`${ends ? ', so that nothing is missing any more' : ''}. The months below count on it`),
  )
}

/** The same beside the table of the months. */
export const careInShort = ({ careEnds }: DollarWork): Text =>
  careEnds.length === 0 ? nothing : words('What child care no longer takes joins the sum too.')

/** The first day on which a bill for care is smaller: what it leaves has to be sent on. */
export function careStep(work: DollarWork): StepDraft | undefined {
  const { careEnds, phases } = work
  const end = careEnds.find(({ isForSchool }) => isForSchool)
  const next = end === undefined ? -1 : phases.findIndex(({ from }) => from === end.after + 1)
  if (end === undefined || next < 0) return undefined
  return childCareStep(end, say`From then on each month: ${eachMonth(work, next)}.`)
}

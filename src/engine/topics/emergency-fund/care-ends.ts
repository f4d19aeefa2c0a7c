/** Child care that costs less before the fund is full: what is free of it fills the fund sooner. */
import { nothing, type Text, words } from '../../say.ts'
import { type CareEnd, careEndsInWords } from '../child-care-ends.ts'
import { childCareStep } from '../child-care-step.ts'
import type { StepDraft } from '../steps.ts'
import type { FundWork } from './work.ts'

/** All of them where no day is named on which the fund is full. */
function endsBefore({ careEnds, dates, gap }: FundWork): CareEnd[] {
  const full = dates.milestones.find(({ id }) => id === 'full')?.months ?? Infinity
  return gap.value === 0 ? [] : careEnds.filter(({ after, isForSchool }) => isForSchool && after < full)
}

export function careInWords(work: FundWork): Text {
  const { birth, dates } = work
  const ends = endsBefore(work)
  const [first] = ends
  const closes = birth?.isMissing === true && first !== undefined && first.freed.value >= birth.left.value
  const isCounted = dates.milestones.some(({ id }) => id === 'full')
  return careEndsInWords(
    ends,
    isCounted
      ? words(', which that day counts on')
      : closes
        ? words(', so that nothing is missing any more')
        : nothing,
  )
}

export function careStep(work: FundWork): StepDraft | undefined {
  const [first] = endsBefore(work)
  return first === undefined
    ? undefined
    : childCareStep(first, words('It goes into the fund until that is full.'))
}

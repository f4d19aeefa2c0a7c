/** Child care that costs less while college waits: what is free of it goes to what comes first, and to college from then on. */
import { nothing, say, type Text, words } from '../../say.ts'
import { type CareEnd, careEndsInWords } from '../child-care-ends.ts'
import { childCareStep } from '../child-care-step.ts'
import type { StepDraft } from '../steps.ts'
import type { CollegeWork } from './work.ts'

/** None where no day can be named on which college begins. */
export const careWhileWaiting = ({ first, wait }: Pick<CollegeWork, 'first' | 'wait'>): CareEnd[] =>
  first.careEnds.filter(({ after }) => wait.months !== undefined && after <= wait.months)

/** To follow a sentence. */
export function careInWords(work: CollegeWork): Text {
  const said = careEndsInWords(careWhileWaiting(work), words(', and that day counts on it'))
  return said === nothing ? nothing : say` ${said}`
}

export function careStep(work: CollegeWork): StepDraft | undefined {
  const end = careWhileWaiting(work).find(({ isForSchool }) => isForSchool)
  return end === undefined
    ? undefined
    : childCareStep(end, words('It goes to what comes before college, and to college from its start on.'))
}

/** Child care that costs less: while college waits what is free goes to what comes first, and from then on to college. */
import { nothing, say, type Text, words } from '../../say.ts'
import { type CareEnd, careEndsInWords } from '../child-care-ends.ts'
import type { CollegeWork } from './work.ts'

/** None where no day can be named on which college begins. */
export const careWhileWaiting = ({ first, wait }: Pick<CollegeWork, 'first' | 'wait'>): CareEnd[] =>
  first.careEnds.filter(({ after }) => wait.months !== undefined && after <= wait.months)

/** To follow a sentence. */
export function careInWords(work: CollegeWork): Text {
  const said = careEndsInWords(careWhileWaiting(work), words(', and that day counts on it'))
  return said === nothing ? nothing : say` ${said}`
}

/** Whether what care frees goes to college as far as the target takes it: in a month that is placed, with a day to begin. */
export const isCareCounted = ({ first, wait, mode, rise }: CollegeWork): boolean =>
  first.careEnds.length > 0 &&
  ((mode === 'monthly' && wait.months !== undefined) ||
    rise?.turns.some(({ reason }) => reason.kind === 'care') === true)

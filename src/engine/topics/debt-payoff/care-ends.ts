/** Child care that costs less before the debts are gone: what is free of it goes beyond the minimum payments. */
import { type Text, words } from '../../say.ts'
import { type CareEnd, careEndsInWords } from '../child-care-ends.ts'
import { childCareStep } from '../child-care-step.ts'
import type { StepDraft } from '../steps.ts'
import type { DebtWork } from './work.ts'

/** Those at school that come while the schedule runs: none where cash ends all today. */
const endsBefore = ({ careEnds, plan, clearsAtOnce }: DebtWork): CareEnd[] =>
  clearsAtOnce ? [] : careEnds.filter(({ after, isForSchool }) => isForSchool && after < plan.schedule.length)

export const careInWords = (work: DebtWork): Text =>
  careEndsInWords(endsBefore(work), words(', and the dates count on it'))

export function careStep(work: DebtWork): StepDraft | undefined {
  const [first] = endsBefore(work)
  return first === undefined
    ? undefined
    : childCareStep(first, words('It goes beyond the minimum payments, in the same order.'))
}

/** What every part of a Roth or Traditional plan starts from: what is decided of the contributions, and the conversion on top. */
import type { Household } from '../../household.ts'
import type { DraftContext } from '../topic.ts'
import { conversionOf } from './conversion.ts'
import type { Conversion } from './conversion-figures.ts'
import { type DecidedWork, decidedWork, type QuestionOfYear } from './decided-work.ts'
import { type LateChange, lateChange } from './late-change.ts'

export interface RothWork extends DecidedWork {
  readonly conversion: Conversion | undefined
  /** Set where the plan is the one of next year, because hardly anything of this one is left to change. */
  readonly lateChange: LateChange | undefined
}

export function rothWork(
  household: Household,
  context: DraftContext,
  question: QuestionOfYear = {},
): RothWork {
  const decided = decidedWork(household, context, question)
  const conversion = conversionOf(decided)
  // Dollars that are asked about for another plan are those of the year that was named.
  const isAsked = question.year !== undefined || question.place !== undefined || question.isAdded === true
  const late = isAsked || conversion !== undefined ? undefined : lateChange(decided)
  return late === undefined
    ? { ...decided, conversion, lateChange: undefined }
    : { ...decidedWork(household, context, { ...question, year: 'ahead' }), conversion, lateChange: late }
}

/** What every part of a Roth or Traditional plan starts from: what is decided of the contributions, and the conversion on top. */
import type { Household } from '../../household.ts'
import type { DraftContext } from '../topic.ts'
import { conversionOf } from './conversion.ts'
import type { Conversion } from './conversion-figures.ts'
import { type DecidedWork, decidedWork, type QuestionOfYear } from './decided-work.ts'

export interface RothWork extends DecidedWork {
  readonly conversion: Conversion | undefined
}

export function rothWork(
  household: Household,
  context: DraftContext,
  question: QuestionOfYear = {},
): RothWork {
  const decided = decidedWork(household, context, question)
  return { ...decided, conversion: conversionOf(decided) }
}

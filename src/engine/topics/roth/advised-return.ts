/** What one joint return would make of a year with what this plan puts in, and not with what goes in today. */
import type { JointQuestion } from '../joint-return.ts'
import type { RothWork } from './work.ts'

/**
 * A year of which a part has gone in already, one of a business of one's own, and first dollars that are an example are held
 * against what goes in now.
 */
export function withAdvised(work: RothWork): JointQuestion {
  const { sheet, reader, context, contributes, isSelfEmployed, running, goneIn, firstShare, places } = work
  const isExample = running !== undefined || goneIn !== undefined || firstShare !== undefined
  const isOfPayroll = contributes && !isSelfEmployed && !isExample
  return { sheet, reader, context, advised: isOfPayroll ? places.planTraditional : undefined }
}

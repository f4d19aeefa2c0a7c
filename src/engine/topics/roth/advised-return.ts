/** What one joint return would make of this year as it ends: with what went in before this plan, and with what it puts in from then on. */
import type { JointQuestion } from '../joint-return.ts'
import { deferredThisYear } from './deferred-this-year.ts'
import type { RothWork } from './work.ts'

/**
 * A year of which a part has gone in already, one of a business of one's own, and first dollars that are an example are held
 * against what goes in now.
 */
export function withAdvised(work: RothWork): JointQuestion {
  const { sheet, reader, context, contributes, isSelfEmployed, running, goneIn, firstShare, places } = work
  const isExample = running !== undefined || goneIn !== undefined || firstShare !== undefined
  const isOfPayroll = contributes && !isSelfEmployed && !isExample
  if (!isOfPayroll) return { sheet, reader, context }
  const advised = deferredThisYear(work, places).planTraditional
  return { sheet, reader, context, advised, advisedInFull: places.planTraditional }
}

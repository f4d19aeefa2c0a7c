/** Life insurance through work that pays a funeral for now: as long as the job lasts, of which no end is known. */
import type { Figure } from '../../figure.ts'
import { lastDayAhead } from '../last-pay.ts'
import { isOnLeave } from '../lost-pay-claim.ts'
import type { Adult } from './family.ts'
import { isBetweenJobsNow, lostJobFacts } from './pay-of-lost-job.ts'
import type { FamilyWork } from './work.ts'

export function coverThroughWork({ reader, context }: FamilyWork, adult: Adult): Figure | undefined {
  const { who } = lostJobFacts[adult.id]
  const isOver =
    (isBetweenJobsNow(reader, adult.id) && !isOnLeave(reader, who)) ||
    (who === 'own' && reader.told('employment') === 'retired')
  const isEnding = adult.stops !== undefined || lastDayAhead(reader, context.today, who) !== undefined
  return isOver || isEnding ? undefined : adult.groupCover
}

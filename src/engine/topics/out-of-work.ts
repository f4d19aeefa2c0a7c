/** Who of a household is out of work: the one who asks, or the other one while the asker’s pay goes on. */
import { addDays } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import { middle } from '../household.ts'
import { medicareEligibilityAge } from '../tax/medicare-law.ts'
import type { CalendarDate } from '../units.ts'
import { within } from './steps.ts'
import { filesWithSpouse } from './surviving-spouse.ts'
import type { DraftContext } from './topic.ts'

export type OutOfWork = 'own' | 'partner'

/** Undefined where nobody lost a job, or where the one who lost it is paid again. */
export function whoIsOutOfWork(reader: FactReader): OutOfWork | undefined {
  if (reader.value('employment') === 'unemployed') return 'own'
  if (reader.told('spouseOutOfWork') !== true) return undefined
  return middle(reader.told('spouseIncome') ?? 0) > 0 ? undefined : 'partner'
}

/** Whether a pay of the household is gone that was there before: until it returns, cash comes before all that locks money up. */
export const isPayGone = (reader: FactReader): boolean => whoIsOutOfWork(reader) !== undefined

/** The day on which a job ended or will end; that of the owner of an old plan may be told of the plan alone. */
export function leavingDayOf(reader: FactReader, who: OutOfWork): CalendarDate | undefined {
  const isPlanOfPartner = reader.told('planOwner') === 'spouse'
  if (who === 'own') return isPlanOfPartner ? undefined : reader.told('separationDate')
  return reader.told('spouseSeparationDate') ?? (isPlanOfPartner ? reader.told('separationDate') : undefined)
}

/**
 * Whose health cover may have ended with a job: of a lost one, and of one that was left for good not long ago, before Medicare
 * and without another pay, by a parent who stays at home or by whoever has retired.
 */
export function whoseJobEnded(
  reader: FactReader,
  { today }: Pick<DraftContext, 'today'>,
): OutOfWork | undefined {
  const lost = whoIsOutOfWork(reader)
  if (lost !== undefined) return lost
  const hasLeft = (who: OutOfWork) => {
    const left = leavingDayOf(reader, who)
    const age = reader.some(who === 'own' ? 'age' : 'spouseAge')?.value ?? 0
    const isRecent = left !== undefined && left <= today && left >= addDays(today, -within.quarter)
    return isRecent && age < medicareEligibilityAge.value
  }
  if (reader.told('spouseIncome') === 0 && filesWithSpouse(reader) && hasLeft('partner')) return 'partner'
  return reader.value('employment') === 'retired' && hasLeft('own') ? 'own' : undefined
}

/** Whether both lost their jobs and neither is paid again: each has a claim and days of their own. */
export const areBothOutOfWork = (reader: FactReader): boolean =>
  whoIsOutOfWork(reader) === 'own' &&
  reader.told('spouseOutOfWork') === true &&
  middle(reader.told('spouseIncome') ?? 0) <= 0

/** Who of a household is out of work: the one who asks, or the other one while the asker’s pay goes on. */
import type { FactReader } from '../fact-reader.ts'
import { middle } from '../household.ts'
import type { CalendarDate } from '../units.ts'

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

/** Whether both lost their jobs and neither is paid again: each has a claim and days of their own. */
export const areBothOutOfWork = (reader: FactReader): boolean =>
  whoIsOutOfWork(reader) === 'own' &&
  reader.told('spouseOutOfWork') === true &&
  middle(reader.told('spouseIncome') ?? 0) <= 0

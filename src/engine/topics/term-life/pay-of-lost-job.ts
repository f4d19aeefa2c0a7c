/** Which grown person of a family is between jobs, and what the job that ended paid. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { whoLosesJob } from '../ending-job.ts'
import { areBothOutOfWork, type OutOfWork, whoIsOutOfWork } from '../out-of-work.ts'

type AdultId = 'you' | 'partner'

export const lostJobFacts = {
  you: { who: 'own', pay: 'formerPay' },
  partner: { who: 'partner', pay: 'spouseFormerPay' },
} as const satisfies Record<AdultId, { who: OutOfWork; pay: string }>

/** Not whoever cannot work: they look for no job. */
export function isBetweenJobsNow(reader: FactReader, id: AdultId): boolean {
  const first = whoIsOutOfWork(reader)
  return id === 'you'
    ? first === 'own' && reader.told('cannotWork') !== true
    : first === 'partner' || areBothOutOfWork(reader)
}

/** Whether their job ends on a told day that is still ahead, and another one has to be found. */
export const isJobLost = (reader: FactReader, { id }: { readonly id: AdultId }): boolean =>
  whoLosesJob(reader) === lostJobFacts[id].who

/** What the job that ended paid; undefined where nobody said, and for whoever is not between jobs. */
export const payOfLostJob = (reader: FactReader, id: AdultId): Figure | undefined =>
  isBetweenJobsNow(reader, id) ? reader.some(lostJobFacts[id].pay) : undefined

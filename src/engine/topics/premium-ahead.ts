/** Health cover through a job that ends though nobody lost one: the premium of what follows is in no month of today. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { losesJob } from './ending-job.ts'
import { whoIsOutOfWork } from './out-of-work.ts'

/** Of a spouse who stops work before Medicare, or of a marriage that ends; after a lost job other months are counted. */
export const endsBesideJob = (reader: FactReader): boolean =>
  reader.told('coverEnds') !== undefined && whoIsOutOfWork(reader) === undefined

/** What the cover after it, or after a job that is lost on a told day, will cost a month, where that was told. */
export const premiumAhead = (reader: FactReader): Figure | undefined =>
  endsBesideJob(reader) || losesJob(reader) ? reader.some('coverPremiumMonthly') : undefined

/** Why cash comes first for now: a pay that is missing, or a job that ends or may end. What is locked up is hard to get back then. */
import type { FactReader } from '../../fact-reader.ts'
import { losesJob } from '../ending-job.ts'
import { duringRisk, isJobAtRisk, onceSafe, untilSafe } from '../job-at-risk.ts'
import type { OutOfWork } from '../out-of-work.ts'

/** In words, each to stand within a sentence. */
export interface Unsettled {
  readonly during: string
  readonly until: string
  readonly once: string
  /** A pay is gone, or its last day is known: the fund comes before debts, which give nothing back without pay. */
  readonly isFundFirst: boolean
}

const withoutPay: Unsettled = {
  during: 'while a pay is missing',
  until: 'until pay returns',
  once: 'once pay is back',
  isFundFirst: true,
}

const atRisk = (reader: FactReader): Unsettled => ({
  during: duringRisk(reader),
  until: untilSafe(reader),
  once: `once ${onceSafe(reader)}`,
  isFundFirst: losesJob(reader),
})

export const unsettledOf = (reader: FactReader, out: OutOfWork | undefined): Unsettled | undefined =>
  out !== undefined ? withoutPay : isJobAtRisk(reader) ? atRisk(reader) : undefined

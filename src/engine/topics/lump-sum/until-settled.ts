/** Why cash comes first for now: a pay that is missing, or a job that may end. What is locked up is hard to get back then. */
import type { FactReader } from '../../fact-reader.ts'
import { isJobAtRisk } from '../job-at-risk.ts'
import type { OutOfWork } from '../out-of-work.ts'

/** In words, each to stand within a sentence. */
export interface Unsettled {
  readonly during: 'while a pay is missing' | 'while a job may end'
  readonly until: 'until pay returns' | 'until the job is safe'
  readonly once: 'once pay is back' | 'once the job is safe'
}

const withoutPay: Unsettled = {
  during: 'while a pay is missing',
  until: 'until pay returns',
  once: 'once pay is back',
}

const atRisk: Unsettled = {
  during: 'while a job may end',
  until: 'until the job is safe',
  once: 'once the job is safe',
}

export const unsettledOf = (reader: FactReader, out: OutOfWork | undefined): Unsettled | undefined =>
  out !== undefined ? withoutPay : isJobAtRisk(reader) ? atRisk : undefined

/** The months until a told last day, as the fund counts them, and those after it. */
import type { Text } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { type LossFromLastDay, lossFromLastDay } from '../cash-after-last-day.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { type EndingJob, losesJob } from '../ending-job.ts'
import { endingWords, type LastMonths } from '../ending-words.ts'
import { type LossCase, lossOf } from '../job-loss.ts'
import { runningLoans, stillOwed } from '../paid-before-last-day.ts'
import type { FundWork } from './work.ts'

function lastMonthsOf(work: FundWork): LastMonths {
  const paidToday = ({ id }: Pick<DebtTerms, 'id'>): Dollars => work.prepaid.get(id) ?? 0
  return {
    ...work,
    cash: work.kept,
    // The match goes on while there is pay.
    surplus: work.match?.raise === undefined ? work.surplus : work.match.later,
    costlyDebts: work.waiting,
    running: losesJob(work.reader)
      ? runningLoans(work.rollovers, paidToday)
      : stillOwed(work.costlyDebts, paidToday),
    ended: work.paidAtOnce.filter(({ id, balance }) => paidToday({ id }) >= balance.value),
  }
}

export const lastMonthsInWords = (work: FundWork): Text => endingWords(lastMonthsOf(work))

export interface LossOnTheDay extends LossFromLastDay {
  readonly ending: EndingJob
}

/**
 * The loss of the job that ends, from its day on; undefined where no such day was told, work ends for good or another job
 * follows, and where what goes on changes after that day.
 */
export function lossOnTheDay(work: FundWork, loss: LossCase): LossOnTheDay | undefined {
  const { ending, reader, jobLoss } = work
  if (ending === undefined || !losesJob(reader) || lossOf(jobLoss, ending.whose) !== loss) return undefined
  const then = lossFromLastDay({ ...lastMonthsOf(work), ending })
  return then.loss.turns.length > 0 ? undefined : { ...then, ending }
}

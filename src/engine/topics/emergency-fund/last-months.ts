/** The months until a told last day, as the fund counts them. */
import type { Text } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { losesJob } from '../ending-job.ts'
import { endingWords } from '../ending-words.ts'
import { runningLoans, stillOwed } from '../paid-before-last-day.ts'
import type { FundWork } from './work.ts'

export function lastMonthsInWords(work: FundWork): Text {
  const paidToday = ({ id }: Pick<DebtTerms, 'id'>): Dollars => work.prepaid.get(id) ?? 0
  return endingWords({
    ...work,
    cash: work.kept,
    costlyDebts: work.waiting,
    running: losesJob(work.reader)
      ? runningLoans(work.rollovers, paidToday)
      : stillOwed(work.costlyDebts, paidToday),
    ended: work.paidAtOnce.filter(({ id, balance }) => paidToday({ id }) >= balance.value),
  })
}

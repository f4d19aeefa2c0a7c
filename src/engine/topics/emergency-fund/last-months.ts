/** The months until a told last day, as the fund counts them. */
import type { Text } from '../../say.ts'
import { endingWords } from '../ending-words.ts'
import { runningLoans } from '../paid-before-last-day.ts'
import type { FundWork } from './work.ts'

export const lastMonthsInWords = (work: FundWork): Text =>
  endingWords({
    ...work,
    cash: work.kept,
    costlyDebts: work.waiting,
    running: runningLoans(work.rollovers, ({ id }) => work.prepaid.get(id) ?? 0),
    ended: work.paidAtOnce.filter(({ id, balance }) => (work.prepaid.get(id) ?? 0) >= balance.value),
  })

/** How many months there are until the order is another one: to the last pay of a job that ends, and to the day on which pay is back. */
import { nothing, type Text, words } from '../../say.ts'
import { monthsToEndOfWork } from '../ending-job.ts'
import { lastDayAhead, monthsToLastPay } from '../last-pay.ts'
import type { DollarBasis } from './basis.ts'

/** Undefined where no such day lies ahead. Where another pay of the household goes on, a month leaves another sum all the same. */
export function monthsOfPay({
  reader,
  context: { today },
  ending,
  returns,
}: Pick<DollarBasis, 'reader' | 'context' | 'ending' | 'returns'>): number | undefined {
  if (ending !== undefined) return Math.max(1, ending.months)
  if (returns !== undefined) return Math.max(1, returns.after)
  if (lastDayAhead(reader, today) === undefined) return undefined
  return monthsToLastPay(reader, today) ?? monthsToEndOfWork(reader)
}

/** Beside the table of the months, of whoever stops work with the last of them. */
export const endOfWorkInShort = ({ reader }: Pick<DollarBasis, 'reader'>): Text =>
  monthsToEndOfWork(reader) === undefined
    ? nothing
    : words('The table ends with your last pay check: a month leaves another sum then.')

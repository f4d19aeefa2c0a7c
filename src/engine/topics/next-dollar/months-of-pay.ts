/** How many months there are until the order is another one: to the last pay of a job that ends, and to the day on which pay is back. */
import { lastDayAhead, monthsToLastPay } from '../last-pay.ts'
import type { DollarBasis } from './basis.ts'

/** Undefined where no such day lies ahead, and beside the end of work where another pay of the household goes on. */
export function monthsOfPay({
  reader,
  context: { today },
  ending,
  returns,
}: Pick<DollarBasis, 'reader' | 'context' | 'ending' | 'returns'>): number | undefined {
  if (ending !== undefined) return Math.max(1, ending.months)
  if (returns !== undefined) return Math.max(1, returns.after)
  return lastDayAhead(reader, today) === undefined ? undefined : monthsToLastPay(reader, today)
}

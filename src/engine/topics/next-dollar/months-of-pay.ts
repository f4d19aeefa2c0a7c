/** How many months of pay are left where the last day of the job was told: where another one has to be found, and where work ends for good soon. */
import { lastDayAhead, monthsToLastPay } from '../last-pay.ts'
import type { DollarBasis } from './basis.ts'

/** Undefined where no such day lies ahead, and beside the end of work where another pay of the household goes on. */
export function monthsOfPay({
  reader,
  context: { today },
  ending,
}: Pick<DollarBasis, 'reader' | 'context' | 'ending'>): number | undefined {
  if (ending !== undefined) return Math.max(1, ending.months)
  return lastDayAhead(reader, today) === undefined ? undefined : monthsToLastPay(reader, today)
}

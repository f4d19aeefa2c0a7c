/** How many months of pay are left where work ends for good soon and its last day was told. */
import { lastDayAhead, monthsToLastPay } from '../last-pay.ts'
import type { Drafting } from '../topic.ts'

/** Undefined where no such day lies ahead, and where another pay of the household goes on. */
export const monthsOfPay = ({ reader, context: { today } }: Drafting): number | undefined =>
  lastDayAhead(reader, today) === undefined ? undefined : monthsToLastPay(reader, today)

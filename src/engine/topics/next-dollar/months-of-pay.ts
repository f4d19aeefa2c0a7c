/** How many months of pay are left where work ends for good soon and its last day was told. */
import { monthsBetween } from '../../calendar.ts'
import { monthsToLastPay } from '../last-pay.ts'
import { leavingDayOf } from '../out-of-work.ts'
import type { Drafting } from '../topic.ts'

/** Undefined where no such day lies ahead, and where another pay of the household goes on. */
export function monthsOfPay({ reader, context: { today } }: Drafting): number | undefined {
  const day = leavingDayOf(reader, 'own')
  if (day === undefined || day <= today || monthsToLastPay(reader) === undefined) return undefined
  return Math.max(1, monthsBetween(today, day))
}

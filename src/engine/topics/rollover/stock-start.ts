/** When a payout of everything starts, so that one calendar year holds all of it. */
import { addDays, addYears, daysBetween } from '../../calendar.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import type { CalendarDate } from '../../units.ts'
import { within } from '../steps.ts'
import type { RolloverBasis } from './basis.ts'

/** Whether the plan can pay everything out before the year ends. */
export function stockStart({ reader, context }: RolloverBasis): {
  isNextYear: boolean
  start: CalendarDate
  end: CalendarDate
} {
  const days = reader.rule('stock.days', 'Days that a full payout can take', 'days', rules.stockPayoutDays)
  const end = yearEnd(context.today)
  const isNextYear = daysBetween(context.today, end) < days.value
  return isNextYear
    ? { isNextYear, start: addDays(end, within.week), end: addYears(end, 1) }
    : { isNextYear, start: addDays(context.today, within.fortnight), end }
}

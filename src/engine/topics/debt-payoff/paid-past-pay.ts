/** A debt that gets more than is asked, and is not gone when the pay ends that this comes from. */
import { addMonths } from '../../calendar.ts'
import type { DateFigure } from '../../figure.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { lastDayAhead, lastPayAge } from '../last-pay.ts'
import type { DebtWork } from './work.ts'

/** Whether what goes beyond is over before the debt is. */
export function outlastsPay({ spareEndsIn, paid, plan }: DebtWork, debt: DebtTerms): boolean {
  const months = plan.debts[paid.findIndex(({ id }) => id === debt.id)]?.months ?? Infinity
  return spareEndsIn !== undefined && months > spareEndsIn
}

/** The last of them, with about when the pay ends. */
export function paidPastPay(
  work: DebtWork,
): { readonly on: DateFigure; readonly last: DebtTerms } | undefined {
  const { sheet, reader, context, spareEndsIn, targets } = work
  const last = targets.at(-1)
  const from = lastPayAge(reader)
  if (spareEndsIn === undefined || from === undefined || last === undefined) return undefined
  if (!outlastsPay(work, last)) return undefined
  const day = lastDayAhead(reader, context.today)
  const on = sheet.date(
    'spare.ends',
    'When your pay ends, about',
    day === undefined ? 'today + (age at which you stop − your age)' : 'the last day that you told',
    [from, reader.number('age')],
    day ?? addMonths(context.today, spareEndsIn),
    'month-of-year',
  )
  return { on, last }
}

/** That what forgiven loans took goes where the rest goes, for the summary. */
import { nothing, say, type Text, words } from '../../say.ts'
import { monthDate } from '../month-date.ts'
import { askedLast, freedByForgiveness } from './after-forgiveness.ts'
import type { DebtWork } from './work.ts'

/** Nothing where all else is paid and filled by then. */
export function forgivenWords(work: DebtWork): Text {
  const { loans, plan, clearsAtOnce } = work
  const freed = freedByForgiveness(work)
  if (freed === undefined || loans?.paymentsLeft === undefined || clearsAtOnce) return nothing
  if (plan.schedule.length <= freed.afterMonths) return nothing
  const day = monthDate(work, 'forgiven.freed', 'The federal loans are forgiven', freed.afterMonths, [
    loans.paymentsLeft,
  ])
  return say`Once the federal loans are forgiven, about ${day}, their ${askedLast(loans)} ${words('goes where the rest goes; the dates count that.')}`
}

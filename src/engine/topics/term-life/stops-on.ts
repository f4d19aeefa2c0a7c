/**
 * One of two whose pay ends on a told day ahead, while the other one goes on: a policy runs for years, so the plan is for
 * the time after that day.
 */
import type { Figure } from '../../figure.ts'
import { type EndingJob, lastDayBesidePay, lastDayOn } from '../ending-job.ts'
import type { Drafting } from '../topic.ts'

export interface StopsOn extends Pick<EndingJob, 'lastDay' | 'when'> {
  readonly id: 'you' | 'partner'
  /** Their pay after that day, which is none. */
  readonly after: Figure
}

export function stopsOn({ sheet, reader }: Pick<Drafting, 'sheet' | 'reader'>): StopsOn | undefined {
  const told = lastDayBesidePay(reader)
  if (told === undefined) return undefined
  const { whose, lastDay, when } = lastDayOn(sheet, told)
  return {
    id: whose === 'own' ? 'you' : 'partner',
    lastDay,
    when,
    after: sheet.computed(
      whose === 'own' ? 'pay.after-last-day' : 'pay.after-last-day.partner',
      whose === 'own' ? 'Your pay after your last day' : 'Pay of your spouse or partner after their last day',
      'usd-per-year',
      'none from the last day that you told on',
      [lastDay],
      0,
    ),
  }
}

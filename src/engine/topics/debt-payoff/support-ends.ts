/** Support that ends while debts are still paid: what the dates would be with it sent on. */
import type { Check } from '../../plan.ts'
import { nothing, say } from '../../say.ts'
import { monthDate } from '../month-date.ts'
import { supportEnd, supportEndCheck } from '../support-ends.ts'
import { payoffFigures, scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

export function supportEndsChecks(work: DebtWork): Check[] {
  const { stage, plan, tried } = work
  if ((stage !== 'payoff' && stage !== 'counsel') || plan.months === undefined) return []
  const end = supportEnd(work)
  if (end === undefined) return []
  const { months } = tried({ freed: [{ monthly: end.paid.value, afterMonths: end.after }] })
  if (months === undefined || months >= plan.months) return []
  const last = payoffFigures(work, 'plan', 'This plan', plan).date
  const sooner = monthDate(
    work,
    'support.sent-on',
    'The last debt is paid with the support sent on',
    months,
    [...scheduleInputs(work), end.paid, end.ofAge],
  )
  return [
    supportEndCheck(
      end,
      say`sent on from then in the same order, ${end.paid} more would bring the last payment to ${sooner}${last === undefined ? nothing : say` instead of ${last}`}.`,
    ),
  ]
}

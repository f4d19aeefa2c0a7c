/** The plan of debts: with the balance transfer that was offered, and with another plan of the federal loans, where they are worth it. */
import type { Household } from '../../household.ts'
import type { DraftContext } from '../topic.ts'
import { assistanceOf, assistedInstead, comparedAssistance } from './loan-assisted-course.ts'
import { needsRelief, relievedInstead } from './loan-relief.ts'
import { withTransfer } from './with-transfer.ts'
import type { DebtWork } from './work.ts'

export function plannedDebts(household: Household, context: DraftContext): DebtWork {
  const work = withTransfer(household, context)
  if (needsRelief(work)) return relievedInstead(work, withTransfer(household, context, 'relieved')) ?? work
  if (assistanceOf(work) === undefined) return work
  // A heavy payment is no course where a plan by income costs less as it asks.
  if (work.choice?.isHeavy === true && work.choice.best !== undefined) return work
  const withFixed = work.choice?.best === undefined ? work : withTransfer(household, context, 'fixed')
  if (comparedAssistance(withFixed) === undefined) return work
  return assistedInstead(withFixed, withTransfer(household, context, 'assisted')) ?? work
}

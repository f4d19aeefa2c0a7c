/** The plan of debts: with the balance transfer that was offered, and with another plan of the federal loans, where they are worth it. */
import type { Household } from '../../household.ts'
import type { DraftContext } from '../topic.ts'
import { assistanceOf, assistedInstead, comparedAssistance } from './loan-assisted-course.ts'
import { withTransfer } from './with-transfer.ts'
import type { DebtWork } from './work.ts'

export function plannedDebts(household: Household, context: DraftContext): DebtWork {
  const work = withTransfer(household, context)
  if (assistanceOf(work) === undefined || work.choice?.isHeavy === true) return work
  const withFixed = work.choice?.best === undefined ? work : withTransfer(household, context, 'fixed')
  if (comparedAssistance(withFixed) === undefined) return work
  return assistedInstead(withFixed, withTransfer(household, context, 'assisted')) ?? work
}

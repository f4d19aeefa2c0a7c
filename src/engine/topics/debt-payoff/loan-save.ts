/** SAVE has ended: by when another plan is chosen, and what is asked of whoever let that day pass. */
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { isPayGone } from '../out-of-work.ts'
import { choiceOfPlan, choosePlanStep } from '../save-ends.ts'
import type { StepDraft } from '../steps.ts'
import { worthSeparating } from './loan-filing.ts'
import { turnedInWords } from './loan-plans.ts'
import { servedApart } from './loan-served-apart.ts'
import type { DebtWork } from './work.ts'

/** Who did not choose in time is billed by the Standard plan until another one is confirmed. */
export function movedWords(work: DebtWork): Text {
  const { loans } = work
  if (!loans?.isOnSave || !choiceOfPlan(work).isOver) return nothing
  const standard = loans.options.find(({ plan }) => plan === 'standard' || plan === 'tiered_standard')
  if (standard === undefined) return nothing
  const counts = words(loans.paymentsLeft === undefined ? '' : ', for it counts for public service')
  return say`The days to choose are over, so most likely you were moved to the Standard plan, about ${standard.payment}: look in your account today whether a payment is due or late. Pay it${counts}, or ask the servicer for a pause while your new plan is worked on.`
}

export function saveStep(work: DebtWork): StepDraft[] {
  const { loans } = work
  if (loans === undefined || !loans.isOnSave) return []
  const { isOver } = choiceOfPlan(work)
  const { chosen } = loans
  const apart = servedApart(work)
  return [
    choosePlanStep(
      work,
      apart === undefined
        ? say`Run the Loan Simulator, then apply for ${chosen.named}: about ${chosen.payment}${loans.wayOut === undefined ? words(' at your income') : nothing}${turnedInWords(chosen)}. Do not consolidate for it.${isPayGone(work.reader) ? words(' Send proof of today’s income with it, pay and benefits: else the last tax return is taken.') : nothing}${isOver ? words(' Until the new plan is confirmed, pay what is billed, or ask for a pause in writing.') : nothing}${atOnceWords(work)}`
        : say`If you file separately, apply for ${apart.option.named}: about ${apart.option.payment}. Else run the Loan Simulator and apply for ${chosen.named}: about ${chosen.payment}. Do not consolidate for it.`,
    ),
  ]
}

/** Where separate returns lead to another plan anyway, and it asks for little more until then: one application is enough. */
function atOnceWords(work: DebtWork): Text {
  const { loans } = work
  const apart = worthSeparating(work)
  if (loans === undefined || apart === undefined || apart.option.plan === loans.chosen.plan) return nothing
  const isNear = apart.option.payment.value <= loans.chosen.payment.value * (1 + rules.planCheaperShare.value)
  return isNear
    ? say` If you mean to file separately, apply for ${apart.option.named} at once: about ${apart.option.payment} until that return is in, and no second change of plan.`
    : nothing
}

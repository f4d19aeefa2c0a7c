/** What Social Security pays after a death: it comes before what is drawn out of the plan that the late spouse left. */
import type { Check } from '../../plan.ts'
import { nothing, words } from '../../say.ts'
import { childSurvivorChecks, childSurvivorSteps } from '../child-survivors.ts'
import type { StepDraft } from '../steps.ts'
import { hasChildrenToApplyFor, mayApplyAsSurvivor, survivorBenefitsStep } from '../survivor-benefits-step.ts'
import type { RolloverWork } from './work.ts'

export const survivorSteps = (work: RolloverWork): StepDraft[] => {
  const { reader, context } = work
  if (hasChildrenToApplyFor(reader, context)) return childSurvivorSteps(work)
  return mayApplyAsSurvivor(reader, context) ? [survivorBenefitsStep(false)] : []
}

export const survivorChecks = (work: RolloverWork): Check[] =>
  childSurvivorChecks(
    work,
    work.gates.earlyNeed === undefined
      ? nothing
      : words('What they pay lowers what has to come out of this money: apply before you set a payment.'),
  )

/** A right to money before the penalty ends that the move would give up, while nothing was said about needing it. */
import { links } from '../../links.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { StepDraft } from '../steps.ts'
import { within } from '../steps.ts'
import type { RolloverWork } from './work.ts'

/** Whether the plan moves money that only the old plan, or an inherited IRA, pays early, without knowing that it can wait, or how much cannot. */
export const isAccessUndecided = ({ gates, reader, check, stock, placed, total }: RolloverWork): boolean =>
  gates.hasEarlyAccess &&
  gates.freeze === undefined &&
  gates.earlyNeed === undefined &&
  (gates.bridge === undefined || reader.told('needsMoneyEarly') === true) &&
  !gates.isForcedOut &&
  check === undefined &&
  stock?.isChosen !== true &&
  placed('leave', 'kept', 'inheritedIra', 'inheritedRothIra') < total.value &&
  reader.told('needsMoneyEarly') !== false

/** An IRA in the late spouse's name keeps the right at the costs of an IRA. */
export function accessFirst({ cameFrom, penaltyEnds }: RolloverWork): Text {
  const gone = say`an IRA of your own does so only from then on, and the move cannot be undone`
  if (cameFrom === 'late_spouse')
    return say`First decide what you may need before ${penaltyEnds}. The plan pays you at any age without a penalty, and so does an inherited IRA, at the costs of an IRA; ${gone}. You can make either your own later.`
  return say`First decide what you may need before ${penaltyEnds}. The old plan pays you without a penalty; ${gone}.`
}

/** Whoever leaves the new job late enough too is paid by its plan without a penalty from then on: IRC §72(t)(2)(A)(v). */
export function pastNewJob(work: RolloverWork): Text {
  const { reader, hasNewPlan, ownersWork, cameFrom, fees, isPublicSafety, earlyAccessAge, penaltyEnds } = work
  const { retirementAge } = work
  const opensWithJob =
    hasNewPlan &&
    cameFrom === undefined &&
    !work.isOfSpouse &&
    ownersWork === 'employed' &&
    !isPublicSafety &&
    reader.told('retirementAge') !== undefined &&
    retirementAge.value >= earlyAccessAge.value &&
    retirementAge.value < penaltyEnds.value
  return opensWithJob && fees.newPlan.value < fees.leave.value
    ? say` What you need only once you stop work at ${retirementAge} can go to the new plan instead: you leave that job late enough too, so from then on it pays you without a penalty, at ${fees.newPlan} a year instead of ${fees.leave}. Ask first whether it pays out in parts.`
    : nothing
}

export const accessStep = (work: RolloverWork): StepDraft => ({
  id: 'decide-access',
  title: say`Decide what you may need before ${work.penaltyEnds}`,
  why: words('Money that moves into an IRA of your own cannot come back into reach.'),
  how:
    work.cameFrom === 'late_spouse'
      ? words(
          'Add up what your other income will not cover until then. Leave that in the plan, or have it sent directly to an inherited IRA; only the rest becomes your own.',
        )
      : say`Add up what your other income will not cover until then, and leave that in the plan, if it pays out in parts.${pastNewJob(work)} Only the rest moves${pastNewJob(work).length > 0 ? words(' to an IRA') : nothing}.`,
  due: within.days,
  dueWhy: 'before anything is requested',
  minutes: 30,
  link: links.retirementPlans,
  keep: words('The sum that you came to, and how.'),
})

/** Whether a plan at the work of the owner may take the money. */
import type { Check } from '../../plan.ts'
import { say, words } from '../../say.ts'
import { check } from '../check.ts'
import { staysWhole } from './alternatives.ts'
import { isPension } from './pension.ts'
import type { RolloverWork } from './work.ts'

/** Past the penalty a plan may let money out before the job ends, and does not have to. */
const movesInService: Check = check(
  'in-service',
  'act',
  'You still work there',
  words(
    'At your age most plans let money out while you work, and some do not: ask for an “in-service” rollover. Go on contributing, for the match above all; what goes in from now on stays there until you leave. If you stop soon, one move after the last pay check is simpler and costs little.',
  ),
)

export function newPlanCheck(work: RolloverWork): Check[] {
  const { hasNewPlan, stillThere, fees, reader, isOfSpouse, ownersWork } = work
  if (isPension(work)) return []
  if (stillThere) return staysWhole(work) ? [] : [movesInService]
  // Whoever keeps a late spouse's money as its beneficiary gives that up with a plan of their own.
  if (work.gates.inheritsIra && !work.gates.isPlanSafer) return []
  if (hasNewPlan)
    return [
      check(
        'new-plan',
        'pass',
        'The new plan is compared',
        say`It is counted with ${fees.newPlan} a year. Look at its fund list before you sign.`,
      ),
    ]
  if (ownersWork === 'none') return []
  if (ownersWork === 'self_employed' && !isOfSpouse)
    return [
      check(
        'new-plan',
        'warn',
        'A plan of your own can take it too',
        words(
          'Whoever works for themselves without employees can open a solo 401(k). One that takes rollovers keeps IRAs empty for backdoor Roth contributions, and has room for new ones of yours. Outside bankruptcy it is protected only as your state has it, like an IRA. Say so if you have one, and the plan compares it.',
        ),
      ),
    ]
  const hasLeftNoJob = work.cameFrom !== undefined
  const isThere = isOfSpouse
    ? reader.told('spouseHasWorkplacePlan') === true || reader.told('spouseEmployerMatch') !== undefined
    : reader.told('hasWorkplacePlan') === true || reader.told('employerMatch') !== undefined
  if (ownersWork === 'lost' && !isThere)
    return [
      check(
        'new-plan',
        'warn',
        'Money that you may need before the next job',
        words(
          'While no pay comes in, live on cash first, and keep some of it in reach. A later employer’s plan may still take the money, from the old plan or from an IRA, so nothing has to be decided in a hurry.',
        ),
      ),
    ]
  // Whoever said that no new plan takes it has answered.
  if (reader.told('newPlanAcceptsRollovers') === false) return []
  const whose = isOfSpouse ? 'your spouse’s' : 'your'
  return [
    check(
      'new-plan',
      'warn',
      isThere
        ? `Does ${whose} new plan take rollovers?`
        : hasLeftNoJob
          ? 'Is there a plan at your work?'
          : `Is there a plan at ${whose} new work?`,
      words(
        'If it takes rollovers, it is one account fewer, protected by federal law, and out of the way of backdoor Roth contributions. Say so, and the plan compares it.',
      ),
    ),
  ]
}

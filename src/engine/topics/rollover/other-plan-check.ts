/** Whether money of the plan of today’s job can go to the plan of another employer, of a job that has ended too. */
import type { Check } from '../../plan.ts'
import { join, nothing, say, words } from '../../say.ts'
import { check } from '../check.ts'
import { namesAccount } from '../named-account.ts'
import type { RolloverWork } from './work.ts'

/** Kinds that one employer seldom has beside each other, so that whoever names both has one of another employer. */
function kindElsewhere(work: RolloverWork): '401(k)' | '403(b)' | undefined {
  if (work.planType === 'plan_401k' && namesAccount(work, '403b')) return '403(b)'
  return work.planType === 'plan_403b' && namesAccount(work, '401k') ? '401(k)' : undefined
}

/**
 * IRC §401(k)(2)(B) and §403(b)(11) hold what was put in from pay until the job ends; §402(c)(8)(B) lets it go to either
 * kind then, and no plan has to take what comes from another: 26 CFR §1.401(a)(31)-1, Q&A-13.
 */
export function otherEmployersPlan(work: RolloverWork): Check[] {
  const { reader, penaltyEnds, isOfSpouse } = work
  const kind = kindElsewhere(work)
  if (kind === undefined && reader.told('newPlanAcceptsRollovers') !== true) return []
  const there = kind === undefined ? 'the other plan' : `the ${kind}`
  return [
    check(
      'other-plan',
      'warn',
      `Can it go to ${kind === undefined ? 'the plan' : there} of another employer?`,
      join([
        say`Not now: what was put in from pay may not leave before ${penaltyEnds} while ${words(isOfSpouse ? 'they work' : 'you work')} for the employer of this plan, wherever it is to go.`,
        words(
          `After that, or for a part that this plan lets out earlier, the law allows it${kind === undefined ? '' : ', between a 401(k) and a 403(b) too'}. But no plan has to take money from another: ask the provider of ${there} whether its own rules do, and whether they do so for people who have left that employer.`,
        ),
        kind === undefined
          ? nothing
          : words(
              `What is in the ${kind} can stay there until then; do not move it into a plan that costs more.`,
            ),
      ]),
    ),
  ]
}

/** Roth money in a plan at work, and how it becomes a Roth IRA once that job has ended. */
import type { Check } from '../../plan.ts'
import { words } from '../../say.ts'
import { check } from '../check.ts'
import { namesAccount } from '../named-account.ts'
import type { RothWork } from './work.ts'

/** There already, by what was told, or put there by this plan. */
function isThere({ reader, hasPlan, places }: RothWork): boolean {
  const { planRoth, catchUpRoth, spousePlanRoth } = places
  const kind = reader.told('contributionKind')
  return (
    planRoth + catchUpRoth + spousePlanRoth > 0 ||
    namesAccount({ reader }, 'roth_401k') ||
    (hasPlan && (kind === 'roth' || kind === 'both'))
  )
}

/**
 * No limit of a year or of income holds for a rollover: IRC §408A(c)(5)(B). What was put in keeps its place, and the years of
 * the plan do not come along: Treas. Reg. §1.408A-10, A-3 and A-4(a).
 */
export function rothAtWorkCheck(work: RothWork): Check[] {
  if (!isThere(work)) return []
  return [
    check(
      'roth-at-work',
      'pass',
      'Roth money at work can become a Roth IRA',
      words(
        'Once that job has ended, at any age, it can be rolled straight into a Roth IRA without tax and without a penalty. A rollover uses up no yearly limit, and no income is too high for it. The limit of the plan and that of an IRA are separate: what goes in at work takes nothing from the room of an IRA. What you had put in can come out of the Roth IRA at any time. What it earned follows the clock of the Roth IRA alone, so it helps to have opened one early.',
      ),
    ),
  ]
}

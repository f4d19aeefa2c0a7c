/** Whether the policies in force fill a gap, so that they stay, or may go. */
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars } from '../../units.ts'
import { coverThroughWork } from './cover-through-work.ts'
import type { Adult } from './family.ts'
import { owners } from './premium-paid.ts'
import type { FamilyWork, TermLifeWork } from './work.ts'

/** Whose policy lasts for life. */
export const lasting = (work: FamilyWork): Adult[] =>
  owners(work).filter(({ isCoverPermanent }) => isCoverPermanent)

/** Whose policy ends with its term. */
export const ending = (work: FamilyWork): Adult[] =>
  owners(work).filter(({ isCoverPermanent }) => !isCoverPermanent)

/** Whether a policy that is there fills a gap worth insuring. */
export const fillsGap = ({ needs, family }: TermLifeWork): boolean =>
  family.decreed !== undefined ||
  needs.some(({ adult, uncovered }) => adult.ownCover.value > 0 && uncovered >= rules.smallestNeed.value)

/** Whether a policy that is there would pay off debts that one parent’s pay could carry too. */
export const paysOffDebts = ({ needs, family }: TermLifeWork): boolean =>
  family.children.length > 0 &&
  needs.some(
    ({ adult, ifPaidOff }) =>
      adult.ownCover.value > 0 && (ifPaidOff?.uncovered ?? 0) >= rules.smallestNeed.value,
  )

/** The most that would be missing today without the policies of one's own. */
export const mostUncovered = ({ needs }: Pick<TermLifeWork, 'needs'>): Dollars =>
  Math.max(0, ...needs.map(({ uncovered }) => uncovered))

/** The most that would be missing today on the life of an owner without the policies of one's own. */
export const missingOfOwners = (work: TermLifeWork, beside: (adult: Adult) => Dollars = () => 0): Dollars =>
  Math.max(
    0,
    ...work.needs
      .filter(({ adult }) => owners(work).includes(adult))
      .map(({ adult, uncovered }) => uncovered - beside(adult)),
  )

/** Whether nothing speaks for the policies in force but that they are there: at once, or once savings have taken their place. */
export function whenPolicyMayGo(work: TermLifeWork): 'now' | 'later' | undefined {
  if (work.none !== 'enough' || owners(work).length === 0 || fillsGap(work) || paysOffDebts(work))
    return undefined
  return missingOfOwners(work, (adult) => coverThroughWork(work, adult)?.value ?? 0) > 0 ? 'later' : 'now'
}

/** Whether cover through the work of an owner is what lets their policy go. */
export const isPaidThroughWork = (work: TermLifeWork, owner: Adult): boolean =>
  whenPolicyMayGo(work) === 'now' &&
  owners(work).includes(owner) &&
  work.needs.some(({ adult, uncovered }) => adult === owner && uncovered > 0)

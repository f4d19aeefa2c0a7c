/** What counts for the saver's credit, and for the match that follows it. */
import { countedOfEach } from '../../tax/savers-match.ts'
import type { Dollars } from '../../units.ts'
import type { RothBasis } from './basis.ts'
import type { Places } from './places.ts'

/** What counts for the saver's credit or match in each year, of each of two: these places, and what goes in at work beside them. */
export const saversContributions = (
  { running, spouseSaving }: Pick<RothBasis, 'running' | 'spouseSaving'>,
  places: Places,
): { own: Dollars; spouse: Dollars } => ({
  own:
    (running?.contributed.value ?? 0) +
    places.planTraditional +
    places.planRoth +
    places.catchUpRoth +
    places.planAfterTax +
    places.iraTraditional +
    places.iraRoth +
    places.iraConversion,
  spouse:
    (spouseSaving?.contributed.value ?? 0) +
    places.spousePlanTraditional +
    places.spousePlanRoth +
    places.spouseTraditional +
    places.spouseRoth +
    places.spouseConversion,
})

/** What of more dollars in each name would still count for the saver's credit or match at an income; all where neither is there. */
export function uncountedOf(
  basis: RothBasis,
  places: Places,
  agi: Dollars,
): { own: Dollars; spouse: Dollars } {
  const { context, status, iraContributed } = basis
  const most = countedOfEach({ law: context.law, status, agi }) ?? Number.POSITIVE_INFINITY
  const { own, spouse } = saversContributions(basis, places)
  return { own: Math.max(0, most - own - iraContributed), spouse: Math.max(0, most - spouse) }
}

/** What counts for the saver's credit, and for the match that follows it. */
import { countedOfEach } from '../../tax/savers-match.ts'
import type { Dollars } from '../../units.ts'
import type { RothBasis } from './basis.ts'
import type { Places } from './places.ts'

interface Saver extends Pick<RothBasis, 'reader' | 'running' | 'goneIn' | 'spouseSaving' | 'iraContributed'> {
  /** Where nothing is set, whoever is in school is taken to be one. */
  readonly isFullTimeStudent?: boolean
}

/** Full-time students are left out (IRC §25B(c)(2)). */
const isStudent = ({
  reader,
  isFullTimeStudent = reader.told('inSchool') === true,
}: Pick<Saver, 'reader' | 'isFullTimeStudent'>): boolean => isFullTimeStudent

/**
 * What counts for the saver's credit or match, of each of two: these places, what goes in at work beside them, and of this
 * year what has gone into an IRA.
 */
export function saversContributions(
  basis: Saver,
  places: Places,
  year: 'this' | 'ahead',
): { own: Dollars; spouse: Dollars } {
  const { running, goneIn, spouseSaving, iraContributed } = basis
  const own =
    (running?.contributed.value ?? goneIn?.contributed ?? 0) +
    places.planTraditional +
    places.planRoth +
    places.catchUpRoth +
    places.planAfterTax +
    places.iraTraditional +
    places.iraRoth +
    places.iraConversion
  const spouse =
    (spouseSaving?.contributed.value ?? 0) +
    places.spousePlanTraditional +
    places.spousePlanRoth +
    places.spouseTraditional +
    places.spouseRoth +
    places.spouseConversion
  if (year === 'ahead') return { own, spouse }
  return { own: isStudent(basis) ? 0 : own + iraContributed, spouse }
}

/** What of more dollars in each name would still count for the saver's credit or match at an income; all where neither is there. */
export function uncountedOf(
  basis: RothBasis,
  places: Places,
  agi: Dollars,
): { own: Dollars; spouse: Dollars } {
  const { context, status } = basis
  const most = countedOfEach({ law: context.law, status, agi })
  if (most === undefined) return { own: Number.POSITIVE_INFINITY, spouse: Number.POSITIVE_INFINITY }
  const { own, spouse } = saversContributions(basis, places, 'this')
  return { own: isStudent(basis) ? 0 : Math.max(0, most - own), spouse: Math.max(0, most - spouse) }
}

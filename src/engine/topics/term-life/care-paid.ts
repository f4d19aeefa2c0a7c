/** Care that whoever is left alone with the children pays for: who pays, how much of a year, and for how long. */

import { type Figure, sumOf } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars, Years } from '../../units.ts'
import type { Drafting } from '../topic.ts'
import type { FamilyBudget } from './budget.ts'
import type { Adult, Family } from './family.ts'

/** Years until the youngest can be alone. */
export function careYears({ children }: Family): number {
  const youngest = Math.min(...children.map(({ age }) => age.value))
  return Math.max(0, Math.ceil(rules.careUntilAge.value - youngest))
}

/**
 * Care that one parent alone pays for, a month of today: all that the one at home did who goes to work then; where both
 * work, what they pay today and what comes on top because nobody shares it. Who says what the family would spend has
 * counted what is paid today; what comes on top is counted beside it where that was said too.
 */
export function careAlone(
  { family, reader, adult, budget }: Drafting & { family: Family; budget: FamilyBudget; adult: Adult },
  survivor: Adult | undefined,
): readonly Figure[] {
  if (survivor === undefined || survivor.pay.value === 0 || careYears(family) === 0) return []
  if (survivor.isAtHome) return [reader.number('stayAtHomeServicesMonthly')]
  if (adult.pay.value === 0) return []
  const parts =
    reader.told('survivorSpendingMonthly') === undefined
      ? [budget.childcare, reader.number('careAloneMonthly')]
      : [reader.some('careAloneMonthly')]
  return parts.filter((part) => part !== undefined).filter(({ value }) => value > 0)
}

/** What of that care growing children free in parts: of what is paid today, and of nothing else. */
export const freedOf = (
  { childcare, careEnds }: FamilyBudget,
  care: readonly Figure[],
): FamilyBudget['careEnds'] => (childcare !== undefined && care.includes(childcare) ? careEnds : [])

/** All of that care in a year some years from now: none once the youngest can be alone. */
export function carePaidIn(
  { family, budget }: { family: Family; budget: FamilyBudget },
  care: readonly Figure[],
  year: Years,
): Dollars {
  if (year >= careYears(family)) return 0
  const end = (year + 1) * monthsPerYear
  return freedOf(budget, care).reduce(
    (sum, { after, freed }) => sum - freed.value * Math.min(monthsPerYear, Math.max(0, end - after)),
    sumOf(care) * monthsPerYear,
  )
}

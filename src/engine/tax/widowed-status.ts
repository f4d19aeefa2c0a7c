import { lastingLaw } from './lasting-law.ts'
import type { FilingStatus } from './tax-year.ts'

/**
 * How someone files whose spouse died and who has not married again: jointly for the year of the death (IRC §§6013(a)(2),
 * 7703(a)(1)), by a couple's brackets for some years after it with a child at home (IRC §2(a)), then alone.
 *
 * @example widowedStatus({ yearsSince: 0, hasChild: false, hasDependents: false }) // 'married_joint'
 */
export function widowedStatus(p: {
  yearsSince: number
  hasChild: boolean
  hasDependents: boolean
}): FilingStatus {
  if (p.yearsSince <= 0) return 'married_joint'
  if (p.hasChild && p.yearsSince <= lastingLaw.survivingSpouseYears.value) return 'surviving_spouse'
  return p.hasDependents ? 'head_of_household' : 'single'
}

import type { Dollars } from '#engine/units.ts'
import { latestGuidelineYear, type PovertyRegion, povertyGuideline } from './poverty-guidelines.ts'
import type { Cited } from './tax-year.ts'

/** States that offer low incomes above Medicaid a health program of their own, in place of the Marketplace. */
const statesWithProgram: readonly string[] = ['DC', 'MN', 'NY', 'OR']

/** @example hasBasicHealthProgram('MN') // true */
export const hasBasicHealthProgram = (state: string): boolean => statesWithProgram.includes(state)

/** The income up to which such a program takes the place of the Marketplace credit, as a share of the poverty guideline. */
export const basicHealthShareOfPovertyLine = {
  value: 2,
  source: '42 USC 18051(e)(1)(B), (e)(2)',
  note: 'Minnesota, Oregon, the District of Columbia and, again since July 2026, New York run one. Of the guideline of the year itself.',
  approximated:
    'A state may begin or end one, and may go by the guideline of the year before: there the edge is lower.',
} as const satisfies Cited<number>

/**
 * That income in dollars; of a year whose guideline is not out yet, by the last one that is.
 * @example basicHealthLimit({ year: 2026, people: 1 }) // 31_920
 */
export const basicHealthLimit = (p: { year: number; people: number; region?: PovertyRegion }): Dollars =>
  basicHealthShareOfPovertyLine.value *
  povertyGuideline({ ...p, year: Math.min(p.year, latestGuidelineYear) })

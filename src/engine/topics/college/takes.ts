/** What college takes, by the month or at once, for plans that only make room for it. */
import type { Household } from '../../household.ts'
import type { Dollars, Months } from '../../units.ts'
import type { DraftContext } from '../topic.ts'
import { collegeBasis } from './basis.ts'
import { collegeNeeds } from './need.ts'

/** Level months of saving, and the bills that they are for. */
export interface CollegeTakes {
  readonly monthly: Dollars
  /** Months until the first bill of a child who still misses something, and until saving for the last one ends. */
  readonly untilFirstBill: Months
  readonly untilLastBill: Months
}

/** For the share that was told or the usual one; undefined where nothing is missing. Sums named elsewhere are not college money. */
export function collegeTakes(household: Household, context: DraftContext): CollegeTakes | undefined {
  const missing = needsOf(household, context).filter(({ monthly }) => monthly.value > 0)
  if (missing.length === 0) return undefined
  return {
    monthly: missing.reduce((sum, { monthly }) => sum + monthly.value, 0),
    untilFirstBill: Math.min(...missing.map(({ startMonths }) => startMonths)),
    untilLastBill: Math.max(...missing.map(({ savingMonths }) => savingMonths)),
  }
}

/** What the accounts lack today for the same, in whole dollars. */
export const collegeMissing = (household: Household, context: DraftContext): Dollars =>
  Math.ceil(needsOf(household, context).reduce((sum, { left }) => sum + Math.max(0, left.value), 0))

function needsOf(household: Household, context: DraftContext) {
  const { amount: _amount, amountMonthly: _monthly, accountType: _type, ...told } = household
  return collegeNeeds(collegeBasis(told, context))
}

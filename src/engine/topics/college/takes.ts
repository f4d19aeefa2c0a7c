/** What college takes, by the month or at once, for plans that only make room for it. */
import type { Household } from '../../household.ts'
import type { Dollars } from '../../units.ts'
import type { DraftContext } from '../topic.ts'
import { collegeBasis } from './basis.ts'
import { collegeNeeds } from './need.ts'

/** Level months until the last bills, for the share that was told or the usual one. Sums named elsewhere are not college money. */
export const collegeTakes = (household: Household, context: DraftContext): Dollars =>
  needsOf(household, context).reduce((sum, { monthly }) => sum + monthly.value, 0)

/** What the accounts lack today for the same, in whole dollars. */
export const collegeMissing = (household: Household, context: DraftContext): Dollars =>
  Math.ceil(needsOf(household, context).reduce((sum, { left }) => sum + Math.max(0, left.value), 0))

function needsOf(household: Household, context: DraftContext) {
  const { amount: _amount, amountMonthly: _monthly, accountType: _type, ...told } = household
  return collegeNeeds(collegeBasis(told, context))
}

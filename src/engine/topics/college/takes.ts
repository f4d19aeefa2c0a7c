/** What college takes by the month, for plans that only make room for it. */
import type { Household } from '../../household.ts'
import type { Dollars } from '../../units.ts'
import type { DraftContext } from '../topic.ts'
import { collegeBasis } from './basis.ts'
import { collegeNeeds } from './need.ts'

/** Level months until the last bills, for the share that was told or the usual one. Sums named elsewhere are not college money. */
export function collegeTakes(household: Household, context: DraftContext): Dollars {
  const { amount: _amount, amountMonthly: _monthly, accountType: _type, ...told } = household
  return collegeNeeds(collegeBasis(told, context)).reduce((sum, { monthly }) => sum + monthly.value, 0)
}

/** What college takes, by the month or at once, for plans that only make room for it. */
import { type Household, middle } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars, Months, Years } from '../../units.ts'
import type { DraftContext } from '../topic.ts'
import { collegeBasis } from './basis.ts'
import { handedOn, nothingGoesIn } from './contribution.ts'
import { type ChildNeed, collegeNeeds } from './need.ts'

/** Level months of saving, and the bills that they are for. */
export interface CollegeTakes {
  readonly monthly: Dollars
  /** Months until the first bill of a child who still misses something, and until saving for the last one ends. */
  readonly untilFirstBill: Months
  readonly untilLastBill: Months
  /** Where a child's last bill leaves less to save for the others than it took: so much a month after that month. */
  readonly less: readonly { readonly after: Months; readonly monthly: Dollars }[]
}

/** For the share that was told or the usual one; undefined where nothing is missing. Sums named elsewhere are not college money. */
export function collegeTakes(household: Household, context: DraftContext): CollegeTakes | undefined {
  // A younger child may take nothing of its own until the transfer of an older one goes on to it.
  const missing = needsOf(household, context).filter(({ left }) => left.value > 0)
  if (missing.length === 0) return undefined
  const monthly = missing.reduce((sum, need) => sum + need.monthly.value, 0)
  return {
    monthly,
    less: lessAfter(missing, monthly),
    untilFirstBill: Math.min(...missing.map(({ child }) => child.startMonths)),
    untilLastBill: Math.max(...missing.map(({ savingMonths }) => savingMonths)),
  }
}

/** What goes in after each last bill but the very last: a transfer goes on to the next child as far as that one needs it. */
function lessAfter(needs: readonly ChildNeed[], monthly: Dollars): CollegeTakes['less'] {
  const handed = handedOn(
    needs,
    needs.map((need) => ({ start: need.saved.value, monthly: need.monthly.value, from: 0 })),
  )
  const goesIn = (month: Months): Dollars =>
    Math.round(
      needs.reduce((sum, { savingMonths }, index) => {
        const { monthly: own, raises = [] } = handed[index] ?? nothingGoesIn
        const raised = raises.reduce((all, raise) => (raise.from <= month ? all + raise.monthly : all), 0)
        return month < savingMonths ? sum + own + raised : sum
      }, 0),
    )
  const found: { after: Months; monthly: Dollars }[] = []
  for (const after of [...new Set(needs.map(({ savingMonths }) => savingMonths))].sort((a, b) => a - b)) {
    const rest = goesIn(after)
    // Transfers are in whole dollars: a few less are no other sum.
    if (rest > 0 && (found.at(-1)?.monthly ?? monthly) - rest >= rules.leastPayment.value)
      found.push({ after, monthly: rest })
  }
  return found
}

/** What the accounts lack today for the same beside what is told to go in each month, in whole dollars. */
export function collegeMissing(household: Household, context: DraftContext): Dollars {
  const needs = needsOf(household, context)
  const missing = needs.reduce((sum, { left }) => sum + Math.max(0, left.value), 0)
  const takes = needs.reduce((sum, { monthly }) => sum + monthly.value, 0)
  const goesIn = middle(household.collegeMonthly ?? 0)
  return takes <= 0 ? 0 : Math.ceil(missing * Math.max(0, 1 - goesIn / takes))
}

/** The same of each child, by its age, for the share that was told or the usual one. */
export const collegeLacks = (
  household: Household,
  context: DraftContext,
): readonly { readonly age: Years; readonly lack: Dollars }[] =>
  needsOf(household, context).map(({ child, left }) => ({ age: child.age.value, lack: left.value }))

function needsOf(household: Household, context: DraftContext) {
  const { amount: _amount, amountMonthly: _monthly, accountType: _type, ...told } = household
  return collegeNeeds(collegeBasis(told, context))
}

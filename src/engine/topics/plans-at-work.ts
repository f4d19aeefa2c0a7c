/** The plans at work of a household: one of each who is paid, with a limit, a match and a catch-up of its own. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { type FactKey, type FactValue, middle } from '../household.ts'
import { mayHaveOwnPlan } from './own-business.ts'
import { planAtWork } from './plan-at-work.ts'
import { isSpouseSoleEarner, ofSpouse, payOfPlan, whoseWork } from './sole-earner.ts'

/** Which facts tell one plan. */
export interface PlanAtWork {
  readonly id: 'own' | 'spouse'
  readonly match: 'employerMatch' | 'spouseEmployerMatch'
  readonly share: 'contributionRate' | 'spouseContributionRate'
  readonly filled: FactValue<'filledAccounts'>[number]
  readonly age: FactKey & ('age' | 'spouseAge')
  readonly pay: (reader: FactReader) => Figure
  /** What it is called: a 401(k), or the kind that was told. */
  readonly name: string
  /** To stand before the name: 'your' or 'your spouse’s'. */
  readonly whose: string
}

/** Where the spouse alone earns, a plan told as one's own is theirs. */
export const ownPlanAtWork = (reader: FactReader): PlanAtWork => ({
  id: 'own',
  match: 'employerMatch',
  share: 'contributionRate',
  filled: 'plan',
  age: isSpouseSoleEarner(reader) ? 'spouseAge' : 'age',
  pay: payOfPlan,
  name: planAtWork(reader),
  whose: whoseWork(reader),
})

export const spousePlanAtWork = (reader: FactReader): PlanAtWork => ({
  id: 'spouse',
  match: 'spouseEmployerMatch',
  share: 'spouseContributionRate',
  filled: 'spouse_plan',
  age: 'spouseAge',
  pay: (of) => of.number('spouseIncome'),
  name: '401(k)',
  whose: ofSpouse(reader),
})

export const hasSpousePay = (reader: FactReader): boolean => middle(reader.told('spouseIncome') ?? 0) > 0

/** Whether the spouse, who alone earns, has a plan that was told as theirs: it then stands for the one of the household. */
export const isToldAsTheirs = (reader: FactReader): boolean =>
  isSpouseSoleEarner(reader) && reader.known('spouseHasWorkplacePlan') === true

/** The plans that the dollars of a couple, or of one alone, may go to. */
export function plansAtWork(reader: FactReader): PlanAtWork[] {
  const own =
    !isToldAsTheirs(reader) && reader.value('hasWorkplacePlan') && !mayHaveOwnPlan(reader)
      ? [ownPlanAtWork(reader)]
      : []
  const isOther = hasSpousePay(reader) && reader.value('maritalStatus') === 'married'
  const isTheirs = isOther && (isToldAsTheirs(reader) || !isSpouseSoleEarner(reader))
  return isTheirs && reader.value('spouseHasWorkplacePlan') ? [...own, spousePlanAtWork(reader)] : own
}

/** Whether a home is to be bought soon, and in how many years. */
import type { FactReader } from '../../fact-reader.ts'
import { type FactKey, middle } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Months } from '../../units.ts'

interface HomeDay {
  readonly fact: FactKey & ('nearGoalYears' | 'horizonYears')
  /** From today, one at least. */
  readonly months: Months
}

export function homeDay(reader: FactReader): HomeDay | undefined {
  const facts = [
    ...(reader.told('nearGoal') === 'home' ? (['nearGoalYears'] as const) : []),
    ...(reader.told('goal') === 'home' ? (['horizonYears'] as const) : []),
  ]
  const fact = facts.find((key) => reader.told(key) !== undefined)
  const years = fact === undefined ? undefined : reader.told(fact)
  if (fact === undefined || years === undefined) return undefined
  return { fact, months: Math.max(1, Math.round(middle(years) * monthsPerYear)) }
}

/** Too soon for money to go where it cannot be had back from. */
export const isHomeNear = (reader: FactReader): boolean =>
  (homeDay(reader)?.months ?? Infinity) <= rules.shortHorizon.value * monthsPerYear

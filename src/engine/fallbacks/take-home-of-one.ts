/** One take-home pay below the costs of two who earn: the other one’s was not told. */
import { type FactKey, type Household, middle } from '../household.ts'

export function isTakeHomeOfOne(told: <Key extends FactKey>(key: Key) => Household[Key]): boolean {
  const takeHome = told('takeHomeMonthly')
  return (
    takeHome !== undefined &&
    middle(told('earners') ?? 0) >= 2 &&
    told('spouseIncome') === undefined &&
    middle(takeHome) < middle(told('monthlyExpenses') ?? 0)
  )
}

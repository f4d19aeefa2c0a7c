/** One take-home pay below the costs of two who earn: the other one’s was not told. */
import { type FactKey, type Household, middle } from '../household.ts'

export const isTakeHomeOfOne = (told: <Key extends FactKey>(key: Key) => Household[Key]): boolean =>
  middle(told('earners') ?? 0) >= 2 &&
  told('spouseIncome') === undefined &&
  middle(told('takeHomeMonthly') ?? 0) < middle(told('monthlyExpenses') ?? 0)

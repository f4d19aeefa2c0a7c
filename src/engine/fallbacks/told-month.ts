/** Pay and costs of a month were told, and no take-home pay: what is left of it follows by the law, about. */
import { type FactKey, type FactValue, type Household, middle } from '../household.ts'

interface Known {
  readonly told: <Key extends FactKey>(key: Key) => Household[Key]
  /** Told or assumed. */
  readonly employment: FactValue<'employment'> | undefined
}

/** Of two who earn, one pay alone is no measure of what their month leaves; nor is a pay that is gone. */
export function isLeftWorkedOut({ told, employment }: Known): boolean {
  if (told('takeHomeMonthly') !== undefined || told('monthlyExpenses') === undefined) return false
  if (employment === 'retired' || employment === 'unemployed') return false
  const whole = told('householdIncome')
  if (whole !== undefined) return middle(whole) > 0
  const isOneOfTwo = middle(told('earners') ?? 0) >= 2 && told('spouseIncome') === undefined
  const pay = middle(told('income') ?? 0) + middle(told('spouseIncome') ?? 0)
  return told('income') !== undefined && pay > 0 && !isOneOfTwo
}

/** What the month has for some of the debts. */
import type { FactReader } from '../../fact-reader.ts'
import { sumOf } from '../../figure.ts'
import { middle } from '../../household.ts'
import type { Dollars } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'

/** What was told for all less what the others ask for, or their payments and what is left. */
export function roomFor(
  reader: FactReader,
  some: readonly DebtTerms[],
  others: readonly DebtTerms[],
): Dollars | undefined {
  const forAll = reader.told('debtPaymentMonthly')
  if (forAll !== undefined) return middle(forAll) - sumOf(others.map(({ minimum }) => minimum))
  const left = reader.known('monthlySurplus')
  if (left === undefined) return undefined
  const paid = some.filter(({ told }) => told.minPayment !== undefined).map(({ minimum }) => minimum)
  return middle(left) + sumOf(paid)
}

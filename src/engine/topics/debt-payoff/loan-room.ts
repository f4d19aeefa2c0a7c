/** What the month has for some of the debts. */
import type { FactReader } from '../../fact-reader.ts'
import { sumOf } from '../../figure.ts'
import type { Dollars } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'

/** What was told for all less what the others ask for, or their payments and what is left. */
export function roomFor(
  reader: FactReader,
  some: readonly DebtTerms[],
  others: readonly DebtTerms[],
): Dollars | undefined {
  if (reader.told('debtPaymentMonthly') !== undefined)
    return reader.number('debtPaymentMonthly').value - sumOf(others.map(({ minimum }) => minimum))
  if (reader.known('monthlySurplus') === undefined) return undefined
  const paid = some.filter(({ told }) => told.minPayment !== undefined).map(({ minimum }) => minimum)
  return reader.number('monthlySurplus').value + sumOf(paid)
}

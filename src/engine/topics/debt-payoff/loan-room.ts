/** What the month has for some of the debts. */
import type { FactReader } from '../../fact-reader.ts'
import { sumOf } from '../../figure.ts'
import { middle } from '../../household.ts'
import type { Dollars } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { leftBesidePayments, thereOf } from '../left-beside-payments.ts'

/** What was told for all less what the others ask for, as far as the month has it, or their payments and what is left. */
export function roomFor(
  reader: FactReader,
  some: readonly DebtTerms[],
  others: readonly DebtTerms[],
): Dollars | undefined {
  const forAll = reader.told('debtPaymentMonthly')
  const paid = some.filter(({ told }) => told.minPayment !== undefined).map(({ minimum }) => minimum)
  if (forAll !== undefined) {
    const room = middle(forAll) - sumOf(others.map(({ minimum }) => minimum))
    const month = leftBesidePayments(reader)
    return month === undefined ? room : thereOf(room, month.left + sumOf(paid), month)
  }
  const left = reader.known('monthlySurplus')
  if (left === undefined) return undefined
  return middle(left) + sumOf(paid)
}

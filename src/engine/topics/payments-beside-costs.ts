/** Whether what a month costs holds the payments on debts: it is taken to, unless what was told says otherwise. */
import type { FactReader } from '../fact-reader.ts'
import { valueInWords } from '../figure.ts'
import { middle } from '../household.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { monthlyBalance } from './monthly-balance.ts'

/**
 * What pay leaves beyond the costs is what is paid on debts in all, their minimum payments included: then the costs hold
 * none of them. Otherwise it is what goes to debts beyond those. It is listed, so that it can be told otherwise.
 */
export function arePaymentsBesideCosts(reader: FactReader): boolean {
  const balance = monthlyBalance(reader)
  if (balance === undefined || reader.told('debtPaymentMonthly') === undefined) return false
  const due = (reader.told('debts') ?? [])
    .filter(({ kind }) => kind !== 'mortgage')
    .reduce((sum, { minPayment }) => sum + middle(minPayment ?? 0), 0)
  const all = reader.number('debtPaymentMonthly').value
  const isBeside = due > 0 && Math.abs(all - balance.left) < Math.abs(all - due - balance.left)
  if (isBeside) {
    const costs = reader.number('monthlyExpenses')
    reader.filledIn(
      'monthlyExpenses',
      `${valueInWords(costs.value, costs.unit)}, payments on debts not in it`,
      balance.left - all >= rules.roundedMonth.value
        ? 'What your pay leaves beyond it has room for all that you pay on debts, so the fund is counted without those payments.'
        : 'What your pay leaves beyond it is what you pay on debts in all, so the fund is counted without those payments.',
    )
  }
  return isBeside
}

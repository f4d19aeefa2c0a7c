/** Minimum payments that nobody told, fitted into what can be paid: a guess must not make a plan out of reach. */
import type { FactReader } from '../../fact-reader.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { DebtTerms } from '../debt-terms.ts'

export function fittedMinimums(
  sheet: Worksheet,
  reader: FactReader,
  debts: readonly DebtTerms[],
): readonly DebtTerms[] {
  if (reader.told('debtPaymentMonthly') === undefined) return debts
  const all = reader.number('debtPaymentMonthly')
  const sumOf = (some: readonly DebtTerms[]) => some.reduce((sum, { minimum }) => sum + minimum.value, 0)
  // No lender grants less than the payments of an extended plan.
  const guessed = debts.filter(
    ({ minimum, extendedPlan }) => minimum.origin === 'assumed' && extendedPlan === undefined,
  )
  const left = all.value - sumOf(debts) + sumOf(guessed)
  if (left <= 0 || left >= sumOf(guessed)) return debts
  const share = left / sumOf(guessed)
  return debts.map((debt) =>
    guessed.includes(debt)
      ? {
          ...debt,
          minimum: sheet.assumed(
            `${debt.id}.minimum.fitted`,
            debt.minimum.label,
            'usd-per-month',
            Math.floor(debt.minimum.value * share),
            'A share of what you can pay. A card may ask for more: look at the statement, and call before you pay less than it asks for.',
          ),
        }
      : debt,
  )
}

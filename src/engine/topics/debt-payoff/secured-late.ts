/** A home or a car whose payment is late: what is late on it, as far as anybody can say. */
import type { FactReader } from '../../fact-reader.ts'
import type { Debt, DebtKind } from '../../facts/debts.ts'
import type { Figure } from '../../figure.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { pastDue } from '../past-due.ts'

/** Kinds with something behind them that the lender can take. */
export const canBeTaken: readonly DebtKind[] = ['mortgage', 'auto', 'heloc']

export const isLateAndSecured = ({ kind = 'other', isPastDue, isInCollections }: Debt): boolean =>
  canBeTaken.includes(kind) && isPastDue === true && isInCollections !== true

/** Whether a payment is late on something that can be taken. */
export const hasSecuredLate = (reader: FactReader): boolean =>
  (reader.told('debts') ?? []).some(isLateAndSecured)

/** What is late: as told, or the payments that were missed where a home or a car is at stake and nobody said how much. */
export function lateSum(
  sheet: Worksheet,
  reader: FactReader,
  debts: readonly DebtTerms[],
): Figure | undefined {
  const told = pastDue(sheet, reader)
  const late = debts.filter(({ told: { isPastDue, isInCollections } }) => isPastDue && !isInCollections)
  if (told !== undefined || !late.some((debt) => isLateAndSecured(debt.told))) return told
  const missed = late.reduce(
    (sum, { told: { monthsBehind = 1 }, minimum }) => sum + monthsBehind * minimum.value,
    0,
  )
  const isCounted = late.every(({ told: { monthsBehind } }) => monthsBehind !== undefined)
  reader.instead(
    'pastDueBills',
    Math.round(missed),
    `${isCounted ? 'The payments that you missed' : 'One payment, as you did not say how many are late'}, without fees and without insurance or tax in an escrow. Ask for the sum in writing.`,
  )
  return sheet.computed(
    'late.usual',
    'Late, without fees',
    'usd',
    `payments that were missed${isCounted ? '' : ', one where you did not say how many'} × the payment that is asked`,
    late.map(({ minimum }) => minimum),
    Math.round(missed),
  )
}

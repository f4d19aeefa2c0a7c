/** A home or a car whose payment is late. */
import type { FactReader } from '../../fact-reader.ts'
import type { Debt, DebtKind } from '../../facts/debts.ts'

/** Kinds with something behind them that the lender can take. */
export const canBeTaken: readonly DebtKind[] = ['mortgage', 'auto', 'heloc']

export const isLateAndSecured = ({ kind = 'other', isPastDue, isInCollections }: Debt): boolean =>
  canBeTaken.includes(kind) && isPastDue === true && isInCollections !== true

/** Whether a payment is late on something that can be taken. */
export const hasSecuredLate = (reader: FactReader): boolean =>
  (reader.told('debts') ?? []).some(isLateAndSecured)

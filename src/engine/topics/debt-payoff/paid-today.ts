/**
 * Of debts that are gone, those of today with what is paid on them today: that is what the costs of a month hold, which no
 * new card and no payment that only begins are a part of.
 */
import type { Worksheet } from '../../worksheet.ts'
import type { DebtTerms } from '../debt-terms.ts'
import type { FederalLoans } from './loans.ts'
import { type TakenTransfer, transferId } from './taken-transfer.ts'

interface Changed {
  readonly sheet: Worksheet
  /** The cards that it empties are gone too. */
  readonly transfer: TakenTransfer | undefined
  readonly loans: FederalLoans | undefined
}

export function paidToday(
  { sheet, transfer, loans }: Changed,
  gone: readonly DebtTerms[],
): readonly DebtTerms[] {
  const begins = loans?.begins
  const before = (debt: DebtTerms): DebtTerms =>
    begins === undefined || debt.id !== loans?.merged.id
      ? debt
      : {
          ...debt,
          minimum: sheet.computed(
            'loans.paid-today',
            'What is paid on the student loans today',
            'usd-per-month',
            'payment of the new plan − what it adds to what is paid today',
            [debt.minimum, begins],
            Math.max(0, debt.minimum.value - begins.value),
          ),
        }
  return [...(transfer?.emptied ?? []), ...gone.filter(({ id }) => id !== transferId).map(before)]
}

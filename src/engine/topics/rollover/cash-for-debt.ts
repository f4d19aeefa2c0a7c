/** Cash from the plan looks like a way to pay a debt at a high rate; it is the dearest one. */
import type { Figure } from '../../figure.ts'
import { costliestDebt } from '../before-saving.ts'
import type { DebtFigures } from '../debts.ts'
import { taxOnMore } from '../tax-on-more.ts'
import type { CashOut } from './ways.ts'
import type { RolloverWork } from './work.ts'

/** The costliest debt and the share that tax and penalty take from cash for it; undefined where neither is told or due. */
export function cashForDebt(
  { sheet, reader, taxes, context, gates }: RolloverWork,
  cash: CashOut,
): { debt: DebtFigures; lost: Figure } | undefined {
  const debt = costliestDebt(sheet, reader)
  if (debt === undefined || cash.taxable.value === 0) return undefined
  const tax =
    taxOnMore(taxes, context, 'iraDistributions', debt.balance.value) / Math.max(1, debt.balance.value)
  return {
    debt,
    lost: sheet.computed(
      'debt.lost',
      'Share that cash for this debt would lose',
      'share',
      'federal tax on a withdrawal as large as the debt ÷ the debt, and the penalty where there is one',
      [debt.balance, taxes.agi, ...(gates.isPenaltyFree ? [] : [gates.penaltyRate])],
      Math.max(0, tax) + (gates.isPenaltyFree ? 0 : gates.penaltyRate.value),
    ),
  }
}

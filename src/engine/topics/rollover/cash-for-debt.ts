/** Cash from the plan looks like a way to pay a debt at a high rate; it is the dearest one. */
import type { Figure } from '../../figure.ts'
import { costliestDebt } from '../before-saving.ts'
import type { DebtFigures } from '../debts.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { statePenaltyOn, stateTaxOn } from './state.ts'
import type { CashOut } from './ways.ts'
import type { RolloverWork } from './work.ts'

/** The costliest debt and the share that tax and penalty take from cash for it; undefined where neither is told or due. */
export function cashForDebt(
  work: RolloverWork,
  cash: CashOut,
): { debt: DebtFigures; lost: Figure } | undefined {
  const { sheet, taxes, context, gates } = work
  const debt = costliestDebt(work)
  if (debt === undefined || cash.taxable.value === 0) return undefined
  const ofState = [
    stateTaxOn(work, debt.balance, 'debt.state-tax', 'State income tax on cash for this debt'),
    statePenaltyOn(work, debt.balance, 'debt.state-penalty', 'California’s penalty on cash for this debt'),
  ].filter((one) => one !== undefined)
  const taken = ofState.reduce(
    (sum, { value }) => sum + value,
    Math.max(0, taxOnMore(taxes, context, 'iraDistributions', debt.balance.value)),
  )
  return {
    debt,
    lost: sheet.computed(
      'debt.lost',
      'Share that cash for this debt would lose',
      'share',
      'federal tax on a withdrawal as large as the debt, and state tax and a penalty of the state where they are known, ÷ the debt; and the federal penalty where there is one',
      [debt.balance, taxes.agi, ...ofState, ...(gates.isPenaltyFree ? [] : [gates.penaltyRate])],
      taken / Math.max(1, debt.balance.value) + (gates.isPenaltyFree ? 0 : gates.penaltyRate.value),
    ),
  }
}

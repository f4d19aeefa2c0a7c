/** Loans that are renewed for a fee, as a payday loan: which of them cash ends today, though it is less than a first cushion. */
import { planningRules as rules } from '../planning-rules.ts'
import type { Dollars } from '../units.ts'
import { byRate, type DebtFigures, isRollover } from './debts.ts'

/**
 * The costliest first, each in full, for a part payment ends no renewal; a little cash stays. `cash` is what late bills
 * leave.
 */
export function endedRollovers<Loan extends DebtFigures>(cash: Dollars, debts: readonly Loan[]): Loan[] {
  let left = cash
  return byRate(debts).filter((debt) => {
    const ends = isRollover(debt) && left - debt.balance.value >= rules.rolloverKept.value
    if (ends) left -= debt.balance.value
    return ends
  })
}

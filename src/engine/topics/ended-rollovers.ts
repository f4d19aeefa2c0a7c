/** Loans that are renewed for a fee, as a payday loan: which of them cash ends or lowers today, though it is less than a first cushion. */
import { planningRules as rules } from '../planning-rules.ts'
import type { Dollars } from '../units.ts'
import { byRate, type DebtFigures, isRollover } from './debts.ts'

/**
 * The costliest first, each in full, for a part payment ends no renewal; food until payday stays. `cash` is what late bills
 * leave, `owedOn` what has to be paid of a loan where something else pays a part.
 */
export function endedRollovers<Loan extends DebtFigures>(
  cash: Dollars,
  debts: readonly Loan[],
  owedOn: (debt: Loan) => Dollars = ({ balance }) => balance.value,
): Loan[] {
  let left = cash
  return byRate(debts).filter((debt) => {
    const ends = isRollover(debt) && left - owedOn(debt) >= rules.rolloverEndKept.value
    if (ends) left -= owedOn(debt)
    return ends
  })
}

/**
 * What cash lowers today of loans that it does not end and that take payments by the month: all but the little that stays,
 * the costliest first. By the id of the loan.
 */
export function loweredRollovers(cash: Dollars, loans: readonly DebtFigures[]): ReadonlyMap<string, Dollars> {
  let left = Math.floor(cash) - rules.rolloverKept.value
  const lowered = new Map<string, Dollars>()
  for (const loan of byRate(loans)) {
    // Without a payment that was told, an extended plan is counted on: it costs no fee, so that paying ahead saves nothing.
    const part = isRollover(loan) && loan.minimum.origin === 'told' ? Math.min(left, loan.balance.value) : 0
    if (part <= 0) continue
    lowered.set(loan.id, part)
    left -= part
  }
  return lowered
}

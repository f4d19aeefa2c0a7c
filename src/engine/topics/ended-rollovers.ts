/** Loans that are renewed for a fee, as a payday loan: which of them cash ends today, though it is less than a first cushion. */
import { planningRules as rules } from '../planning-rules.ts'
import type { Dollars } from '../units.ts'
import { byRate, type DebtFigures, isRollover } from './debts.ts'

/**
 * The costliest first, each in full, for a part payment ends no renewal; a little cash stays. `cash` is what late bills
 * leave, `owedOn` what has to be paid of a loan where something else pays a part.
 */
export function endedRollovers<Loan extends DebtFigures>(
  cash: Dollars,
  debts: readonly Loan[],
  owedOn: (debt: Loan) => Dollars = ({ balance }) => balance.value,
): Loan[] {
  let left = cash
  return byRate(debts).filter((debt) => {
    const ends = isRollover(debt) && left - owedOn(debt) >= rules.rolloverKept.value
    if (ends) left -= owedOn(debt)
    return ends
  })
}

/**
 * Debts between the low and the high rate. The plan pays one that costs at least what the mix may earn once its accounts
 * are full; a home loan where that is asked about, or where most of the money is left beside it.
 */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import type { DebtFigures } from '../debts.ts'
import type { Need } from '../order-of-operations.ts'
import type { LumpSumBasis } from './basis.ts'
import type { Way } from './ways.ts'

export const isOfHome = ({ kind }: DebtFigures): boolean => kind === 'mortgage'

/** Never from money that a goal needs soon. */
export function middleDebtNeeds({ expected, middleDebts, reach, reader, amount }: LumpSumBasis): Need[] {
  if (reach !== 'long') return []
  // What is paid on a home cannot be had back when it is needed, so unasked it is paid only where plenty is left.
  const isPaidAhead = (debt: DebtFigures) =>
    !isOfHome(debt) ||
    reader.told('considersPayoff') === true ||
    debt.balance.value <= amount.value * rules.homeLoanShareMost.value
  return middleDebts
    .filter((debt) => debt.rate.value > expected.value && isPaidAhead(debt))
    .map((debt) => middleDebtNeed(debt, expected))
}

export const middleDebtNeed = (debt: DebtFigures, expected: Figure): Need => ({
  step: 'middle-debt',
  id: debt.balance.id,
  // Few sums end a home loan: what is paid on it is paid ahead.
  label: isOfHome(debt) ? say`Pay ahead on the ${debt.label}` : say`Pay off the ${debt.label}`,
  act: (amount) => say`pay ${amount} on the ${debt.label}`,
  description: say`At ${debt.rate} it costs more than your mix of investments is expected to earn, ${expected}, and what paying it saves is certain. The other way is among the alternatives.`,
  wanted: debt.balance,
})

/** What a way pays on a debt at once. */
export const paidOn = (way: Way, { balance }: DebtFigures): Dollars => way.prepaid.get(balance.id) ?? 0

/** Whether a way pays at least as much on these debts as it leaves: then its other way is to let them run. */
export function isMostlyPaid(way: Way, debts: readonly DebtFigures[]): boolean {
  const paid = debts.reduce((sum, debt) => sum + paidOn(way, debt), 0)
  const owed = debts.reduce((sum, { balance }) => sum + balance.value, 0)
  return paid > 0 && paid >= owed - paid
}

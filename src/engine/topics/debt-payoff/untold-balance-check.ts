/** Asks for the balance of a loan of which only the payment was told. */
import { isFederalLoan } from '../../facts/debts.ts'
import type { Check } from '../../plan.ts'
import { listed, nothing, say, words } from '../../say.ts'
import { check } from '../check.ts'
import type { DebtWork } from './work.ts'

export function untoldBalanceCheck({ debts, reader }: Pick<DebtWork, 'debts' | 'reader'>): Check[] {
  const taken = debts.flatMap(({ label, balance, rate, told, balanceFrom }) =>
    balanceFrom === undefined ? [] : [{ label, balance, rate, told, ...balanceFrom }],
  )
  if (taken.length === 0) return []
  const names = listed(taken.map(({ label }) => say`the ${label}`))
  const sums = taken.map(
    ({ label, balance, rate, payment, timeLeft }) =>
      say`${balance} for the ${label}, what ${payment} repays at ${rate} in ${timeLeft}`,
  )
  const mayFollowIncome =
    reader.told('incomeDrivenPlan') === undefined && taken.some(({ told }) => isFederalLoan(told))
  return [
    check(
      'untold-balance',
      'warn',
      say`How much is left on ${names}?`,
      say`You told what is paid and not what is owed. The plan takes ${listed(sums)}. Look up the balance with the lender and tell it: with more left the debt takes longer, with less it ends sooner.${mayFollowIncome ? words(' If a federal payment follows your income, far more may be owed: tell the repayment plan too.') : nothing}`,
    ),
  ]
}

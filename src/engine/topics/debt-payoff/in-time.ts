/**
 * Deferred interest is charged in a lump if a dollar is left, so such a balance may have to be cleared before a debt
 * at a higher rate.
 */

import type { Figure } from '../../figure.ts'
import {
  type Claim,
  type Debt,
  type DebtPayoff,
  debtPayoff,
  type FreedLater,
} from '../../math/debt-payoff.ts'
import type { Dollars } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { clearedByDay, paceInTime } from '../deferred-interest.ts'

/** Whether deferred interest comes back. */
export const missesDay = (debts: readonly Debt[], payoff: DebtPayoff): boolean =>
  debts.some(
    ({ promotion }, index) =>
      promotion?.deferredInterest === true && (payoff.debts[index]?.months ?? Infinity) > promotion.months,
  )

/**
 * The debts with what clears each deferred balance by its day: cash does what the month cannot. Cleared by its payments it
 * costs what its promotion asks, so the rest of the cash goes to what costs more.
 */
function clearedInTime(debts: readonly Debt[], free: Dollars, lumpSum: Dollars) {
  let raised = 0
  // What is meant for one debt is not there for another.
  let cash = Math.max(0, lumpSum - debts.reduce((sum, { lumpFirst = 0 }) => sum + lumpFirst, 0))
  const before = cash
  const inTime = debts.map((debt) => {
    const { promotion } = debt
    const months = promotion?.deferredInterest ? promotion.months : 0
    if (promotion === undefined || months <= 0 || debt.minimumOnly === true) return debt
    const { lumpFirst: meant = 0 } = debt
    const { fromCash, pace: minimum } = clearedByDay({
      owed: debt.balance - meant,
      minimum: debt.minimum,
      months,
      free: free - raised,
      cash,
    })
    const lumpFirst = meant + fromCash
    cash -= fromCash
    raised += minimum - debt.minimum
    return { ...debt, minimum, lumpFirst, rank: promotion.rate }
  })
  return { debts: inTime, raised, cashUsed: before - cash }
}

/** The cash that clears them in time beside what the month can do. */
export const cashInTime = (debts: readonly Debt[], free: Dollars): Dollars =>
  clearedInTime(
    debts,
    free,
    debts.reduce((sum, { balance }) => sum + balance, 0),
  ).cashUsed

/** Whether the month alone clears a balance while its promotion makes it cheaper than cash is worth. */
export const isClearedInTime = ({ balance, minimum, promotion }: DebtTerms, free: Figure): boolean =>
  promotion !== undefined &&
  !promotion.isDeferred &&
  paceInTime(balance.value, promotion.months.value, promotion.rate.value) <= minimum.value + free.value

/** Undefined where there is no such balance, or where the money does not do it. */
export function promotionsFirst(
  debts: readonly Debt[],
  money: {
    free: Dollars
    extra: Dollars
    claims: readonly Claim[]
    lumpSum: Dollars
    freed?: readonly FreedLater[] | undefined
    /** What gets the rest. */
    order: 'avalanche' | 'snowball'
  },
): { plan: DebtPayoff; debts: readonly Debt[]; raised: Dollars } | undefined {
  const { free, extra, claims, lumpSum, freed, order } = money
  const { debts: inTime, raised, cashUsed } = clearedInTime(debts, free, lumpSum)
  if ((raised === 0 && cashUsed === 0) || raised > free) return undefined
  return {
    plan: debtPayoff({ debts: inTime, extra: extra - raised, order, claims, lumpSum, freed }),
    debts: inTime,
    raised,
  }
}

/** What a plan at work still takes, by the kinds that it may be. */
import type { Dollars } from '../../units.ts'
import type { RothBasis } from './basis.ts'

export interface PlanRoom {
  /** Room whose kind may be chosen. */
  readonly free: Dollars
  /** Catch-up room that takes Roth money only. */
  readonly rothOnly: Dollars
}

export const noPlanRoom: PlanRoom = { free: 0, rothOnly: 0 }

export function planRoom({
  deferral: { limit, catchUp, catchUpMustBeRoth },
  takesRoth,
  running,
  goneIn,
  left,
  income,
}: RothBasis): PlanRoom {
  const taken = running?.contributed.value ?? goneIn?.contributed ?? 0
  const pay = left === undefined ? Number.POSITIVE_INFINITY : Math.floor(income.value * left.payShare)
  const most = Math.min(Math.max(0, limit - taken), pay)
  if (!catchUpMustBeRoth) return { free: most, rothOnly: 0 }
  const free = Math.min(most, Math.max(0, limit - catchUp - taken))
  return { free, rothOnly: takesRoth ? Math.min(catchUp, most - free) : 0 }
}

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
}: RothBasis): PlanRoom {
  const taken = running?.contributed.value ?? 0
  const left = Math.max(0, limit - taken)
  if (!catchUpMustBeRoth) return { free: left, rothOnly: 0 }
  return { free: Math.max(0, limit - catchUp - taken), rothOnly: takesRoth ? Math.min(catchUp, left) : 0 }
}

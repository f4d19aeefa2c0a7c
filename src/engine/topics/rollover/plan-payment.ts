/** What is ordered of a plan that stays and is drawn on, and how tax is withheld from it. */
import type { Figure } from '../../figure.ts'
import type { EarlyNeed } from './early-need.ts'
import { isPeriodic } from './paid-out.ts'
import type { RolloverWork } from './work.ts'

export interface PlanPayment {
  /** A year of it, with the tax that the plan withholds. */
  readonly yearly: Figure
  /** It lasts so long that tax is withheld as from a pension: IRC §§402(c)(4)(A), 3405(a). */
  readonly isPeriodic: boolean
}

/** Growth is left out: a plan that counts with it withholds as from a pension sooner. */
export function planPaymentOf(work: RolloverWork, { yearly, drawn, isOverYears }: EarlyNeed): PlanPayment {
  const inPlan = work.placements
    .filter(({ source, destination }) => source === 'pretax' && destination === 'leave')
    .reduce((sum, { amount }) => sum + amount.value, 0)
  const isLong = inPlan > 0 ? isPeriodic(work, inPlan / drawn.value) : isOverYears
  return { yearly: isLong ? drawn : yearly, isPeriodic: isLong }
}

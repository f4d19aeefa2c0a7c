/** What a year takes out of the accounts to be lived on, as it is income: what a plan withholds comes out too. */
import type { Figure } from '../../figure.ts'
import type { EarlyNeed } from './early-need.ts'
import { isPaidBySchedule } from './gates.ts'
import { isPaidByIra } from './paid-by-ira.ts'
import { planPaymentOf } from './plan-payment.ts'
import type { RolloverWork } from './work.ts'

/** `payment`: a year of it where its sum is fixed by more than the need. */
export function yearlyTaken(work: RolloverWork, need: EarlyNeed, payment: Figure | undefined): Figure {
  // A plan may withhold a fixed share of what it pays; from an IRA it is as much as the owner asks.
  const isFree = isPaidByIra(work) || isPaidBySchedule(work.gates.freeze)
  return (
    payment ??
    need.penalized ??
    need.ofCosts?.drawnOfAll ??
    (isFree ? need.drawn : planPaymentOf(work, need).yearly)
  )
}

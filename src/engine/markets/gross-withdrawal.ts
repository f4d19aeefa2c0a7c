import type { Dollars, Share } from '../units.ts'
import { type TaxTable, taxOn } from './tax-table.ts'

/** Near enough to what is needed. */
const CENT: Dollars = 0.01
const MOST_STEPS = 30

/**
 * How much to take out of an account so that a need is met after the tax that the withdrawal itself costs;
 * all there is where that is not enough. `tax` is the household's tax before it. Tax rises in straight
 * pieces, so secant steps end in the right piece and are then exact.
 */
export function grossWithdrawal(
  table: TaxTable,
  ordinary: Dollars,
  interest: Dollars,
  gains: Dollars,
  tax: Dollars,
  /** The shares of the withdrawal that are ordinary income, gains, and kept back as a penalty. */
  ordinaryShare: Share,
  gainShare: Share,
  penaltyRate: Share,
  need: Dollars,
  available: Dollars,
): Dollars {
  let before = 0
  let missingBefore = need
  let withdrawal = need / (1 - penaltyRate)
  for (let step = 0; step < MOST_STEPS; step++) {
    if (withdrawal >= available) return available
    const taxAfter = taxOn(
      table,
      ordinary + withdrawal * ordinaryShare,
      interest,
      gains + withdrawal * gainShare,
    )
    const missing = need - (withdrawal * (1 - penaltyRate) - (taxAfter - tax))
    if (missing < CENT && missing > -CENT) return withdrawal
    const next = withdrawal + (missing * (withdrawal - before)) / (missingBefore - missing)
    before = withdrawal
    missingBefore = missing
    withdrawal = next
  }
  return withdrawal
}

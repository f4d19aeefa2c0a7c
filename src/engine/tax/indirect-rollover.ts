import type { Dollars, Share } from '#engine/units.ts'
import { rolloverLaw } from './rollover-law.ts'

export interface IndirectRollover {
  /** What the plan sent to the IRS. */
  readonly withheld: Dollars
  /** What arrived. */
  readonly received: Dollars
  /** What counts as withdrawn. */
  readonly notRedeposited: Dollars
  readonly tax: Dollars
  readonly penalty: Dollars
  /** What comes back of the withholding when the return is filed; negative when more is due. */
  readonly refund: Dollars
}

/**
 * A payout of a plan to the owner: tax is withheld from all of it, and what is not put back within the time limit
 * counts as withdrawn. What is put back may come from other cash, which replaces what was withheld.
 * `rate` is the tax rate on what counts as withdrawn.
 * @example indirectRollover({ gross: 80_000, redeposited: 64_000, rate: 0.22, penaltyRate: 0.1 }).refund // 10_880
 */
export function indirectRollover(p: {
  gross: Dollars
  redeposited: Dollars
  rate: Share
  penaltyRate: Share
}): IndirectRollover {
  const withheld = p.gross * rolloverLaw.withholdingRate.value
  const notRedeposited = Math.max(0, p.gross - p.redeposited)
  const tax = notRedeposited * p.rate
  const penalty = notRedeposited * p.penaltyRate
  return {
    withheld,
    received: p.gross - withheld,
    notRedeposited,
    tax,
    penalty,
    refund: withheld - tax - penalty,
  }
}

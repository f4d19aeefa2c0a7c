import type { Share } from '../units.ts'

/** The shares of a balance in each class of asset; they sum to one. */
export interface AssetAllocation {
  /** The world's shares, in the blend that the assumptions state. */
  readonly stocks: Share
  /** US investment-grade bonds. */
  readonly bonds: Share
  /** Treasury bills, insured savings and money-market funds. */
  readonly cash: Share
}

export const allCash: AssetAllocation = { stocks: 0, bonds: 0, cash: 1 }

/** Refuses shares outside 0 to 1 or that do not sum to one. */
export function checkAllocation({ stocks, bonds, cash }: AssetAllocation): void {
  const sum = stocks + bonds + cash
  if (!(stocks >= 0 && bonds >= 0 && cash >= 0 && Math.abs(sum - 1) < 1e-9))
    throw new RangeError(`asset allocation: shares are ${stocks}, ${bonds}, ${cash}, and must sum to 1`)
}

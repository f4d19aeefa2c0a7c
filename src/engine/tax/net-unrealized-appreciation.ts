import type { AnnualRate, Dollars, Share, Years } from '#engine/units.ts'

export interface StockPayout {
  /** Tax, and penalty if any, on the basis in the year of the payout. */
  readonly now: Dollars
  /** Tax on the growth inside the plan when the stock is sold, whenever that is. */
  readonly onSale: Dollars
  readonly total: Dollars
  /** Tax on the same value when it leaves an IRA instead. */
  readonly throughIra: Dollars
}

/**
 * Company stock paid out as shares in a lump sum: what it cost is income now, what it gained inside the plan is a
 * long-term gain when it is sold. Through an IRA all of it is income. IRC §402(e)(4).
 * @example netUnrealizedAppreciation({ value: 200_000, basis: 40_000, ordinaryRate: 0.24, gainRate: 0.15, penaltyRate: 0 }).total // 33_600
 */
export function netUnrealizedAppreciation(p: {
  value: Dollars
  basis: Dollars
  ordinaryRate: Share
  gainRate: Share
  penaltyRate: Share
}): StockPayout {
  const basis = Math.min(p.basis, p.value)
  const now = basis * (p.ordinaryRate + p.penaltyRate)
  const onSale = (p.value - basis) * p.gainRate
  return { now, onSale, total: now + onSale, throughIra: p.value * p.ordinaryRate }
}

/**
 * After how many whole years an IRA, untaxed until the end, has caught up with stock that was paid out as shares, sold,
 * spread and held in a taxable account. Undefined when it does not within `longest`; 0 when it starts ahead.
 */
export function breakEvenYears(p: {
  value: Dollars
  payoutTax: Dollars
  /** The rate at which the IRA is taxed when it is spent. */
  laterRate: Share
  gainRate: Share
  growthRate: AnnualRate
  /** What yearly tax on dividends takes from the growth of the taxable account. */
  dragRate: AnnualRate
  longest: Years
}): Years | undefined {
  const start = p.value - p.payoutTax
  let taxable = start
  let deferred = p.value
  for (let year = 0; year <= p.longest; year += 1) {
    const kept = taxable - Math.max(0, taxable - start) * p.gainRate
    if (deferred * (1 - p.laterRate) >= kept) return year
    taxable *= 1 + p.growthRate - p.dragRate
    deferred *= 1 + p.growthRate
  }
  return undefined
}

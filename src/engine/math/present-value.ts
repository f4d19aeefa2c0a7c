import type { AnnualRate, Dollars } from '../units.ts'

/**
 * What a row of yearly cash flows is worth today. The first one is today's, undiscounted, unlike
 * Excel's NPV, which discounts the first by a year.
 * @example netPresentValue({ cashFlows: [-1_000, 1_050], rate: 0.05 }) // 0
 * @example netPresentValue({ cashFlows: [0, 0, 121], rate: 0.1 }) // 100
 */
export function netPresentValue(p: { cashFlows: readonly Dollars[]; rate: AnnualRate }): Dollars {
  if (!(p.rate > -1)) throw new RangeError(`netPresentValue: rate is ${p.rate}, and must be above -1`)
  const discount = 1 / (1 + p.rate)
  return p.cashFlows.reduceRight((laterWorth, cashFlow) => cashFlow + discount * laterWorth, 0)
}

/**
 * What one amount due some years from now is worth today.
 * @example presentValue({ amount: 121, rate: 0.1, years: 2 }) // 100
 */
export function presentValue(p: { amount: Dollars; rate: AnnualRate; years: number }): Dollars {
  if (!(p.rate > -1)) throw new RangeError(`presentValue: rate is ${p.rate}, and must be above -1`)
  return p.amount / (1 + p.rate) ** p.years
}

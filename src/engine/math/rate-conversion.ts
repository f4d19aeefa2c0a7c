import type { AnnualRate } from '../units.ts'

/**
 * The monthly rate that compounds to an effective annual rate: (1 + r)^(1/12) − 1.
 * For what grows. A loan's annual percentage rate is divided by twelve instead.
 * @example effectiveMonthlyRate(0.06) // 0.004867551
 */
export function effectiveMonthlyRate(rate: AnnualRate): number {
  if (!(rate > -1)) throw new RangeError(`effectiveMonthlyRate: rate is ${rate}, and must be above -1`)
  return (1 + rate) ** (1 / 12) - 1
}

/**
 * What a nominal rate earns in today's dollars: (1 + nominal) / (1 + inflation) − 1.
 * @example realRate({ nominal: 0.061, inflation: 0.023 }) // 0.0371457
 */
export function realRate(p: { nominal: AnnualRate; inflation: AnnualRate }): AnnualRate {
  if (!(p.inflation > -1)) throw new RangeError(`realRate: inflation is ${p.inflation}, and must be above -1`)
  return (1 + p.nominal) / (1 + p.inflation) - 1
}

/**
 * The nominal rate that a real rate stands for: (1 + real)(1 + inflation) − 1.
 * @example nominalRate({ real: 0.02, inflation: 0.03 }) // 0.0506
 */
export function nominalRate(p: { real: AnnualRate; inflation: AnnualRate }): AnnualRate {
  return (1 + p.real) * (1 + p.inflation) - 1
}

import type { AnnualRate, Dollars } from '../units.ts'

/**
 * The internal rate of return: the one rate at which yearly cash flows, the first today, are worth
 * nothing on balance. `undefined` where there is no such rate or where more than one cannot be ruled
 * out: it is unique when the flows change sign exactly once (Descartes), or when their running total
 * does and does not end at zero (Norstrøm, for rates above zero).
 * @example internalRateOfReturn([-1_000, 500, 500, 500]) // 0.2337519
 * @example internalRateOfReturn([100, 200]) // undefined
 */
export function internalRateOfReturn(cashFlows: readonly Dollars[]): AnnualRate | undefined {
  if (cashFlows.some((flow) => !Number.isFinite(flow)))
    throw new RangeError('internalRateOfReturn: every cash flow must be a finite number')
  const first = cashFlows.findIndex((flow) => flow !== 0)
  const last = cashFlows.findLastIndex((flow) => flow !== 0)
  if (first < 0 || first === last) return undefined
  const flows = cashFlows.slice(first, last + 1)
  const totals = runningTotals(flows)
  if (signChanges(flows) === 1) return 1 / rootIn(flows, 0, upperBound(flows)) - 1
  if (signChanges(totals) === 1 && totals.at(-1) !== 0) return 1 / rootIn(flows, 0, 1) - 1
  return undefined
}

/** The flows' value as a polynomial in the discount factor v = 1 / (1 + rate). */
const worthAt = (flows: readonly number[], v: number) =>
  flows.reduceRight((later, flow) => flow + v * later, 0)

function upperBound(flows: readonly number[]): number {
  // Cauchy: no root is further out than 1 + the largest of the other coefficients over the leading one.
  const leading = Math.abs(flows.at(-1)!)
  return 1 + Math.max(...flows.map((flow) => Math.abs(flow))) / leading
}

/** The discount factor at which the worth changes sign, halved down to neighboring doubles. */
function rootIn(flows: readonly number[], from: number, to: number): number {
  const negativeFirst = flows[0]! < 0
  let low = from
  let high = to
  for (;;) {
    const middle = low + (high - low) / 2
    if (middle <= low || middle >= high) return high
    if (worthAt(flows, middle) < 0 === negativeFirst) low = middle
    else high = middle
  }
}

function signChanges(values: readonly number[]): number {
  const signs = values.filter((value) => value !== 0).map(Math.sign)
  return signs.filter((sign, i) => i > 0 && sign !== signs[i - 1]).length
}

function runningTotals(values: readonly number[]): number[] {
  let total = 0
  return values.map((value) => (total += value))
}

import type { Dollars } from '../units.ts'

/**
 * A whole total split in proportion to weights, in whole parts that sum to it exactly.
 * Each part is rounded down; what is left goes, one each, to the largest remainders, the earlier first
 * where they tie (Hamilton's method of apportionment). No part is one or more away from its exact share.
 * @example splitByWeights(100, [1, 1, 1]) // [34, 33, 33]
 * @example splitByWeights(10, [0.25, 0, 0.75]) // [3, 0, 7]
 */
export function splitByWeights(total: Dollars, weights: readonly number[]): Dollars[] {
  if (!(Number.isSafeInteger(total) && total >= 0))
    throw new RangeError(`splitByWeights: total is ${total}, and must be a whole number, not negative`)
  if (weights.some((weight) => !(weight >= 0 && weight < Infinity)))
    throw new RangeError(`splitByWeights: weights are ${weights.join(', ')}, and none may be negative`)
  // Dividing by the largest first keeps sums of huge and of tiny weights in range.
  const largest = Math.max(0, ...weights)
  if (largest === 0) {
    if (total === 0) return weights.map(() => 0)
    throw new RangeError('splitByWeights: weights are all zero, so nothing says where the total goes')
  }
  const scaled = weights.map((weight) => weight / largest)
  const sum = scaled.reduce((a, b) => a + b, 0)
  const exact = scaled.map((weight) => (total * weight) / sum)
  const parts = exact.map(Math.floor)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .filter(({ index }) => scaled[index]! > 0)
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  let left = total - parts.reduce((a, b) => a + b, 0)
  for (let i = 0; left > 0; i = (i + 1) % byRemainder.length, left--) parts[byRemainder[i]!.index]! += 1
  // Rounding can push a part over only for totals near 2^53; the last parts give back what is too much.
  for (let i = byRemainder.length - 1; left < 0; i--, left++) parts[byRemainder[i]!.index]! -= 1
  return parts
}

/**
 * Whole percents of a list of amounts, which sum to 100.
 * @example wholePercents([2_000, 1_000]) // [67, 33]
 */
export function wholePercents(amounts: readonly number[]): number[] {
  return splitByWeights(100, amounts)
}

/**
 * Whole dollars as near as can be to the given ones that sum to their rounded total.
 * @example wholeDollars([33.4, 33.3, 33.3]) // [34, 33, 33]
 */
export function wholeDollars(amounts: readonly Dollars[]): Dollars[] {
  return splitByWeights(Math.round(amounts.reduce((a, b) => a + b, 0)), amounts)
}

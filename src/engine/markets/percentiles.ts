import { quantilePlace } from '../math/quantile.ts'
import type { Dollars, Share } from '../units.ts'
import type { Projection } from './project.ts'

/**
 * Percentiles of many simulated values, exact, without sorting them all. Quantiles are of type 7
 * (linear between order statistics), as in math/quantile.ts, whose answer these equal.
 */

/** The percentiles of one year's balances or of one quantity. */
export interface Percentiles {
  p5: Dollars
  p10: Dollars
  p25: Dollars
  p50: Dollars
  p75: Dollars
  p90: Dollars
  p95: Dollars
}

const shares: readonly (readonly [keyof Percentiles, Share])[] = [
  ['p5', 0.05],
  ['p10', 0.1],
  ['p25', 0.25],
  ['p50', 0.5],
  ['p75', 0.75],
  ['p90', 0.9],
  ['p95', 0.95],
]

const percentilesOf = ({ paths, wealth }: Projection, year: number): Percentiles =>
  percentiles(wealth.subarray(year * paths, (year + 1) * paths))

/** The percentiles of the balance at the end of each year. */
export const percentilesByYear = (projection: Projection): Percentiles[] =>
  Array.from({ length: projection.years }, (_, year) => percentilesOf(projection, year))

/** The same at the end of the last year alone. */
export const percentilesAtEnd = (projection: Projection): Percentiles =>
  percentilesOf(projection, projection.years - 1)

/** The seven percentiles of values some of which may be negative. */
export function percentilesOfAny(values: Float32Array): Percentiles {
  let least = 0
  for (const value of values) if (value < least) least = value
  if (least === 0) return percentiles(values)
  const found = percentiles(values.map((value) => value - least))
  for (const [key] of shares) found[key] += least
  return found
}

/** The seven percentiles of values none of which is negative. */
export function percentiles(values: Float32Array): Percentiles {
  const found = quantiles(
    values,
    shares.map(([, share]) => share),
  )
  const result: Percentiles = { p5: 0, p10: 0, p25: 0, p50: 0, p75: 0, p90: 0, p95: 0 }
  shares.forEach(([name], i) => {
    result[name] = found[i]!
  })
  return result
}

/**
 * The mean of the middle half of values none of which is negative: of those from the 25th to the 75th percentile.
 * @example interquartileMean(Float32Array.of(1, 2, 3, 4, 100)) // 3
 */
export function interquartileMean(values: Float32Array): number {
  const [low, high] = quantiles(values, [0.25, 0.75]) as [number, number]
  let [sum, count] = [0, 0]
  for (const value of values)
    if (value >= low && value <= high) {
      sum += value
      count++
    }
  // Of very few values none may lie between the two.
  return count === 0 ? (low + high) / 2 : sum / count
}

/** A bin holds the values that share an exponent and the first nine bits of their fraction. */
const BIN_SHIFT = 14

/**
 * Type-7 quantiles, at rising shares, of values none of which is negative.
 * Read as integers, the bits of such floats rise as the floats do. A histogram over the first bits says in
 * which bins the wanted order statistics lie; only what is in those bins is sorted.
 */
export function quantiles(values: Float32Array, risingShares: readonly Share[]): number[] {
  if (values.length === 0) throw new RangeError('quantiles: values is empty')
  const bits = new Int32Array(values.buffer, values.byteOffset, values.length)
  const places = risingShares.map((share) => quantilePlace(values.length, share))
  const ranks = places.flatMap(({ below, fraction }) => (fraction === 0 ? [below] : [below, below + 1]))
  const statistics = orderStatistics(values, bits, ranks)
  return places.map(({ below, fraction }) => {
    const low = statistics.get(below)!
    return fraction === 0 ? low : low + fraction * (statistics.get(below + 1)! - low)
  })
}

/** The values at the given ranks, counted from 0 in rising order. */
function orderStatistics(
  values: Float32Array,
  bits: Int32Array,
  ranks: readonly number[],
): Map<number, number> {
  const { histogram, zeroBin } = binCounts(bits)
  const wanted = [...new Set(ranks)].sort((a, b) => a - b)
  const isWanted = new Uint8Array(histogram.length)
  const places: { rank: number; amongChosen: number }[] = []
  let counted = 0
  let gathered = 0
  for (let bin = 0, next = 0; next < wanted.length; bin++) {
    const count = histogram[bin]!
    for (; next < wanted.length && wanted[next]! < counted + count; next++) {
      isWanted[bin] = 1
      places.push({ rank: wanted[next]!, amongChosen: gathered + wanted[next]! - counted })
    }
    counted += count
    if (isWanted[bin]) gathered += count
  }
  const chosen = new Float32Array(gathered)
  for (let i = 0, at = 0; i < bits.length; i++)
    if (isWanted[Math.max(bits[i]! >> BIN_SHIFT, zeroBin) - zeroBin] === 1) chosen[at++] = values[i]!
  chosen.sort()
  return new Map(places.map(({ rank, amongChosen }) => [rank, chosen[amongChosen]!]))
}

/** How many values each bin holds. Bin 0 is for zeros, which lie far below the least positive value. */
function binCounts(bits: Int32Array): { histogram: Int32Array; zeroBin: number } {
  let leastPositive = 0x7fffffff
  let least = 0
  let most = 0
  for (let i = 0; i < bits.length; i++) {
    const value = bits[i]!
    if (value > most) most = value
    if (value < leastPositive) {
      if (value > 0) leastPositive = value
      else if (value < least) least = value
    }
  }
  // The bits of a negative float are a negative integer; those of infinity and NaN the largest.
  if (least < 0 || most >= 0x7f800000)
    throw new RangeError('quantiles: values must be finite and not negative')
  const zeroBin = (Math.min(leastPositive, 0x7f800000) >> BIN_SHIFT) - 1
  const histogram = new Int32Array(Math.max(most >> BIN_SHIFT, zeroBin) - zeroBin + 1)
  for (let i = 0; i < bits.length; i++) histogram[Math.max(bits[i]! >> BIN_SHIFT, zeroBin) - zeroBin]!++
  return { histogram, zeroBin }
}

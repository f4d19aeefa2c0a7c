import type { Share } from '../units.ts'

/**
 * The value below which a share of a list lies, by linear interpolation between order statistics:
 * Hyndman and Fan's type 7, the default of R, NumPy and Excel's PERCENTILE.INC.
 * @example quantile([1, 2, 3, 4], 0.25) // 1.75
 * @example quantile([30, 10, 20], 0.5) // 20
 */
export function quantile(values: readonly number[] | Float32Array | Float64Array, share: Share): number {
  if (values.length === 0) throw new RangeError('quantile: values is empty')
  if (!(share >= 0 && share <= 1))
    throw new RangeError(`quantile: share is ${share}, and must be within 0 and 1`)
  const sorted = Float64Array.from(values).sort()
  const { below, fraction } = quantilePlace(sorted.length, share)
  const low = sorted[below]!
  return fraction === 0 ? low : low + fraction * (sorted[below + 1]! - low)
}

/**
 * Where the type-7 quantile of `count` sorted values stands: `fraction` of the way from the value at
 * index `below` to the next one.
 * @example quantilePlace(5, 0.6) // { below: 2, fraction: 0.4 }
 */
export function quantilePlace(count: number, share: Share): { below: number; fraction: Share } {
  const place = share * (count - 1)
  const below = Math.floor(place)
  return { below, fraction: place - below }
}

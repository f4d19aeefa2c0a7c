/**
 * The value at a point of a line drawn through points whose places rise; level beyond both ends.
 * @example interpolated([0, 1, 3], [0, 10, 20], 2) // 15
 * @example interpolated([0, 1, 3], [0, 10, 20], 9) // 20
 */
export function interpolated(at: readonly number[], values: readonly number[], x: number): number {
  if (at.length === 0 || at.length !== values.length)
    throw new RangeError(`interpolated: ${at.length} places and ${values.length} values`)
  let [next, end] = [0, at.length]
  while (next < end) {
    const middle = (next + end) >> 1
    if (at[middle]! < x) next = middle + 1
    else end = middle
  }
  if (next === 0) return values[0]!
  if (next === at.length) return values[next - 1]!
  const share = (x - at[next - 1]!) / (at[next]! - at[next - 1]!)
  return values[next - 1]! + share * (values[next]! - values[next - 1]!)
}

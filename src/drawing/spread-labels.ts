/**
 * Moves labels apart so that each has its gap, as near to where they belong as that allows.
 * Positions come in ascending order and leave in the same order, inside the limits when they fit.
 * @example spreadLabels([10, 12, 80], 20, { from: 0, to: 100 }) // [10, 30, 80]
 */
export function spreadLabels(
  positions: readonly number[],
  gap: number,
  limits: { from: number; to: number },
): number[] {
  const placed: number[] = []
  for (const position of positions) {
    const previous = placed.at(-1)
    placed.push(Math.max(position, limits.from, previous === undefined ? -Infinity : previous + gap))
  }
  let ceiling = limits.to
  for (let index = placed.length - 1; index >= 0; index -= 1) {
    placed[index] = Math.min(placed[index] ?? ceiling, ceiling)
    ceiling = (placed[index] ?? ceiling) - gap
  }
  return placed
}

/** A search is coarse first, then finer, then one by one. */
const searchSteps = 40

/**
 * The whole number from `from` to `to` at which a value is the largest, the smallest such where several are alike. Found
 * coarsely first, so that a peak narrower than a coarse step may be missed.
 * @example bestBetween(0, 100, (x) => 60 * x - x * x) // 30
 */
export function bestBetween(from: number, to: number, value: (at: number) => number): number {
  let [low, high] = [from, to]
  let best = from
  for (let step = Infinity; step > 1; ) {
    step = Math.max(1, Math.ceil((high - low) / searchSteps))
    let most = value(best)
    const [start, end] = [low, high]
    for (let at = start; at <= end; at += step) {
      const here = value(at)
      if (here > most) {
        most = here
        best = at
      }
    }
    low = Math.max(from, best - step)
    high = Math.min(to, best + step)
  }
  return best
}

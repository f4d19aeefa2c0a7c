import type { Dollars } from '#engine/units.ts'

export interface Cliff {
  /** The first whole dollar of income on the far side. */
  readonly from: Dollars
  /** What that one dollar costs. */
  readonly cost: Dollars
}

/**
 * The incomes at which one more dollar costs at least `lump`, found by differences without knowing the rule behind them:
 * the premium credit ends, a Medicare tier begins, a credit falls a step. `cost` is everything the household pays
 * at a whole-dollar income. Each `step` that costs a lump is halved until it is one dollar wide or costs less.
 * A cliff hidden by an equal fall inside its step is missed, so `step` is chosen narrower than the tiers looked for.
 */
export function cliffs(p: {
  cost: (income: Dollars) => Dollars
  from: Dollars
  to: Dollars
  step: Dollars
  lump: Dollars
}): Cliff[] {
  const found: Cliff[] = []
  const search = (low: Dollars, costLow: Dollars, high: Dollars, costHigh: Dollars) => {
    if (costHigh - costLow < p.lump) return
    if (high - low <= 1) {
      found.push({ from: high, cost: costHigh - costLow })
      return
    }
    const middle = (low + high) >> 1
    const costMiddle = p.cost(middle)
    search(low, costLow, middle, costMiddle)
    search(middle, costMiddle, high, costHigh)
  }
  let low = p.from
  let costLow = p.cost(low)
  while (low < p.to) {
    const high = Math.min(p.to, low + p.step)
    const costHigh = p.cost(high)
    search(low, costLow, high, costHigh)
    low = high
    costLow = costHigh
  }
  return found
}

/** How many dollars of a conversion are worth it: each is weighed against what it costs later. */
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars, Share } from '../../units.ts'

/** The most dollars up to `wanted` whose cost is no more than `limit`. */
export function mostWithin(limit: Dollars, wanted: Dollars, costOn: (dollars: Dollars) => Dollars): Dollars {
  if (costOn(wanted) <= limit) return wanted
  let [low, high] = [0, wanted]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (costOn(middle) <= limit) low = middle
    else high = middle
  }
  return low
}

/** Conversions are chosen by so much, coarser at first. */
const conversionStep: Dollars = 100
const mostTried = 100

/** The conversion up to `most` that saves the most against the later rate: the next dollars cost more than later. */
function bestUpTo(most: Dollars, laterRate: Share, costOn: (dollars: Dollars) => Dollars): Dollars {
  let [best, saved] = [0, 0]
  const look = (from: Dollars, to: Dollars, step: Dollars) => {
    for (let dollars = Math.max(step, from); dollars <= to; dollars += step) {
      const here = laterRate * dollars - costOn(dollars)
      if (here > saved) [best, saved] = [dollars, here]
    }
  }
  const coarse = conversionStep * Math.max(1, Math.ceil(most / conversionStep / mostTried))
  look(coarse, most, coarse)
  look(most, most, coarse)
  look(best - coarse, Math.min(most, best + coarse), conversionStep)
  return best
}

/** As much of the room as saves anything; all of it where that is nothing to speak of, so that it can be said. */
export function worthOfRoom(room: Dollars, laterRate: Share, costOn: (dollars: Dollars) => Dollars): Dollars {
  const best = bestUpTo(room, laterRate, costOn)
  return best < rules.leastConversion.value ? room : best
}

/**
 * The part of what was named whose dollars cost less now than later, where the rest would cost clearly more; all of it where
 * no part is worth the forms. That all of it costs too much says nothing of its first dollars: a deduction may be unused.
 */
export function worthConverting(
  wanted: Dollars,
  laterRate: Share,
  costOn: (dollars: Dollars) => Dollars,
): Dollars {
  const band = rules.rateBand.value
  const best = bestUpTo(wanted, laterRate, costOn)
  const rest = wanted - best
  if (best < rules.leastConversion.value || rest < rules.leastConversion.value) return wanted
  const isWorth = laterRate - costOn(best) / best > band
  return isWorth && (costOn(wanted) - costOn(best)) / rest - laterRate > band ? best : wanted
}

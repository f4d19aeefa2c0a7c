/**
 * What so many Traditional dollars keep: the tax they save now less the tax they cost later. Each dollar is held against what it
 * costs itself, so that those above the edge of a bracket are not averaged with those below it.
 */
import { bestBetween } from '../../math/best-between.ts'
import type { Dollars, Share } from '../../units.ts'
import type { Outcomes } from './outcomes.ts'
import type { TaxNow } from './tax-now.ts'
import type { YearNow } from './year-now.ts'

/** What a dollar costs later is worked out for so many equal parts of the dollars, each on top of those before it. */
const laterParts = 8

export interface KeptBySplit {
  /** Against as little Traditional as the rules allow. */
  readonly kept: (year: YearNow) => Dollars
  /** The split at a step or an edge of the law that keeps the most. */
  readonly best: () => YearNow
}

/** `lasting` is the share of the tax saved that is left where its growth is taxed every year. */
export function keptBySplit(
  now: TaxNow,
  { laterRate }: Pick<Outcomes, 'laterRate'>,
  lasting: Share,
): KeptBySplit {
  const [from, to] = [now.least.traditional, now.most.traditional]
  const costOf = (dollars: Dollars): Dollars => (dollars > 0 ? dollars * laterRate(dollars) : 0)
  const kept = (year: YearNow) => lasting * now.saved(year) - costOf(Math.max(0, year.traditional - from))

  /** At a level rate the most is kept where the saving of a dollar falls below it: at an edge, or at either end. */
  function edges(): readonly Dollars[] {
    const found = new Map<Dollars, Dollars>()
    const saved = (traditional: Dollars) => {
      const before = found.get(traditional) ?? now.saved(now.yearWith(traditional))
      found.set(traditional, before)
      return before
    }
    const ends = Array.from({ length: laterParts + 1 }, (_, part) =>
      Math.round((now.choice * part) / laterParts),
    )
    const costs = ends.map(costOf)
    const rates = ends
      .slice(1)
      .map((end, part) => (costs[part + 1]! - costs[part]!) / Math.max(1, end - ends[part]!))
    return [...rates, laterRate(now.weighed)].map((rate) =>
      bestBetween(from, to, (traditional) => lasting * saved(traditional) - rate * (traditional - from)),
    )
  }

  const best = () =>
    [...new Set(edges())]
      .map((traditional) => now.yearWith(traditional))
      .reduce((most, year) => (kept(year) > kept(most) ? year : most))
  return { kept, best }
}

/** From some month on a month leaves no more than so much: what goes in for all children stays within it. */
import type { Dollars, Months, Share } from '../../units.ts'
import {
  alsoGoesIn,
  type Contribution,
  handedOn,
  inMonth,
  type Missing,
  monthlyNeeds,
  nothingGoesIn,
  type Stream,
  streamsOf,
  worthOfMonths,
} from './contribution.ts'

export interface Ceiling {
  readonly at: Months
  /** All that a month has for college from then on. */
  readonly most: Dollars
}

/** Each child’s part falls alike. `more`: what the month has more from later months on. */
export function underCeiling(
  needs: readonly Missing[],
  contributions: readonly Contribution[],
  ceiling: Ceiling | undefined,
  more: readonly Stream[] = [],
): readonly Contribution[] {
  if (ceiling === undefined) return contributions
  const { at, most } = ceiling
  const goesIn = (month: Months): Dollars =>
    contributions.reduce(
      (sum, own, index) => ((needs[index]?.savingMonths ?? 0) > month ? sum + inMonth(own, month) : sum),
      0,
    )
  const kept = (month: Months): Share => {
    const all = goesIn(month)
    const has = more.reduce((sum, { monthly, from }) => (from <= month ? sum + monthly : sum), most)
    return month < at || all <= has ? 1 : has / all
  }
  const turns = [
    at,
    ...contributions.flatMap((own) => streamsOf(own).map(({ from }) => from)),
    ...needs.map(({ savingMonths }) => savingMonths),
    ...more.map(({ from }) => from),
  ]
  return contributions.map((own) => {
    const first = own.from
    let before = inMonth(own, first) * kept(first)
    const monthly = before
    const raises = [...new Set(turns)]
      .filter((month) => month > first)
      .sort((one, other) => one - other)
      .map((from): Stream => {
        const now = inMonth(own, from) * kept(from)
        const by = now - before
        before = now
        return { from, monthly: by }
      })
      .filter((raise) => raise.monthly !== 0)
    return { ...own, monthly, raises }
  })
}

/**
 * The least that each child takes a month until then, when no more than that goes in from then on; so much a month to the
 * end where `has`, what a month has until then, cannot make up for it.
 */
export function monthlyNeedsUnder(
  needs: readonly Missing[],
  ceiling: Ceiling | undefined,
  has: Dollars,
): readonly Dollars[] {
  const level = monthlyNeeds(needs, 0)
  if (ceiling === undefined || sumOf(level) <= ceiling.most) return level
  const { contributions } = alsoGoesIn(
    needs,
    needs.map(() => nothingGoesIn),
    [{ monthly: ceiling.most, from: ceiling.at }],
  )
  const later = handedOn(needs, contributions)
  const open = needs.map((need, index): Missing => {
    const brought = worthOfMonths(later[index] ?? nothingGoesIn, need.rates, need.savingMonths)
    return {
      ...need,
      savingMonths: Math.min(need.savingMonths, ceiling.at),
      left: { value: Math.max(0, need.left.value - brought) },
    }
  })
  const until = monthlyNeeds(open, 0)
  return sumOf(until) <= has ? until : level
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

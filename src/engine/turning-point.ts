/** Where a plan turns: the value of a fact nearest to what holds now at which the recommendation is another one. */
import { withoutFigures } from './another-plan.ts'
import { significant } from './figure.ts'
import type { Draft } from './plan.ts'

/** What a plan recommends, without its sums: its title and the place that gets most. */
export function recommendation({ title, allocations }: Draft): string {
  const [first, ...others] = allocations
  const most = others.reduce((one, other) => (other.amount > (one?.amount ?? 0) ? other : one), first)
  return `${withoutFigures(title)}: ${most === undefined ? '' : withoutFigures(most.label)}`
}

/** In three digits, or to a hundredth of a percent: as exactly as anyone knows a fact of theirs. */
const asSaid = (value: number): number =>
  Math.abs(value) >= 1 ? significant(value, 3) : Math.round(value * 10_000) / 10_000

/** Halvings of the way between the two values. */
const halvings = 6

/**
 * Looks between a value at which the plan is `base` and one at which it recommends something else. Undefined where
 * both ends recommend the same, and where there is no more to it than having some or none.
 */
export function turningPoint(p: {
  base: Draft
  from: number
  to: number
  other: Draft
  draftAt: (value: number) => Draft | undefined
}): { value: number; other: Draft } | undefined {
  const now = recommendation(p.base)
  if (recommendation(p.other) === now) return undefined
  let [near, far] = [p.from, p.to]
  let other = p.other
  for (let step = 0; step < halvings; step += 1) {
    const value = asSaid((near + far) / 2)
    const isBetween = value > Math.min(near, far) && value < Math.max(near, far)
    const draft = isBetween ? p.draftAt(value) : undefined
    if (draft === undefined) break
    if (recommendation(draft) === now) near = value
    else [far, other] = [value, draft]
  }
  // Where any change at all turns it, the least that was tried says nothing.
  const isAnyChange = near === p.from && far !== p.to
  return near === 0 || isAnyChange ? undefined : { value: far, other }
}

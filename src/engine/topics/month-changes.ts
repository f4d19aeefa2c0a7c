/** What a month has more or less from some month on: child care that costs less, another pay, and support that ends. */
import type { Figure } from '../figure.ts'
import type { Dollars, Months } from '../units.ts'
import type { CareEnd } from './child-care-ends.ts'
import type { PayChange } from './pay-change.ts'
import type { SupportEnded } from './support-received-ends.ts'

export interface ChangesAhead {
  readonly careEnds: readonly CareEnd[]
  readonly payChange: PayChange | undefined
  /** The support that comes in and ends. */
  readonly supportEnds?: readonly SupportEnded[]
}

/** Where only the months and what they have more count. */
export interface MonthsAhead {
  readonly careEnds: readonly CareEnd[]
  readonly payChange: Change | undefined
  readonly supportEnds?: readonly Change[]
}

interface Change {
  readonly after: Months
  readonly more: Figure
}

const changesOf = ({ careEnds, payChange, supportEnds = [] }: MonthsAhead): Change[] =>
  [
    ...supportEnds,
    ...careEnds.map(({ after, freed }) => ({ after, more: freed })),
    ...(payChange === undefined ? [] : [payChange]),
  ].sort((one, other) => one.after - other.after)

/** Those that have come in a month so far ahead. */
export const changesIn = (ahead: MonthsAhead, month: Months): Figure[] =>
  changesOf(ahead).flatMap(({ after, more }) => (after < month ? [more] : []))

/** What a month has more after each; where one is short, what comes first fills what is missing. */
export function monthChanges(
  ahead: MonthsAhead,
  missing: Dollars = 0,
): { readonly after: Months; readonly monthly: Dollars }[] {
  let left = missing
  return changesOf(ahead).map(({ after, more }) => {
    const taken = Math.min(left, Math.max(0, more.value))
    left -= taken
    return { after, monthly: more.value - taken }
  })
}

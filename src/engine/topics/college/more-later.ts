/**
 * A month has more later: a debt is paid, child care costs less, a pay rises. When, how much, and how far what goes in for
 * college rises with it.
 */
import { addMonths } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import type { Dollars, Months } from '../../units.ts'
import type { CareEnd } from '../child-care-ends.ts'
import type { PayChange } from '../pay-change.ts'
import { type CollegeBasis, ceilingAfterWork } from './basis.ts'
import { alsoGoesIn, type Contribution, handedOn, type Missing, type Stream } from './contribution.ts'
import type { Ending } from './ended-debts.ts'
import type { FirstThings } from './order.ts'
import { underCeiling } from './under-ceiling.ts'

/** Less than this a month is only what rounding leaves open. */
const leastTurn: Dollars = 10

type Reason =
  | ({ readonly kind: 'debt' } & Pick<Ending, 'debt' | 'isForgiven'>)
  | { readonly kind: 'care'; readonly end: CareEnd }
  | { readonly kind: 'pay'; readonly change: PayChange }

/** What a month has more from some month on. */
export interface MoreLater {
  readonly at: Months
  readonly monthly: Figure
  readonly reason: Reason
  /** What of it is missing in the month by then, and is filled first. */
  readonly missing?: Dollars
}

/** All of it that comes after some month, the first one first. `endings`: those of the debts whose payment is not free yet. */
export const moreLater = (
  { careEnds, payChange }: Pick<FirstThings, 'careEnds' | 'payChange'>,
  endings: readonly Ending[],
  month: Months = -1,
): readonly MoreLater[] =>
  [
    ...endings.map(({ debt, at, isForgiven }) => ({
      at,
      monthly: debt.minimum,
      reason: { kind: 'debt' as const, debt, isForgiven },
    })),
    ...careEnds.map((end) => ({
      at: end.after,
      monthly: end.freed,
      reason: { kind: 'care' as const, end },
    })),
    ...(payChange === undefined
      ? []
      : [
          {
            at: payChange.after,
            monthly: payChange.more,
            reason: { kind: 'pay' as const, change: payChange },
          },
        ]),
  ]
    .filter(({ at }) => at > month)
    .sort((one, other) => one.at - other.at)

/** What of it is free when it comes. */
const freeOf = ({ monthly, missing = 0 }: MoreLater): Dollars => monthly.value - missing

/** The same where a month is short: what comes first fills what is missing. */
export function afterMissing(all: readonly MoreLater[], missing: Dollars): readonly MoreLater[] {
  let left = missing
  return all.flatMap((more) => {
    const taken = Math.min(left, more.monthly.value)
    left -= taken
    const rest = taken > 0 ? { ...more, missing: taken } : more
    return freeOf(rest) > 0 ? [rest] : []
  })
}

/** Where the month of a birth is counted with a raise that comes before it, the raise is no more beside it. */
export const besideBirth = <First extends Pick<FirstThings, 'payChange' | 'birth'>>(first: First): First => {
  const { payChange, birth } = first
  const isInIt = payChange !== undefined && birth !== undefined && payChange.after <= birth.after.value
  return isInIt ? { ...first, payChange: undefined } : first
}

/** What goes in each month once what the month has more on the way goes there as well. */
export interface Rise {
  readonly to: Figure
  readonly by: DateFigure
  /** With what of each the target still takes, and when. */
  readonly turns: readonly {
    readonly reason: Reason
    readonly monthly: Figure
    readonly adds: Figure
    readonly on: DateFigure
  }[]
}

export interface Risen {
  readonly contributions: readonly Contribution[]
  /** Undefined where nothing comes in time, or the target needs none of it. */
  readonly rise: Rise | undefined
}

const idOf = (reason: Reason): string =>
  reason.kind === 'debt'
    ? reason.debt.id
    : reason.kind === 'care'
      ? reason.end.freed.id
      : reason.change.more.id

function dayOf(
  { sheet, context }: Pick<CollegeBasis, 'sheet' | 'context'>,
  id: string,
  { reason, at }: MoreLater,
): DateFigure {
  if (reason.kind === 'care') return reason.end.day
  if (reason.kind === 'pay') return reason.change.day
  const { debt, isForgiven } = reason
  return sheet.date(
    `${id}.${debt.id}.ends`,
    isForgiven ? 'When what is left of this debt is forgiven' : 'When this debt is paid',
    isForgiven
      ? 'today + the payments of its plan that are left until the rest is forgiven'
      : 'today + the months that its own payment takes',
    [debt.balance, debt.rate, debt.minimum],
    addMonths(context.today, at),
    'month-of-year',
  )
}

/**
 * The same contributions, with each sum that a month has more, as much of it as the target still misses then; and handed on
 * as each child is done. No more goes in than a month leaves once one of two has stopped work, and `room`: what it then has
 * beside that, or less. `before` is what goes in until then, a part of a sum or all of it; `id` begins the ids of the figures.
 */
export function withMoreLater(
  basis: Pick<CollegeBasis, 'sheet' | 'context' | 'afterWork' | 'gifts' | 'children'>,
  id: string,
  needs: readonly Missing[],
  contributions: readonly Contribution[],
  all: readonly MoreLater[],
  before: { readonly monthly: Dollars; readonly of: Figure; readonly room?: Dollars },
): Risen {
  const { sheet } = basis
  const streams = all.map((more): Stream => ({ monthly: freeOf(more), from: more.at }))
  const left = ceilingAfterWork(basis)
  const ceiling = left && { ...left, most: Math.max(0, left.most + (before.room ?? 0)) }
  const { contributions: risen, taken } = alsoGoesIn(
    needs,
    underCeiling(needs, contributions, ceiling),
    streams,
  )
  const turns = all.flatMap((more, index) => {
    const { reason, monthly } = more
    const adds: Dollars = Math.round(taken[index] ?? 0)
    if (adds < Math.min(leastTurn, monthly.value)) return []
    const part =
      adds === monthly.value
        ? monthly
        : sheet.computed(
            `${id}.${idOf(reason)}.adds`,
            reason.kind === 'debt'
              ? 'What of its payment the target still takes'
              : 'What of it the target still takes',
            'usd-per-month',
            `${reason.kind === 'debt' ? 'the payment' : 'what the month has more'} less what is missing in the month, or what still reaches the target from then on when that is less`,
            [monthly],
            adds,
          )
    return [{ reason, monthly, adds: part, on: dayOf(basis, id, more) }]
  })
  const last = turns.at(-1)
  return {
    contributions: underCeiling(needs, handedOn(needs, risen), ceiling, streams),
    rise:
      last === undefined
        ? undefined
        : {
            turns,
            by: last.on,
            to: sheet.computed(
              `${id}.rises-to`,
              'Goes in each month with all that the month has more on the way',
              'usd-per-month',
              'what goes in each month, and what debts that end, child care that costs less and a new pay leave for it',
              [before.of, ...turns.map(({ adds }) => adds)],
              Math.round(before.monthly) + turns.reduce((sum, { adds }) => sum + adds.value, 0),
            ),
          },
  }
}

/**
 * Which steps a plan shows where it has more than it may ask for at once. What moves none of its dollars gives way, the
 * least important first. A step that moves some never does: two of them become one, of one sort where there are such, and
 * those whose days lie nearest.
 */
import { daysBetween } from '../calendar.ts'
import type { AnyFigure } from '../figure.ts'
import { join, midSentence, say, sentenceStart, type Text } from '../say.ts'
import type { CalendarDate } from '../units.ts'

interface Dated {
  readonly title: Text
  readonly why: Text
  readonly how: Text
  readonly keep: Text
  readonly minutes: number
  readonly due: CalendarDate
  readonly dueWhy: string
  readonly dueInputs?: readonly AnyFigure[]
  /** Which dollars of the plan it moves. */
  readonly moves?: string
  readonly about?: Text | undefined
  /** Larger gives way first. */
  readonly rank?: number
}

export function stepsThatFit<Step extends Dated>(drafts: readonly Step[], most: number): Step[] {
  const surplus = drafts.length - most
  if (surplus <= 0) return drafts.toSorted(byRank)
  const given = drafts
    .filter(({ moves, rank = 0 }) => moves === undefined && rank > 0)
    .sort(byRank)
    .slice(-surplus)
  const folded = foldedTo(
    drafts.filter((draft) => !given.includes(draft)),
    most,
  )
  return folded.sort(byRank).slice(0, most)
}

const byRank = (a: Dated, b: Dated): number => rankOf(a) - rankOf(b)

const rankOf = ({ moves, rank = 0 }: Dated): number => (moves === undefined ? rank : Math.min(0, rank))

/** As few are folded as it takes. */
function foldedTo<Step extends Dated>(drafts: readonly Step[], most: number): Step[] {
  const pair = drafts.length <= most ? undefined : nearestPair(drafts)
  if (pair === undefined) return [...drafts]
  const [first, second] = pair
  return foldedTo(
    drafts.flatMap((draft) => (draft === second ? [] : draft === first ? asOne(first, second) : draft)),
    most,
  )
}

function nearestPair<Step extends Dated>(drafts: readonly Step[]): [Step, Step] | undefined {
  const moving = drafts.filter(({ moves }) => moves !== undefined)
  const pairs = moving.flatMap((first, index) =>
    moving.slice(index + 1).map((second): [Step, Step] => [first, second]),
  )
  const sorts = ([first, second]: [Step, Step]) => (first.moves === second.moves ? 1 : 2)
  const apart = ([first, second]: [Step, Step]) => Math.abs(daysBetween(first.due, second.due))
  return pairs.sort((a, b) => sorts(a) - sorts(b) || apart(a) - apart(b))[0]
}

/** Both deeds under one number, by the day of the earlier one, with all that is said of each. */
function asOne<Step extends Dated>(one: Step, other: Step): Step {
  const both = other.due < one.due ? [other, one] : [one, other]
  const [first, second] = both as [Step, Step]
  return {
    ...first,
    title: say`${first.title}, and ${midSentence(second.title)}`,
    ...(first.why === second.why ? {} : { why: each(both, ({ why }) => why) }),
    how: each(both, ({ how }) => how),
    minutes: first.minutes + second.minutes,
    keep: first.keep === second.keep ? first.keep : join([first.keep, second.keep]),
    about: undefined,
  }
}

const each = (both: readonly Dated[], part: (draft: Dated) => Text): Text =>
  join(
    both.map((draft) =>
      draft.about === undefined ? part(draft) : say`${sentenceStart(draft.about)}: ${part(draft)}`,
    ),
  )

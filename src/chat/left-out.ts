/** Says which sums of a first message the plan does not count, so that nobody takes a misreading for a decision. */
import type { AnyFigure } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { join, listed, nothing, say, type Text } from '#engine/say.ts'
import { sumAsWritten } from './sum-as-written.ts'
import type { Mention } from './understand/numbers.ts'
import type { UnplacedSum } from './understand/unplaced-sums.ts'

/** More would be a list of errors; the facts beside the conversation show all that was understood. */
const mostNamed = 3

export interface LeftOut {
  readonly text: Text
  readonly figures: readonly AnyFigure[]
  /** The first sum that may be the household's own. */
  readonly first: Mention | undefined
  /** All of them, the household's own first. */
  readonly all: readonly Mention[]
}

/** What a plan leaves out of a message; undefined where it shows every sum. */
export function leftOut(sums: readonly UnplacedSum[], plan: Plan): LeftOut | undefined {
  const isShown = ({ mention }: UnplacedSum) => plan.figures.some(({ value }) => value === mention.low)
  const named = sums
    .filter((sum) => !isShown(sum))
    .slice(0, mostNamed)
    .map((sum, index) => ({ ...sum, ...sumAsWritten(sum.mention, `left-out.${index}`) }))
  if (named.length === 0) return undefined
  const ofOthers = named.filter((sum) => sum.isOfOthers)
  const unclear = named.filter((sum) => !sum.isOfOthers)
  const inWords = (some: readonly { text: Text }[]) => listed(some.map(({ text }) => text))
  return {
    text: join([
      unclear.length === 0
        ? nothing
        : say`Not counted, because I could not tell what it is: ${inWords(unclear)}.`,
      ofOthers.length === 0 ? nothing : say`Taken for somebody else’s and not counted: ${inWords(ofOthers)}.`,
      say`Tell me in a few words if that is wrong.`,
    ]),
    figures: named.flatMap(({ figures }) => figures),
    first: unclear[0]?.mention,
    all: [...unclear, ...ofOthers].map(({ mention }) => mention),
  }
}

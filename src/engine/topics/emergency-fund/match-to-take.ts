/** The employer match that is missed, and what is left to put aside once it is taken. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Worksheet } from '../../worksheet.ts'
import { type MatchCost, type MatchRaise, matchCostOf, raiseWithin } from '../match-cost.ts'
import { type MatchWords, matchWords, missedMatch } from '../missed-match.ts'
import { taxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'

export interface MatchToTake {
  readonly contribution: Figure
  readonly match: Figure
  readonly words: MatchWords
  readonly cost: MatchCost
  /** As much of it as the month has; undefined where nothing is put aside. */
  readonly raise: MatchRaise | undefined
  readonly later: Figure
}

export function matchToTake(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  surplus: Figure,
): MatchToTake | undefined {
  const missed = missedMatch(sheet, reader, context)
  if (missed === undefined) return undefined
  const cost = matchCostOf({ sheet, reader, context, taxes: taxPicture(sheet, reader, context) }, missed)
  return {
    ...missed,
    words: matchWords(reader, missed),
    cost,
    raise: surplus.value > 0 ? raiseWithin(sheet, missed, cost.takeHome, surplus) : undefined,
    later: sheet.computed(
      'surplus.with-match',
      'What you can put aside each month once you take the match',
      'usd-per-month',
      'what you can put aside − what the pay check shrinks by, never below nothing',
      [surplus, cost.takeHome],
      Math.max(0, surplus.value - cost.takeHome.value),
    ),
  }
}

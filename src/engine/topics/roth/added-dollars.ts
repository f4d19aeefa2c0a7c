/** Asked of some dollars alone: what goes in already stays as it is, and what else the year brings stands beside them. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { contributedShare } from '../contributed-share.ts'
import { isSoleProprietor } from '../own-business.ts'
import type { DraftContext } from '../topic.ts'

/** What a plan knows of the year beside pay, and does itself before these dollars. */
export interface BesideDollars {
  /** Once, in this year. */
  readonly longTermGain: Dollars
  /** What comes out of accounts before tax in any case: of this year, and of each one ahead. */
  readonly distributions: { readonly now: Dollars; readonly ahead: Dollars }
  /** What the plan puts into health savings accounts before them: with the pay checks where there are any, or out of a sum. */
  readonly intoHsa: { readonly throughPayroll: Dollars; readonly byHand: Dollars }
}

/** The same in a year that brings nothing that comes once. */
export const besideAhead = (beside: BesideDollars): BesideDollars => ({
  ...beside,
  longTermGain: 0,
  distributions: { now: beside.distributions.ahead, ahead: beside.distributions.ahead },
})

/** What goes into the plan at work beside the dollars that are decided on. */
export interface RunningSaving {
  readonly contributed: Figure
  /** The part of it that comes off income: all, where no kind was told. */
  readonly traditional: Dollars
}

/**
 * With what earns the whole match, which comes before other dollars. A share of pay that nobody told is the one that is
 * assumed: dollars beside it reach the plan only after an IRA either way. Undefined where none was told of a plan of one's
 * own business, which is asked about with them.
 */
export function runningSavingOf(
  sheet: Worksheet,
  reader: FactReader,
  { limits }: DraftContext,
  { pay, matched }: { readonly pay: Figure; readonly matched: Dollars },
): RunningSaving | undefined {
  const told = contributedShare(sheet, reader, { limits })
  const share = told ?? (isSoleProprietor(reader) ? undefined : reader.number('contributionRate'))
  if (share === undefined) return undefined
  const contributed = sheet.computed(
    'running.contribution',
    'What goes into the plan at work already in a year',
    'usd-per-year',
    'pay × the share that you contribute, or what earns the whole match where that is more',
    [pay, share],
    Math.max(Math.round(pay.value * share.value), matched),
  )
  return {
    contributed,
    traditional: reader.told('contributionKind') === 'roth' ? 0 : contributed.value,
  }
}

/** What a child on the way leaves of the month beside the employer match, and what has to wait for that month. */

import type { Figure } from '../../figure.ts'
import { worksheet } from '../../worksheet.ts'
import { type BirthAhead, birthAhead, isMonthOverByBirth } from '../birth-ahead.ts'
import type { CushionDates } from '../cushion-dates.ts'
import type { Drafting } from '../topic.ts'

export interface BirthBesideMatch {
  readonly birth: BirthAhead | undefined
  /** The birth is there before the first cushion is, and leaves nothing of the month: then nothing comes after it yet. */
  readonly waitsForBalance: boolean
}

/** `later`: what is put aside once the match is taken; `steady`: the dates of the fund before the birth changes any. */
export function birthBesideMatch(
  asked: Drafting,
  { surplus, later, atOnce }: { surplus: Figure; later: Figure | undefined; atOnce: Figure },
  steady: CushionDates,
): BirthBesideMatch {
  const { context, reader } = asked
  if (isMonthOverByBirth(reader)) return { birth: undefined, waitsForBalance: false }
  const whole = birthAhead({ ...asked, sheet: worksheet(context.fromSample) }, surplus)
  if (whole === undefined) return { birth: undefined, waitsForBalance: false }
  const starterIn = steady.milestones.find(({ id }) => id === 'starter')?.months ?? Infinity
  const waitsForBalance = whole.isMissing && atOnce.value <= 0 && starterIn >= whole.after.value
  return { birth: birthAhead(asked, waitsForBalance ? surplus : (later ?? surplus)), waitsForBalance }
}

/** What a month can spare is there until the last pay check, where the months after it still need cash. */
import { type Figure, sumOf } from '../../figure.ts'
import type { FreedLater } from '../../math/debt-payoff.ts'
import type { Months } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { lastPayAge, monthsToStop } from '../last-pay.ts'
import type { Drafting } from '../topic.ts'

/** Months until the pay ends; undefined where nothing has to be kept for the time after it. */
export function spareEndsIn({ reader, context }: Drafting, keepsCash: boolean): Months | undefined {
  const from = keepsCash ? lastPayAge(reader) : undefined
  return from === undefined ? undefined : monthsToStop(reader, context.today, from)
}

/** From then on each debt gets what is asked and no more, whatever has ended by then: a schedule never pays less than that. */
export const spareEnds = ({
  spareEndsIn,
  paid,
  extra,
}: {
  readonly spareEndsIn: Months | undefined
  readonly paid: readonly Pick<DebtTerms, 'minimum'>[]
  readonly extra: Figure
}): readonly FreedLater[] =>
  spareEndsIn === undefined
    ? []
    : [{ afterMonths: spareEndsIn, monthly: -(sumOf(paid.map(({ minimum }) => minimum)) + extra.value) }]

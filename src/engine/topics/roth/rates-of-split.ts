/** What the dollars on either side of a split save now and cost later, as Traditional. */
import type { Figure } from '../../figure.ts'
import type { Share } from '../../units.ts'
import { atTenths } from './at-tenths.ts'
import type { RothWork } from './work.ts'

interface Rates {
  readonly now: Figure
  readonly later: Figure
}

export interface RatesOfSplit {
  /** Of those that the split makes Traditional. */
  readonly first: Rates
  /** Of those that it makes Roth, on top of the first. */
  readonly rest: Rates
}

export function ratesOfSplit({
  sheet,
  now,
  decision,
  outcomes,
  contribution,
  income,
}: Pick<RothWork, 'sheet' | 'now' | 'decision' | 'outcomes' | 'contribution' | 'income'>): RatesOfSplit {
  const first = Math.max(1, decision.year.traditional - now.least.traditional)
  const rest = Math.max(1, now.choice - first)
  const [saved, savedByAll] = [now.saved(decision.year), now.saved(now.most)]
  const [cost, costOfAll] = [first, now.choice].map((dollars) => dollars * outcomes.laterRate(dollars))
  const rate = (id: string, label: string, formula: string, inputs: readonly Figure[], value: Share) =>
    sheet.computed(id, label, 'rate', formula, inputs, atTenths(value))
  const firstLater = rate(
    'rate.first.later',
    'What the Traditional dollars of this split cost later',
    'what a Traditional dollar costs later, worked out with so many of them',
    [decision.later],
    cost! / first,
  )
  return {
    first: {
      now: rate(
        'rate.first.now',
        'What the Traditional dollars of this split save this year',
        'the whole tax return with all of the dollars Roth − with this split, ÷ the Traditional ones of it',
        [contribution, income],
        saved / first,
      ),
      later: firstLater,
    },
    rest: {
      now: rate(
        'rate.rest.now',
        'What the Roth dollars of this split would save as Traditional',
        'the whole tax return with this split − with all of the dollars Traditional, ÷ the Roth ones of it',
        [contribution, income],
        Math.max(0, (savedByAll - saved) / rest),
      ),
      later: rate(
        'rate.rest.later',
        'What they would cost later as Traditional',
        'what all of the dollars cost later as Traditional − what the first of them do, ÷ the others',
        [decision.later, firstLater],
        Math.max(0, (costOfAll! - cost!) / rest),
      ),
    },
  }
}

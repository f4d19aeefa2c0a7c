/** What a month misses once a child on the way is there, as far as what it leaves now and what the child costs were told. */
import type { Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import type { Dollars } from '../units.ts'
import { childCareEnds } from './child-care-ends.ts'
import { costOfNewChild, monthsToBirth } from './expecting.ts'
import { monthChanges } from './month-changes.ts'
import { leftOfToldMonth } from './monthly-balance.ts'
import { newChildCredits } from './new-child-credits.ts'
import { whoIsOutOfWork } from './out-of-work.ts'
import { payChange } from './pay-change.ts'
import type { Drafting } from './topic.ts'

interface MissingAfterBirth {
  /** Of all the months that cash is kept for. */
  readonly value: Dollars
  readonly inputs: readonly Figure[]
}

/** While a pay is gone that month is counted with what the cash lasts. */
export function missingAfterBirth(asked: Drafting): MissingAfterBirth | undefined {
  const { reader } = asked
  const child = costOfNewChild(reader)
  if (child === undefined || whoIsOutOfWork(reader) !== undefined) return undefined
  const month = leftOfToldMonth(reader)
  if (month === undefined) return undefined
  const { left } = month
  if (left >= child.value) return undefined
  const credits = newChildCredits(asked)
  const missing = child.value - (credits?.value ?? 0) - left
  if (missing <= 0) return undefined
  const months = reader.rule(
    'birth.kept-months',
    'Months of what is missing after the birth that are kept',
    'months',
    rules.payGapMonths,
  )
  const [birth, ends] = [monthsToBirth(reader), childCareEnds(asked)]
  const change = payChange(asked)
  const freed = monthChanges({ careEnds: ends, payChange: change })
  // Care of a child who goes to school by then no longer costs what it does today.
  const missingIn = (at: number) =>
    Math.max(0, missing - freed.reduce((sum, { after, monthly }) => sum + (after < at ? monthly : 0), 0))
  const kept = Array.from({ length: months.value }, (_, index) => missingIn(birth.value + 1 + index))
  const within = ends.filter(({ after }) => after < birth.value + months.value)
  return {
    value: Math.round(kept.reduce((sum, one) => sum + one, 0)),
    inputs: [
      child,
      ...(credits === undefined ? [] : [credits]),
      ...month.inputs,
      months,
      ...within.map((end) => end.freed),
      ...(change === undefined ? [] : [change.more]),
    ],
  }
}

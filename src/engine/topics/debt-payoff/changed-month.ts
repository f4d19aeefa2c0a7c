/** What child care that costs less, another pay, one that comes again and a child who grows change for the debts. */
import type { FreedLater } from '../../math/debt-payoff.ts'
import { growsInMonths } from '../child-grows.ts'
import { monthChanges } from '../month-changes.ts'
import type { DebtBasis } from './basis.ts'

/** What a month misses today is filled first. */
export const changesLater = (
  of: Pick<DebtBasis, 'careEnds' | 'payChange' | 'returns' | 'shortfall' | 'grows'>,
): readonly FreedLater[] => [
  ...monthChanges(of, of.shortfall?.value).map(({ after, monthly }) => ({ monthly, afterMonths: after })),
  ...(of.returns === undefined ? [] : [{ monthly: of.returns.more.value, afterMonths: of.returns.after }]),
  ...growsInMonths(of.grows).map(({ after, by }) => ({ monthly: -by, afterMonths: after })),
]

/** What child care that costs less and another pay change for the debts. */
import type { FreedLater } from '../../math/debt-payoff.ts'
import { monthChanges } from '../month-changes.ts'
import type { DebtBasis } from './basis.ts'

/** What a month misses today is filled first. */
export const changesLater = (
  of: Pick<DebtBasis, 'careEnds' | 'payChange' | 'shortfall'>,
): readonly FreedLater[] =>
  monthChanges(of, of.shortfall?.value).map(({ after, monthly }) => ({ monthly, afterMonths: after }))

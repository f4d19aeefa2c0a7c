/** What child care that costs less leaves for the debts. */
import type { Figure } from '../../figure.ts'
import type { FreedLater } from '../../math/debt-payoff.ts'
import { freedByCare } from '../child-care-ends.ts'
import type { DebtBasis } from './basis.ts'

type Care = Pick<DebtBasis, 'careEnds'>

export const freedLaterByCare = ({ careEnds }: Care): readonly FreedLater[] =>
  freedByCare(careEnds).map(({ after, monthly }) => ({ monthly, afterMonths: after }))

/** What of it is free in a month so far ahead. */
export const freedCareIn = ({ careEnds }: Care, month: number): Figure[] =>
  careEnds.flatMap(({ after, freed }) => (after < month ? [freed] : []))

/** Debts that their own payments end: when, and whether a plan forgives what is left. */
import { monthsToPayOff } from '../../math/loan.ts'
import type { Months } from '../../units.ts'
import type { DebtFigures } from '../debts.ts'
import { forgivenInMonths, mayFollowIncome } from '../income-driven-loans.ts'
import type { CollegeBasis } from './basis.ts'

/** A debt, and the months of its own payment that are left. */
export interface Ending {
  readonly debt: DebtFigures
  readonly at: Months
  /** The plan that its payment follows forgives what is left then. */
  readonly isForgiven: boolean
}

/** Debts that their own payments end, or a plan that forgives what is left of them, the first one first. */
export function endingsOf(
  { reader, context }: Pick<CollegeBasis, 'reader' | 'context'>,
  debts: readonly DebtFigures[],
): Ending[] {
  const forgivenIn = forgivenInMonths(reader, context)
  return debts
    .flatMap((debt) => {
      const paid = monthsToPayOff({
        principal: debt.balance.value,
        rate: debt.rate.value,
        payment: debt.minimum.value,
      })
      const forgiven = mayFollowIncome(debt.told) ? forgivenIn : undefined
      const at = Math.min(paid ?? Number.POSITIVE_INFINITY, forgiven ?? Number.POSITIVE_INFINITY)
      return at === Number.POSITIVE_INFINITY || debt.minimum.value <= 0
        ? []
        : [{ debt, at, isForgiven: at === forgiven && at !== paid }]
    })
    .sort((a, b) => a.at - b.at)
}

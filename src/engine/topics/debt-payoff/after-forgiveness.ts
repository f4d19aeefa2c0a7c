/** What federal loans on the way to public-service forgiveness took: once they are forgiven it goes where the rest goes. */
import type { Figure } from '../../figure.ts'
import type { FreedLater } from '../../math/debt-payoff.ts'
import type { DebtBasis } from './basis.ts'

type Loans = Pick<DebtBasis, 'loans'>

/** Undefined where no payments are counted: a plan that follows income for twenty years takes another payment by then. */
export const freedByForgiveness = ({ loans }: Loans): FreedLater | undefined =>
  loans?.paymentsLeft === undefined || !loans.isApart || loans.merged.minimum.value <= 0
    ? undefined
    : { monthly: loans.merged.minimum.value, afterMonths: loans.paymentsLeft.value }

/** The payment that is free in a month so far ahead. */
export function forgivenIn(work: Loans, month: number): Figure[] {
  const freed = freedByForgiveness(work)
  return freed === undefined || work.loans === undefined || month <= freed.afterMonths
    ? []
    : [work.loans.merged.minimum]
}

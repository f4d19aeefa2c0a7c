/** How the payment of federal loans beside the debts changes: once they are forgiven it goes where the rest goes. */
import type { Figure } from '../../figure.ts'
import type { FreedLater } from '../../math/debt-payoff.ts'
import type { DebtBasis } from './basis.ts'
import { changesLater } from './changed-month.ts'
import type { FederalLoans } from './loans.ts'
import { spareEnds } from './spare-ends.ts'

type Loans = Pick<DebtBasis, 'loans'>

/** Undefined where no payments are counted: a plan that follows income for twenty years takes another payment by then. */
export const freedByForgiveness = ({ loans }: Loans): FreedLater | undefined =>
  loans?.paymentsLeft === undefined || !loans.isApart || loans.merged.minimum.value <= 0
    ? undefined
    : { monthly: askedLast(loans).value, afterMonths: loans.paymentsLeft.value }

/** A bill that rises once income is confirmed, or moves with a pay that was told. */
const changeOf = ({ rise, chosen }: FederalLoans) => rise ?? chosen.turned

/** What is asked from then on. */
export const askedLast = (loans: FederalLoans): Figure => changeOf(loans)?.payment ?? loans.merged.minimum

/** What that takes of the month from then on, or gives back. */
export function takenByRise({ loans }: Loans): readonly FreedLater[] {
  const change = loans && changeOf(loans)
  return loans === undefined || change === undefined
    ? []
    : [
        {
          monthly: loans.merged.minimum.value - change.payment.value,
          afterMonths: change.afterMonths.value,
        },
      ]
}

/**
 * All that changes for the debts that are paid: a bill that rises beside them takes from it, one that ends gives back,
 * child care and another pay too, and pay that ends takes all that is beyond what is asked.
 */
export function changesApart(
  of: Loans &
    Pick<
      DebtBasis,
      'careEnds' | 'payChange' | 'returns' | 'shortfall' | 'grows' | 'spareEndsIn' | 'paid' | 'extra'
    >,
): readonly FreedLater[] {
  const forgiven = freedByForgiveness(of)
  return [
    ...(of.loans?.isApart === true ? takenByRise(of) : []),
    ...(forgiven ? [forgiven] : []),
    ...changesLater(of),
    ...spareEnds(of),
  ]
}

/** The payment that is free in a month so far ahead. */
export function forgivenIn(work: Loans, month: number): Figure[] {
  const freed = freedByForgiveness(work)
  return freed === undefined || work.loans === undefined || month <= freed.afterMonths
    ? []
    : [askedLast(work.loans)]
}

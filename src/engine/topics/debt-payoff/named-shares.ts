/** Which debts of what is sent today are named with their sums. */
import { offerFirst } from './offer-first.ts'
import { type CashShare, cashShares, sharesSent } from './promotions.ts'
import { sentNow } from './sent-now.ts'
import type { DebtWork } from './work.ts'

/** Nothing to name where all of it goes to one debt, and where a part waits for an offer, whose words name the sums. */
export function namedShares(work: DebtWork): readonly CashShare[] {
  const shares = cashShares(work)
  const inTurn = sentNow(work)
  if (shares.length > 0 || offerFirst(work) !== undefined || inTurn.length <= 1) return shares
  const sent = sharesSent(work)
  return inTurn.flatMap(({ id }) => sent.filter(({ debt }) => debt.id === id))
}

/** Tells people that an account which they left long ago ends soon, so that one visit can keep it. */
import { type Clock, calendarDay } from './clock.ts'
import { accountEndingLetter } from './mail/account-letter.ts'
import { endingNoticeMilliseconds } from './store/accounts.ts'
import type { Store } from './store/store.ts'

export interface UnusedAccountNeeds {
  readonly store: Store
  readonly clock: Clock
  readonly publicOrigin: string
}

/** The number of letters that were written. Any number of servers may do it at once: each owner is told once. */
export async function tellOfUnusedAccounts({
  store,
  clock,
  publicOrigin,
}: UnusedAccountNeeds): Promise<number> {
  const now = clock()
  const endsOn = calendarDay(new Date(now.getTime() + endingNoticeMilliseconds))
  let told = 0
  for (const account of await store.accounts.endingUntold(now))
    if (
      await store.accounts.tellOfEnding(account.id, accountEndingLetter(account, endsOn, publicOrigin), now)
    )
      told += 1
  return told
}

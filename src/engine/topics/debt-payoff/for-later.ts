/** What money for later goes into, and when money comes: without pay nothing may be put into a retirement account (IRC §219(b)(1)(B), §408A(c)(2)). */
import { hasRetired } from '../retired.ts'
import type { DebtWork } from './work.ts'

/** Within a sentence. */
export const forLater = (work: Pick<DebtWork, 'reader'>): string =>
  hasRetired(work.reader) ? 'investments' : 'retirement accounts'

/** "the day after …" */
export const payday = (work: Pick<DebtWork, 'reader'>): string =>
  hasRetired(work.reader) ? 'your benefits come' : 'payday'

/** What ends on a card where cash is missing. */
export const withoutCash = (work: Pick<DebtWork, 'reader'>): string =>
  hasRetired(work.reader) ? 'a repair or a large bill' : 'a lost pay check or a repair'

/** Why a transfer that begins with the next pay is due. */
export const nextPayday = (work: Pick<DebtWork, 'reader'>): string =>
  hasRetired(work.reader)
    ? 'when benefits come next, within a fortnight'
    : 'your next payday, within a fortnight'

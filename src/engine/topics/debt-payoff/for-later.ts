/** What money for later goes into, and when money comes: without pay nothing may be put into a retirement account (IRC §219(b)(1)(B), §408A(c)(2)). */
import type { DebtWork } from './work.ts'

/** Pay of a spouse lets both put into an account of their own (IRC §219(c)). */
export const hasRetired = ({ reader }: Pick<DebtWork, 'reader'>): boolean =>
  reader.value('employment') === 'retired' &&
  (reader.told('spouseIncome') === undefined || reader.number('spouseIncome').value <= 0)

/** Within a sentence. */
export const forLater = (work: Pick<DebtWork, 'reader'>): string =>
  hasRetired(work) ? 'investments' : 'retirement accounts'

/** "the day after …" */
export const payday = (work: Pick<DebtWork, 'reader'>): string =>
  hasRetired(work) ? 'your benefits come' : 'payday'

/** What ends on a card where cash is missing. */
export const withoutCash = (work: Pick<DebtWork, 'reader'>): string =>
  hasRetired(work) ? 'a repair or a large bill' : 'a lost pay check or a repair'

/** Why a transfer that begins with the next pay is due. */
export const nextPayday = (work: Pick<DebtWork, 'reader'>): string =>
  hasRetired(work) ? 'when benefits come next, within a fortnight' : 'your next payday, within a fortnight'

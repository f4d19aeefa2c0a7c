/** What money for later goes into: without pay nothing may be put into a retirement account (IRC §219(b)(1)(B), §408A(c)(2)). */
import type { DebtWork } from './work.ts'

export const hasRetired = ({ reader }: Pick<DebtWork, 'reader'>): boolean =>
  reader.value('employment') === 'retired'

/** Within a sentence. */
export const forLater = (work: Pick<DebtWork, 'reader'>): string =>
  hasRetired(work) ? 'investments' : 'retirement accounts'

/** Money that was told to be saved by oneself: it comes from nowhere new, and no tax is due on it. */
import { isInShares } from './shares.ts'
import type { LumpSumWork } from './work.ts'

/** What lies in shares may have gained, and what is before tax owes it still. */
export const isOwnSavings = ({ reader }: Pick<LumpSumWork, 'reader'>): boolean =>
  reader.told('moneySource') === 'savings' &&
  !isInShares(reader) &&
  reader.told('moneyBeforeTax') !== true &&
  reader.some('taxOwedOnMoney') === undefined &&
  reader.some('taxRateOnMoney') === undefined

/** The debts that the numbers of a message tell, each with its balance, rate and payment. */
import { carValuesIn, markCarValue } from './car-values.ts'
import { markCollected } from './collectors.ts'
import { mayBeMoney } from './cues.ts'
import { readMoney } from './debt-balances.ts'
import { type Ledger, nameBefore } from './debt-ledger.ts'
import type { DebtName } from './debt-names.ts'
import { isSmallMinimum, readListedPayments, readPayment } from './debt-payments.ts'
import { isRateLike, readBareRate, readRate, saysBareRate } from './debt-rates.ts'
import { type DebtEntry, withoutOriginals, withoutTotals } from './debt-totals.ts'
import { isPastDueBill, markLate } from './late.ts'
import { isRateThatFollows, markPromotions, promotionsIn } from './promotions.ts'
import { isOfOthers, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

export function debtEntries(reading: Reading, names: readonly DebtName[]): DebtEntry[] {
  const ledger: Ledger = { reading, names, entries: [], spent: new Set(), waitingRate: undefined }
  const promotions = promotionsIn(reading)
  const following = promotions.length === 0 ? [] : reading.mentions.filter(isRateThatFollows)
  const carValues = carValuesIn(reading)
  for (const mention of reading.mentions) {
    if (following.includes(mention) || isPastDueBill(mention)) continue
    if (carValues.some((told) => told.mention === mention)) continue
    const reason = unreal(mention) ?? (isOfOthers(reading, mention) ? 'someone_else' : undefined)
    if (mention.kind === 'percent') {
      if (reason === undefined || reason === 'rule') readRate(ledger, mention)
      continue
    }
    if (isRateLike(mention) && readBareRate(ledger, mention)) continue
    if (isRateLike(mention) && saysBareRate.test(mention.left) && reason === undefined) {
      readRate(ledger, mention)
      continue
    }
    if (reason !== undefined) continue
    if (isSmallMinimum(mention)) readPayment(ledger, mention, nameBefore(ledger, mention))
    else if (!readListedPayments(ledger, mention) && mayBeMoney(mention)) readMoney(ledger, mention)
  }
  const entries = withoutOriginals(withoutTotals(reading, ledger.entries))
  markCollected(reading, entries)
  markLate(reading, entries)
  markPromotions(promotions, following, entries)
  markCarValue(reading, carValues, entries)
  return entries
}

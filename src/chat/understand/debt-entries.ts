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

const ofAll = /\b(?:both|all|each)(?: (?:of )?(?:them|cards|two|are|have|charge|with))* (?:at |@ |an? )?$/

/** "Two cards both at 22%: 3,000 and 7,000": the rate that stands before the list is that of each. */
function shareRate({ text }: Reading, entries: readonly DebtEntry[]): void {
  for (const [index, { at, debt }] of entries.entries()) {
    if (debt.rate === undefined || !ofAll.test(text.slice(Math.max(0, at[0] - 40), at[0]))) continue
    for (const later of entries.slice(index + 1))
      if (later.debt.rate === undefined && later.debt.kind === debt.kind)
        later.debt = { ...later.debt, rate: debt.rate }
  }
}

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
  shareRate(reading, ledger.entries)
  const entries = withoutOriginals(withoutTotals(reading, ledger.entries))
  markCollected(reading, entries)
  markLate(reading, entries)
  markPromotions(promotions, following, entries)
  markCarValue(reading, carValues, entries)
  return entries
}

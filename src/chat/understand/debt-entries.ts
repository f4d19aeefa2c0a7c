/** The debts that the numbers of a message tell, each with its balance, rate and payment. */
import { carValuesIn, markCarValue } from './car-values.ts'
import { markCollected, markSued } from './collectors.ts'
import { mayBeMoney } from './cues.ts'
import { readMoney } from './debt-balances.ts'
import { inSentence, type Ledger, nameBefore, open } from './debt-ledger.ts'
import type { DebtName } from './debt-names.ts'
import { debtOfferIn } from './debt-offers.ts'
import {
  isSmallMinimum,
  paymentListsIn,
  readEachCar,
  readListedPayments,
  readPayment,
  sharePayments,
  takePaymentBefore,
} from './debt-payments.ts'
import {
  isCombinedRate,
  isRateLike,
  rateListsIn,
  readBareRate,
  readRate,
  saysBareRate,
  shareRates,
} from './debt-rates.ts'
import { type DebtEntry, withoutOriginals, withoutTotals } from './debt-totals.ts'
import { isOfTheDead, isOnlyWeighed } from './debts-not-owed.ts'
import { isPastDueBill, latePaymentKind, markLate } from './late.ts'
import { amountOf, type Mention } from './numbers.ts'
import { isRateThatFollows, markPromotions, promotionsIn } from './promotions.ts'
import { isOfOthers, type Reading } from './reading.ts'
import { markSignedFor } from './signed-for.ts'
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

const fromTo =
  /\b(?:down|fallen|dropped|gone|went|grown|crept|up)? ?from (?:about |around )?\$?[\d.,]{1,15} ?k? to (?:about |around |roughly |just |only )*\$?$/

const downTo =
  /\b(?:owed|had|was|were|started (?:at|with)) \$?[\d.,]{1,15} ?k?\b[^.;!?]{0,50}\bdown to (?:about |around |roughly |just |only |like )*\$?$/

/** "Loans from 2015 to 2019 at 5.1%": when they were taken, whatever rate follows. */
const sinceWhen =
  /\b(?:from|since|between|in|until|till|during|through|class of|(?:19|20)\d\d ?(?:to|and|through|thru|until|-)) ?$/
const [firstYear, lastYear] = [1_980, 2_040]
const isYear = ({ text }: Reading, { kind, low, high, per, span }: Mention): boolean =>
  kind === 'plain' &&
  per === undefined &&
  low >= firstYear &&
  high <= lastYear &&
  /^\d{4}$/.test(text.slice(...span)) &&
  sinceWhen.test(text.slice(Math.max(0, span[0] - 16), span[0]))

/** "We've paid our cards down from 32k to 9,500": what it is down to is owed now. */
function readPaidDown(ledger: Ledger, mention: Mention): boolean {
  if (!mayBeMoney(mention) || mention.per !== undefined || mention.low < 100) return false
  if (!fromTo.test(mention.before) && !downTo.test(mention.before)) return false
  const name = inSentence(ledger, mention)
  if (name === undefined || mention.span[0] - name.at[1] > 60) return false
  const label = name.label === undefined ? {} : { name: name.label }
  open(ledger, { kind: name.kind, ...label, balance: amountOf(mention) }, mention)
  return true
}

const goneBad =
  /\b(?:in|into|to|with) (?:default|collections|a collector)(?:,| for| now| about| around| and i owe)* ?\$?$/

/** "My student loans went to default, 23k": what was last said of the debt stands between its name and its sum. */
function readGoneBad(ledger: Ledger, mention: Mention): boolean {
  if (!mayBeMoney(mention) || mention.per !== undefined || mention.low < 100) return false
  if (!goneBad.test(mention.before) || isOfOthers(ledger.reading, mention)) return false
  const name = inSentence(ledger, mention)
  if (name === undefined || name.at[0] > mention.span[0] || mention.span[0] - name.at[1] > 40) return false
  const label = name.label === undefined ? {} : { name: name.label }
  open(ledger, { kind: name.kind, ...label, balance: amountOf(mention) }, mention)
  return true
}

/** "… down to 9,500 at 22%": the rate of the debt that was read just before. */
const isRightAfter = ({ reading, entries }: Ledger, mention: Mention): boolean => {
  const last = entries.at(-1)
  return last !== undefined && /^ (?:@|at) $/.test(reading.text.slice(last.at[1], mention.span[0]))
}

/** "Just bought a place for 285k with a 270k loan": the price is of that day, the loan is owed. */
const isBoughtWith = ({ before, right }: Mention): boolean =>
  /\bbought\b[^.;]{0,60}\bwith an? \$?$/.test(before) && /^ (?:loan|mortgage)\b/.test(right)

/** "Bought furniture for 3,200 with no interest if paid within 18 months": bought then, and owed now. */
const boughtFor = /\b(?:bought|purchased|financed|got) (?:\w+ ){1,5}for (?:about |around )?\$?$/
const onTerms =
  /^[^.;!?]{0,50}\b(?:(?:no|zero|0 ?%|deferred) interest|interest[- ]free|same as cash|0 ?% (?:for|until|till|financing|apr))\b/
function readBoughtOnTerms(ledger: Ledger, mention: Mention): boolean {
  const isSum = mayBeMoney(mention) && mention.per === undefined && mention.low >= 100
  if (!isSum || !boughtFor.test(mention.before) || !onTerms.test(mention.after)) return false
  if (/\b(?:paid (?:it|that|them) off|is paid off)\b/.test(ledger.reading.text)) return false
  if (isOfOthers(ledger.reading, mention)) return false
  open(ledger, { kind: 'credit_card', balance: amountOf(mention) }, mention)
  return true
}

/** The debts of a message, and a rate that was said beside none of them. */
export interface TellsDebts {
  readonly entries: DebtEntry[]
  readonly rateAlone: Ledger['waitingRate']
}

export function debtEntries(reading: Reading, names: readonly DebtName[]): TellsDebts {
  const ledger: Ledger = { reading, names, entries: [], spent: new Set(), waitingRate: undefined }
  const promotions = promotionsIn(reading)
  const following = promotions.length === 0 ? [] : reading.mentions.filter(isRateThatFollows)
  const carValues = carValuesIn(reading)
  const rateLists = rateListsIn(reading)
  const paymentLists = paymentListsIn(reading).filter((list) =>
    list.every((one) => unreal(one) === undefined),
  )
  const offered = debtOfferIn(reading)?.mentions
  for (const mention of reading.mentions) {
    if (offered?.has(mention.index) === true || isYear(reading, mention)) continue
    if (following.includes(mention) || isPastDueBill(mention) || isOfTheDead(reading, mention)) continue
    if (carValues.some((told) => told.mention === mention)) continue
    if ([...paymentLists, ...rateLists].some((list) => list.includes(mention))) continue
    if (readPaidDown(ledger, mention) || readBoughtOnTerms(ledger, mention) || readGoneBad(ledger, mention))
      continue
    const lateKind = latePaymentKind(mention)
    if (lateKind !== undefined) {
      open(ledger, { kind: lateKind, minPayment: amountOf(mention) }, mention)
      continue
    }
    const reason = unreal(mention) ?? (isOfOthers(reading, mention) ? 'someone_else' : undefined)
    if (mention.kind === 'percent') {
      const holds = reason === undefined || reason === 'rule' || isRightAfter(ledger, mention)
      // "… that were 9% into one loan at 5.1%": what they were ended in what holds.
      if (holds || (reason === 'past' && isCombinedRate(mention))) readRate(ledger, mention)
      continue
    }
    if (isRateLike(mention) && readBareRate(ledger, mention)) continue
    if (isRateLike(mention) && saysBareRate.test(mention.left) && reason === undefined) {
      readRate(ledger, mention)
      continue
    }
    if (reason !== undefined && !isBoughtWith(mention)) continue
    if (readEachCar(ledger, mention)) continue
    if (isSmallMinimum(mention)) readPayment(ledger, mention, nameBefore(ledger, mention))
    else if (!readListedPayments(ledger, mention) && mayBeMoney(mention)) readMoney(ledger, mention)
  }
  shareRate(reading, ledger.entries)
  shareRates(rateLists, ledger.entries)
  sharePayments(paymentLists, ledger.entries)
  const entries = withoutOriginals(withoutTotals(reading, ledger.entries)).filter(
    (entry) => !isOnlyWeighed(reading, entry),
  )
  takePaymentBefore(reading, entries)
  markCollected(reading, entries)
  markSued(reading, entries)
  markLate(reading, entries)
  markSignedFor(reading, entries)
  markPromotions(reading, names, promotions, following, entries)
  markCarValue(reading, carValues, entries)
  return { entries, rateAlone: ledger.waitingRate }
}

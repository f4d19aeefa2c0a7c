/** Minimum payments and rates that are told after the debts: "minimums are 140 and 65", "mins are 35 each". */
import { middle } from '#engine/household.ts'
import { paymentListsIn, sharePayments } from './debt-payments.ts'
import { rateListsIn, shareRates } from './debt-rates.ts'
import type { DebtEntry } from './debt-totals.ts'
import { amountOf, type Mention } from './numbers.ts'
import { type Find, find, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const saysMinimum =
  /\b(?:min(?:imum)?s?(?: payments?)?)(?: (?:is|are|of|only|about|around|like|just|on (?:it|that|them|each)))*:? ?\$?$/
const each = /^ ?(?:each|apiece|for each|on each|per (?:card|loan))\b/
const ofAll = /^ ?(?:in )?(?:total|altogether|all together|combined|in all|for (?:all|both))\b/

/** "Mins are 35 each" is that of every debt, "the min is 90" that of the only one. */
function alone(mention: Mention, entries: readonly DebtEntry[]): void {
  if (mention.time !== undefined || mention.kind === 'percent' || (mention.per ?? 'month') !== 'month') return
  if (!saysMinimum.test(mention.before) || ofAll.test(mention.right)) return
  if (entries.length > 1 && !each.test(mention.right)) return
  for (const entry of entries) {
    if (entry.debt.balance === undefined || mention.high * 3 > middle(entry.debt.balance)) continue
    entry.debt = { ...entry.debt, minPayment: amountOf(mention) }
    entry.mentions.push(mention.index)
  }
}

/** The debts told before, each with the payment or the rate that this message tells of it. */
export function toldOfKnown(reading: Reading): Find[] {
  const known = reading.household?.debts ?? []
  if (known.length === 0 || !/\b(?:min|payments?\b|pay(?:ing)?\b|rates?\b|aprs?\b)/.test(reading.text))
    return []
  const areReal = (list: readonly Mention[]) => list.every((one) => unreal(one) === undefined)
  const payments = paymentListsIn(reading).filter(areReal)
  const rates = rateListsIn(reading).filter(areReal)
  const isForAll = (lists: readonly Mention[][]) => lists.some((list) => list.length === known.length)
  // Told anew, they take the place of those that were known.
  const entries = known.map(({ minPayment, rate, ...debt }): DebtEntry => {
    const kept = {
      ...(minPayment === undefined || isForAll(payments) ? {} : { minPayment }),
      ...(rate === undefined || isForAll(rates) ? {} : { rate }),
    }
    return { debt: { ...debt, ...kept }, at: [0, 0], mentions: [] }
  })
  sharePayments(payments, entries)
  shareRates(rates, entries)
  const numbers = reading.mentions.filter((one) => unreal(one) === undefined)
  if (payments.length === 0) for (const mention of numbers) alone(mention, entries)
  const debts = entries.map(({ debt }) => debt)
  const told = new Set(entries.flatMap(({ mentions }) => mentions))
  return [...told].flatMap((index) => {
    const mention = reading.mentions[index]
    return mention === undefined ? [] : [find('debts', debts, mention.span, 'debts', 0.88, index)]
  })
}

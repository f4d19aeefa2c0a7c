/** Minimum payments and rates that are told after the debts: "minimums are 140 and 65", "mins are 35 each". */
import type { Debt } from '#engine/facts/debts.ts'
import { middle } from '#engine/household.ts'
import type { TellsDebts } from './debt-entries.ts'
import { add } from './debt-ledger.ts'
import { paymentListsIn, sharePayments } from './debt-payments.ts'
import { rateListsIn, shareRates } from './debt-rates.ts'
import type { DebtEntry } from './debt-totals.ts'
import { amountOf, type Mention } from './numbers.ts'
import type { Reading } from './reading.ts'
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

/** What a message tells of the debts that were told before, and the numbers it told it with. */
export interface OfKnown {
  readonly debts: readonly Debt[]
  readonly mentions: ReadonlySet<number>
}

const entriesOf = (debts: readonly Debt[]): DebtEntry[] =>
  debts.map((debt) => ({ debt, at: [0, 0], mentions: [] }))
const ofEntries = (entries: readonly DebtEntry[]): OfKnown => ({
  debts: entries.map(({ debt }) => debt),
  mentions: new Set(entries.flatMap(({ mentions }) => mentions)),
})

/** "The rate is 5.2": that of the only debt, or of the only one whose rate was not told. */
function ofOnlyOne(rateAlone: TellsDebts['rateAlone'], entries: readonly DebtEntry[]): void {
  const [only, ...others] =
    entries.length === 1 ? entries : entries.filter(({ debt }) => debt.rate === undefined)
  if (only !== undefined && others.length === 0 && rateAlone !== undefined)
    add(only, { rate: rateAlone.value }, rateAlone.mention)
}

const mayTell = /\b(?:min|payments?\b|pay(?:ing)?\b|rates?\b|aprs?\b)/
/** Payments and rates in a list: for each debt one, in their order; told anew, they take the place of those known. */
export function listedOfKnown(reading: Reading, rateAlone: TellsDebts['rateAlone']): OfKnown {
  const known = reading.household?.debts ?? []
  if (known.length === 0 || (rateAlone === undefined && !mayTell.test(reading.text)))
    return ofEntries(entriesOf(known))
  const areReal = (list: readonly Mention[]) => list.every((one) => unreal(one) === undefined)
  const payments = paymentListsIn(reading, true).filter(areReal)
  const rates = rateListsIn(reading).filter(areReal)
  const isForAll = (lists: readonly Mention[][]) => lists.some((list) => list.length === known.length)
  const entries = entriesOf(
    known.map(({ minPayment, rate, ...debt }) => ({
      ...debt,
      ...(minPayment === undefined || isForAll(payments) ? {} : { minPayment }),
      ...(rate === undefined || isForAll(rates) ? {} : { rate }),
    })),
  )
  sharePayments(payments, entries)
  shareRates(rates, entries)
  if (rates.length === 0) ofOnlyOne(rateAlone, entries)
  const numbers = reading.mentions.filter((one) => unreal(one) === undefined)
  if (payments.length === 0) for (const mention of numbers) alone(mention, entries)
  return ofEntries(entries)
}

/** What a debt is called in a word, where no issuer names it. */
const words: Partial<Record<NonNullable<Debt['kind']>, RegExp>> = {
  credit_card: /^cards?$/,
  mortgage: /^(?:mortgage|house|home)$/,
  auto: /^(?:car|truck|auto|van|suv|jeep)$/,
  student_loan: /^(?:student|loans?)$/,
  personal: /^(?:personal|loan)$/,
  other: /^loan$/,
  heloc: /^heloc$/,
  medical: /^(?:hospital|medical|doctor|clinic|dentist|er)$/,
}
/** Who gives cards: of the only card that nobody has named yet. */
const issuers =
  /^(?:capital|visa|mastercard|discover|amex|american|chase|citi|citibank|barclays|synchrony|store)$/
const isCalled = ({ debt }: DebtEntry, word: string): boolean =>
  debt.name?.toLowerCase().split(' ')[0] === word ||
  (debt.kind !== undefined && words[debt.kind]?.test(word) === true) ||
  (debt.kind === 'credit_card' && debt.name === undefined && issuers.test(word))

const nameBefore =
  /\b([a-z]+)(?: card| loan| one)?(?:'s)? min(?:imum)?(?: payment)?(?: (?:is|of|are|about|around))*:? ?\$?$/
const nameAfter = /^ ?(?:(?:a month|monthly) )?(?:(?:on|for|to|of) )?(?:the |my |our )?([a-z]+)\b/
/** "The minimum on Capital One is $190". */
const nameBetween =
  /\bmin(?:imum)?s?(?: payments?)? (?:on|for|of|to|at) (?:the |my |our )?([a-z]+)(?: (?:one|express|card|loan|bills?|debt|visa))*(?: (?:is|are|of|about|around|at|only|just))*:? \$?$/
/** "Capital One asks for $190 a month", "the hospital lets us pay $50". */
const asksFor =
  /\b([a-z]+)(?: (?:one|express|card|loan|company|bank))* (?:asks?(?: (?:me|us))? for|wants?|(?:lets?|allows?) (?:me|us)(?: to)? pay|takes|requires|needs|agreed to|said)(?: (?:about|at least|only|just|us|me))* \$?$/
const mostOfMinimum = 5_000

/** "Visa is 120 a month". */
const ofAMonth =
  /(?:^|[,;.] ?|\b(?:and|the|my|our) )([a-z]+)(?: card| loan| payment| note)?(?: (?:is|costs|at|about|around))*:? ?\$?$/
const notThePayment = /^ ?(?:extra|more|insurance|in |for |on |to )/

function wordFor({ before, after, right, per }: Mention, goesOn: boolean): string | undefined {
  const told =
    nameBetween.exec(before)?.[1] ??
    (per === 'month' || per === undefined ? asksFor.exec(before)?.[1] : undefined) ??
    nameBefore.exec(before)?.[1] ??
    (goesOn || saysMinimum.test(before) ? nameAfter.exec(after)?.[1] : undefined)
  const isPaid = told === undefined && per === 'month' && !notThePayment.test(right)
  return isPaid ? ofAMonth.exec(before)?.[1] : told
}

/** "The minimum on Capital One is $190", where no such card is known: a payment, and not what is owed. */
export const isMinimumOfUnknown = ({ household }: Reading, { before }: Mention): boolean =>
  (household?.debts ?? []).length > 0 && nameBetween.test(before)

/** "Min 120 on visa 260 car 210 loan", "visa min is 120", "visa is 120 a month": of the debt that bears the name. */
export function namedOfKnown({ mentions, household }: Reading): OfKnown {
  const entries = entriesOf(household?.debts ?? [])
  let goesOn = false
  for (const mention of mentions) {
    const isPayment =
      mention.kind !== 'percent' &&
      mention.time === undefined &&
      (mention.per ?? 'month') === 'month' &&
      mention.high <= mostOfMinimum &&
      unreal(mention) === undefined
    const word = wordFor(mention, goesOn)
    const named: DebtEntry[] =
      word === undefined || !isPayment ? [] : entries.filter((entry) => isCalled(entry, word))
    const [entry] = named
    goesOn = entry !== undefined && named.length === 1
    if (entry === undefined || !goesOn || mention.high * 2 > middle(entry.debt.balance ?? Infinity)) continue
    entry.debt = { ...entry.debt, minPayment: amountOf(mention) }
    entry.mentions.push(mention.index)
  }
  return ofEntries(entries)
}

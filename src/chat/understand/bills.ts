/** What a month costs, told bill by bill: a list, or a home and "other bills"; and what such a list leaves out. */
import type { Mention } from './numbers.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const rent = /\brent(?:'s)?(?: (?:is|about|around|for|of|at))*$/
const mortgage = /\b(?:mortgage(?: (?:payment|py?mt))?|house payment)(?: (?:is|about|around))*$/
const housing =
  /\b(?:rent|mortgage(?: (?:payment|py?mt))?|housing|house payment)(?:'s)?(?: (?:is|about|around|for|of|at))*$/
const food = /\b(?:groceries|food|grocery)(?: bill)?$/
const debt =
  /\b(?:(?:car|truck|van)(?: payment| py?mt| note| loan)?|loans?|minimums)s?(?: (?:is|are|about|around))*:?$/
const bill =
  /\b(?:rent|mortgage(?: (?:payment|py?mt))?|housing|house payment|groceries|food|grocery|day ?care|child ?care|preschool|utilities|electric(?:ity)?|power|water|gas|phones?|internet|insurance|car insurance|(?:car|truck|van)(?: payment| py?mt| note| loan)?|(?:student |personal )?loans?|bus pass|transportation|minimums|subscriptions)(?: bill)?(?:'?s)?(?: (?:is|are|about|around|of|at|(?<=rent )for))*:?$/

/** "1,700 in rent, about 900 on food, 350 for gas and insurance": a bill named after its sum. */
const billAfter =
  /^ ?(?:(?:a|per|each) month |monthly )?(?:in|on|for|to|towards?) (?:the |my |our )?(rent|mortgage|housing|house payment|groceries|food|day ?care|child ?care|preschool|utilities|electric(?:ity)?|power|water|gas|phones?|internet|(?:car |health )?insurance|(?:the )?(?:car|truck|van)(?: payments?| loans?)?|student loans?|transportation|subscriptions)\b/
/** "Rent 1400, 600 food". */
const foodAfter = /^ ?(food|groceries)(?= ?(?:[.,;!?)]|$|and\b))/
/** The bill of a sum, on whichever side it is named. */
const billOf = ({ left, right }: Mention): string | undefined =>
  bill.test(left) ? left : (billAfter.exec(right) ?? foodAfter.exec(right))?.[1]

const billWord =
  /(rent|mortgage|housing|house|groceries|grocery|food|day ?care|child ?care|preschool|utilities|electric|power|water|gas|phones?|internet|insurance|car|truck|van|bus|transportation|subscriptions)(?! insurance)[^a-z]*(?:[a-z' ]*)$/

/** What the bill of a sum is called, as one word; undefined where it is none, or is named as something else. */
export function billCalled(mention: Mention): string | undefined {
  const named = billOf(mention)
  const [, word] = (named && billWord.exec(bill.exec(named)?.[0] ?? named)) ?? []
  return word === 'grocery' || word === 'food' ? 'groceries' : word?.replace(/ |(?<=phone)s$/g, '')
}

const other = '(?:all )?(?:the )?(?:other|remaining)(?: \\w+)? (?:bills|expenses|stuff|costs)'
const otherAfter = new RegExp(`^ ?(?:in |of |for )?${other}\\b|^ (?:on|for) (?:the rest|everything else)\\b`)
const otherBefore = new RegExp(
  `\\b(?:${other}|everything else|(?:the )?rest of (?:the |our |my |all the )?(?:\\w+ )?(?:bills|expenses|essentials|basics|costs|necessities)|the rest)(?: (?:is|are|runs?|comes?(?: to)?|costs?|adds? up(?: to)?|takes?|total|me|us|about|around|roughly|maybe|another|like|probably))*:?$`,
)
/** "Mortgage 1,740, bills run around 2,100 more". */
const billsBefore =
  /\b(?:bills|expenses|everything)(?: (?:runs?|are|is|come to|total|another|about|around|roughly|maybe))*$/
/** "Rent 1250, bills around 700": what is less than the rent cannot hold it. */
const bareBills = /\bbills(?: (?:runs?|are|is|come to|total|about|around|roughly|maybe|like))*$/
const moreAfter = /^ (?:more|on top|besides|extra|in addition)\b/
const joined = /^(?: ?\+| and| plus|,)(?: (?:i|we) (?:spend|pay))?(?: (?:about|around|maybe|roughly))* ?\$?$/

const isMonthly = ({ per, low, high, kind, time }: Mention): boolean =>
  (per ?? 'month') === 'month' &&
  low === high &&
  low >= 20 &&
  low < 8_000 &&
  kind !== 'percent' &&
  time === undefined

/** "Rent 1450, groceries 600, daycare 900, car 320", "rent 1250 + 600 other bills", "rent 1,350, other bills 1,100". */
export const readBills: Reader = (reading) => {
  const real = (mention: Mention) =>
    isMonthly(mention) && unreal(mention) === undefined && !isOfOthers(reading, mention)
  const bills = reading.mentions.filter((mention) => real(mention) && billOf(mention) !== undefined)
  const has = (kind: RegExp) => bills.some((one) => kind.test(billOf(one) ?? ''))
  const [first] = bills
  const last = bills.at(-1)
  if (first === undefined || last === undefined || !has(housing)) return []
  const rest = reading.mentions.find(
    (mention) =>
      real(mention) &&
      !bills.includes(mention) &&
      (otherBefore.test(mention.left) ||
        (billsBefore.test(mention.left) && moreAfter.test(mention.right)) ||
        (bareBills.test(mention.left) && bills.length === 1 && mention.high < first.low) ||
        (otherAfter.test(mention.right) &&
          bills.length === 1 &&
          first.index === mention.index - 1 &&
          joined.test(reading.text.slice(first.span[1], mention.span[0])))),
  )
  // A home and food are most of what a month takes; a list without them is a part of it. Asked for all, both are all.
  const least = reading.openQuestion === 'monthlyExpenses' ? 2 : 3
  if (rest === undefined && (bills.length < least || !has(food))) return []
  const parts = rest === undefined ? bills : [...bills, rest]
  const span = [first.span[0], Math.max(...parts.map((part) => part.span[1]))] as const
  const costs = find(
    'monthlyExpenses',
    parts.reduce((sum, { low }) => sum + low, 0),
    span,
    'bills',
    rest === undefined ? (bills.length < 3 ? 0.9 : 0.72) : 0.9,
  )
  // Who pays rent lives there; a mortgage beside it is on another home.
  return [
    has(debt) ? costs : { ...costs, lacks: has(rent) && !has(mortgage) ? 'debts' : 'debts but the home' },
  ]
}

/** The debts whose payments stand apart from the bills; the mortgage on the home is among the bills. */
function debtsApart(reading: Reading, found: readonly Find[], lacks: Find['lacks']) {
  const debts = found.find((one) => one.key === 'debts')?.value ?? reading.household?.debts ?? []
  return lacks === 'debts' ? debts : debts.filter(({ kind }) => kind !== 'mortgage')
}

/** "Minimums total 940, all other bills 4,500": the bills beside payments that were told. */
const otherBills =
  /\b(?:all )?(?:my |our |the )?other (?:monthly )?(?:bills|expenses|costs|spending|outgoings)(?: (?:are|is|run|total|come to|about|around))*:?$/

/**
 * What pay leaves after costs that were told before debts is all that the debts can get, where their payments were not
 * told and cannot be counted among the costs. Nothing where another sum for debts was told.
 */
function leftForDebts({ household }: Reading, found: readonly Find[], costs: Find): Find[] {
  const told = (key: 'takeHomeMonthly' | 'debtPaymentMonthly') =>
    found.find((one) => one.key === key)?.value ?? household?.[key]
  const pay = told('takeHomeMonthly')
  if (typeof pay !== 'number' || typeof costs.value !== 'number') return []
  if (told('debtPaymentMonthly') !== undefined || pay <= costs.value) return []
  return [find('debtPaymentMonthly', pay - costs.value, costs.span, 'bills', 0.7)]
}

/** A month's costs hold the payments on debts: costs that were told without them get those that were told. */
export function withPaymentsOnDebts(reading: Reading, found: readonly Find[]): Find[] {
  return found.flatMap((one): Find[] => {
    if (one.key !== 'monthlyExpenses' || typeof one.value !== 'number') return [one]
    const debts = debtsApart(reading, found, one.lacks)
    const payments = debts.flatMap(({ minPayment }) => (typeof minPayment === 'number' ? [minPayment] : []))
    const isBeside = payments.length > 0 && otherBills.test(reading.mentions[one.mention ?? -1]?.left ?? '')
    if (one.lacks === undefined && !isBeside) return [one]
    const costs = { ...one, value: one.value + payments.reduce((sum, each) => sum + each, 0) }
    const isAllOfMonth = one.reader === 'spending'
    const areUntold = debts.length > 0 && payments.length < debts.length
    return isAllOfMonth && areUntold ? [costs, ...leftForDebts(reading, found, one)] : [costs]
  })
}

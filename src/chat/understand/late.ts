/** Payments that are late, and pay that is taken for a debt. */
import { type DebtKind, isFederalLoan } from '#engine/facts/debts.ts'
import { mayBeMoney, over } from './cues.ts'
import type { DebtEntry } from './debt-totals.ts'
import { amountOf, type Mention } from './numbers.ts'
import { phraseReader } from './phrases.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const owed =
  '(?:credit ?cards?|cards?|cc|payments?|bills?|car|truck|auto|loans?|mortgage|rent|utilit(?:y|ies)|electric\\w*|debts?|everything|it|them|visa|mastercard|discover|amex|chase|citi|capital one|student loans?|medical|hospital|taxes|child support|dues?)'
const count =
  '(?:\\d{1,3}|a|an|one|two|three|four|five|six|couple|a couple(?: of)?|few|a few|several|some|my|our|the|last|this)'
const monthsCount = '(\\d{1,2}|a|an|one|two|three|four|five|six|a couple(?: of)?|couple)'
const counts: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }
const missedBefore = new RegExp(
  `\\b${monthsCount} (?:months?|payments?|mortgage payments?|car payments?) (?:late|behind|past due|overdue|delinquent)\\b`,
)
const unpaidFor = `\\b(?:haven't|have not|hasn't|has not|couldn't|not|been unable to)(?: (?:been able to|managed to))? (?:pa(?:id|y)|made|make)(?: (?:on|my|our|the|a|an|any|full|all|both|two|three|four|\\d|credit|cards|loans|mortgage|car|truck|loan|house|card|visa|it|that|them|payments?|on it)){1,6} (?:for|in)(?: (?:the|over|about|almost|nearly))*(?: (?:past|last))?`
const missedAfter = new RegExp(
  `\\bbehind ${monthsCount} (?:months?|payments?)\\b|\\bbehind (?:on|with) (?:my |our |the )?\\w+(?: (?:loan|payments?|note))?,? (?:by )?${monthsCount} (?:months?|payments?)\\b|\\b(?:missed|skipped) (?:my |our |the )?(?:last )?${monthsCount} (?:\\w+ ){0,2}?payments?\\b|${unpaidFor} ${monthsCount} months?\\b`,
)

/** "Missed my mortgage payment": one. */
const missedOne =
  /\b(?:missed|skipped) (?:my|our|the|a|one|last month's|this month's)(?: (?!last|two|three|four|five|six|few|several)[a-z]+){0,2} payment\b(?!s)/

/** How many payments were missed; undefined where it was not said, or in days. */
function missedIn(text: string): number | undefined {
  if (missedOne.test(text)) return 1
  const found = missedBefore.exec(text) ?? missedAfter.exec(text)
  const said = found?.slice(1).find((one) => one !== undefined)
  if (said === undefined) return undefined
  return said.includes('couple') ? 2 : (counts[said] ?? Number(said))
}

const isLate = new RegExp(
  [
    `\\bbehind (?:${count} (?:days?|weeks?|months?|payments?) )?(?:on|with|in|by)(?: (?:\\w+ ){0,3}?)?${owed}\\b`,
    `\\b${count} (?:days?|weeks?|months?|payments?) (?:late|behind|past due|overdue|delinquent)\\b`,
    `\\b${count} years? (?:past due|delinquent|behind(?=$|[.,;!?)]| on\\b| and\\b))`,
    `\\b(?:missed|skipped) (?:${count} )+(?:\\w+ ){0,3}?payments?\\b`,
    `${unpaidFor} ${count} (?:days?|weeks?|months?)\\b`,
    "\\b(?:is|are|am|it's|they're|,) (?:now |already )?(?:past[- ]due|delinquent|overdue|in default|in arrears)\\b",
    '\\bpast[- ]due (?:bills?|balance|amount|payments?|on)\\b|\\bpast due \\$?\\d',
    '\\b(?:charged[- ]off|defaulted on|(?:in|into|to) default)\\b',
  ].join('|'),
)
/** "Behind on retirement", "if I get behind". */
const otherwise =
  /\bnever (?:been )?(?:late|behind|missed)|\bnot (?:late|behind)\b|\bhaven't (?:missed|been late)\b|\bno (?:missed|late) payments?\b/

/** "We are not behind on anything". */
const nothingLate =
  /\bnot (?:behind|late) (?:on|with) (?:anything|any(?: of (?:it|them))?|a single (?:bill|payment)|my payments|our payments)(?=[ ,.;!?]|$)|\bnothing is (?:late|past due|behind)\b|\bcurrent on (?:everything|all (?:of )?(?:my|our|the) \w+|all of (?:it|them))\b/

const behindOnSupport =
  /\bchild support (?:arrears|arrearage|debt)\b|\b(?:back|past[- ]due|unpaid|overdue) child support\b|\bbehind (?:\w+ ){0,3}?(?:on|in|with) (?:my |our |the )?child support\b/

const readBehind = phraseReader('late', [
  { key: 'behindOnSupport', value: true, says: behindOnSupport },
  { key: 'behindOnDebts', value: true, says: behindOnSupport },
  { key: 'behindOnDebts', value: true, says: isLate, unless: otherwise, ofEither: true },
  {
    key: 'behindOnDebts',
    value: true,
    says: /\b(?:he|she|ex(?:[- ](?:husband|wife))?)(?:'s| has| have)? (?:stopped|quit) (?:paying|making (?:the )?payments)\b|\bex(?:[- ](?:husband|wife))?\b[^.\n]{0,40}\bhasn't (?:paid|made)\b/,
    unless: /\b(?:child support|alimony)\b/,
    ofChild: true,
  },
  { key: 'behindOnDebts', value: false, says: nothingLate, ofEither: true },
])
export const readLate: Reader = (reading) => [...readBehind(reading), ...readBills(reading)]

const bill =
  '(?:(?:electric(?:ity)?|gas|water|power|heating|light|utility|phone|internet|cable|daycare|child ?care|hoa|monthly|house) (?:bills?|dues)|electric(?:ity)?|utilit(?:y|ies)|rent|water|gas|power|phone|internet|daycare|hoa|child support|bills?)'
const ofBill = `(?:the |my |our |some |a few )?(?:${bill})(?! (?:loan|card))\\b`

const billAfter = new RegExp(
  `^ ?(?:(?:past[- ]due|behind|overdue|late|in arrears) (?:on|with|for|in)|(?:in |of |on )?(?:back|past[- ]due|overdue|unpaid|late)) ${ofBill}`,
)
const billBefore = new RegExp(
  `\\b(?:(?:behind|late) (?:on|with|in) ${ofBill}|${ofBill} (?:is |are )?(?:now |already |still )?(?:late|past[- ]due|overdue|behind|in arrears)|(?:past[- ]due|overdue|unpaid|back) ${ofBill})(?: (?:${count} months?|by|of|is|for|at|about|around|total\\w*))*[ ,:(]*$`,
)

/** "600 past due on the electric", "1,200 behind on rent", "back rent of 900": bills of the household, no loans. */
/** "4,200 in child support arrears", "support arrears of 4,200". */
const supportAfter = /^ ?(?:in |of )?(?:unpaid |owed )?(?:child )?support (?:arrears|arrearage|debt)\b/
const supportBefore = /\bchild support (?:arrears|arrearage|debt)(?: (?:of|is|are|about|around))*:? ?\$?$/

/** "Two months behind on rent 1,200": the rent of one month, or of both; nobody knows. */
export const isRentOrArrears = (mention: Mention | undefined): boolean =>
  mention !== undefined &&
  mention.per === undefined &&
  /\b(?:\d|two|three|four|five|six|couple(?: of)?|few) months? (?:behind|late) (?:on|with|in) (?:my |our |the )?rent,? ?\$?$/.test(
    mention.before,
  )

export const isPastDueBill = ({ left, before, right, per }: Mention): boolean =>
  (per ?? 'once') === 'once' &&
  (billAfter.test(right) ||
    billBefore.test(before.trimEnd()) ||
    supportAfter.test(right) ||
    supportBefore.test(left))

/** "past due on the electric", where no debt is named beside the bill. */
const saysBill = new RegExp(`^[^.;,!?]*?\\b(?:on|with|in|for|due|overdue|back|unpaid) ${ofBill}`)

/** "The power bill" is overdue: no debt that stands near it is. */
const endsInBill = new RegExp(`\\b${ofBill} ?$`)

const leastBill = 20
const readBills: Reader = (reading) =>
  reading.mentions
    .filter(
      (mention) =>
        mayBeMoney(mention) &&
        mention.low >= leastBill &&
        (isPastDueBill(mention) || (mention.per === 'month' && rentMissed(mention) !== undefined)) &&
        !isRentOrArrears(mention) &&
        unreal(mention) === undefined &&
        !isOfOthers(reading, mention),
    )
    .map((mention, _place, bills) =>
      find('pastDueBills', pastDueSum(mention, bills), mention.span, 'late', 0.95, mention.index),
    )

/** "420 behind on the electric bill and 900 behind on rent": each is owed, and both are one sum. */
function pastDueSum(mention: Mention, bills: readonly Mention[]): number | [number, number] {
  const lasting = bills.map((bill) => rentMissed(bill) ?? bill.low)
  return bills.length > 1
    ? lasting.reduce((total, sum) => total + sum, 0)
    : (rentMissed(mention) ?? amountOf(mention))
}

const monthsOfRent = new RegExp(
  `\\b${monthsCount} months? behind (?:on|with|in) (?:the |my |our )?rent(?: (?:of|is|at|which is))*[ ,:(]*\\$?$`,
)

/** "Two months behind on rent of 1,200": the sum is a month of it. */
function rentMissed({ before, low }: Mention): number | undefined {
  const missed = monthsOfRent.test(before.trimEnd()) ? missedIn(before) : undefined
  return missed === undefined ? undefined : missed * low
}

const garnished =
  /\bgarnishment (?:letter|notice|order|paper\w*|summons)\b|\b(?:letter|notice|order) (?:of|about|for|to) (?:\w+ )?garnish\w*|\b(?:wages?|pay|paychecks?|check) (?:is|are|being|getting|got|will be|was|were)(?: \w+)? garnished\b|(?<!\b(?:can|could|will|may|might|would) (?:they|he|she|it|the bank|creditors?) )\bgarnish(?:ing|es|ed)? (?:my|our|me|his|her|\d|part|25)\b|\b(?:have|has|with|under|got) an? (?:wage )?garnishment\b|\b(?:they're|they are|they've started|they started|(?:irs|servicer|court|bank|lender) (?:is|started|has started)) garnishing\b/

const partOfPay =
  '(?:a quarter|a third|a fifth|a tenth|half|part|some|a (?:big |large |small )?(?:part|chunk|share|portion|percentage)|\\d{1,2} ?(?:%|percent)|\\$?\\d[\\d,.]{0,6})'
/** "They take a quarter of my paycheck for an old card debt"; not what a plan or a tax takes. */
const takenFromPay = new RegExp(
  `\\b(?:tak(?:es?|ing|en)|took|withhold(?:s|ing)?|withheld|held back) (?:out )?(?:about |around |nearly )?${partOfPay} (?:out )?(?:of|from) (?:my|our|his|her|each|every) (?:\\w+ )?(?:pay|paychecks?|wages?|checks?|salary)\\b[^.;!?\\n]{0,40}\\b(?:debts?|judgments?|court|creditors?|collectors?|cards?|loans?|lawsuit|lender)\\b(?! (?:insurance|taxes))`,
)
/** "I owe 8,000 on a card and they are taking 25% of my pay": told after a debt, who takes it is owed. */
const theyTakeShare =
  /\b(?:debts?|judgments?|court|creditors?|collectors?|cards?|lawsuit|lender|loans?)\b[^?!\n]{0,80}\bthey(?:'re| are| have started|'ve started| now| started)* (?:take|taking|took) (?:out )?(?:about |around |nearly )?(?:a quarter|\d{1,2} ?(?:%|percent)) (?:out )?(?:of|from) (?:my|our|his|her|each|every) (?:\w+ )?(?:pay|paychecks?|wages?|checks?|salary)\b(?! (?:for|in|to|as) (?:taxes|the 401|my 401|retirement|insurance))/
/** Tax, plans and child support are taken from pay as well. */
const notTheirs = /\b(?:tax(?:es)?|withhold\w*|401 ?\(?k|pension|insurance premiums?|child support)\b/
/** "I take half of my paycheck and put it on the cards": nobody else takes it. */
const byOneself =
  /\b(?:i|we)(?:'m|'re| am| are| can| could| will| would| want to)? (?:take|taking|withhold)\b/

const leftOfPay = /\b(?:leaves?|leaving|left)(?: (?:me|us))?(?: with| only| just| about| around)* \$?$/
/** "My wages are garnished, which leaves me with 2,600 a month": what arrives. */
const leftAfterGarnishment = ({ text, mentions }: Reading): Find[] =>
  !garnished.test(text) && !takenFromPay.test(text)
    ? []
    : mentions
        .filter(
          (mention) =>
            mention.per !== undefined &&
            mention.per !== 'once' &&
            mayBeMoney(mention) &&
            unreal(mention) === undefined &&
            leftOfPay.test(mention.before),
        )
        .slice(0, 1)
        .map((mention) =>
          find('takeHomeMonthly', over(mention, 'month'), mention.span, 'late', 0.9, mention.index),
        )

export const readGarnishment: Reader = (reading) => [...leftAfterGarnishment(reading), ...readTaken(reading)]
const readTaken: Reader = phraseReader('late', [
  { key: 'payGarnished', value: true, says: theyTakeShare, ofEither: true, unless: notTheirs },
  { key: 'behindOnDebts', value: true, says: theyTakeShare, ofEither: true, unless: notTheirs },
  { key: 'payGarnished', value: true, says: garnished, ofEither: true },
  { key: 'behindOnDebts', value: true, says: garnished, ofEither: true },
  { key: 'payGarnished', value: true, says: takenFromPay, ofEither: true, unless: byOneself },
  { key: 'behindOnDebts', value: true, says: takenFromPay, ofEither: true, unless: byOneself },
])

const farthest = 60

/** What a list after "behind on" can name, by the kind of debt. */
const lateKinds: Partial<Record<DebtKind, RegExp>> = {
  mortgage: /\b(?:mortgage|house)\b/,
  auto: /\b(?:car|truck|auto)\b/,
  credit_card: /\bcards?\b/,
  student_loan: /\bstudent loans?\b/,
  medical: /\b(?:medical|hospital) bills?\b/,
  personal: /\bpersonal loans?\b/,
}
const listAfter =
  /^ ?(?:behind )?(?:on |with )?(?:(?:my|our|the|both|all|credit|student|personal|medical|hospital|car|truck|auto) )*(?:mortgage|house|cards?|car|truck|auto|loans?|bills?)(?: (?:payments?|loans?|bills?))?(?:(?:,| and|, and) (?:(?:my|our|the|both|all|credit|student|personal|medical|hospital|car|truck|auto) )*(?:mortgage|house|cards?|car|truck|auto|loans?|bills?)(?: (?:payments?|loans?|bills?))?)+/

/** "Two months behind on my mortgage and cards": each debt of a kind that the list names. */
function listedAsLate(after: string, entries: readonly DebtEntry[]): DebtEntry[] {
  const list = listAfter.exec(after)?.[0]
  if (list === undefined) return []
  return entries.filter(({ debt: { kind = 'other' } }) => lateKinds[kind]?.test(list))
}

const kindsToldLate: readonly (readonly [DebtKind, RegExp])[] = [
  ['mortgage', /\bbehind\b.*\b(?:mortgage)\b/],
  ['auto', /\bbehind\b.*\b(?:car|truck|auto)\b/],
  ['student_loan', /\bbehind\b.*\bstudent loans?\b/],
  ['medical', /\bbehind\b.*\b(?:medical|hospital)\b/],
]
const lateOfKind = (said: string): DebtKind[] =>
  kindsToldLate.filter(([, pattern]) => pattern.test(said)).map(([kind]) => kind)

const paymentLate = new RegExp(
  `\\bbehind (?:on|with) (?:my |our |the )?(?:(mortgage|house)|car|truck|auto)(?: (?:loan|payments?|note))?,? (?:by )?${monthsCount} (?:months?|payments?) (?:at|of) \\$?$`,
)
const mostLatePayment = 8_000

/** "Behind on the mortgage 2 months at 1,850": what the debt asks for a month. */
export function latePaymentKind(mention: Mention): DebtKind | undefined {
  const found = paymentLate.exec(mention.before)
  if (found === null || !mayBeMoney(mention) || mention.low >= mostLatePayment) return undefined
  return found[1] === undefined ? 'auto' : 'mortgage'
}

const lateOn =
  /^ (?:on|with|in) (?:my |our |the )?(?:home |house |car |student |personal |credit )?(?:mortgage|house|car|truck|auto|loans?|cards?)(?: (?:loan|note|payments?))?/

/** Marks debts without a number that the words for lateness name: "3 months behind on my mortgage". */
export function markBareLate({ text }: Reading, entries: readonly DebtEntry[]): void {
  if (otherwise.test(text)) return
  for (const match of text.matchAll(new RegExp(isLate.source, 'g'))) {
    const to = match.index + match[0].length
    const said = `${match[0]}${lateOn.exec(text.slice(to))?.[0] ?? ''}`
    const missed = missedIn(text.slice(Math.max(0, match.index - 12), to + 12))
    for (const late of entries)
      if (lateKinds[late.debt.kind ?? 'other']?.test(said) === true)
        late.debt = {
          ...late.debt,
          isPastDue: true,
          ...(missed === undefined ? {} : { monthsBehind: missed }),
        }
  }
}

/** Marks the debt that stands beside the word that it is late. */
export function markLate({ text, sentences }: Reading, entries: readonly DebtEntry[]): void {
  if (otherwise.test(text)) return
  const [only] = entries
  for (const match of text.matchAll(new RegExp(isLate.source, 'g'))) {
    const from = match.index
    const to = from + match[0].length
    if (saysBill.test(text.slice(from, to + farthest / 2)) || endsInBill.test(text.slice(0, from))) continue
    const sentence = sentences.find(([start, end]) => from >= start && from < end)
    const near = entries
      .map((entry) => ({
        entry,
        distance: Math.max(0, entry.at[0] - to, from - entry.at[1]),
      }))
      .filter(
        ({ entry, distance }) =>
          distance <= farthest &&
          (sentence === undefined || (entry.at[0] >= sentence[0] && entry.at[0] < sentence[1])),
      )
      .sort((a, b) => a.distance - b.distance)[0]?.entry
    const after = text.slice(from, to + farthest).replace(/^.*?(?=\bbehind\b)/, '')
    const named = listedAsLate(after, entries)
    const missed = missedIn(text.slice(Math.max(0, from - 12), to + 12))
    const one = near ?? (entries.length === 1 ? only : undefined)
    const marked = ({ debt }: DebtEntry): DebtEntry['debt'] =>
      isFederalLoan(debt) && /default/.test(match[0])
        ? { ...debt, isInCollections: true }
        : { ...debt, isPastDue: true, ...(missed === undefined ? {} : { monthsBehind: missed }) }
    // "Behind 2 months on my car": the cards beside it are not late.
    const kindSaid = lateOfKind(`${match[0]}${lateOn.exec(text.slice(to))?.[0] ?? ''}`)
    if (kindSaid.length > 0 && named.length === 0) {
      for (const late of entries.filter(
        ({ debt }) => debt.kind !== undefined && kindSaid.includes(debt.kind),
      ))
        late.debt = marked(late)
      continue
    }
    for (const late of named.length > 0 ? named : one === undefined ? [] : [one]) late.debt = marked(late)
  }
}

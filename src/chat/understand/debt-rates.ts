/** The interest rate of a debt: a percentage, or a bare number where only a rate can be meant. */

import { add, inSentence, type Ledger, nameAfter, nameBefore, open } from './debt-ledger.ts'
import type { DebtEntry } from './debt-totals.ts'
import { type Mention, tidy } from './numbers.ts'

const notInterest =
  /^ ?(?:down|of\b(?! interest)|match|bracket|tax|federal tax|stocks?|bonds?|return|apy|yield|raise|cash ?back|rewards|contribution|off\b|utiliz|usage|chance|sure|vested|equity|(?:for|to|by) (?:the )?(?:irs|tax(?:es)?)|fee|penalty|more|increase|growth|per year return|withdrawal)/
const notInterestBefore =
  /\b(?:match(?:es|ing)?|contribut\w*|tax(?:es)?|bracket|return(?:s|ing)?|earn(?:s|ing)?|yield(?:s|ing)?|apy|savings|saving|(?<!\bpay(?:ing)? )down|put|raise|invest\w*|market|grow\w*|stocks?|hysa|cd|inflation|utilization|make|fee|offered|refinance (?:at|to|for|into)|refi (?:at|to))(?: \w+){0,2}$/

/** "15k in savings and a 6% car loan": what is saved ends before the loan begins. */
const endsSaving = /\b(?:and|but|plus|also|,)(?: (?:have|got|owe))?(?: (?:an?|my|our|the|one))?$/
const namesDebt = /^ ?(?:apr |interest )?(?:\w+ )?(?:loan|mortgage|card|heloc|note)\b/

/** A loan that is only thought about, up to where what is owed already begins: "offered 6%, my card is 5k at 22%". */
const turnsToOwn =
  "(?:[,;:(]|\\b(?:and|but|while|vs\\.?|versus)) ?(?:(?:and|but|while|now|currently|vs\\.?|versus) )*(?:my|our|(?:i|we)(?:'ve| have| owe| got)\\b)"
const prospective = new RegExp(
  `\\b(?:thinking (?:about|of)(?! (?:pay|clear|wip|kill|knock)ing)|should (?:i|we) (?:get(?! rid)|open|take out|apply)|consider\\w*(?! (?:pay|clear|wip|kill|knock)ing)|(?:vs\\.?|versus)(?! (?:my|our)\\b)|offered|quoted?|shopping|getting|looking at|pre-?approv\\w+|would be|qualif\\w+|borrow the rest)\\b(?:(?!${turnsToOwn})[^.\\n]){0,40}$`,
)

/** A rate given as a range counts as its middle. */
const asRate = (mention: Mention): number => tidy((mention.low + mention.high) / 200)

/** "Merged loans of 6.8% and 9% into one new loan at 5.1%": the rate that all of them have now. */
const intoOne = /\binto (?:one|an?)(?: \w+){0,2} loan,? (?:of|at|with|@)(?: an?| about| around)* ?$/
const combinedFrom = /\b(?:combined|consolidated|refinanced|rolled|merged)\b(?:[^.;!?]|\.\d){0,80}$/
const beforeIntoOne = /^(?:[^.;!?]|\.\d){0,60}\binto (?:one|an?)(?: \w+){0,2} loan,? (?:of|at|with|@)/
export const isCombinedRate = ({ before }: Mention): boolean =>
  combinedFrom.test(before) && intoOne.test(before)

/** A percentage becomes the rate of the debt it stands by. */
export function readRate(ledger: Ledger, mention: Mention): void {
  const { reading, entries } = ledger
  if (combinedFrom.test(mention.before) && beforeIntoOne.test(mention.after)) return
  const combined = isCombinedRate(mention)
    ? entries.findLast(({ debt }) => debt.balance !== undefined && debt.rate === undefined)
    : undefined
  if (combined !== undefined) {
    add(combined, { rate: asRate(mention) }, mention)
    return
  }
  if (notInterest.test(mention.right)) return
  const opensDebt = endsSaving.test(mention.left.trimEnd()) && namesDebt.test(mention.right)
  if (notInterestBefore.test(mention.left) && !opensDebt) return
  if (prospective.test(mention.before)) return
  const last = entries.at(-1)
  const between = last ? reading.text.slice(last.at[1], mention.span[0]) : ''
  const named = nameBefore(ledger, mention)
  // "A title loan 1,800 on my car at 240%": what the loan is taken on does not name another.
  const before =
    named?.sure === false &&
    /\b(?:on|against|for)(?: my| the| our| an?)?(?: \w+)?$/.test(
      reading.text.slice(Math.max(0, named.at[0] - 9), named.at[1]),
    ) &&
    last?.debt.balance !== undefined &&
    last.debt.rate === undefined
      ? undefined
      : named
  const after = nameAfter(ledger, mention)
  // "4k irs, 9% personal loan 11k": the rate opens the next debt.
  const opensNext =
    /^[^\d]*, ?(?:and )?(?:an? |my )?$/.test(between) &&
    after !== undefined &&
    after.kind !== last?.debt.kind &&
    /^ ?(?:apr |interest )?$/.test(reading.text.slice(mention.span[1], after.at[0]))
  const joined =
    !opensNext &&
    last !== undefined &&
    last.debt.rate === undefined &&
    last.debt.balance !== undefined &&
    between.length < 70 &&
    // "12k. 26%. min 310": a sentence of a rate alone.
    (!/[.!?]\s|\n\n/.test(between) ||
      (/^\. (?:at )?$/.test(between) && /^ ?(?:apr)?(?:[.,;]|$)/.test(mention.right))) &&
    !/\b(?:invest|savings|market|return|offered)\b/.test(between)
  if (joined && last && (!before || before.at[0] < last.at[0])) {
    // "…, all at 25%": the rate of every debt of the list.
    const all =
      /\b(?:all|each|both)\b/.test(between) ||
      /^ ?(?:apr |interest )?(?:on |for )?(?:all|each|both)\b/.test(mention.right)
    for (const entry of entries)
      if (all && entry !== last && entry.debt.kind === last.debt.kind && entry.debt.rate === undefined)
        entry.debt = { ...entry.debt, rate: asRate(mention) }
    add(last, { rate: asRate(mention) }, mention)
    return
  }
  const name = (opensNext ? after : before) ?? after ?? inSentence(ledger, mention)
  const saysRate = /\b(?:apr|interest|rate)\b/.test(
    `${mention.left.slice(-30)} ${mention.right.slice(0, 20)}`,
  )
  if (name && (saysRate || before || after)) {
    const unrated = entries.filter((entry) => entry.debt.kind === name.kind && entry.debt.rate === undefined)
    // "Amex 21.24%, citi 27.49%", after the balances: the rate of the card that bears the name.
    const same =
      name.label === undefined
        ? unrated.at(-1)
        : (unrated.findLast((entry) => entry.debt.name === name.label) ??
          unrated.findLast((entry) => entry.debt.name === undefined))
    if (same && mention.span[0] - same.at[1] < 400) add(same, { rate: asRate(mention) }, mention)
    else
      open(
        ledger,
        { kind: name.kind, ...(name.label ? { name: name.label } : {}), rate: asRate(mention) },
        mention,
      )
    return
  }
  // "I have 23k of loans. They're at 5.8%": the debts that were told just before.
  const pointsBack = backTo.exec(mention.before)
  if (pointsBack !== null && last !== undefined && last.debt.balance !== undefined) {
    const told =
      pointsBack[1] === 'they' ? entries.filter(({ debt }) => debt.kind === last.debt.kind) : [last]
    for (const entry of told)
      if (entry.debt.rate === undefined) add(entry, { rate: asRate(mention) }, mention)
    return
  }
  if (!saysRate && pointsBack?.[1] !== 'it') return
  if (last && last.debt.rate === undefined && mention.span[0] - last.at[1] < 160)
    add(last, { rate: asRate(mention) }, mention)
  else if (!last) ledger.waitingRate = { value: asRate(mention), mention }
}

const backTo =
  /^\s*(?:and |but |so )?(it|they|that one|this one)(?:'?s|'re| is| are| has| have)(?: (?:all|both|a|an|at|@|fixed|about|around|charging|like))* $/

const bareRateGap =
  /^(?: ?\(?,? ?(?:@|at|with|apr|rate|interest|federal|private|-|:|in|is|an?|of|loans?|student|car|auto|truck|credit|personal|debt|for my|for our|son|daughter|kids?|fed|note|on|left|still|owed|cards?|my) ?)*$/

const atRate = /^(?!.*\b(?:invest|savings|saved|down|sold|bought)\b)[^.!?;\d]{0,40} (?:@|at) $/
const rateJoin = /^ ?(?:%|percent)?(?:,|,? and|,? &|) ?$/
const saysRates = /(?:^|[,.;] ?|\b(?:the|my|their|with|and) )(?:interest )?(?:rates?|aprs?)(?: are| of)?:? ?$/
/** "5k 7k and 2k at 21 24 and 27 percent": a rate for each debt, where there are as many of one as of the other. */
export function rateListsIn({ text, mentions }: Ledger['reading']): Mention[][] {
  const lists: Mention[][] = []
  for (const first of mentions) {
    if (!/(?:\bat|@|\brates?(?: are| of)?:?) ?$/.test(first.before) || !isRateOfList(first)) continue
    const list = [first]
    for (const next of mentions.slice(first.index + 1)) {
      const previous = list.at(-1) ?? first
      if (
        !isRateOfList(next) ||
        !/^[\d.]/.test(text.slice(next.span[0])) ||
        !rateJoin.test(text.slice(previous.span[1], next.span[0]))
      )
        break
      list.push(next)
    }
    const last = list.at(-1)
    if (list.length > 1 && (last?.kind === 'percent' || saysRates.test(first.before))) lists.push(list)
  }
  return lists
}

const isRateOfList = ({ kind, scaled, time, per, low, high }: Mention): boolean =>
  (kind === 'percent' || (kind === 'plain' && !scaled && time === undefined && per === undefined)) &&
  low === high &&
  low > 0 &&
  low < 40

export function shareRates(lists: readonly Mention[][], entries: readonly DebtEntry[]): void {
  for (const list of lists) {
    const [first] = list
    const unrated = entries.filter(
      ({ debt, at }) =>
        debt.rate === undefined && debt.balance !== undefined && at[0] < (first?.span[0] ?? 0),
    )
    if (unrated.length !== list.length) continue
    for (const [index, entry] of unrated.entries()) {
      const rate = list[index]
      if (rate !== undefined) add(entry, { rate: asRate(rate) }, rate)
    }
  }
}

const ratesAre = /\b(?:rates?|aprs?|interest)(?: (?:are|is))?:?[^.!?]*$/
/** "Rates: discover 24, visa 19": each the rate of the card that is named before it. */
function readNamedRate(ledger: Ledger, mention: Mention): boolean {
  const { reading, entries } = ledger
  if (!ratesAre.test(reading.text.slice(mention.sentence[0], mention.span[0]))) return false
  const name = nameBefore(ledger, mention)
  const entry = entries.find(({ debt }) => name?.label !== undefined && debt.name === name.label)
  if (entry === undefined || entry.debt.rate !== undefined) return false
  add(entry, { rate: asRate(mention) }, mention)
  return true
}

/** What stands between a sum and "at", without the names that say whose it is: "8k on a visa at 25". */
function withoutNames({ reading, names }: Ledger, from: number, to: number): string {
  const between = reading.text.slice(from, to)
  if (!/(?:@|\bat) ?$/.test(between)) return between
  return names
    .filter(({ at }) => at[0] >= from && at[1] <= to)
    .reduceRight((text, { at }) => text.slice(0, at[0] - from) + text.slice(at[1] - from), between)
    .replace(/ {2,}/g, ' ')
}

/** "A mortgage at 6.5": an exact number right behind the name of a debt of which no sum was told. */
function readRateAtName(ledger: Ledger, mention: Mention): boolean {
  const { reading, names, entries } = ledger
  const name = names.findLast(({ at }) => at[1] <= mention.span[0])
  if (name === undefined || !reading.text.slice(...mention.span).includes('.')) return false
  if (!/^(?:'s| is)? ?(?:@|at) $/.test(reading.text.slice(name.at[1], mention.span[0]))) return false
  if (!/^ ?(?:$|[.,;:!?)]|apr\b|and\b|but\b|fixed\b|variable\b|or\b)/.test(mention.right)) return false
  // What was told before the name is its sum: "8k left on a car at 4.9".
  const told = entries.findLast(({ debt }) => debt.kind === name.kind)
  if (told !== undefined && told.debt.rate === undefined) {
    add(told, { rate: asRate(mention) }, mention)
    return true
  }
  // A car is no debt by itself.
  const isLoan = name.kind !== 'auto' || /loan|note/.test(reading.text.slice(...name.at))
  if (told !== undefined || !isLoan) return false
  open(
    ledger,
    { kind: name.kind, ...(name.label ? { name: name.label } : {}), rate: asRate(mention) },
    mention,
  )
  return true
}

/** "chase 8200 at 24.99": a bare number right after a balance is its rate. */
export function readBareRate(ledger: Ledger, mention: Mention): boolean {
  const { reading, entries } = ledger
  if (readNamedRate(ledger, mention) || readRateAtName(ledger, mention)) return true
  const last = entries.at(-1)
  if (!last || last.debt.rate !== undefined || last.debt.balance === undefined) return false
  const between = withoutNames(ledger, last.at[1], mention.span[0])
  const isExact = reading.text.slice(...mention.span).includes('.')
  // "9k cc debt at 24.99": the name of the debt may stand between.
  if (
    isExact &&
    atRate.test(between) &&
    /^ ?(?:$|[.,;:!?)]|apr\b|and\b|but\b|with\b|interest\b|fixed\b|variable\b)/.test(mention.right)
  ) {
    add(last, { rate: asRate(mention) }, mention)
    return true
  }
  // "Amex 5,150 (26.99)"
  if (
    /^ ?\($/.test(between) &&
    /^\)/.test(mention.right) &&
    (isExact || (mention.low >= 5 && mention.low < 36))
  ) {
    add(last, { rate: asRate(mention) }, mention)
    return true
  }
  // "mortgage 300k, kids 4 and 7": of whom the number is said.
  if (!isExact && /\b(?:kids?|sons?|daughters?)(?: (?:is|are|of))* $/.test(between)) return false
  if (between.length > 40 || !bareRateGap.test(between) || between.trim() === '') {
    if (!/^ $/.test(between) || !isExact) {
      if (between !== ' ' || mention.low < 4) return false
    }
  }
  if (
    /^ ?(?:years?|months?|payments?|k\b|(?:(?:different|maxed[- ]out|separate|credit|store) )*cards?|(?:different |student )?loans?|more|kids?|days?|%|and \d|-)/.test(
      mention.right,
    )
  )
    return false
  // "31k at 5.5 on the standard plan" names a rate; "paid 5 on it" does not.
  const isNamedNext = last.debt.name !== undefined && mention.low >= 4
  if (/^ ?(?:on|in)\b/.test(mention.right) && !((isExact || isNamedNext) && /(?:@|\bat) $/.test(between)))
    return false
  add(last, { rate: asRate(mention) }, mention)
  return true
}

export const isRateLike = (mention: Mention) =>
  mention.kind === 'plain' &&
  !mention.scaled &&
  mention.time === undefined &&
  mention.per === undefined &&
  mention.low > 0 &&
  mention.low < 40

/** "mortgage rate is 7.1", "avg apr 26": a rate without its sign. */
export const saysBareRate =
  /(?:^|[,;(]) ?rate(?: (?:is|of|at))*$|\b(?:(?:mortgage|loan|card|interest|my|our|current|the) rate|(?:avg|average)? ?(?:apr|interest))(?: (?:is|of|at|on (?:it|the|my) ?\w*))*$/

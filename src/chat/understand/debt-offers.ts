/**
 * A loan or a transfer that would take over cards: "my bank offered a HELOC at 8.5% to pay them off". Nobody owes it, so
 * neither its sum nor its rate is one of a debt that there is.
 */
import type { FactKey } from '#engine/household.ts'
import { mayBeMoney } from './cues.ts'
import type { DebtName } from './debt-names.ts'
import { type Mention, tidy } from './numbers.ts'
import { type Find, find, findChecked, isOfOthers, type Reader, type Reading } from './reading.ts'
import type { Span } from './text.ts'

type Kind = 'personal' | 'home' | 'transfer'

const lenders =
  'sofi|upstart|lending ?club|lightstream|best egg|prosper|upgrade|marcus|happy money|avant|one ?main'
const anchors: readonly (readonly [Kind, RegExp])[] = [
  [
    'transfer',
    /\bbalance[- ]transfers?(?: (?:cards?|offers?|deal))?|\b(?:0|zero) ?(?:%|percent)(?: (?:apr|interest|intro))* (?:balance )?(?:transfer |credit )?(?:cards?|offers?)\b|\btransfer(?:ring)? (?:it|them|(?:the|my|our|that|this) (?:\w+ )?balances?|everything|(?:it )?all)\b/g,
  ],
  [
    'home',
    /\bhelocs?\b|\bhome[- ]equity (?:loans?|lines?(?: of credit)?)\b|\bequity (?:loan|line)\b|\bborrow(?:ing)? against (?:the|my|our) (?:house|home)\b/g,
  ],
  [
    'personal',
    new RegExp(
      `\\b(?:(?:debt )?consolidation|personal|unsecured|credit union|bank|bigger|new|(?:${lenders})) (?:consolidation )?loans?\\b|\\bconsolidat(?:e|ing)\\b(?! (?:my |our |the )?(?:student|federal|school))|\\b(?:offered|quoted|(?:pre-?)?(?:approved|qualified)|(?:credit union|bank|lender|${lenders}) (?:said|says|quotes|gave (?:me|us)|will do|can do|would do))\\b(?=[^.;!?]{0,40}?\\d[\\d.]{0,5} ?(?:%|percent))`,
      'g',
    ),
  ],
]

/** It is only thought about or offered: before the name, or right after it. */
const offeredBefore =
  /\b(?:offer(?:ed|s|ing)?|quot(?:e|ed)|(?:pre-?)?(?:approved|qualified)|qualify|should (?:i|we)|can (?:i|we)|could|would|thinking|consider\w*|look(?:ing|ed) (?:at|into)|tak(?:e|ing) out|get(?:ting)?|got an?|use|using|apply(?:ing)?|with an?|to an?|into (?:an?|one)|or an?|do an?|what about|is an?|suggest\w*|told (?:me|us)|wants? (?:me|us)|instead|opening|open an?)\b[^.;!?]{0,60}$/
const offeredAfter =
  /^(?: (?:offer|quote|deal|card)\b| (?:\w+ ){0,8}(?:to (?:pay|consolidate|wipe|knock|clear|get rid|cover)|worth|smart|good idea|better|make sense|instead|vs\b)|[^.;]{0,60}\?)/
/** Somebody owes it: "I have a personal loan of 8k", "owe 20k on my HELOC". */
const owed =
  /\b(?:owe|owes|owing|(?:i|we) (?:also )?have(?: also)?(?: got)?|i've got|we've got|left on|plus|paying on|pay)(?: (?:an?|my|our|the|about|around|on|of|\$?[\d.,]{1,9} ?k?|existing|current|old|small))* $/
const ofCards = /\b(?:cards?|cc|ccs|visa|mastercard|amex|discover|balances?|debts?)\b/
const ofOtherLoans = /\b(?:student|school|federal|mortgage|savings account|cd|hysa|car loan|auto loan)\b/

const goesOn =
  /^\s*(?:it'?s?|its|the (?:rate|fee|term|loan|line|offer|payment|transfer)|they|rate|with|at|there|fee|term|that|for|i'?d|would|interest|payment|\d)\b/
const isFee = ({ left, right }: Mention): boolean =>
  /^ ?(?:%|percent)? ?(?:(?:balance|transfer|upfront|up front|origination|one[- ]time|flat) )*fees?\b/.test(
    right,
  ) || /\bfees?(?: (?:of|is|was|would be|about|around))*:?$/.test(left)
/** Between a rate and the name that follows it: "8.5% HELOC", "0% for 18 months on a balance transfer". */
const leadsTo =
  /^ ?(?:%|percent)?(?! ?,)(?: ?(?:apr|interest|fixed|variable|intro|rate|for|over|on|with|from|in|an?|the|my|our|offer|loan|new|[\d.,$]{1,9} ?k?|%|months?|mos?|years?|yrs?|fee|and|,))* ?$/
const reach = 90
const longestYears = 30
const mostRate = 40
const mostFee = 12

interface OfferTold {
  readonly kind: Kind
  readonly at: Span
  readonly finds: readonly Find[]
  readonly mentions: ReadonlySet<number>
}

function anchorsIn(reading: Reading): { kind: Kind; at: Span }[] {
  const { text } = reading
  const found: { kind: Kind; at: Span }[] = []
  for (const [kind, pattern] of anchors)
    for (const match of text.matchAll(pattern)) {
      const at: Span = [match.index, match.index + match[0].length]
      const start = sentenceOf(reading, at[0])[0]
      const before = text.slice(Math.max(start, at[0] - reach), at[0])
      const after = text.slice(at[1], at[1] + reach)
      if (
        /^(?:consolidat|transfer(?:ring)? |(?:offered|quoted|pre|approved|qualified)|.* (?:said|says|quotes|gave (?:me|us)|(?:will|can|would) do)$)/.test(
          match[0],
        )
      ) {
        const sentence = text.slice(...sentenceOf(reading, at[0]))
        if (ofOtherLoans.test(sentence) && !ofCards.test(sentence)) continue
        // "I consolidated" is done; only what is ahead is an offer.
        found.push({ kind, at })
        continue
      }
      if (owed.test(before)) continue
      if (offeredBefore.test(before) || offeredAfter.test(after)) found.push({ kind, at })
    }
  return found
}

const sentenceOf = ({ sentences, text }: Reading, at: number): Span =>
  sentences.find(([from, to]) => at >= from && at < to) ?? [0, text.length]

/** The sentence of the offer and the one that goes on about it. */
function stretchOf(reading: Reading, at: Span): Span {
  const own = sentenceOf(reading, at[0])
  const next = reading.sentences.find(([from]) => from >= own[1])
  return next !== undefined && goesOn.test(reading.text.slice(...next)) ? [own[0], next[1]] : own
}

/** Whether a number of that stretch is said of the offer and not of the cards. */
function isOfOffer({ text }: Reading, at: Span, { span }: Mention, isRate: boolean): boolean {
  if (span[0] >= at[0]) {
    if (span[0] - at[1] > reach) return false
    const between = text.slice(at[1], span[0])
    return !ofCards.test(
      between.replace(/\b(?:pay|paying|paid) (?:off|down)[^,.;]*?\bcards?\b(?=,| at \d| for \d)/, ''),
    )
  }
  const between = text.slice(span[1], at[0])
  if (leadsTo.test(between)) return true
  return (
    isRate &&
    /\b(?:offered|offering|offers|quoted|approved|qualified)(?: \w+){0,4} \$?$/.test(
      text.slice(Math.max(0, span[0] - 50), span[0]),
    ) &&
    !ofCards.test(between)
  )
}

export function debtOfferIn(reading: Reading): OfferTold | undefined {
  const { text, household } = reading
  const hasCards =
    household?.debts?.some(({ kind }) => kind === 'credit_card' || kind === 'personal') ?? false
  if (!hasCards && !ofCards.test(text)) return undefined
  const told = anchorsIn(reading).map((anchor) => offerAt(reading, anchor))
  // "Should I consolidate? My credit union said 12.5%": the place that has the rate tells the offer.
  return told.find(({ finds }) => finds.some(({ key }) => key === 'debtOfferRate')) ?? told[0]
}

function offerAt(reading: Reading, { kind, at }: { kind: Kind; at: Span }): OfferTold {
  const stretch = stretchOf(reading, at)
  const near = reading.mentions.filter(
    (mention) =>
      mention.span[0] >= stretch[0] && mention.span[1] <= stretch[1] && !isOfOthers(reading, mention),
  )
  const finds: Find[] = [find('debtOfferKind', kind, at, 'debt-offers', 0.85)]
  const mentions = new Set<number>()
  const tell = (key: FactKey, value: number, mention: Mention) => {
    if (mentions.has(mention.index) || finds.some((one) => one.key === key)) return
    const found = findChecked(key, value, mention.span, 'debt-offers', 0.93, mention.index)
    if (found.length === 0) return
    finds.push(...found)
    mentions.add(mention.index)
  }
  for (const mention of near) {
    const { low, high, time } = mention
    if (low !== high) continue
    if (mention.kind === 'percent') {
      if (isFee(mention) && low <= mostFee) tell('debtOfferFee', tidy(low / 100), mention)
      else if (low <= mostRate && isOfOffer(reading, at, mention, true))
        tell('debtOfferRate', tidy(low / 100), mention)
    } else if (time === 'month' && low > 1 && low <= 84 && isTerm(mention)) {
      if (kind === 'transfer') tell('debtOfferMonths', low, mention)
      else if (low >= 12) tell('debtOfferYears', low / 12, mention)
    } else if (time === 'year' && low <= longestYears && isTerm(mention) && kind !== 'transfer')
      tell('debtOfferYears', low, mention)
    else if (mayBeMoney(mention) && mention.per === undefined && time === undefined && low >= 500) {
      if (isSum(reading, at, mention)) tell('debtOfferSum', low, mention)
    } else if (mention.per === 'month' && isItsPayment(mention)) mentions.add(mention.index)
  }
  return { kind, at, finds, mentions }
}

const isTerm = ({ left, right }: Mention): boolean =>
  !/\b(?:been|have|paying|past|last|ago|i'm|aged?|about to|in)$/.test(left) &&
  !/^ ?(?:old|ago|left|to go)\b/.test(right)
const isSum = ({ text }: Reading, at: Span, { span, left }: Mention): boolean =>
  (span[1] <= at[0] &&
    /^ ?(?:(?:personal|debt|consolidation|new|unsecured|loan|from|an?|the|my|our|heloc) ?)*$/.test(
      text.slice(span[1], at[0]),
    ) &&
    !owed.test(text.slice(Math.max(0, span[0] - 40), span[0]))) ||
  (span[0] >= at[1] &&
    /^(?: (?:offer|quote))?(?: (?:for|of|me|us|up to|about|around))+ ?\$?$/.test(
      text.slice(at[1], span[0]),
    )) ||
  /\b(?:offered|approved|qualified)(?: (?:me|us|for|up to|about))*$/.test(left)
const isItsPayment = ({ left }: Mention): boolean =>
  /\bpayments?(?: (?:would|will) be| is| of)(?: (?:about|around))*$/.test(left)

/** The names of debts without the one that only names the offer. */
export const withoutOffered = (
  names: readonly DebtName[],
  offer: OfferTold | undefined,
): readonly DebtName[] =>
  offer === undefined ? names : names.filter(({ at }) => at[1] <= offer.at[0] || at[0] >= offer.at[1])

export const readDebtOffers: Reader = (reading) => [...(debtOfferIn(reading)?.finds ?? [])]

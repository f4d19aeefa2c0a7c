/** Promotional rates: "0% till June 2027", "no interest for 12 more months, then 26%", deferred interest. */
import { addMonths } from '#engine/calendar.ts'
import type { Debt } from '#engine/facts/debts.ts'
import type { CalendarDate } from '#engine/units.ts'
import { datesIn, dayAtStart } from './dates.ts'
import type { DebtName } from './debt-names.ts'
import type { DebtEntry } from './debt-totals.ts'
import { type Mention, tidy } from './numbers.ts'
import type { Reading } from './reading.ts'
import type { Span } from './text.ts'

/** Nothing is charged for a while. */
const free =
  /(?<![\d.])0(?:\.0+)? ?(?:%|percent)|(?<![\d.,$])0(?= (?:until|till|til|thru|through)\b)|\b(?:zero|no) (?:percent|interest)\b|\binterest[- ]free\b|\bsame[- ]as[- ]cash\b/
const named =
  /\bpromo(?:tion(?:al)?)?s?\b|\bintro(?:ductory)?\b|\bteaser\b|\bdeferred[- ]interest\b|\bspecial financing\b/
const cue = new RegExp(`${free.source}|${named.source}`, 'g')
const deferred =
  /\bdeferred[- ]interest\b|\bsame[- ]as[- ]cash\b|\b(?:no|zero|0%?) interest\b[^.;]{0,40}\bif (?:it's |it is |i |we )?(?:paid|pay)\b|\bback[- ]?interest\b/

/** What is offered or thought about holds for no debt yet. */
const offered =
  /\b(?:offer(?:s|ed|ing)?|should (?:i|we)|thinking|consider\w*|could (?:i|we|get|move)|would|qualif\w+|open(?:ing)? an?|apply\w*|get an?|getting an?|move (?:it|them)|transfer (?:it|them|to|my|this|everything)|looking (?:at|for)|pre-?approved)\b[^.!?]{0,50}$/

const counts: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 }
const more = { eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, fifteen: 15, eighteen: 18 }
const count = (word: string): number => counts[word] ?? more[word as keyof typeof more] ?? Number(word)
const number = `(\\d{1,2}|${[...Object.keys(counts), ...Object.keys(more)].join('|')})`
/** "12 more months", "in 5 months", "6 months left". */
const inMonths = new RegExp(
  `\\b(?:for|in|within|another|next|expires?|ends?)(?: about| around| just| only| the next| another| the)? ${number}(?: more)? (?:months?|mos?)\\b|\\b${number} (?:more (?:months?|mos?)\\b|(?:months?|mos?) (?:left|remaining|to go|more)\\b)`,
)
const untilWord =
  /\b(?:until|till|til|through|thru|ends?|ending|expires?|expiring|runs out|runs|is up|good|by|before|(?:paid|pay)(?: it)?(?: off)?(?: in full)?)(?: (?:on|in|at|till|until|through|by|before|around|about|the|it))* /g
/** A month that the promotion still holds in. */
const includesMonth = /\b(?:through|thru|end of)\b/

const nearCue = 70
const beforeCue = 30

export interface PromotionTold {
  readonly at: Span
  /** Absent where only the word was said. */
  readonly ends?: CalendarDate
  /** How long it lasts, where neither its last day nor its first was said. */
  readonly months?: number
  readonly isFree: boolean
  readonly isDeferred: boolean
}

/** "For 18 months" is counted from the day on which it began; "for 5 more months" from today. */
const isFromStart = (said: string): boolean =>
  /^(?:for|within)\b/.test(said) && !/\b(?:more|another|next|left|remaining|to go)\b/.test(said)

/** Where the promotion is said to have begun: "opened in March", "transferred it on 5/1". */
const began = /\b(?:opened|started|start|began|begun|transferred|moved|bought|took out|signed up|got|since)\b/

function beganOn(sentence: string, today: CalendarDate): CalendarDate | undefined {
  return datesIn(sentence, today, 'past').find(
    ({ date, span: [from] }) => date <= today && began.test(sentence.slice(Math.max(0, from - 40), from)),
  )?.date
}

interface End {
  readonly ends?: CalendarDate
  readonly months?: number
}

function endsIn(text: string, sentence: string, today: CalendarDate): End | undefined {
  const told = inMonths.exec(text)
  if (told) {
    const months = count(told[1] ?? told[2] ?? '')
    if (!isFromStart(told[0])) return { ends: addMonths(today, months) }
    const first = beganOn(sentence, today)
    return first === undefined ? { months } : { ends: addMonths(first, months) }
  }
  for (const match of text.matchAll(untilWord)) {
    const rest = text.slice(match.index + match[0].length)
    const day = dayAtStart(rest, today, includesMonth.test(match[0] + rest.slice(0, 6)) ? 'last' : 'first')
    if (day !== undefined) return { ends: day }
  }
  return undefined
}

/** The promotions that a message tells of debts that are there. */
export function promotionsIn({ text, today, sentences }: Reading): PromotionTold[] {
  const told: PromotionTold[] = []
  for (const match of text.matchAll(cue)) {
    const at: Span = [match.index, match.index + match[0].length]
    if (offered.test(text.slice(Math.max(0, at[0] - nearCue), at[0]))) continue
    const after = (/^(?:[^.!?;\n]|[.](?! |$))*/.exec(text.slice(at[1], at[1] + nearCue)) ?? [''])[0]
    const before = (/(?:[^.!?;\n]|[.](?! ))*$/.exec(text.slice(Math.max(0, at[0] - beforeCue), at[0])) ?? [
      '',
    ])[0]
    const [from, to] = sentences.find(([start, end]) => at[0] >= start && at[0] < end) ?? [0, text.length]
    const sentence = text.slice(from, to)
    const { ends, months } = endsIn(after, sentence, today) ?? endsIn(before, sentence, today) ?? {}
    const isDeferred = deferred.test(match[0] + after)
    if (ends === undefined && months === undefined && !isDeferred) continue
    // "0% promo until May" is said in two words and told once.
    const last = told.at(-1)
    if (
      last !== undefined &&
      at[0] - last.at[1] < nearCue &&
      (last.ends === ends || ends === undefined) &&
      (months === undefined || last.months === months)
    ) {
      told[told.length - 1] = { ...last, isDeferred: last.isDeferred || isDeferred }
      continue
    }
    told.push({
      at,
      ...(ends === undefined ? {} : { ends }),
      ...(months === undefined ? {} : { months }),
      isFree: free.exec(text.slice(at[0], at[1] + beforeCue))?.index === 0,
      isDeferred,
    })
  }
  return told
}

const rateAfterPromotion =
  /\b(?:then|otherwise|or else|if not|after(?: (?:that|it|which))?|(?:goes|jumps|rises|reverts|back|going|turns|changes) (?:(?:back|up) )?(?:to|into)|becomes)(?:,? (?:it|it's|its|is|goes|jumps|becomes|at|up|to|the rate|apr|rate|about|around))*[ ,:]*$/
const rateOtherwise =
  /^ ?(?:apr |interest )?(?:after\b|afterwards?\b|otherwise\b|if not\b|thereafter\b|once it\b|when it (?:ends|expires)\b)/

/** "…, then 26%": the rate that follows a promotion, not the one that holds. */
export const isRateThatFollows = ({ kind, left, right, low, scaled, per, time }: Mention): boolean =>
  kind === 'percent'
    ? low > 0 && (rateAfterPromotion.test(left) || rateOtherwise.test(right))
    : // "0 till november then 31"
      kind === 'plain' &&
      !scaled &&
      per === undefined &&
      time === undefined &&
      low >= leastFullRate &&
      low < mostFullRate &&
      rateAfterPromotion.test(left) &&
      /^ ?(?:$|[.,;!?)])/.test(right)
const leastFullRate = 8
const mostFullRate = 40

const kindsWithout: ReadonlySet<Debt['kind']> = new Set<Debt['kind']>([
  'mortgage',
  'student_loan',
  'auto',
  'payday',
  'tax',
  'medical',
])

/** "Best buy is 0 till november": the card that is named right before. */
function namedBefore(
  { text }: Reading,
  names: readonly DebtName[],
  { at }: PromotionTold,
  entries: readonly DebtEntry[],
): DebtEntry | undefined {
  const name = names.findLast(
    (one) =>
      one.label !== undefined &&
      one.at[1] <= at[0] &&
      /^(?: (?:card|one|is|has|was|at|a|an|the|on))* $/.test(text.slice(one.at[1], at[0])),
  )
  return name === undefined ? undefined : entries.find(({ debt }) => debt.name === name.label)
}

function debtOf(promotion: PromotionTold, entries: readonly DebtEntry[]): DebtEntry | undefined {
  const mayHave = entries.filter(
    ({ debt }) =>
      !kindsWithout.has(debt.kind) &&
      debt.promoEnds === undefined &&
      debt.promoMonths === undefined &&
      // "8k at 24%, 0% for 15 months": the free months are of another card.
      (!promotion.isFree || promotion.isDeferred || debt.rate === undefined || debt.rate === 0),
  )
  const free = mayHave.filter(({ debt }) => promotion.isFree && debt.rate === 0)
  const among = free.length > 0 ? free : mayHave
  const distance = ({ at }: DebtEntry) =>
    at[0] > promotion.at[1] ? at[0] - promotion.at[1] : promotion.at[0] > at[1] ? promotion.at[0] - at[1] : 0
  const [nearest] = [...among].sort((a, b) => distance(a) - distance(b))
  const farthest = 120
  return nearest !== undefined && distance(nearest) <= farthest ? nearest : undefined
}

/** What a promotion says of a debt that costs a rate once it is over. */
export const termsOf = ({ ends, months, isFree, isDeferred }: PromotionTold, full: Debt['rate']): Debt => ({
  ...(ends === undefined ? {} : { promoEnds: ends }),
  ...(months === undefined ? {} : { promoMonths: months }),
  ...(isFree && full !== 0 && (ends ?? months) !== undefined ? { promoRate: 0 } : {}),
  ...(isDeferred ? { deferredInterest: true } : {}),
})

/** Lays each promotion, and the rate that follows it, over the debt that it belongs to. */
export function markPromotions(
  reading: Reading,
  names: readonly DebtName[],
  promotions: readonly PromotionTold[],
  rates: readonly Mention[],
  entries: readonly DebtEntry[],
): void {
  for (const promotion of promotions) {
    const entry = namedBefore(reading, names, promotion, entries) ?? debtOf(promotion, entries)
    if (entry === undefined) continue
    const follows = rates.find(
      ({ span, index }) =>
        span[0] >= promotion.at[0] &&
        span[0] - promotion.at[1] < 2 * nearCue &&
        !entries.some(({ mentions }) => mentions.includes(index)),
    )
    const { rate: said, ...debt } = entry.debt
    const full = follows === undefined ? said : tidy((follows.low + follows.high) / 200)
    if (follows !== undefined) entry.mentions.push(follows.index)
    entry.debt = {
      ...debt,
      ...(full === undefined ? {} : { rate: full }),
      ...termsOf(promotion, full),
    }
  }
}

/** A debt collector at the door: the sum that is asked for is a debt that is behind. */
import { datesIn } from './dates.ts'
import type { DebtEntry } from './debt-totals.ts'
import type { Mention } from './numbers.ts'
import { phraseReader } from './phrases.ts'
import { find, type Reader, type Reading } from './reading.ts'

const collector =
  "(?:debt )?(?:collectors?|collections? (?:agenc(?:y|ies)|compan(?:y|ies)|people|department|letter)|collection calls)(?: (?:is|are|keeps?|has|have|been|just|now|constantly|always|started|won't stop|called|calls?|calling|calling me|harass\\w*|contact\\w*|suing|texting|writing|wrote|sent|says|wants|after|bothering|emailing|demanding|me|us|i|we|that|owe|a letter|to))*"
const dunned = new RegExp(
  `\\b${collector.replace('(?:debt )?', '')} (?:calling|calls?|called|harass\\w*|contact\\w*|texting|wrote|sent|wants|after|bothering|emailing|demanding)\\b|\\b(?:called|contacted|sued|chased|harassed|calls|letters?) (?:by|from) (?:a |the )?(?:debt )?(?:collectors?|collection)`,
)
const asksFor = new RegExp(
  `\\b${collector}(?: (?:about|for|over|on|of|regarding|owe|wants|demanding))?(?: (?:an?|the|my|our|some|old|like|about|around))*$`,
)

/** A lawsuit about a debt. */
const sued =
  /\b(?:collectors?|creditors?|lenders?|bank|card compan(?:y|ies)|company|capital one|discover|midland|portfolio recovery|they|he|landlord)(?: \w+)? (?:is |are |has |have |just )?(?:suing|sued|sues) (?:me|us)\b|\b(?:i'm|i am|im|i was|i got|i've been|we're|we are|we were|been|being|getting) (?:being )?sued\b|\bsued by (?:an? |the |my )?(?:debt )?(?:collectors?|creditors?|lenders?|bank|card company|discover|capital one|midland|portfolio recovery|lvnv|chase|citi(?:bank)?|synchrony|amex)\b|\bgot (?:a )?(?:court )?summons\b|\bserved (?:with )?(?:an? |the )?(?:court |debt )?(?:papers|summons|lawsuit|complaint)\b|\bcourt (?:date|summons|papers?|hearing)\b|\blawsuit (?:from|by|over|for) (?:an? |the |my )?(?:\w+ )?(?:collector|creditor|bank|card|debt)/
const suedFor =
  /\bsu(?:ing|ed|es) (?:me|us|by (?:an? |the |my )?(?:debt )?(?:collectors?|creditors?|lenders?|bank|card company|discover|capital one|midland|portfolio recovery|lvnv|chase|citi(?:bank)?|synchrony|amex))(?: in court)? (?:for|over)$/

/** What may stand between the words of a lawsuit and its sum: who sues, the day of the answer, what it is about. */
const monthDay = '(?:[a-z]{3,9}\\.? \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}\\/\\d{1,2})(?:,? 20\\d\\d)?'
const betweenSuedAndSum = new RegExp(
  `^(?:,? ?\\(?(?:(?:from|by) (?!\\d)[\\w&']+(?: (?!for |over |answer |due )[\\w&']+){0,3}|(?:i |we )?(?:(?:have|need|must|had) (?:to )?)?(?:answer|respond|reply|hearing|court|due)(?: (?:date|due|is|it|by|on|before)){0,3} ${monthDay}|${monthDay}))*,?(?: (?:for|over|about|of|amount|it's|its|is))* ?\\$?$`,
)
/** The sum is all that is said there, or it is said to be a debt. */
const sumAlone =
  /^ ?(?:$|[,.;:)!?]|plus\b|and\b|(?:from|by) |on (?:an?|my|the) (?:old )?(?:card|debt|bill|account|loan)|(?:in )?debt\b)/

/** "Got a court summons from Midland, answer by Dec 10, 3,800". */
function isSumOfSummons({ text }: Reading, { sentence, span, right, kind, per, time }: Mention): boolean {
  if (kind === 'percent' || per !== undefined || time !== undefined || !sumAlone.test(right)) return false
  const before = text.slice(sentence[0], span[0])
  const told = sued.exec(before)
  return told !== null && betweenSuedAndSum.test(before.slice(told.index + told[0].length))
}

/** "Midland is suing me for 3,800". */
export const isSuedFor = (reading: Reading, mention: Mention): boolean =>
  (suedFor.test(mention.left) && sued.test(reading.text)) || isSumOfSummons(reading, mention)

export const isDunned = ({ text }: Reading): boolean => dunned.test(text)
export const isSued = ({ text }: Reading): boolean => sued.test(text)

const inCollectionsAfter =
  /^(?:(?! and |[,;.]).)*?\b(?:in|into|to|with|at) (?:a )?collections?\b(?! calls)|^(?:(?! and |[,;.]).)*?(?: and (?:is|was|it's|has|got|then)(?: now| been| since)*)? (?:with|to|by) an? (?:debt (?:buyer|collector)|collector|collection (?:agency|company))\b|^(?:(?! and |[,;.]).)*?\bcollections? account\b/
const inCollectionsBefore =
  /\b(?:in collections?|collections? (?:account|debt|bill)s?):?(?: (?:of|for|is|at|from|about|around))*$/

/** "My card went to collections, 3,100": the first sum of the sentence, and of no other debt. */
const wentThere =
  /^\D*\b(?:in|to) collections?(?: (?:now|already|last \w+))*[,:]?(?: (?:it's|it is|for|about))* ?\$?$/
const ofAnother = /^ ?(?:on|for) (?:an?|another|my|the)\b/

/** "A collector keeps calling me about $900", "a $2,400 bill in collections". */
export function isCollected({ text }: Reading, mention: Mention): boolean {
  return (
    (wentThere.test(text.slice(mention.sentence[0], mention.span[0])) && !ofAnother.test(mention.right)) ||
    asksFor.test(text.slice(mention.sentence[0], mention.span[0]).trimEnd()) ||
    inCollectionsAfter.test(mention.right) ||
    inCollectionsBefore.test(mention.left)
  )
}

/** "A card with 5k and 7k in collections": of what kind that one is, nobody said. */
export const isCollectedAlone = ({ before, right }: Mention): boolean =>
  /^ (?:that is |that's |which is |now |already )*in collections?\b(?! (?:on|for|from) )/.test(right) &&
  /(?:^|[.;,!?(] ?|\b(?:and|plus|also|have|has|got|owe|another) )\$?$/.test(before)

/** The debt that the collector asks for: the one told in those words, or the only one. */
export function markCollected(reading: Reading, entries: readonly DebtEntry[]): void {
  const asked = entries.filter(({ mentions }) =>
    mentions.some((index) =>
      reading.mentions.some((one) => one.index === index && isCollected(reading, one)),
    ),
  )
  const marked = asked.length > 0 ? asked : isDunned(reading) && entries.length === 1 ? entries : []
  for (const entry of marked) entry.debt = { ...entry.debt, isInCollections: true }
}

/** "I was sued years ago" is over. */
const longOver = /^ (?:once|years|\w+ years ago|in (?:19|20)\d\d|before|back (?:in|then))\b/
/** The court has decided, or both sides have agreed. */
const isDecided = /\b(?:judge?ments?|settled|settlement|stipulat\w+|dismissed|garnish\w*)\b/

/** "… over a credit card for 3,800": what may stand between the lawsuit and its debt. */
const overWhat =
  /^(?: in court)?,? ?(?:over|for|about|on|regarding)\b(?:(?! and |, and )[^.;:!?]){0,50}$|^[^.;:!?,\d]{0,30} (?:over|for|about|on) (?:an? |the |my |our )?[^.;:!?,]{0,24}$/
/** "… 3,800 that Capital One is suing me over" */
const isBackTo = /^ ?(?:over|for|about|on)(?: (?:it|that|this(?: one)?))?(?= ?(?:$|[.,;!?]| and\b))/

/** The debt that somebody sues over: the one told in those words, or that of the lender who sues. */
export function markSued(reading: Reading, entries: readonly DebtEntry[]): void {
  const { text, sentences } = reading
  const told = sued.exec(text)
  if (told === null || isDecided.test(text)) return
  const to = told.index + told[0].length
  const after = text.slice(to)
  if (longOver.test(after)) return
  const [start, end] = sentences.find(([from, until]) => told.index >= from && told.index < until) ?? [0, to]
  const inSentence = entries.filter(({ at }) => at[0] >= start && at[0] < end)
  const spanOf = (entry: DebtEntry) =>
    Math.min(
      entry.at[0],
      ...reading.mentions
        .filter(({ index }) => entry.mentions.includes(index))
        .map(({ span }) => span[0])
        .filter((from) => from >= to),
    )
  const named = entries.filter(
    ({ debt: { name } }) => name !== undefined && told[0].includes(name.toLowerCase()),
  )
  const asked = entries.filter(({ mentions }) =>
    reading.mentions.some((one) => mentions.includes(one.index) && isSuedFor(reading, one)),
  )
  const follows = inSentence.find(
    (entry) => spanOf(entry) >= to && overWhat.test(text.slice(to, spanOf(entry))),
  )
  const before = isBackTo.test(after) ? inSentence.findLast(({ at }) => at[1] <= told.index) : undefined
  const [marked] = [...asked, ...(named.length === 1 ? named : []), before, follows].filter(
    (one) => one !== undefined,
  )
  if (marked !== undefined) marked.debt = { ...marked.debt, isInCourt: true }
}

const courtWords = /\b(?:court|summons|hearing|answer|respond|reply|due|trial|judge)\b/

export const readDunned = phraseReader('collectors', [
  { key: 'behindOnDebts', value: true, says: dunned },
  { key: 'behindOnDebts', value: true, says: sued, unlessNext: longOver },
  { key: 'suedForDebt', value: true, says: sued, unlessNext: longOver },
])

/** "I was served on November 16": the day on which the paper came, which is none to answer by. */
const cameOn = /\b(?:served|sued|filed|dated|received|got|came|arrived|delivered)\b[^.;?!]{0,60}$/
const toAnswer = /\b(?:by|until|before|due|answer|respond|reply|hearing|trial|date)\b/

function isDayItCame(before: string): boolean {
  const came = cameOn.exec(before)
  return came !== null && !toAnswer.test(came[0])
}

/** "Court date is Dec 10": the day by which the paper is answered is that day or one before it. */
export const readCourtDay: Reader = ({ text, today }) => {
  if (!sued.test(text)) return []
  const day = datesIn(text, today, 'future').find(
    ({ date, span: [from, to] }) =>
      date >= today &&
      !isDayItCame(text.slice(0, from).toLowerCase()) &&
      courtWords.test(text.slice(Math.max(0, from - 50), to + 30)),
  )
  return day === undefined ? [] : [find('courtAnswerDue', day.date, day.span, 'collectors', 0.8)]
}

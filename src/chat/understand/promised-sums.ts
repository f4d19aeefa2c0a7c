/**
 * Money that is told before it is there, or that comes a part each year: "my mom is going to give me 100k next year",
 * "I'll be getting 80k from the estate in the spring", "my parents give me 20k a year for 5 years".
 */
import { mayBeMoney } from './cues.ts'
import { amountOf, type Mention } from './numbers.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { numberWords } from './spelled-numbers.ts'

const giver =
  '(?:moms?|mothers?|dads?|fathers?|parents?|folks|in-laws|\\w+-in-law|grand\\w+|aunt(?:ie)?|uncle|godmother|godfather|family|he|she|they)'
const about = '(?: (?:about|around|roughly|like|up to|maybe|another|a|an|some|over|close to|the))*'
const us =
  '(?:me|us|both of us|each of us|my (?:wife|husband|spouse|partner) and (?:me|i)|me and my (?:wife|husband|partner))'
const willGive =
  "(?:(?:'s|is|are|'re) (?:going to|gonna|about to|planning to)|will|'ll|wants? to|plans? to|intends? to|promised to|promises to|offered to|decided to|said (?:he|she|they)(?:'ll| will)) (?:be )?"
const giving = `(?:give|giving|gift|gifting|send|sending|leave us with|hand|pass)`
const given = new RegExp(`\\b${giver}\\b(?:[^.;!?\\d]{0,40}?) ?${willGive}${giving} ${us}${about} ?\\$?$`)
const gives = new RegExp(
  `\\b${giver}\\b[^.;!?\\d]{0,30}\\b(?:gives?|gave|giving|gifts?|gifted|gifting|sent) ${us}${about} ?\\$?$`,
)
const willGet = new RegExp(
  `\\b(?:i'll|i will|we'll|we will|i'm going to|i am going to|we're going to|i'm gonna|i'm about to|we're about to|i'm set to|i'm supposed to|i stand to|we stand to|i expect to|we expect to|i'm expecting to|(?:i'm|we're) due to|should) (?:be )?(?:get(?:ting)?|receiv(?:e|ing)|inherit(?:ing)?|com(?:e|ing) into)(?: my share of| my part of)?${about} ?\\$?$`,
)
const expects = new RegExp(
  `\\b(?:i'm|i am|we're|we are) (?:inheriting|expecting|getting|receiving|coming into)(?: an inheritance of)?${about} ?\\$?$`,
)
/** What is there within weeks is as good as here. */
const isSoon =
  /\b(?:today|tomorrow|(?:this|next|coming) week|any day|in (?:a|two|2|a couple(?: of)?|a few) (?:days|weeks?)|this month|at the end of (?:the|this) month)\b/
const isLater =
  /\b(?:next (?:year|spring|summer|fall|winter|month|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)|in the (?:spring|summer|fall|winter|new year)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d|\d+ (?:months|years)|(?:a|two|three|four|five|six) (?:months?|years?)|a few (?:months|years))|(?:when|once|after|as soon as) (?:he|she|they|it|the|probate|my|mom|dad|grand\w+)|someday|eventually|probate|hasn't|not yet|still waiting)\b/
/** What is said of pay, tax and benefits is no sum that comes in. */
const ofOther =
  /\b(?:raise|salary|pay ?check|refund|pension|social security|ssdi|unemployment|bonus|rsus?|severance|loan|mortgage|per month|a month|discount)\b/
/** "Parents want to give me 50k toward a house": a part of what is bought, and no sum to place. */
const isForPurpose =
  /^ ?(?:dollars )?(?:toward|towards|for|to help (?:with|pay)|to put down)\b(?! (?:\d|about|the (?:next|following)|another|\w+ (?:more )?(?:years|yrs)))/
/** "They give us 30k of life insurance": cover through work. */
const isCover = /^ ?(?:of |in )?(?:free |basic |group |term )?(?:life|death|ad&d)\b/
const estate = /\b(?:estate|inherit\w*|passed|died|probate|trust|will left|left me|left us)\b/

const counts = `\\d{1,2}|${Object.keys(numberWords).join('|')}`
const yearly = new RegExp(
  `^\\$?[\\d.,]{1,12}k?(?: ?(?:dollars|grand|thousand))? ?(?:a|per|each|every|\\/) ?(?:yr|year)\\b,? (?:for|over)(?: (?:the|next|about|another|a|total|of))* (${counts}) (?:more )?(?:years|yrs)\\b`,
)

/** The years, and the number that tells them. */
function yearsOf(
  { text, mentions }: Reading,
  { span: [from] }: Mention,
): { years: number; index?: number } | undefined {
  const match = yearly.exec(text.slice(from, from + 80))
  const word = match?.[1]
  if (match === null || word === undefined) return undefined
  const years = /^\d/.test(word) ? Number(word) : numberWords[word]
  const end = from + match[0].length
  const index = mentions.find(({ time, span }) => time === 'year' && span[0] > from && span[0] < end)?.index
  return years === undefined || years < 2 || years > 60
    ? undefined
    : { years, ...(index === undefined ? {} : { index }) }
}

/** Who pays a part each year, beside a gift: an estate, a settlement, a prize, someone who buys one out. */
const paysParts = new RegExp(
  `\\b(?:(?:settlement|lottery|jackpot|trust|estate|annuity|prize|inheritance|structured)\\b[^.;!?\\d]{0,50}|(?:pay(?:s|ing)? (?:me|us)|buy(?:s|ing) (?:me|us) out[^.;!?\\d]{0,50}))${about} ?\\$?$`,
)

function readOne(reading: Reading, mention: Mention): Find[] {
  const { text } = reading
  if (!mayBeMoney(mention) || mention.low < 2_000) return []
  const [from, to] = mention.sentence
  const before = text.slice(Math.max(from, mention.span[0] - 140), mention.span[0])
  const sentence = text.slice(from, to)
  const years = yearsOf(reading, mention)
  const isPromised = given.test(before)
  const isGiven = isPromised || gives.test(before)
  const isDue = !isGiven && (willGet.test(before) || (expects.test(before) && isLater.test(sentence)))
  const isPart = years !== undefined && paysParts.test(before)
  if (!isGiven && !isDue && !isPart) return []
  const after = text.slice(mention.span[1], mention.span[1] + 40)
  if (isForPurpose.test(after) || isCover.test(after)) return []
  // How many get as much is for the reader of shares to say.
  if (/^ ?each\b/.test(after)) return []
  if (mention.per !== undefined && (mention.per !== 'year' || years === undefined)) return []
  if (!isGiven && ofOther.test(sentence)) return []
  const isAhead =
    (isPromised || isDue || isLater.test(sentence)) && !isSoon.test(sentence) && !(isPart && !isDue)
  const { span } = mention
  const isOfEstate = estate.test(text)
  return [
    find('amount', amountOf(mention), span, 'promised-sums', 0.96, mention.index),
    ...(isGiven || isOfEstate
      ? [find('moneySource', isGiven ? 'gift' : 'inheritance', span, 'promised-sums', 0.9)]
      : []),
    ...(isAhead && years === undefined ? [find('sumNotHere', true, span, 'promised-sums', 0.9)] : []),
    ...(years === undefined ? [] : [find('sumYears', years.years, span, 'promised-sums', 0.95, years.index)]),
  ]
}

export const readPromisedSums: Reader = (reading) => {
  const found = reading.mentions.map((mention) => readOne(reading, mention)).filter((one) => one.length > 0)
  // Two of them are two sums, and which is asked about is not known.
  return found.length === 1 ? (found[0] ?? []) : []
}

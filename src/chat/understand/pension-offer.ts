/** A pension that offers a lump sum: "180k now instead of 1,050 a month", "a lump sum of 310k or 1,850 a month for life". */
import { mayBeMoney } from './cues.ts'
import { amountOf, type Mention } from './numbers.ts'
import { type Find, find, isOfOthers, type Reader } from './reading.ts'
import { isInRollover } from './separation.ts'

const atOnce =
  /\d(?:k|,?\d{3})(?: now| today| at once)? or (?:\w+ ){0,3}\$?\d[\d,.]{0,14} ?(?:a month|monthly|per month)|\b(?:lump[- ]sum|buy-?out|cash(?:ing)? (?:it )?out|(?:roll|move|transfer)\w*(?: over)?[^.;!?\n]{0,24} pension|pension payout)\b/
/** "A lump sum of 310k or 1,850 a month": only a pension is offered so. */
const isPension =
  /\bpension\b|\bfor life\b|\blump[- ]sum\b[^\n]{0,30} or (?:\w+ ){0,3}\$?\d[\d,.]{0,14}k? ?(?:a month|monthly|per month)/
const eitherBefore =
  /\b(?:or|vs\.?|versus|instead of|rather than|over|against|in place of|and give up|giving up)(?: (?:the|my|a|an|about|around|get|getting|take|taking|keep|keeping|monthly|pension|of|just|only))* ?\$?$/
const eitherAfter =
  /^(?: ?(?:a|per|each|every) month|\/mo(?:nth)?| monthly)?,? ?(?:for life|for the rest of|(?:pension|annuity|payments?|checks?)\b|for my pension|(?:or|vs\.?|versus)\b[^.;!?\n]{0,40}(?:lump|\d))/
const paysBefore = /\bpension (?:would |will |is |pays? |paying |of |me |about |around |worth )+ ?\$?$/

const lumpBefore = /\b(?:lump[- ]sum|buy-?out)(?: (?:of|is|would be|worth|for|about|around))* ?\$?$/
const lumpAfter =
  /^,? ?(?:as (?:a|one) )?(?:lump|buy-?out|(?:all )?at once\b|now\b|today\b|in cash\b|up front)/
/** "85,000 or 520 a month": the sum right before the monthly one. */
const sumBeside = (offer: Mention | undefined, sums: readonly Mention[]): Mention | undefined =>
  offer === undefined ? undefined : sums.find(({ index }) => index === offer.index - 1)

export const readPensionOffer: Reader = (reading) => {
  const { text, mentions } = reading
  const named = atOnce.exec(text)
  if (!isInRollover(reading) || !isPension.test(text) || named === null) return []
  // Money of a plan of another kind is the question where one is named.
  if (/\b(?:401 ?\(?k|403 ?\(?b|457|tsp)\b/.test(text)) return []
  const sums = mentions.filter(
    (mention) => mayBeMoney(mention) && mention.per === undefined && mention.low >= leastLumpSum,
  )
  if (sums.length === 0) return []
  const type = find(
    'planType',
    'pension_lump',
    [named.index, named.index + named[0].length],
    'pension-offer',
    0.9,
  )
  const offer = mentions.find(
    (mention) =>
      mayBeMoney(mention) &&
      mention.low === mention.high &&
      mention.low >= leastOffer &&
      mention.low <= mostOffer &&
      (mention.per === 'month' || mention.per === undefined) &&
      !sums.includes(mention) &&
      !isOfOthers(reading, mention) &&
      (mention.per === 'month'
        ? eitherBefore.test(mention.before) ||
          eitherAfter.test(text.slice(mention.span[1])) ||
          paysBefore.test(mention.before)
        : eitherBefore.test(mention.before) && /^ ?(?:a month|monthly|per month)/.test(mention.right)),
  )
  const lump = sums.find(
    (sum) =>
      lumpBefore.test(sum.before) ||
      lumpAfter.test(text.slice(sum.span[1])) ||
      sum === sumBeside(offer, sums),
  )
  return [
    type,
    ...(lump === undefined
      ? []
      : [find('amount', amountOf(lump), lump.span, 'pension-offer', 0.96, lump.index)]),
    ...(offer === undefined
      ? []
      : [find('pensionOfferMonthly', amountOf(offer), offer.span, 'pension-offer', 0.96, offer.index)]),
  ] satisfies Find[]
}

const leastLumpSum = 5_000
const leastOffer = 50
const mostOffer = 20_000

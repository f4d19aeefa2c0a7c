/** A match that is told by the dollar and not in percent: "fifty cents on every dollar up to 6%", "they match half of it up to 6". */
import type { FactValue } from '#engine/household.ts'
import { isBareNumber, isOfSpouse } from './employer-match.ts'
import { type Mention, tidy } from './numbers.ts'
import { nearestBefore } from './owners.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

/** Who gives it: an employer, its plan, or "they" where a plan was spoken of. */
const giver =
  /\b(?:compan(?:y|ies)|employers?|work|job|boss|firm|plant|hospital|district|university|agency|they|it)\b[^.;!?]{0,30}\b(?:match(?:es)?|puts? in|adds?|kicks? in|throws? in|gives?|contributes?|pays?|chips? in)\b/
/** Said of a plan, or by one's own employer. */
const ofPlan =
  /\bmatch|\b(?:401|403|457|tsp|retirement|plan)|\b(?:my|our|his|her|the) (?:new )?(?:company|employer|job|work|boss|firm|hospital|district) (?:match|puts? in|adds|kicks? in|contributes)/

const cents: Record<string, number> = {
  'twenty-five': 0.25,
  'twenty five': 0.25,
  25: 0.25,
  fifty: 0.5,
  50: 0.5,
  'seventy-five': 0.75,
  'seventy five': 0.75,
  75: 0.75,
}
const perDollar =
  /\b(?:(twenty[- ]five|25|fifty|50|seventy[- ]five|75) cents|(half)|(an? (?:full |whole )?dollar)) (?:(?:for|on|to|of|per) (?:each|every|the|my|a)(?: single)? dollars?|of (?:it|that|this|what(?:ever)? (?:i|we) (?:put|contribute|save)(?: in)?|(?:my|our) contributions?))\b[^.;!?\d]{0,40}$/
const upToBefore =
  /\b(?:up to|to|until|on|of|for) (?:the |my |our )?(?:first |max(?:imum)? (?:of )?)?(?:about )?$/
/** Money that goes in only so far, or only so long, is no share of pay. */
const otherLimit = /^ ?(?:years?|months?|people|employees|thousand|hundred|k\b|,\d|a (?:month|year)|dollars)/
const mostMatched = 15

function rateOf(match: RegExpExecArray): number | undefined {
  if (match[1] !== undefined) return cents[match[1].replace('-', ' ')] ?? cents[match[1]]
  return match[2] === undefined ? 1 : 0.5
}

function matchAt(reading: Reading, mention: Mention): FactValue<'employerMatch'> | undefined {
  const isShare = mention.kind === 'percent' || isBareNumber(mention)
  if (!isShare || mention.low !== mention.high || mention.low <= 0 || mention.high > mostMatched)
    return undefined
  if (otherLimit.test(mention.right)) return undefined
  const [start] = mention.sentence
  const before = reading.text.slice(Math.max(start, mention.span[0] - 110), mention.span[0])
  if (!upToBefore.test(before)) return undefined
  const told = perDollar.exec(before)
  if (told === null || !giver.test(before.slice(0, told.index + 1))) return undefined
  const near = reading.text.slice(Math.max(0, mention.span[0] - 200), mention.span[1] + 80)
  const rate = rateOf(told)
  return rate === undefined || !ofPlan.test(near) ? undefined : { rate, upTo: tidy(mention.low / 100) }
}

export const readMatchByTheDollar: Reader = (reading) => {
  for (const mention of reading.mentions) {
    if (unreal(mention) !== undefined) continue
    const value = matchAt(reading, mention)
    if (value === undefined) continue
    const person = nearestBefore(reading.people, mention.span[0])
    if (person?.owner === 'other' && person.at >= mention.sentence[0]) continue
    const key = isOfSpouse(reading, mention.span[0]) ? 'spouseEmployerMatch' : 'employerMatch'
    const told: Find = find(key, value, mention.span, 'match-by-the-dollar', 0.93, mention.index)
    return [told]
  }
  return []
}

/** What work of one's own brings in beside a job: "my side business nets 30k", "I freelance on the side, about 20k". */
import { mayBeMoney, over } from './cues.ts'
import type { Mention } from './numbers.ts'
import { ownerBefore } from './owners.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

/** A side job may have a boss, so it is none of these. */
const side =
  /\bside[- ](?:business|hustle|gig|work|income|money|freelanc\w+|consulting|llc)\b|\b(?:freelanc\w+|consult\w*|1099\b[^.;!?]{0,15}|business|shop|llc|etsy|door ?dash|uber|lyft|instacart|photography|tutor\w*|contract work)(?: \w+){0,3} on the side\b|\bon the side\b(?=[^.;!?]{0,40}\b(?:freelanc|consult|1099|my own))/
const job =
  /\bw-?2\b|\bsalar(?:y|ied)\b|\b(?:day|main|full[- ]time|regular) job\b|\b(?:at|from) (?:my|the) job\b/
const isFreelance = /\bfreelanc\w+|\b1099 contractor|\bindependent contractor|\bself[- ]employ\w+/

const kinds =
  '(?:net(?:s|ting|ted)?|profits?|makes?|made|making|earns?|earning|brings? (?:me )?in|bringing in|clears?|clearing|pays?|gets? me|income|worth|do(?:es)?|for)'
const before = new RegExp(
  `\\b${kinds}(?: (?:is|of|me|at|to|for|about|around|roughly|maybe|only|another|an extra|some|like|usually|approximately))*:? ?$`,
)
const listed = /(?:^|[,;(+]|\b(?:side|plus|and|another|with|extra|1099|income|of|about|around|roughly)) ?\$?$/
const after =
  /^ ?(?:a year |per year |yearly |a month |per month |monthly |in |of |from |as |on |net |profit |the |my |a )*(?:side\b|1099\b|self[- ]employment|freelanc|consulting)/
const wish =
  /\b(?:want|wants?|hope|hoping|plan|planning|thinking|start(?:ing)?|would|could|should|if|goal|trying|looking|need) (?:[^.;!?]{0,60})$/
const gross = /\b(?:gross(?:es|ed|ing)?|revenue|sales)\b/
const leastOfYear = 400

/** Where in the text such work is named. */
const placeOf = ({ text }: Reading): number | undefined => side.exec(text)?.index

/** Whether work of one's own is named that stands beside a job. */
export const isBesideAJob = (reading: Reading): boolean => placeOf(reading) !== undefined

function isOfSideWork({ text }: Reading, { span, right, sentence }: Mention, place: number): boolean {
  const left = text.slice(Math.max(sentence[0], span[0] - 60), span[0])
  if (wish.test(left) || gross.test(text.slice(Math.max(0, span[0] - 25), span[1] + 25))) return false
  if (after.test(right)) return true
  // The sum stands in the same sentence, after the work, and no other sum between them.
  const since = text.slice(place, span[0])
  if (place < sentence[0] - 1 || place > span[0] || since.length > 70) return false
  return !/\d{2,}/.test(since.replace(/1099/g, '')) && (before.test(left) || listed.test(left))
}

export const readSideBusiness: Reader = (reading) => {
  const place = placeOf(reading)
  if (place === undefined) return []
  const found = reading.mentions.flatMap((mention): Find[] => {
    if (!mayBeMoney(mention) || isOfOthers(reading, mention) || unreal(mention) !== undefined) return []
    if (!isOfSideWork(reading, mention, place)) return []
    if (ownerBefore(reading.people, mention.span[0], 70, mention.sentence[0]) === 'spouse') return []
    const year = over(mention, 'year')
    if ((typeof year === 'number' ? year : year[0]) < leastOfYear) return []
    return [find('sideProfit', year, mention.span, 'side-business', 0.96, mention.index)]
  })
  if (found.length === 0 || !isFreelance.test(reading.text) || !job.test(reading.text)) return found
  return [...found, find('employment', 'employed', [place, place + 1], 'side-business', 0.9)]
}

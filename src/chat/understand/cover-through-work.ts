/** Life insurance that comes with work, of either of two: a multiple of pay, a sum, or the group cover of a service. */
import { isSpouseEarning } from './at-home.ts'
import { mayBeMoney } from './cues.ts'
import { isOfSpouse, partsOf } from './employer-match.ts'
import { type Mention, tidy } from './numbers.ts'
import { ownerBefore } from './owners.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'
import type { Span } from './text.ts'

const throughWork =
  /\b(?:thru|through|from|at|by|via|provided by|paid by) (?:my |our |her |his |the )?(?:work|job|employer|company|work policy)|\b(?:through|thru|via) (?:mine|hers|his)\b|\bemployer|\bcompany (?:has|provides|offers|gives|pays)|\b(?:dept|department|union|district|hospital) (?:gives|pays|provides|offers|covers)\b|\b(?:job|work|union|employer|company),? they (?:give|gives|pay for|provide|offer|cover|throw in)\b|\bcompany insurance|\b(?:my|his|her|our) (?:work|job) (?:gives|has|offers|provides|pays|covers)|\b\dx (?:salary|pay|income) life (?:insurance|cover)|\bwork (?:policy|gives|covers|provides|offers|life insurance)|\bgroup (?:life|policy|term)/
const rightThroughWork = /^ (?:thru|through|from|at|via) (?:my )?(?:work|job|employer)\b/
const multiple =
  /\b(\d(?:\.5)?) ?(?:x|times|×) (?:my |your |his |her |their |the |annual |yearly |base )*(?:\$?\d[\d,.]{1,6}k? )?(?:salary|income|pay|earnings)\b|\b(one|two|three|four|five) (?:times|x) (?:my |your |his |her |their |annual |yearly |base )*(?:salary|income|pay)\b|\b(twice) (?:my |his |her |their |the )(?:annual |yearly |base )*(?:salary|income|pay)\b|\b(?:a|one) year(?:'s|s)? (?:of )?(?:salary|pay|income)\b/
/** "2x through his job", "his work gives him 2x": a multiple of pay where cover through work is spoken of. */
const bareMultiple =
  /\b(\d(?:\.5)?) ?x(?= ?(?:[.,;!?)]|$|(?:and|through|thru|at|from|via|in|of) |life|cover|group))/
const countWords: Record<string, string> = {
  one: '1',
  two: '2',
  twice: '2',
  three: '3',
  four: '4',
  five: '5',
}

/** "A $500,000 term policy that ends in 4 years": bought outside work, unless it says otherwise at once. */
const ownPolicy =
  /^ ?(?:\d\d[- ]?(?:years?|yrs?)[- ])?(?:level )?(?:term|whole life|universal life)\b(?!(?:(?! and\b)[^,.;]){0,40}\b(?:through|thru|from|at|via|by) (?:my |his |her |our |the )?(?:work|job|employer))/

/** A loan, savings or pay that stands in the same list. */
const noCover =
  /^ ?(?:(?:left|owed|still)\b|(?:in |on |of )?(?:(?:the|my|our|a) )?(?:(?:car|auto|truck|student|home|personal|federal|credit|savings?|emergency|retirement) )?(?:loans?|debts?|cards?|mortgage|savings?|saved|cash|fund|401\S*|403\S*|iras?|roth|house|salary|income|pay)\b)/

/** "Girls of 4 and 1. I have $200,000 through work": of those with a family, what else than cover comes through work? */
const holdsIt =
  /\b(?:i|we|he|she|wife|husband)(?: also| only)? (?:have|has|'ve got|get|gets|carr(?:y|ies))(?: (?:about|around|only|just))*$/
const hasFamily = /\b(?:kids?|children|sons?|daughters?|girls?|boys?|twins|baby|newborn|toddler)\b/
const isHeldThere = ({ text }: Reading, { left }: Mention): boolean =>
  holdsIt.test(left) && hasFamily.test(text) && !/\b(?:401|403|457|tsp|retire\w*|plan)\b/.test(text)

/** Cover through work: a multiple of pay, or a sum, of each of two. */
const readEmployerCoverage: Reader = (reading) => {
  const lifeTalk =
    reading.topic === 'term_life' ||
    /\b(?:insur|polic|coverage|cover\b|covered|covers me|term\b|death benefit|life)/.test(reading.text)
  if (!lifeTalk && !hasFamily.test(reading.text)) return []
  return reading.sentences.flatMap((sentence) => {
    const work = throughWork.exec(reading.text.slice(...sentence))
    if (work === null) return []
    return partsOf(reading, sentence).flatMap((part) => groupCoverIn(reading, sentence, part.span))
  })
}

function groupCoverIn(reading: Reading, sentence: Span, [start, end]: Span): Find[] {
  const text = reading.text.slice(start, end)
  const work = throughWork.exec(text)
  // Of two of whom one is at home, the cover comes through the work of the other.
  const key = (place: number) =>
    isSpouseEarning(reading) || isOfSpouse(reading, place, 120)
      ? 'spouseEmployerCoverage'
      : 'employerCoverage'
  const saysCover = /\b(?:insur|polic|coverage|covered|life|benefit|term)/.test(
    reading.text.slice(...sentence),
  )
  // A sum that stands away from the work it comes through may be anything; a multiple of pay may not.
  const sums =
    work === null
      ? []
      : reading.mentions.filter(
          (mention) =>
            mention.span[0] >= start &&
            mention.span[1] <= end &&
            mayBeMoney(mention) &&
            mention.low >= 5_000 &&
            mention.per === undefined &&
            unreal(mention) === undefined &&
            !ownPolicy.test(mention.after) &&
            !noCover.test(mention.right) &&
            (saysCover ||
              (rightThroughWork.test(mention.right) &&
                (reading.topic === 'term_life' || isHeldThere(reading, mention)))) &&
            !/\b(?:makes?|earns?|salary(?: of)?|income|making|earning|mortgage|owe)\b[^.,]{0,6}$/.test(
              mention.left,
            ),
        )
  // The one that is told beside the work it comes through.
  const away = ({ span }: Mention) => Math.abs(span[0] - start - (work?.index ?? 0))
  const sum = [...sums].sort((a, b) => away(a) - away(b))[0]
  const isOthers = (place: number) => ownerBefore(reading.people, place, 120, sentence[0]) === 'other'
  if (sum !== undefined)
    // "My brother is beneficiary on my 300k work policy": the policy is one's own.
    return isOthers(sum.span[0]) && !/\b(?:my|our) \$?$/.test(sum.before)
      ? []
      : [find(key(sum.span[0]), String(tidy(sum.low)), sum.span, 'cover-through-work', 0.92, sum.index)]
  const times = multiple.exec(text) ?? bareMultiple.exec(text)
  if (times === null) return []
  const at = start + times.index
  if (isOthers(at)) return []
  const count = times[1] ?? countWords[times[2] ?? times[3] ?? ''] ?? '1'
  return [find(key(at), `${count}x salary`, [at, at + times[0].length], 'cover-through-work', 0.9)]
}

/** "SGLI 500k": the group cover of the armed forces. */
const readServiceCover: Reader = (reading) => {
  const { text, mentions } = reading
  const match = /\bsgli\b/.exec(text)
  if (match === null) return []
  const sum = mentions.find(
    (mention) =>
      mayBeMoney(mention) &&
      mention.low >= 50_000 &&
      mention.per === undefined &&
      (/\bsgli(?: (?:of|for|is|at|max|coverage|policy))*(?: of)?:? ?\$?$/.test(mention.left) ||
        /^ ?(?:in |of )?sgli\b/.test(mention.right)),
  )
  const key = isOfSpouse(reading, sum?.span[0] ?? match.index) ? 'spouseEmployerCoverage' : 'employerCoverage'
  return sum === undefined
    ? [find(key, 'SGLI', [match.index, match.index + 4], 'cover-through-work', 0.85)]
    : [find(key, `SGLI ${tidy(sum.low)}`, sum.span, 'cover-through-work', 0.95, sum.index)]
}

const timesFrom =
  /\b(\d(?:\.5)?) ?x (?:(?:salary|pay|life|cover|coverage|insurance) ){0,2}(?:from|thru|through|at|via|with) (mine|hers|(?:my|his|her) (?:job|work|employer|company|union))\b/g
/** "3x from my job 1x from hers": each says after it whose it is. */
const readTimesFrom: Reader = ({ text, topic }) =>
  topic !== 'term_life' && !/\b(?:insur|life)/.test(text)
    ? []
    : [...text.matchAll(timesFrom)].map((match) =>
        find(
          match[2]?.startsWith('m') ? 'employerCoverage' : 'spouseEmployerCoverage',
          `${match[1]}x salary`,
          [match.index, match.index + match[0].length],
          'cover-through-work',
          0.94,
        ),
      )

export const readCoverThroughWork: Reader = (reading) => [
  ...readEmployerCoverage(reading),
  ...readServiceCover(reading),
  ...readTimesFrom(reading),
]

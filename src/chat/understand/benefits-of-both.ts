/** Social Security that two get together, or each of them the same: nobody said whose is how much. */
import { mayBeMoney } from './cues.ts'
import type { Mention } from './numbers.ts'
import { isOfBenefitAndPension } from './rates.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'

const benefit = '(?:social security|ss)(?: (?:benefits?|income|checks?|payments?))?'
const aMonth = '(?: ?(?:a|per|each|every) (?:month|year)|/mo(?:nth)?|/ye?a?r| monthly| yearly| annually)?'
const about = '(?: (?:is|are|of|comes?(?: out)? to|totals?|will be|about|around|roughly|some|now))*'
const isNamed = new RegExp(`\\b${benefit}\\b`)

/** "SS 4,150 combined", "3,900 together from Social Security", "4,150 for both of us". */
const togetherAfter = new RegExp(
  `^${aMonth}(?: (?:in|from|of) (?:our |combined )?${benefit}${aMonth})?,? ?\\(?(?:combined|together|in total|between (?:us|the two of us)|for (?:both|the (?:two|2)) of us|both of us)\\b`,
)
/** "Our Social Security is 3,900", "combined social security of 4,150". */
const togetherBefore = new RegExp(
  `\\b(?:our|combined|joint)(?: (?:combined|total|joint|monthly))* ${benefit}(?: (?:together|combined))?${about} ?\\$?$`,
)
const weGet =
  /\b(?:we|the two of us)(?: (?:both|now|currently|together))*(?: will)? (?:get|receive|draw|collect|live on)(?: (?:about|around|roughly|a total of|together))* ?\$?$/
const fromBenefits = new RegExp(
  `^${aMonth}(?: together| combined)?(?: (?:in|from|of))? (?:our )?${benefit}\\b`,
)
const each = /^[^.;,]{0,30}?\b(?:each|apiece)\b(?! month)/
const weEach =
  /\b(?:we|both of us|wife and i|husband and i)(?: \w+)? each (?:get|receive|draw|collect)(?: about| around)* ?\$?$/

/** "Our Social Security is 2,900 and 1,400": two sums, one for each. */
const isOneOfTwo = ({ text, mentions }: Reading, { index, span }: Mention): boolean => {
  const next = mentions[index + 1]
  return (
    next !== undefined &&
    /^(?: a month)?(?:,? (?:and|&|plus)|\/| ?\+) \$?$/.test(text.slice(span[1], next.span[0]))
  )
}

const least = 200
const mostOfBoth = 14_000
const persons = 2

/** How a sum is shared out: what each of the two gets of it. */
function shareOf({ text }: Reading, { before, right, after, sentence }: Mention): number | undefined {
  if (!isNamed.test(text.slice(...sentence))) return undefined
  if (
    weEach.test(before) ||
    (each.test(right) && /\b(?:we|our|both|(?:wife|husband|spouse|partner) and i)\b/.test(before))
  )
    return 1
  const isTogether =
    togetherAfter.test(after) ||
    togetherBefore.test(before) ||
    (weGet.test(before) && fromBenefits.test(right))
  return isTogether ? 1 / persons : undefined
}

/** Each of the two is taken to get half: the sum is right, and what one of them keeps alone is not too high. */
export const readBenefitsOfBoth: Reader = (reading) =>
  reading.mentions.flatMap((mention): Find[] => {
    const { per, span, index } = mention
    if ((per ?? 'month') !== 'month' && per !== 'year') return []
    // "Our Social Security is 58,000": too much for a month, what a year brings.
    const isOfYear =
      per === 'year' || (per === undefined && mention.low > mostOfBoth && togetherBefore.test(mention.before))
    const [low, high] = isOfYear ? [mention.low / 12, mention.high / 12] : [mention.low, mention.high]
    if (low !== high || low < least || low > mostOfBoth) return []
    if (!mayBeMoney(mention) || isOfOthers(reading, mention) || isOneOfTwo(reading, mention)) return []
    if (isOfBenefitAndPension(mention)) return []
    const share = shareOf(reading, mention)
    if (share === undefined) return []
    const own = Math.round(low * share)
    return [
      find('ssMonthly', own, span, 'benefits-of-both', 0.92, index),
      // A number gives one fact; the other half stands on the same words.
      find('spouseSsMonthly', share === 1 ? own : Math.round(low) - own, span, 'benefits-of-both', 0.92),
      find('maritalStatus', 'married', span, 'benefits-of-both', 0.5),
    ]
  })

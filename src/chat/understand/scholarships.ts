/** What a scholarship or grant that is promised pays of a year of college. */
import { mayBeMoney, over } from './cues.ts'
import type { Mention } from './numbers.ts'
import { find, type Reader } from './reading.ts'
import { unreal } from './tenses.ts'

const award =
  '(?:scholarships?|merit (?:aid|money|award|grant)|pell grants?|grants?|grant money|financial aid package|tuition waiver)'
/** "A merit scholarship of 12,000 a year", "her grant pays 4k a year". */
const awardBefore = new RegExp(
  `\\b${award}(?: (?:money|there|from \\w+(?: \\w+)?|that|which|will|would be|should|is|are|was|pays?|covers?|gives?|brings?|comes? to|worth|of|for|her|him|them|us|about|around|roughly|and it|it))*:? ?\\$?$`,
)
/** "12,000 a year merit scholarship", "12k a year in grants". */
const awardAfter = new RegExp(
  `^ ?(?:in |of |from |as |per year |a year )?(?:(?:an?|her|his|their|the|merit|academic|athletic|renewable|annual|state|college|university|soccer|music|band|track|need|based|total|free|full) )*${award}\\b`,
)
/** Hoped for, over, or somebody's own long ago. */
const unsure =
  /\b(?:hop(?:e|es|ing)|if (?:she|he|they|we)|might|may get|could get|maybe|applying|applied|apply|chance|try(?:ing)?|lost|losing|lose|until|turned down|when i was|i had|we had|without|no longer)\b/
const inAll =
  /^ ?(?:,? ?)?(?:total|in all|over (?:(?:the|all) )?(?:four|4) years|for (?:all )?(?:four|4) years)\b/
/** "A $20,000 scholarship each year" */
const yearSaid = new RegExp(`^ ?(?:\\w+ ){0,2}?${award} (?:(?:for|in) )?(?:each|every|a|per) year\\b`)
const collegeYears = 4

const isOfAward = ({ left, right }: Mention): boolean =>
  awardBefore.test(left) ||
  awardAfter.test(right.replace(/^ ?(?:a|per|each) year\b|^ ?\/ ?(?:yr|year)\b/, ''))

/** The sum is what a scholarship pays, whatever else stands beside it. */
export const isScholarship = (mention: Mention): boolean =>
  mayBeMoney(mention) && mention.low >= 500 && isOfAward(mention)

export const readScholarships: Reader = (reading) => {
  if (reading.topic !== 'college_529') return []
  return reading.mentions.flatMap((mention) => {
    if (!isScholarship(mention) || mention.low !== mention.high || unreal(mention) !== undefined) return []
    if (unsure.test(reading.text.slice(mention.sentence[0], mention.span[0]))) return []
    const after = reading.text.slice(mention.span[1], mention.span[1] + 60)
    const isWhole =
      mention.per === undefined &&
      (inAll.test(mention.right) || /\bover (?:the )?(?:four|4) years\b/.test(after))
    const isYearly = mention.per === 'year' || yearSaid.test(mention.right)
    if (!isYearly && !isWhole) return []
    const yearly = isWhole
      ? mention.low / collegeYears
      : mention.per === undefined
        ? mention.low
        : over(mention, 'year')
    return [find('scholarshipYearly', yearly, mention.span, 'scholarships', 0.96, mention.index)]
  })
}

/** Pensions and Social Security that are told by the year: they are paid, and counted, by the month. */
import { mayBeMoney } from './cues.ts'
import { type Find, find, isOfOthers, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const leastOfYear = 9_000
const mostOfYear = 200_000
/** Of a sum that is paid out at once, no year is meant. */
const paidAtOnce = /\b(?:lump|cash(?:ing)? out|buy ?out|roll\w*|balance|worth|or \$?\d)\b/
/** "Retired on a 48k pension", "pension is 34k": too much for a month, a year's pension. */
export const yearsPension = (reading: Reading): Find[] =>
  reading.mentions.flatMap((mention): Find[] => {
    const { left, right, per, low, high } = mention
    if (per !== undefined || low !== high || low < leastOfYear || low > mostOfYear) return []
    const isPension =
      (/\b(?:on|with|have|has|get|gets|draw|draws|plus|and)(?: an?| my| his| her)?$|[,;] ?$/.test(left) &&
        /^ (?:(?:state|teacher'?s?|military|federal|government|city|county|police|fire) )?pension\b(?! (?:fund|plan|balance|payout|lump))/.test(
          right,
        )) ||
      /\b(?:my|his|her) pension(?: (?:is|will be|of|pays|about|around|would be))*$/.test(left)
    if (!isPension || !mayBeMoney(mention) || unreal(mention) !== undefined) return []
    if (paidAtOnce.test(reading.text.slice(...mention.sentence)) || isOfOthers(reading, mention)) return []
    return [find('pensionMonthly', Math.round(low / 12), mention.span, 'rates', 0.88, mention.index)]
  })

const benefitBefore =
  /\b(?:social security|ss|ssdi)(?: (?:benefits?|checks?|income|payments?))?(?: (?:is|of|will be|would be|at|pays?|me|gives|comes to|about|around|now))*:?$/
/** "Social Security of 30,000 a year", "my Social Security is 28,000": what a year brings. */
export const yearsBenefit = (reading: Reading): Find[] =>
  reading.mentions.flatMap((mention): Find[] => {
    const { left, before, per, low, high } = mention
    const isYear = per === 'year' || (per === undefined && low >= leastOfYear && ownBenefit.test(before))
    if (!isYear || low !== high || low < leastYearsBenefit || low > mostYearsBenefit) return []
    if (!benefitBefore.test(left.trimEnd()) || !mayBeMoney(mention)) return []
    if (unreal(mention) !== undefined || isOfOthers(reading, mention)) return []
    return [find('ssMonthly', Math.round(low / 12), mention.span, 'rates', 0.88, mention.index)]
  })
const ownBenefit = /\b(?:my|his|her) (?:social security|ss)\b[^.;,\d]{0,24}$/
const leastYearsBenefit = 2_000
const mostYearsBenefit = 96_000

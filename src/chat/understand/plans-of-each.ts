/** The plans of two people side by side: each moves by itself, and one's own is the one that is asked about. */
import { mayBeMoney } from './cues.ts'
import { amountOf, type Mention } from './numbers.ts'
import { type Find, find, type Reading } from './reading.ts'
import { isInRollover } from './separation.ts'
import { unreal } from './tenses.ts'

const loanOf = '(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|457 ?\\(?b?\\)?|tsp|plan|retirement plan)'

/** "My 401k has 820k and my wife has 140k in her 403b": money never moves from one to the other, so one's own is the question. */
export function ownBesideTheirs(reading: Reading): Find[] {
  const { mentions, text } = reading
  if (!isInRollover(reading)) return []
  if (/\b(?:his|her|(?:husband|wife|spouse|partner)'s) (?:old|former|previous|last)\b/.test(text)) return []
  const isSum = (mention: Mention) =>
    mayBeMoney(mention) && mention.per === undefined && mention.low >= leastPlan
  const own = mentions.find(
    (mention) => isSum(mention) && (ownBefore.test(mention.left) || ownAfter.test(mention.right)),
  )
  const theirs = mentions.some(
    (mention) => isSum(mention) && (theirsBefore.test(mention.left) || theirsAfter.test(mention.right)),
  )
  if (own === undefined || !theirs || unreal(own) !== undefined) return []
  return [find('amount', amountOf(own), own.span, 'rollover', 0.97, own.index)]
}
const leastPlan = 1_000
const holds = '(?: (?:is|has|holds|with|of|at|worth|now|about|around|plan|account))*$'
const ownBefore = new RegExp(`\\bmy (?:old |former |current )?${loanOf}${holds}`)
const ownAfter = new RegExp(`^ (?:is )?in my (?:old |former |current )?${loanOf}(?!\\w)`)
const whoseElse = "(?:his|her|(?:my )?(?:husband|wife|spouse|partner)'s)"
const theirsBefore = new RegExp(`\\b${whoseElse} ${loanOf}${holds}`)
const theirsAfter = new RegExp(`^ (?:is )?in ${whoseElse} ${loanOf}(?!\\w)`)

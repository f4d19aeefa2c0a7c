/** Where a sum is said to stand only after it was told: "7k to my name, but that's in my 401k" is no cash. */
import { retirementNames } from './balance-words.ts'
import { mayBeMoney } from './cues.ts'
import { amountOf, type Mention } from './numbers.ts'
import { find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const asTold =
  '(?: (?:to (?:my|our|his|her) name|saved(?: up)?|left|put away|set aside|total|(?:in )?(?:total|savings|cash|all)|altogether|so far|right now|or so))*'
const turns = '[,.;-]* ?\\(?(?:(?:but|and|though|although|however|unfortunately|sadly|only|except),? )*'
const all =
  "(?:(?:it|that|this)(?:'s| is|s)|which is|(?:nearly |almost )?all(?: of (?:it|that|this|which)(?: is|'s)?)?)"
const most = "(?:most|the bulk|a lot) of (?:it|that|this|which)(?: is|'s)?"
const stands =
  '(?: (?:all|mostly|only|just|actually|currently|still|really|entirely|tied up|locked up|locked|stuck|sitting|invested|money))*'
const inA = "in (?:(?:my|our|an?|the|his|her|some|old) )*(?:[a-z&']+ ){0,2}?"
const placed = (share: string, names: string) =>
  new RegExp(`^${asTold}${turns}${share}${stands} ${inA}${names}(?![a-z])`)

const brokerage = '(?:brokerage|stocks|index funds?|mutual funds?|etfs?)'
const college = '(?:529s?|college (?:fund|savings))'
const cash = '(?:checking|savings?|bank|hysa|high[- ]yield|money market)'
const unspendable = '(?:house|home|home equity|condo|car|truck|land|property|crypto|bitcoin|hsa|business)'

const places = [
  { words: placed(all, retirementNames), key: 'retirementSavings' },
  { words: placed(all, brokerage), key: 'taxableInvestments' },
  { words: placed(all, college), key: 'collegeSaved' },
  { words: placed(all, cash), key: 'savings' },
  // How much of it is not told, or it is none of what plans count.
  { words: placed(all, unspendable), key: undefined },
  { words: placed(most, `(?:${retirementNames}|${brokerage}|${college}|${unspendable})`), key: undefined },
] as const

/** "He left me 85k. It's in an IRA": the sum that came is the one to decide about. */
const came =
  /\b(?:(?:left|leaving|gave|gives) (?:me|us)|inherit\w*|receiv\w*|paid|won|sold|settle\w*|owe[sd]?|owing)\b[^.;!?]{0,30}$/
const longest = 110
const placeOf = ({ text }: Reading, { span }: Mention) =>
  places.find(({ words }) => words.test(text.slice(span[1], span[1] + longest)))

/** Whether the sum is said to stand where no cash is. */
export function isNoCash(reading: Reading, mention: Mention): boolean {
  const place = placeOf(reading, mention)
  return place !== undefined && place.key !== 'savings'
}

export const readPlacedAfter: Reader = (reading) =>
  reading.mentions.flatMap((mention) => {
    const key = placeOf(reading, mention)?.key
    return key === undefined ||
      mention.per !== undefined ||
      came.test(mention.before) ||
      !mayBeMoney(mention) ||
      unreal(mention) !== undefined
      ? []
      : [find(key, amountOf(mention), mention.span, 'placed-after', 0.93, mention.index)]
  })

/** What is to come out of the plan regularly: "we'd need 20k a year from it", "take 1,500 a month out of the TSP". */
import { mayBeMoney, over } from './cues.ts'
import { type Find, find, isOfOthers, type Reader } from './reading.ts'
import { isInRollover } from './separation.ts'

const hedge = '(?: (?:about|around|roughly|maybe|like|probably|at least|another|only|some|up to))*'
/** What is needed or taken; "I take home 4,000 a month from it" cannot be said of a plan. */
const takes = new RegExp(
  `\\b(?:need|needing|take|taking|pull|pulling|draw|drawing|withdraw|withdrawing|use|using|get|live on|live off|want|wanting|tap|count on|supplement with)(?: (?:out|down|to (?:take|pull|draw|withdraw|use)(?: out)?))?${hedge} ?\\$?$`,
)
const plan =
  '(?:it|this|that|there|(?:my|the|our|his|her|this|that) (?:old |former )?(?:\\w+ )?(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|457(?: ?\\(?b\\)?)?|tsp|plan|account|ira|money|balance|rollover))(?!\\w)'
const outOfIt = new RegExp(
  `^(?: dollars)?(?: (?:a|per|each|every) (?:month|year)|/mo(?:nth)?|/yr|/year| monthly| yearly| annually)? ?(?:or so )?(?:from|out of|off(?: of)?) ${plan}`,
)
/** "Live on it, 2,000 a month, until Social Security": the plan stands before the sum. */
const fromItBefore = new RegExp(
  `\\b(?:need|take|pull|draw|withdraw|live)\\b[^.;!?\\d]{0,16} (?:from|out of|on|off(?: of)?) ${plan},?${hedge} ?\\$?$`,
)
const notAtAll = /\b(?:don't|do not|won't|will not|never|not going to|no need to)\b[^.;,!?]{0,20}$/

export const readPlanDraw: Reader = (reading) => {
  if (!isInRollover(reading)) return []
  return reading.mentions.flatMap((mention): Find[] => {
    const { per, left, right, before, span, index } = mention
    if (!mayBeMoney(mention) || (per !== 'month' && per !== 'year')) return []
    if (isOfOthers(reading, mention) || notAtAll.test(before)) return []
    const isOut = (takes.test(before) && outOfIt.test(right)) || fromItBefore.test(left)
    return isOut ? [find('planDrawMonthly', over(mention, 'month'), span, 'plan-draw', 0.96, index)] : []
  })
}

/** Pay of two kinds of work of one person: "58,000 on my W-2 plus 21,000 on a 1099": wages, and a profit beside them. */
import { mayBeMoney, over } from './cues.ts'
import type { Mention } from './numbers.ts'
import { ownerBefore } from './owners.ts'
import { type Find, find, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const hired =
  '(?:w-?2s?|(?<=\\b(?:at|from) (?:my|a) )job|day job|full[- ]time job|main job|regular job|teaching job|nursing job)(?: (?:job|wages|income|pay|salary|work))?'
const own =
  '(?:1099s?|self-?employment|freelanc(?:e|ing)|consulting|side (?:gig|job|hustle|business|work|income)|gig work|contract work|contracting|(?:driving|delivering) for [a-z]+|uber|lyft|doordash|instacart|etsy|tutoring)(?: (?:income|work|jobs?|gigs?|pay|business|shop))?'
const leads = '(?: (?:of|is|pays?|brings?(?: in)?|makes?|for|at|me|was|another|about|around|this|year))*'
const after = (kind: string) =>
  new RegExp(
    `^ ?(?:a year |this year |per year |more |each year )?(?:(?:on|from|at|in|of|as|through|with|doing) )?(?:(?:my|a|an|the|some|side|regular|our) ){0,2}${kind}\\b`,
  )
const before = (kind: string) => new RegExp(`\\b${kind}${leads}$`)
const [hiredAfter, ownAfter] = [after(hired), after(own)]
const [hiredBefore, ownBefore] = [before(hired), before(own)]
/** What is owed, spent or put away of such work is no pay. */
const notPay =
  /\b(?:owe[sd]?|tax(?:es)?|spen[dt]|sav(?:e|ed|ings)|expenses?|put|set aside|debts?|lost|withh\w+)\b/

const isYearly = (mention: Mention): boolean =>
  mayBeMoney(mention) &&
  (mention.per === undefined || mention.per === 'year') &&
  mention.low === mention.high &&
  mention.low >= leastPay &&
  mention.low <= mostPay &&
  unreal(mention) === undefined
const leastPay = 2_000
const mostPay = 1_000_000

export function twoKindsOfWork({ mentions, people, text }: Reading): Find[] {
  for (const first of mentions) {
    const second = mentions[first.index + 1]
    if (second === undefined) break
    if (!isYearly(first) || !isYearly(second)) continue
    const isHiredFirst = hiredAfter.test(first.right) || hiredBefore.test(first.left)
    const isOwnFirst = ownAfter.test(first.right) || ownBefore.test(first.left)
    if (isHiredFirst === isOwnFirst) continue
    const [isOther, isSame] = isHiredFirst
      ? [
          ownAfter.test(second.right) || ownBefore.test(second.left),
          hiredAfter.test(second.right) && !ownBefore.test(second.left),
        ]
      : [
          hiredAfter.test(second.right) || hiredBefore.test(second.left),
          ownAfter.test(second.right) && !hiredBefore.test(second.left),
        ]
    if (!isOther || isSame) continue
    if (notPay.test(text.slice(Math.max(first.sentence[0], first.span[0] - 40), second.span[1] + 30)))
      continue
    const owners = [first, second].map(({ span, sentence }) => ownerBefore(people, span[0], 90, sentence[0]))
    if (owners.some((owner) => owner !== undefined && owner !== 'self')) continue
    const [wages, profit] = isHiredFirst ? [first, second] : [second, first]
    return [
      find('income', over(wages, 'year'), wages.span, 'pay', 0.94, wages.index),
      find('sideProfit', over(profit, 'year'), profit.span, 'pay', 0.97, profit.index),
    ]
  }
  return []
}

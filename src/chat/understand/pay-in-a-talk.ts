/** Pay that is told by the way, beside a plan: "58k is my pay", "oops 58k, forgot my bonus", "no salary any more". */
import { mayBeMoney, over } from './cues.ts'
import type { Mention } from './numbers.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const reader = 'pay-in-a-talk'

/** "58k is my pay", "54 at the old place, 61 at the new one": the number of today's work. */
const isMyPay =
  /^ (?:is|was supposed to be|would be) (?:my|our) (?:total |yearly |annual |base |gross |whole )?(?:pay|salary|income)\b/
const atNewWork = /^ (?:at|in|with) (?:the|my) new (?:one|place|job|company|work)\b/
const atOldWork = /\b(?:at|in|with) (?:the|my) old (?:one|place|job|company|work)\b/

/** "Oops 58k, forgot my bonus": the pay that was told, with what belongs to it. */
const forgot =
  /\b(?:forgot|left out|didn't count|did not count|missed)(?: about| to (?:count|add|include))? (?:my |the |our )?(?:bonus|overtime|tips|commissions?|raise|second job|side job)\b/
const mostApart = 2

/** "Married, 36 and 34, 140k in Ohio": who there is, what they make, and where. */
const sayWhoTheyAre =
  /^\W*(?:(?:we're |i'm |im |i am )?(?:married|single|divorced|widowed)[, ]+)?(?:we're |i'm |im |i am )?\d\d(?: (?:and|&) \d\d)?, (?:we |i )?(?:make |earn )?\$?$/
const inAPlace = /^ (?:a year |combined |together )?in [a-z][a-z .]{1,18}\W*$/

/** In thousands where they are left out. */
function yearly(mention: Mention): number | undefined {
  const isInThousands =
    mention.kind === 'plain' &&
    !mention.scaled &&
    mention.per === undefined &&
    mention.low >= 15 &&
    mention.high <= 350
  if (mention.low !== mention.high || mention.time !== undefined) return undefined
  if (isInThousands) return mention.low * 1_000
  if (!mayBeMoney(mention)) return undefined
  const value = over(mention, 'year')
  return typeof value === 'number' && value >= 5_000 ? value : undefined
}

function isPay({ text, household }: Reading, mention: Mention, value: number): boolean {
  if (isMyPay.test(mention.right)) return true
  if (atNewWork.test(mention.right) && atOldWork.test(text)) return true
  if (sayWhoTheyAre.test(mention.before) && inAPlace.test(mention.after)) return true
  const known = household?.income
  return (
    forgot.test(text) &&
    typeof known === 'number' &&
    known > 0 &&
    Math.max(known / value, value / known) <= mostApart
  )
}

const nothingEarned =
  /^\W*(?:(?:so|and|but|then|well|ok|actually)[, ]+)*(?:(?:i|we)(?:'ll| will| am going to| won't)? (?:earn|make|be earning|be making) (?:nothing|no money|anything)(?: (?:any ?more|now|then|at all))?|(?:i have |i get |there's |there is )?no (?:more )?(?:salary|pay|income|paychecks?|wages?) ?(?:any ?more|now|rn|right now|at the moment|currently|at all|coming in|these days)?)\W*$/
const wontEarn = /\b(?:earn|make|making|earning) anything\b/

function noPay({ text }: Reading): Find[] {
  if (!nothingEarned.test(text) || (wontEarn.test(text) && !/\bwon't\b/.test(text))) return []
  return [find('income', 0, [0, text.length], reader, 0.95)]
}

export const readPayInTalk: Reader = (reading) => {
  if (reading.talkingAbout === undefined || reading.text.length > 80) return []
  const told = reading.mentions.flatMap((mention): Find[] => {
    const value = yearly(mention)
    if (value === undefined || unreal(mention) !== undefined || isOfOthers(reading, mention)) return []
    return isPay(reading, mention, value)
      ? [find('income', value, mention.span, reader, 0.96, mention.index)]
      : []
  })
  return told.length > 0 ? told.slice(0, 1) : noPay(reading)
}

/** What is saved in accounts of the children and in accounts beside their parents': each adds to the others. */
import { mayBeMoney } from './cues.ts'
import type { Mention } from './numbers.ts'
import { type Find, find, type Reader } from './reading.ts'
import { unreal } from './tenses.ts'

const ownAccountBefore =
  /\b(?:utmas?|ugmas?|custodial(?: account)?|529s?) (?:w\/|with|has|holds|at|is)(?: (?:about|around))* ?\$?$/
const inOwnAccounts = /^ (?:saved )?in (?:an? |his |her |their |the |our )?(?:utma|ugma|custodial|529)s?\b/
/** "55k in a utma and 20k in 529": what is saved in both. */
export function custodialToo({ text, mentions }: Parameters<Reader>[0]): Find[] {
  if (!/\b(?:utma|ugma|custodial)\b/.test(text)) return []
  const parts = mentions.filter(
    (mention) =>
      mayBeMoney(mention) &&
      mention.per === undefined &&
      unreal(mention) === undefined &&
      mention.low === mention.high &&
      (inOwnAccounts.test(mention.right) || ownAccountBefore.test(mention.before)),
  )
  const total = parts.reduce((sum, { low }) => sum + low, 0)
  // One account alone is what is saved, unless it is to be moved.
  return parts.length < (/\b(?:mov|transfer|convert|roll|liquidat|cash)\w*\b/.test(text) ? 2 : 1)
    ? []
    : parts.map((part) => find('collegeSaved', total, part.span, 'college', 0.93, part.index))
}

const inTheirs = /^ (?:saved )?in (?:his|hers?)(?: 529)?\b(?! (?!529)[a-z])|^ (?:saved )?in (?:his|hers)\b/
/** "32k in his 529 and 18k in hers", "9k in hers and 21k in his 529": what is saved for both. */
export function inHisAndHers({ mentions }: Parameters<Reader>[0]): Find[] {
  const isSum = (mention: Mention | undefined): mention is Mention =>
    mention !== undefined &&
    mayBeMoney(mention) &&
    mention.per === undefined &&
    mention.low === mention.high &&
    unreal(mention) === undefined
  return mentions.flatMap((first): Find[] => {
    const other = mentions[first.index + 1]
    if (!isSum(first) || !isSum(other)) return []
    if (!inTheirs.test(first.right) || !inTheirs.test(other.right)) return []
    if (![first, other].some((part) => /^ (?:saved )?in (?:his|her) 529\b/.test(part.right))) return []
    return [first, other].map((part) =>
      find('collegeSaved', first.low + other.low, part.span, 'college', 0.93, part.index),
    )
  })
}

/** "My mother has already put 5,000 into a 529": whoever gave it, it is saved. */
export const putInAlready = ({ mentions }: Parameters<Reader>[0]): Find[] =>
  mentions
    .filter(
      (mention) =>
        mayBeMoney(mention) &&
        mention.per === undefined &&
        mention.low === mention.high &&
        /\b(?:has|have|had|'ve|'s) already (?:put|saved|paid)$/.test(mention.left) &&
        /^ in(?:to)? (?:\w+ ){0,2}529/.test(mention.right),
    )
    .map((mention) => find('collegeSaved', mention.low, mention.span, 'college', 0.92, mention.index))

const grandparent =
  "(?:grand(?:pa|ma|dad|mother|father|parents?)|nana|opa|oma|(?:my|his|her) (?:parents|mom|dad|mother|father)|(?:my |the )?in-laws)(?:'s)?"
/** "Grandpa put away another 40k": there already, and no wish. */
const putAwayByThem = new RegExp(
  `\\b${grandparent} (?:already |also )?(?:has |have |'ve )?(?:already |also )?(?:put away|saved|set aside|put aside|has|have|holds?|keeps?)(?: (?:another|about|around|an? (?:extra|additional)|\\w+ 529 with))* ?\\$?$`,
)
/** "Has 40k in her IRA" is for nobody's college; what is only held has to lie in a 529. */
const elsewhere =
  /^[^.;,!?\n]{0,24}\b(?:iras?|401\w*|savings account|bank|house|checking|brokerage|pension|trust)\b/
const isOnlyHeld = /\b(?:has|have|holds?|keeps?)(?: (?:another|about|around|an? (?:extra|additional)))* ?\$?$/
const isForCollege = ({ before, after }: Mention): boolean =>
  putAwayByThem.test(before) &&
  !elsewhere.test(after) &&
  (!isOnlyHeld.test(before) ||
    heldAfter.test(after) ||
    /^ (?:saved|put away|for (?:them|him|her|college|the kids))\b/.test(after))
const heldBefore = /\b529s?\b[^.;!?\n]{0,24} (?:with|has|have|holds?|of|at)(?: (?:about|around))* ?\$?$/
const heldAfter = /^ (?:saved |already )*in (?:an? |the |our |their |his |her |two |\d )?(?:\w+ )?529s?\b/

/** "We have 529s with 130k, and grandpa put away another 40k": both pay for college, whoever owns the second. */
export function grandparentsToo({ mentions }: Parameters<Reader>[0]): Find[] {
  const sums = mentions.filter(
    (one) => mayBeMoney(one) && one.per === undefined && one.low === one.high && one.low >= 500,
  )
  const own = sums.find(
    (one) => unreal(one) === undefined && (heldBefore.test(one.before) || heldAfter.test(one.after)),
  )
  const theirs = sums.find((one) => one !== own && isForCollege(one))
  if (
    own === undefined ||
    theirs === undefined ||
    /^ ?(?:a|each|every|per) (?:year|month)/.test(theirs.right)
  )
    return []
  const total = own.low + theirs.low
  return [own, theirs].map((part) => find('collegeSaved', total, part.span, 'college', 0.94, part.index))
}

/** What is saved for college, child by child, and what the account holds that was named just before. */
import { mayBeMoney } from './cues.ts'
import type { Mention } from './numbers.ts'
import { type Find, find, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const inAccountAfter =
  /^ (?:saved |already |put away |sitting |so far )*in (?:an? |his |her |their |the |my |our )?(?:\w+ )?529s?\b/
/** ", and my youngest is 10 with 19,000": the next child, and the sum in the account of the same kind. */
const namesNext =
  /^[^.;?!\n]{0,24}(?:,|\band\b)[^.;?!\n]{0,12}\b(?:youngest|oldest|eldest|older|younger|son|daughter|brother|sister|other|second|middle)\b[^.;?!\n]{0,24}\b(?:with|has|have)(?: (?:about|around|only|just))* ?\$?$/
const nextChild =
  /^ (?:(?:is|are) )?(?:each )?(?:for|in) (?:the|my|our|his|her|their|one)(?: \w+'?s?)?(?: 529)?\b/
/** "38k in a 529 for the oldest and 9k each for the twins": each child's part, told one after the other. */
export function partByPart({ text, mentions }: Reading): Find[] {
  const sums = mentions.filter(
    (one) => mayBeMoney(one) && one.per === undefined && unreal(one) === undefined && one.low === one.high,
  )
  const first = sums.find((one) => inAccountAfter.test(one.right))
  if (first === undefined) return []
  const parts = [first]
  for (const next of sums.slice(sums.indexOf(first) + 1)) {
    const between = text.slice(parts.at(-1)?.span[1] ?? 0, next.span[0])
    if (/[.;?!\n]/.test(between) || between.length > 60 || !/,|\band\b|&/.test(between)) break
    const isNext = namesNext.test(between) && /^ ?(?:[.,;!?]|$| in (?:his|hers|it)\b)/.test(next.right)
    if (!isNext && !nextChild.test(next.right) && !inAccountAfter.test(next.right)) break
    parts.push(next)
  }
  if (parts.length < 2) return []
  const times = ({ right }: Mention) => (/\beach\b[^.;,]{0,16}\b(?:twins|both)\b/.test(right) ? 2 : 1)
  const total = parts.reduce((sum, part) => sum + part.low * times(part), 0)
  return parts.map((part) => find('collegeSaved', total, part.span, 'college', 0.94, part.index))
}

/** "A 529 for him with 26,000 in it, and we've saved another 8,000": both are saved. */
export function withMoreSaved({ mentions }: Reading): Find[] {
  return mentions.flatMap((first): Find[] => {
    const more = mentions[first.index + 1]
    if (more === undefined || !mayBeMoney(first) || !mayBeMoney(more)) return []
    const isHeld =
      /\b529s?\b[^.;!?\n]{0,30} (?:with|has|holds)(?: about| around)? \$?$/.test(first.before) &&
      /^ in it\b/.test(first.right)
    const isMore = /\b(?:saved|have|put away|set aside) (?:another|an additional)$/.test(more.left)
    if (!isHeld || !isMore || first.per !== undefined || more.per !== undefined) return []
    return [first, more].map((part) =>
      find('collegeSaved', first.low + more.low, part.span, 'college', 0.94, part.index),
    )
  })
}

/** The clause names nothing that the sums could be in. */
const nothingElseHolds =
  /(?:^|[.!?\n]|\b529s?\b)[ ,:;]*(?:(?:we|i|they|there's|there is|have|has|got|about|around|balances?|are|with|currently|so far|now)[ ,:]*)*\$?$/
/** "22k in one, 13k in the other", of accounts that were named before. */
export function oneAndOther({ text, mentions }: Reading): Find[] {
  const first = mentions.find(
    (one) =>
      mayBeMoney(one) && one.per === undefined && unreal(one) === undefined && /^ in one\b/.test(one.after),
  )
  const second = mentions.find((one) => first !== undefined && one.index > first.index && mayBeMoney(one))
  if (first === undefined || second === undefined || second.per !== undefined) return []
  if (!/^ in (?:the |an)?other\b/.test(second.right)) return []
  const before = text.slice(Math.max(0, first.span[0] - 160), first.span[0])
  if (!/\b529s?\b|\bcollege (?:fund|account)/.test(before) || !nothingElseHolds.test(before)) return []
  const total = first.low + second.low
  return [first, second].map((part) => find('collegeSaved', total, part.span, 'college', 0.94, part.index))
}

/** "…into the 529, it has 4,300": the account that was named before. */
const accountNamed =
  /\b(?:529s?|college (?:fund|savings|account|plan)|(?:state|\w+) plan(?: \([^)]{0,24}\))?|utma)\b[^;?!\n]{0,60}$/
const itHolds =
  /\b(?:it|which|that|that one)(?: (?:now|currently|only|already))*(?:'s| is| has| holds)(?: (?:got|at|now|currently|about|around|only|just|up to|worth))* \$?$/
export function heldByIt({ text, mentions }: Reading): Find[] {
  const held = mentions.find(
    (one) =>
      mayBeMoney(one) &&
      one.per === undefined &&
      one.low === one.high &&
      unreal(one) === undefined &&
      itHolds.test(one.before) &&
      accountNamed.test(text.slice(Math.max(0, one.span[0] - 90), one.span[0]).replace(itHolds, '')),
  )
  return held === undefined ? [] : [find('collegeSaved', held.low, held.span, 'college', 0.93, held.index)]
}

const noOtherPlace = '(?:(?!\\b(?:savings account|checking|cash|iras?|401|roth|brokerage|we|i)\\b)[^.;!?\\n])'
const has = '\\b(?:has|have|holds|with|is)(?: (?:about|around|still|only|now|already|at|up to))* \\$?$'
/** "The 529 has been open for 16 years and has 50,000 left": no cash. */
const leftInAccount = new RegExp(`\\b529s?\\b${noOtherPlace}{0,60}${has}`)
/** "My daughter's college fund has 40,000 in it": saved, and not to be placed. */
const fundHolds = new RegExp(`\\bcollege (?:funds?|savings|accounts?|money)${noOtherPlace}{0,30}${has}`)
export const heldInFund = ({ mentions }: Reading): Find[] =>
  mentions
    .filter(
      (one) =>
        mayBeMoney(one) &&
        one.per === undefined &&
        one.low === one.high &&
        unreal(one) === undefined &&
        ((/^ (?:still )?(?:left|remaining|unused)\b/.test(one.right) &&
          (leftInAccount.test(one.before) ||
            /^ (?:still )?(?:left|remaining|unused) in (?:my|our|the|his|her|an?) (?:[\w']+ )?529/.test(
              one.right,
            ))) ||
          (/^(?: (?:in it|in there|left|so far|now|today)\b| ?[.,;!?]|$)/.test(one.right) &&
            fundHolds.test(one.before))),
    )
    .map((one) => find('collegeSaved', one.low, one.span, 'college', 0.93, one.index))

/** Whose life insurance lasts for life: "my wife has a whole life policy", "I own universal life". */
import { ownerBefore } from './owners.ts'
import { find, type Reader } from './reading.ts'

const kind =
  '(?:whole[- ]life|universal[- ]life|variable universal|indexed universal|permanent life|permanent (?:insurance|coverage|policy)|\\biul\\b|\\bvul\\b)'
const has = "(?:has|have|had|got|own|owns|'ve|with|carry|carries|pay(?:s|ing)? (?:for|into|on))"
/** It is there: somebody has it, or it is called one's own. */
const isThere = new RegExp(
  `\\b(?:${has}(?: (?:an?|the|some|one|both|also|only|old|small|already|about|around|\\$?[\\d,.]+k?|of|in|worth))*|my|our|his|her|their|wife's|husband's|spouse's)(?: (?:existing|current|old|small|\\$?[\\d,.]+k?))* ${kind}`,
  'g',
)
const ofBoth = /\b(?:we both|both of us|each of us|we each)\b[^.;!?\n]{0,30}$/
const isWish =
  /\b(?:should|want|wants|need|needs|thinking|considering|looking|told|offer\w*|sell\w*|pitch\w*|recommend\w*|instead of|no|not|don't|doesn't|never|had)\b[^.;!?\n]{0,30}$/

export const readPermanentCover: Reader = ({ text, people }) => {
  const whose = new Set<'you' | 'spouse' | 'both'>()
  let span: readonly [number, number] | undefined
  for (const match of text.matchAll(isThere)) {
    const end = match.index + match[0].length
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    if (isWish.test(before)) continue
    span ??= [match.index, end]
    const isTheirs =
      /^(?:his|her|wife's|husband's|spouse's)\b/.test(match[0]) ||
      ownerBefore(people, end, 60, 0) === 'spouse'
    whose.add(ofBoth.test(before) ? 'both' : isTheirs ? 'spouse' : 'you')
  }
  if (span === undefined) return []
  const [only] = whose
  return [find('permanentCover', whose.size > 1 ? 'both' : (only ?? 'you'), span, 'permanent-cover', 0.86)]
}

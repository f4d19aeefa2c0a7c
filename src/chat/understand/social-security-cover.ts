/** Whose pay does not count for Social Security: a pension of a public employer stands in its place. */
import { type Owner, ownerBefore } from './owners.ts'
import { type Find, find, type Reader } from './reading.ts'

const outside =
  /\b(?:(?:don't|do not|dont|doesn't|does not|never|not) (?:pay(?:ing)?|paid) (?:into|in to|in) (?:social security|ss)\b|(?:pensions?|trs|strs|calstrs|psers|opers|csrs|retirement system),?(?: and| but)? (?:not|no|instead of) (?:social security|ss)\b|no (?:social security|ss)(?= ?(?:[),;.!?]|$| and\b| but\b| there\b| at (?:my|his|her) (?:job|work)\b| (?:withh\w+|deduct\w+|tax(?:es)?)\b))|(?:exempt from|not (?:in|part of|covered by|covered under)|outside of?) (?:social security|ss)\b)/g

/** What is only supposed, still to come, or about drawing a benefit. */
const unreal =
  /\b(?:if|assum\w+|suppos\w+|imagine|without|count(?:ing)? on|plan(?:ning)? (?:on|for|with)|expect\w*|draw\w*|collect\w*|receiv\w*|get|gets|getting|claim\w*|there (?:is|will be|'s)|what if)(?: \w+){0,2} $/
const notYet = /^ ?(?:yet|until|till|before|when|number|card)\b/

const both = /\b(?:both|we|we're|we both|neither of us)\b[^.;!?]{0,60}$/

function whose(text: string, owner: Owner | undefined, from: number): readonly ('you' | 'partner')[] {
  if (owner === 'child' || owner === 'other') return []
  if (owner === 'both' || both.test(text.slice(Math.max(0, from - 70), from))) return ['you', 'partner']
  return owner === 'spouse' ? ['partner'] : ['you']
}

export const readSocialSecurityCover: Reader = ({ text, people }): Find[] => {
  const finds: Find[] = []
  for (const match of text.matchAll(outside)) {
    const to = match.index + match[0].length
    const before = text.slice(Math.max(0, match.index - 30), match.index)
    if (unreal.test(before) || notYet.test(text.slice(to))) continue
    const adults = whose(text, ownerBefore(people, match.index, 90), match.index)
    const span = [match.index, to] as const
    if (adults.includes('you'))
      finds.push(find('socialSecurityCovered', false, span, 'social-security-cover', 0.85))
    if (adults.includes('partner'))
      finds.push(find('spouseSocialSecurityCovered', false, span, 'social-security-cover', 0.85))
  }
  return finds
}

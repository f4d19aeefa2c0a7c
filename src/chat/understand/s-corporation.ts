/** Profit of an S corporation beside the wages that it pays its owner: "W2 of 160k plus 140k profit". */
import { mayBeMoney, over } from './cues.ts'
import type { Mention } from './numbers.ts'
import { ownerBefore } from './owners.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const named = /\bs[- ]?corp(?:oration)?s?\b/
/** Without wages named beside it, all that the business brings may be meant. */
const wages = /\bw-?2\b|\b(?:salary|wages?|payroll)\b|\bpay(?:s|ing)? (?:me|myself)\b/
const kinds =
  '(?:net )?(?:profits?|distributions?|k-?1(?: (?:income|profits?))?|pass[- ]?through(?: (?:income|profits?))?)'
const before = new RegExp(
  `\\b${kinds}(?: (?:is|are|of|was|were|at|about|around|roughly|another|comes? to|shows?|for))*:? ?$`,
)
const after = new RegExp(
  `^ ?(?:a year |per year |of |in |from |the |my |as |left |is |comes (?:in |out )?as )*(?:s[- ]?corp )?${kinds}\\b`,
)

const paidBefore =
  /\bpay(?:s|ing)? (?:me|myself)(?: (?:a|an|about|around|roughly|w-?2|salary|wages?|of))*:? ?$/
const supposed = /\b(?:if|should i|what if|would)\b[^.;!?]*$/

function isProfit({ text }: Reading, { span, right, sentence }: Mention): boolean {
  // "K-1" holds a number of its own, at which the left part of a mention would begin.
  const left = text.slice(Math.max(sentence[0], span[0] - 40), span[0])
  return (before.test(left) || after.test(right)) && !supposed.test(text.slice(sentence[0], span[0]))
}

export const readSCorporation: Reader = (reading) => {
  if (!named.test(reading.text) || !wages.test(reading.text)) return []
  return reading.mentions.flatMap((mention): Find[] => {
    if (!mayBeMoney(mention) || isOfOthers(reading, mention) || unreal(mention) !== undefined) return []
    if (paidBefore.test(reading.text.slice(mention.sentence[0], mention.span[0])))
      return [find('income', over(mention, 'year'), mention.span, 's-corporation', 0.9, mention.index)]
    if (!isProfit(reading, mention)) return []
    if (ownerBefore(reading.people, mention.span[0], 70, mention.sentence[0]) === 'spouse') return []
    const value = over(mention, 'year')
    return [find('sCorporationProfit', value, mention.span, 's-corporation', 0.95, mention.index)]
  })
}

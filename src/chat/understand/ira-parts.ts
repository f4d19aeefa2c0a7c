/** The parts of an IRA that were taxed and were not: "4k pre-tax and 11k after-tax in an IRA". */
import { mayBeMoney } from './cues.ts'
import type { Mention } from './numbers.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const of = '(?: (?:of|in|is|are|was|old|my|the|it|from|that))*'
const untaxed = '(?:pre-?tax|before-tax|(?<!non-?)deductible)\\b'
const grown = '(?:gains?|earnings|growth)\\b'
const taxed = '(?:post-?tax|after-?tax|non-?deductible|basis)\\b'
const follows = (kind: string): RegExp => new RegExp(`^${of} ?${kind}`)
const leads = (kind: string): RegExp =>
  new RegExp(
    `${kind}(?: (?:part|portion|money|side|contributions?|balance))?(?: (?:is|of|about|around))*:? ?\\$?$`,
  )
const isUntaxed = ({ left, right }: Mention): boolean =>
  follows(`(?:${untaxed}|${grown})`).test(right) || (!isTaxedAfter(right) && leads(untaxed).test(left))
const isTaxedAfter = (right: string): boolean => follows(taxed).test(right)
const isTaxed = ({ left, right }: Mention): boolean =>
  isTaxedAfter(right) || (!follows(untaxed).test(right) && leads(taxed).test(left))

const ira = /\b(?<!roth |inherited )iras?\b/
const plan = /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|457|tsp)/
/** What goes in each year is not what is there. */
const goesIn =
  /\b(?:put|putting|contribute|contributing|save|saving|max|maxing|convert|converting|add|adding)\b[^.;]{0,30}$/

/** An IRA is spoken of where the parts are told or right before, and no plan at work beside it. */
function isOfIra({ text }: Reading, { sentence, span }: Mention): boolean {
  const farthest = 120
  const near = text.slice(Math.max(0, sentence[0] - farthest), sentence[1])
  return (
    ira.test(near) && !plan.test(text.slice(...sentence)) && !goesIn.test(text.slice(sentence[0], span[0]))
  )
}

export const readIraParts: Reader = (reading): Find[] => {
  const sums = reading.mentions.filter(
    (mention) =>
      mayBeMoney(mention) &&
      mention.per === undefined &&
      mention.low === mention.high &&
      mention.low >= 50 &&
      unreal(mention) === undefined &&
      !isOfOthers(reading, mention) &&
      isOfIra(reading, mention),
  )
  const after = sums.find(isTaxed)
  const before = sums.find((mention) => mention !== after && isUntaxed(mention))
  if (after === undefined) return []
  if (before !== undefined)
    return [
      find('retirementSavings', before.low, before.span, 'ira-parts', 0.9, before.index),
      find('retirementSavings', after.low, after.span, 'ira-parts', 0.9, after.index),
      find('pretaxIraBalance', before.low, before.span, 'ira-parts', 0.9),
      find('iraAfterTax', after.low, after.span, 'ira-parts', 0.9),
    ]
  // "18k in a traditional IRA, of which 12k is after-tax"
  const total = sums.find(({ low, span }) => low > after.low && span[0] < after.span[0])
  if (total === undefined || !/\b(?:of (?:which|that|it)|including)\b[^.;]{0,20}$/.test(after.before))
    return []
  return [
    find('retirementSavings', total.low, total.span, 'ira-parts', 0.9, total.index),
    find('pretaxIraBalance', total.low - after.low, total.span, 'ira-parts', 0.9),
    find('iraAfterTax', after.low, after.span, 'ira-parts', 0.9),
  ]
}

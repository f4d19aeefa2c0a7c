/** Whoever saves for a grandchild: that it is one, how many there are, and how old. */
import { ownGrandchild } from './college-gifts.ts'
import { type Find, find, type Reader } from './reading.ts'

const grandchild = '(?:grand(?:son|daughter|kid|child|children|baby)s?|grandkids)'
const grandchildBefore = new RegExp(
  `\\b${grandchild}(?:'s)?(?:[ ,(]{1,2}(?:who|is|are|both|ages?|aged|who's|just|turned|turning|only|now))*[ ,:(]{1,3}$`,
)
const grandchildAfter = new RegExp(`^[- ]?(?:years?|yrs?|months?)[- ]olds? (?:\\w+ )?${grandchild}\\b`)
const countedGrandchildren = /\b(\d|two|three|four|five|six) (?:\w+ )?grand(?:kids|children|sons|daughters)\b/
const numberOf: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 }
/** "I am raising my granddaughter", "our grandson lives with us": such a child is one of the household. */
const livesWithUs = new RegExp(
  `\\b(?:rais(?:e|ing|ed)|adopt(?:ed|ing)|custody of|guardians? (?:of|to|for)) (?:\\w+ ){0,3}${grandchild}\\b|\\b${grandchild}\\b[^.;!?\\n]{0,30}? (?:lives?|living|stays|staying) with (?:me|us)\\b`,
)
/** Whoever speaks of their own grandchild is no parent of it. */
export function forGrandchild({ text }: Parameters<Reader>[0]): Find[] {
  if (livesWithUs.test(text)) return []
  const match =
    ownGrandchild.exec(text) ??
    /\b(?:my|our) (?:\d |[\w-]+ ){0,2}?grand(?:sons?|daughters?|kids?|child(?:ren)?|bab(?:y|ies))\b|(?:^|[.;,!?\n] ?|\b(?:have|with|for) )(?:\d|an?|two|three|four|five|six) (?:\w+ )?grand(?:sons?|daughters?|kids?|child(?:ren)?|bab(?:y|ies))\b|\bi(?:'m| am) (?:an? )?grand(?:father|mother|pa|ma|parent)\b/.exec(
      text,
    )
  return match === null
    ? []
    : [find('forGrandchild', true, [match.index, match.index + match[0].length], 'college', 0.8)]
}

/** "Each of our 3 grandkids". */
export function grandchildrenCounted({ text }: Parameters<Reader>[0]): Find[] {
  const match = countedGrandchildren.exec(text)
  const count = numberOf[match?.[1] ?? ''] ?? Number(match?.[1])
  return match === null || !(count >= 2)
    ? []
    : [find('numDependents', count, [match.index, match.index + match[0].length], 'college', 0.7)]
}

/** "A grandfather of two, 2 and 6". */
const grandparentOf =
  /\bgrand(?:father|mother|pa|ma|parents?|dad|mom) (?:of|to|with) (?:\d|two|three|four|five)(?: grandkids| grandchildren)?(?:,? ages?|,? aged)?[ ,:(]{1,3}(\d{1,2}(?:(?:, ?|,? and | & )\d{1,2}){1,5})(?=[ ).,;!?]|$)/

/** "My grandson is 4": the child that a grandparent saves for. */
export function grandchildren(reading: Parameters<Reader>[0]): Find[] {
  const ages: number[] = []
  let at: Find['span'] | undefined
  for (const mention of reading.mentions) {
    if (mention.kind !== 'plain' || mention.scaled || mention.high > 24) continue
    const goesOn =
      at !== undefined && /^(?:, ?|,? and | & )$/.test(reading.text.slice(at[1], mention.span[0]))
    const isCount = new RegExp(`^ (?:\\w+ )?${grandchild}\\b`).test(mention.right)
    if (isCount || !(goesOn || grandchildBefore.test(mention.before) || grandchildAfter.test(mention.right)))
      continue
    if (mention.time !== undefined && mention.time !== 'year' && mention.time !== 'month') continue
    ages.push(Math.floor(mention.time === 'month' ? mention.low / 12 : mention.low))
    at = mention.span
  }
  const listed = grandparentOf.exec(reading.text)
  if (at === undefined && listed?.[1] !== undefined) {
    const those = listed[1].match(/\d+/g)?.map(Number) ?? []
    return [find('dependents', those, [listed.index, listed.index + listed[0].length], 'college', 0.8)]
  }
  return at === undefined ? [] : [find('dependents', ages, at, 'college', 0.8)]
}

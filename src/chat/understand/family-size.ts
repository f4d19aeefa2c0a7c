/** How many people a household is. */
import { find, type Reader } from './reading.ts'

/** "There are three of us in the family", "the five of us at home". */
const ofUs =
  /^ of us(?=$|[,.;!?)]| (?:in (?:the|our|my) (?:family|house(?:hold)?|home)|at home|living|here)\b)/
const thereAre = /\b(?:there are|there's|there is)(?: (?:just|only|now))* $/
const theHome = /^ of us (?:in (?:the|our|my) (?:family|house(?:hold)?|home)|at home|living here)\b/

/** "A family of 4". The word family alone does not make them somebody else's. */
const familyOfOthers =
  /\b(?:their|his|her|brother|sister|friend|cousin|coworker|neighbor|typical|average|median)(?:'s)?\b[^.;!?\n]{0,30}$/

export const readFamilySize: Reader = (reading) => {
  const told = reading.mentions.find(
    ({ before, right, low, high }) =>
      (/\bfamily of $/.test(before) ||
        (thereAre.test(before) && ofUs.test(right)) ||
        (/\bthe $/.test(before) && theHome.test(right))) &&
      low === high &&
      low >= 2 &&
      low <= 15 &&
      !familyOfOthers.test(before),
  )
  return told === undefined ? [] : [find('familySize', told.low, told.span, 'family-size', 0.9, told.index)]
}

/** How many people a household is. */
import { find, type Reader } from './reading.ts'

/** "A family of 4". The word family alone does not make them somebody else's. */
const familyOfOthers =
  /\b(?:their|his|her|brother|sister|friend|cousin|coworker|neighbor|typical|average|median)(?:'s)?\b[^.;!?\n]{0,30}$/

export const readFamilySize: Reader = (reading) => {
  const told = reading.mentions.find(
    ({ before, low, high }) =>
      /\bfamily of $/.test(before) && low === high && low >= 2 && low <= 15 && !familyOfOthers.test(before),
  )
  return told === undefined ? [] : [find('familySize', told.low, told.span, 'family-size', 0.9, told.index)]
}

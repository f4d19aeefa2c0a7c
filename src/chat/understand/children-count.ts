/** How many children there are, and lists of as many bare ages. */
import { ofOthers } from './child-ages.ts'
import { type Find, find, type Reading } from './reading.ts'
import { numberWords } from './spelled-numbers.ts'

export const counts: Readonly<Record<string, number>> = { ...numberWords, a: 1, an: 1, both: 2 }
const counted =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|both)(?: of our| of my| our| my)? (?:(?:young|small|little|grown|adult|older|school[- ]age|teenage|beautiful|minor|college[- ]age|wonderful|special needs|other|great|boys and) ){0,2}(?:kids?|kiddos|children|child|sons|daughters|boys|girls|toddlers?|little ones|teenagers?|teens?|dependents|dependants|babies)\b/
/** "3 kids 9 6 2", "dad of two (9 & 12)": as many bare numbers as there are children. */
const countedAges =
  /\b(?:(?:\d|two|three|four|five|six) (?:kids|children|boys|girls|sons|daughters)|(?:mom|mother|mama|dad|father|parents?)(?: \w+)? (?:of|to|with) (?:\d|two|three|four|five|six)|(?:\d|two|three|four|five|six) of (?:my|our) own)(?:,? ages?|,? aged)?[ ,:(]{1,3}(\d{1,2}(?:(?:, ?| and | & |,? ?\/ ?| )\d{1,2}){1,5})(?=[ ).,;!?]|$)(?! ?(?:%|k\b|\/))/
/** "kids 12 9 5": ages with nothing between them. */
const bareAges =
  /\b(?:kids|kiddos|children|boys|girls|sons|daughters)(?:,? ages?|,? aged)?[ ,:(]{1,3}(\d{1,2}(?: \d{1,2}){1,5})(?=[ ).,;!?]|$)(?! ?(?:%|k\b|\/|[ap]m\b|miles|hours|weeks|months))(?!\.\d|,\d{3})/
const parentOf =
  /\b(?:mom|mother|dad|father|parent|parents|mama)(?: \w+)? (?:of|to|with) (\d|one|two|three|four|five|six)\b|\b(?:w\/|with|have|got) (\d|two|three|four|five|six) of (?:my|our) own(?= ?(?:[(,.;!?]|$| (?:and|at|who|kids)\b))/
const labelled = /\b(?:kids|children|dependents|dependants): ?(\d|none|no|zero)\b(?! ?(?:and|,|&) ?\d)/
const oneChild =
  /\b(?:have|has|had|with|raising|and|got|we've|support|supporting) (?:an?|1|our|my) (?:(?:young|small|little|teenage|special needs|new|toddler|disabled|beautiful) ){0,2}(?:kid|child|son|daughter|baby|toddler|newborn|infant)\b(?! (?:due|on the way|coming|expected|arriving|to come)\b)/
const none =
  /\b(?:no|zero|without|0|don't have(?: any)?|do not have(?: any)?|dont have(?: any)?|not having|never had|w\/o|aren't any) (?:kids?|children|dependents?|dependants?)\b|\b(?:child|kid)[- ]?free\b|\bchildless\b|\b(?:nobody|no one|no-one) (?:depends|relies|is dependent) on (?:me|us|my (?:income|pay))\b|\bno (?:spouse|wife|husband|partner) (?:or|and|nor) (?:kids|children)\b|\bnot? (?:married|single),? (?:no|or) kids\b|\bnor? (?:have )?(?:any )?(?:dependents|kids)\b/
/** "Moving in with my daughter": she has a home of her own; of an older parent "I live with my son" says the same. */
const movesIn = /\b(?:mov(?:e|es|ing|ed) in|stay(?:ing)?) $/
const livesIn = /\b(?:live|lives|living) $/
const isOld = /\b(?:i'm|i am|im|age|aged) (?:now )?(?:6[5-9]|[789]\d)\b/
const wished =
  /\b(?:want|plan|planning|hope|hoping|thinking (?:of|about)|trying for|would like|future|eventually|someday|next|another|in the next)\b[^.\n]{0,24}$/

const isAtTheirs = (text: string, index: number): boolean => {
  const before = text.slice(Math.max(0, index - 20), index)
  return movesIn.test(before) || (livesIn.test(before) && isOld.test(text))
}

export function countedAgesIn({ text }: Reading, count: number): Find | undefined {
  const match = countedAges.exec(text)
  const ages = match?.[1]?.match(/\d+/g)?.map(Number) ?? []
  if (!match || ages.length !== count || ages.some((age) => age > 22)) return undefined
  return find('dependents', ages, [match.index, match.index + match[0].length], 'children', 0.85)
}

/** "Single dad of 8 and 11": two ages, and no count. */
export const parentOfAges =
  /\b(?:mom|mother|dad|father|parent) (?:of|to) (?:an? )?([1-9]|1\d) (?:and|&) (?:an? )?([1-9]|1\d)(?=[- ]year|[- ]yr| ?(?:[,.;!?)]|$| (?:who|and|i|we|make|making|earn|earning)\b))/

export function bareAgesIn({ text }: Reading, told: number): Find | undefined {
  const match = bareAges.exec(text)
  const ages = match?.[1]?.split(' ').map(Number) ?? []
  return match === null ||
    ages.length <= told ||
    ages.some((age) => age > 22) ||
    ofOthers.test(text.slice(0, match.index))
    ? undefined
    : find('dependents', ages, [match.index, match.index + match[0].length], 'children', 0.85)
}

export function howMany(reading: Reading): Find[] {
  const { text } = reading
  const no = none.exec(text)
  if (no) return [find('numDependents', 0, [no.index, no.index + no[0].length], 'children', 0.85)]
  const label = labelled.exec(text)
  if (label) {
    const count = /\d/.test(label[1] ?? '') ? Number(label[1]) : 0
    return [find('numDependents', count, [label.index, label.index + label[0].length], 'children', 0.9)]
  }
  const many = parentOf.exec(text) ?? counted.exec(text)
  if (
    many &&
    !wished.test(text.slice(Math.max(0, many.index - 40), many.index)) &&
    !/\b(?:grown|adult)\b/.test(many[0]) &&
    !/\b(?:my|his|her|their) (?:brother|sister|friend|parents?|mom|dad)\b[^.]{0,20}$/.test(
      text.slice(Math.max(0, many.index - 40), many.index),
    ) &&
    !/\bclaim(?:ing)? ?$/.test(text.slice(Math.max(0, many.index - 10), many.index))
  ) {
    const word = many[1] ?? many[2] ?? ''
    const count = counts[word] ?? Number(word)
    if (count > 0 && count <= 15)
      return [find('numDependents', count, [many.index, many.index + many[0].length], 'children', 0.82)]
  }
  const one = oneChild.exec(text)
  if (
    one &&
    !wished.test(text.slice(Math.max(0, one.index - 30), one.index)) &&
    !/\bhaving|want/.test(one[0]) &&
    !isAtTheirs(text, one.index)
  )
    return [find('numDependents', 1, [one.index, one.index + one[0].length], 'children', 0.6)]
  return []
}

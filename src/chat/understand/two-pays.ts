/** Two sums of pay side by side: those of a couple, or of one person with two jobs. */
import { over } from './cues.ts'
import type { Mention } from './numbers.ts'
import { type Find, find, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

/** "we earn 70 and 55": thousands left out. */
const isEarned = (value: number): boolean => value >= 20 && value < 500
const inFull = (mention: Mention) => (isEarned(mention.low) ? mention.low * 1e3 : over(mention, 'year'))

/** "two incomes (88k + 54k)": one's own and the other's. */
export function twoIncomes({ text, mentions }: Reading): Find[] {
  const named =
    /\b(?:we|(?:wife|husband|spouse|partner)(?: ?\([^)]{0,12}\))? (?:and|&) i(?: ?\([^)]{0,12}\))?|i(?: ?\([^)]{0,12}\))? (?:and|&) my (?:wife|husband|spouse|partner)(?: ?\([^)]{0,12}\))?) (?:both )?(?:make|earn)(?: about| around)? $|\b(?:we|i|wife|husband|spouse|partner) (?:both |each )(?:(?:work|teach|nurse)(?:ing)?)(?: (?:full[- ]time|(?:in|at|for) (?!home)(?:[\w-]+ ){0,2}[\w-]+))?[,:]? (?:making |earning |for |at )?$|\bour (?:salaries|incomes|pay)(?: (?:are|is|of|about|around))* $|\bwe (?:[a-z]+(?: [a-z]+)?, ){1,2}(?:earn|make) \$?$|\bboth [2-6]\d,? (?:and )?(?:we )?(?:earn|mak)(?:e|ing) \$?$|\bboth work(?:ing)?(?: full[- ]time)?[,:]? (?:making |earning )?$|\b(?:two|2|both|our) (?:incomes|salaries)\b[ :(,]{1,3}$|\bboth (?:\w+ )?(?:teachers|nurses|engineers|cops|firefighters|attorneys|lawyers|doctors|professors|employees)\b[^$\d]{0,70}$|\b[2-6]\d ?[mf]? ?(?:and|&|\/|\+) ?[2-6]\d ?[mf]?, (?:[a-z]{2}, )?(?:(?:we )?(?:earn|mak)(?:e|ing)? )?\$?$|\b(?:a|married) couple\b[^.;!?\n$]{0,24}, (?:we )?(?:earn|mak)(?:e|ing)? \$?$/
  let first = mentions.find(
    ({ span, low, per }) =>
      (low >= 10_000 || isEarned(low)) &&
      per === undefined &&
      named.test(text.slice(Math.max(0, span[0] - 100), span[0])),
  )
  let second = mentions[(first?.index ?? mentions.length) + 1]
  if (!first || !second || second.per !== undefined || !(second.low >= 8_000 || isEarned(second.low)))
    return []
  if (!/^ ?(?:\+|and|&|,|\/|plus) ?\$?$/.test(text.slice(first.span[1], second.span[0]))) return []
  // "We make 118k, 52 and 50": two ages, after a sum in thousands.
  if (!isEarned(first.low) && isEarned(second.low) && /^, ?$/.test(text.slice(first.span[1], second.span[0])))
    return []
  // "We make 110k, 12k in savings", "…, 20k in a 529": what is saved is no second pay.
  if (
    /^ ?(?:\w+ )?(?:in (?:\w+ ){0,3}(?:savings?|bank|cash|checking|debt|hysa|529s?|401\w*|403\w*|iras?|tsp|brokerage|investments?|retirement|college funds?)|saved|savings|cash|debt|left|mortgage|on (?:a|an|the|my|our|cards?))\b/.test(
      second.right,
    )
  )
    return []
  // "My wife and I make 130k and 95k": in the order in which they are named.
  const isSpouseFirst =
    /\b(?:wife|husband|spouse|partner)(?: ?\([^)]{0,12}\))? (?:and|&) i\b[^\d)]*(?:\([^)]{0,12}\))? \w[\w, ]{2,24}$/.test(
      text.slice(Math.max(0, first.span[0] - 60), first.span[0]),
    )
  if (isSpouseFirst) [first, second] = [second, first]
  return [
    find('income', inFull(first), first.span, 'pay', 0.92, first.index),
    find('spouseIncome', inFull(second), second.span, 'pay', 0.92, second.index),
  ]
}

const theirs = /\b(?:husband|wife|hubby|spouse|him|her|he|she)(?:'s)?(?: (?:makes|earns|is at|is on|at))?:?$/
const ours = /\b(?:me|i|mine|myself)(?: (?:make|earn|am at))?:?$/

/** "Husband 72k me 64k": a sum for each of the two, side by side. */
export function besideEachOther({ text, mentions }: Reading): Find[] {
  for (const [index, first] of mentions.entries()) {
    const second = mentions[index + 1]
    if (second === undefined) break
    const isYear = ({ sure, per, low }: Mention) => sure && (per ?? 'year') === 'year' && low >= 12_000
    if (!isYear(first) || !isYear(second) || unreal(first) !== undefined) continue
    if (
      !/^[ ,;/&]{0,3}(?:and )?(?:husband|wife|hubby|spouse|him|her|he|she|me|i|mine|myself)\b[ :a-z]{0,10}\$?$/.test(
        text.slice(first.span[1], second.span[0]),
      )
    )
      continue
    const [spouse, self] =
      theirs.test(first.left) && ours.test(second.left)
        ? [first, second]
        : ours.test(first.left) && theirs.test(second.left)
          ? [second, first]
          : []
    if (spouse === undefined || self === undefined) continue
    return [
      find('income', over(self, 'year'), self.span, 'pay', 0.84, self.index),
      find('spouseIncome', over(spouse, 'year'), spouse.span, 'pay', 0.84, spouse.index),
    ]
  }
  return []
}

const does =
  /(?:^|[,;.] ?|\band |\bbut )(?:(i|me)|he|she|(?:my )?(?:wife|husband|hubby|spouse|partner))(?:'m|'s| am| is)? (?:do|does|at|on|make|makes|earn|earns|get|gets)(?: (?:about|around|like))* \$?$/
/** "I do 90 she does 40": what each of two brings, in one way of saying it; thousands may be left out. */
export function eachDoes({ text, mentions }: Reading): Find[] {
  const [first, second, ...others] = mentions
  if (first === undefined || second === undefined || others.length > 0 || text.length > mostOfPair) return []
  const sums = [first, second].map((mention) => ({
    mention,
    who: does.exec(
      mention.span[0] === first.span[0]
        ? text.slice(0, first.span[0])
        : `,${text.slice(first.span[1], mention.span[0]).replace(/^[ ,;]*(?:and |but |& )?/, ' ')}`,
    ),
  }))
  const isPay = ({ low, per, time, kind }: Mention) =>
    (isEarned(low) || low >= 12_000) && (per ?? 'year') === 'year' && time === undefined && kind !== 'percent'
  const own = sums.filter(({ who }) => who?.[1] !== undefined)
  const theirs = sums.filter(({ who }) => who !== null && who[1] === undefined)
  const [self, spouse] = [own[0]?.mention, theirs[0]?.mention]
  if (self === undefined || spouse === undefined || !isPay(self) || !isPay(spouse)) return []
  return [
    find('income', inFull(self), self.span, 'pay', 0.9, self.index),
    find('spouseIncome', inFull(spouse), spouse.span, 'pay', 0.9, spouse.index),
  ]
}
const mostOfPair = 60

const joint = /\b(?:together|combined|household|between us|between the two of us|in total)\b/
const partIsMine =
  /^ ?(?:a year )?(?:of (?:that|it|which) )?(?:(?:is|comes|coming|being) )?(?:from (?:me|my (?:job|pay|salary|work|side))|mine|me)\b/
const partIsTheirs =
  /^ ?(?:a year )?(?:of (?:that|it|which) )?(?:(?:is|comes|coming|being) )?(?:from (?:him|her|(?:my |the )?(?:wife|husband|spouse|partner)(?:'s (?:job|pay|salary))?)|his|hers|(?:my )?(?:wife|husband|spouse|partner)'s)\b/

/** "We make 240,000 together, 150,000 from me": a part of what both earn, in the same sentence and smaller. */
export function partOfBoth({ text, mentions }: Reading): Find[] {
  for (const [index, whole] of mentions.entries()) {
    const part = mentions[index + 1]
    if (part === undefined) break
    const isOne = part.sentence[0] === whole.sentence[0] && (part.per ?? 'year') === 'year'
    if (!isOne || part.low >= whole.low || part.low < 5_000 || part.low !== part.high) continue
    if (!joint.test(text.slice(whole.sentence[0], part.span[0]))) continue
    if (!/\b(?:make|earn|bring in|income|pay|gross)\b/.test(text.slice(whole.sentence[0], part.span[0])))
      continue
    const key = partIsMine.test(part.right)
      ? 'income'
      : partIsTheirs.test(part.right)
        ? 'spouseIncome'
        : undefined
    if (key !== undefined) return [find(key, over(part, 'year'), part.span, 'pay', 0.93, part.index)]
  }
  return []
}

/** "I work two jobs, 45k and 18k": both are one's own. */
export function twoJobs({ text, mentions }: Reading): Find[] {
  for (const [index, first] of mentions.entries()) {
    const second = mentions[index + 1]
    if (second === undefined) break
    const before = text.slice(Math.max(0, first.span[0] - 40), first.span[0])
    if (
      !/\b(?:i (?:work|have|hold)|working|with) (?:two|2) jobs[,:]? \(?(?:making |paying |at |one )?\$?$/.test(
        before,
      )
    )
      continue
    if (!/^ ?(?:and|&|\+|plus) (?:the other )?\$?$/.test(text.slice(first.span[1], second.span[0]))) continue
    const [one, other] = [over(first, 'year'), over(second, 'year')]
    if (typeof one !== 'number' || typeof other !== 'number' || Math.min(one, other) < 3_000) continue
    return [
      find('income', one + other, first.span, 'pay', 0.9, first.index),
      // The same again, so that the other number has its meaning too.
      find('income', one + other, second.span, 'pay', 0.89, second.index),
    ]
  }
  return []
}

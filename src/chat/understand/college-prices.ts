/** What a year of school costs: the college of each child, or a school before it. */
import { mayBeMoney, over } from './cues.ts'
import type { Mention } from './numbers.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { isScholarship } from './scholarships.ts'
import { unreal } from './tenses.ts'

const college =
  '(?:colleges?|universit(?:y|ies)|tuition(?: and \\w+)?|cost of attendance|coa|sticker price|school|schools|hers|his|theirs|each|one|the other|it|they|privates?(?: at| for)?|publics?(?: at| for)?)'
/** "His college costs 45k a year and hers 22k a year". */
const priceBefore = new RegExp(
  `\\b${college}(?:'s)?(?: (?:that|which|in \\w+|will|would|now|currently|there|next|to|(?:she|he|they) (?:wants?|likes?)))*(?: (?:costs?|is|are|runs?|charges?|us|me|at|around|about|roughly|nearly|almost|over|like|of|for|be|cost))*$`,
)
/** "The college we have in mind costs 38,000 a year": some words stand between. */
const pricedBefore =
  /\b(?:colleges?|universit(?:y|ies)|schools?)(?: (?!(?:while|and|but|when|because|since|or|fund|account|child ?care|day ?care|rent|mortgage)\b)[\w']+){1,7}? (?:costs?|will cost|would cost|runs?|will run|charges?|comes? to)(?: (?:us|me|at|around|about|roughly|nearly|almost|over|like|somewhere|close|to))*$/
/** "A 45k a year college", "32k a year for college". */
const priceAfter =
  /^ ?(?:for |of |in )?(?:(?:his|her|their|our|my|a|the|\w+'s|private|catholic|parochial|christian|elementary|montessori|state|public|out-of-state|in-state) )*(?:college|university|tuition|school)\b/
const putsIn =
  /\b(?:save|saving|saves|saved|put|putting|puts|contribute|contributing|contributes|add|adding|deposit|invest|give|gives|giving|gift|gifts|afford|make|makes|earn|earns|income|salary|pay)(?: \w+){0,2}$/
/** "We pay 11,000 a year for our daughter's Catholic elementary school". */
const paysForSchool = ({ left, right }: Mention): boolean =>
  /\bpay(?:ing)?(?: (?:about|around|over))*$/.test(left) && beforeCollege.test(right)
/** School before college. */
const beforeCollege =
  /\b(?:private|catholic|parochial|christian|elementary|middle|grade|high|prep|k-?12|montessori|boarding|day) (?:school|academy|tuition)|\bpre-?school\b|\bkindergarten\b/
const namesCollege = /\b(?:college|universit|undergrad|dorm|freshman year|ivy|degree)/

const severalWords: Record<string, number> = { both: 2, two: 2, three: 3, four: 4 }
/** "14k a year for two kids": the price of all of them together. */
function forSeveral({ right, after }: Mention): number {
  const match = /\bfor (?:(?:our|my|all|the) )?(both|two|three|four|[2-4])\b(?! years)/.exec(right + after)
  return match === null || /\beach\b/.test(right) ? 1 : (severalWords[match[1] ?? ''] ?? Number(match[1]))
}

/** "A year of the college costs 28,000". */
const ofAYear = /\ba year (?:of|at|in) (?:\w+ ){0,2}(?:college|university)(?: \w+){0,3}$/
const isYearly = (mention: Mention) =>
  (mention.per === 'year' || (mention.per === undefined && ofAYear.test(mention.left))) &&
  mayBeMoney(mention) &&
  mention.low >= 3_000

/** "529 has 41k, cost 31k a year": where college is spoken of, its price. */
const bareCost = /(?:^ ?|[,;(.] ?|\b(?:it|and|total) )costs?(?: (?:is|are|will be|us|about|around|of))*$/

const prices = ({ mentions, topic }: Reading): Mention[] =>
  mentions.filter(
    (mention) =>
      isYearly(mention) &&
      unreal(mention) === undefined &&
      !isScholarship(mention) &&
      (!putsIn.test(mention.left) || paysForSchool(mention)) &&
      ((topic === 'college_529' && bareCost.test(mention.left)) ||
        priceBefore.test(mention.left) ||
        pricedBefore.test(mention.left) ||
        priceAfter.test(mention.right)),
  )

/** The sentence of a price, with the one before it where "it" points back: "Private high school? It costs 14k a year". */
function aboutSchool({ text, sentences }: Reading, { sentence: [start, end] }: Mention): string {
  const own = text.slice(start, end)
  if (!/^\s*(?:it|that|this|tuition|the tuition|the school)\b/.test(own)) return own
  const before = sentences.findLast(([from]) => from < start)
  return before === undefined ? own : text.slice(before[0], end)
}

export const readCollegePrices: Reader = (reading): Find[] => {
  // Elsewhere only the tuition credit asks for it, and the sentence has to speak of college itself.
  if (reading.topic !== 'college_529' && reading.topic !== 'roth_vs_traditional') return []
  const found = prices(reading)
  const [first] = found
  if (first === undefined) return []
  const year = (mention: Mention) => {
    const value = over(mention, 'year')
    return typeof value === 'number' ? value : (value[0] + value[1]) / 2
  }
  // "A private school that costs 18k a year": no college is spoken of in that sentence.
  const sentence = aboutSchool(reading, first)
  if (reading.topic !== 'college_529' && !namesCollege.test(sentence)) return []
  if (beforeCollege.test(sentence) && !namesCollege.test(sentence))
    return [
      find('privateSchoolCost', year(first) / forSeveral(first), first.span, 'college', 0.9, first.index),
      find('privateSchoolUse', true, first.span, 'college', 0.85),
    ]
  const values = found.map(year)
  return found.map((mention) => find('collegeCosts', values, mention.span, 'college', 0.92, mention.index))
}

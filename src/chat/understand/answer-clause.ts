/** Which part of a reply is the answer: all of it, its first clause, or the one that holds its only number. */
import { withoutHedges } from './hedges.ts'
import type { Mention } from './numbers.ts'
import type { Reading } from './reading.ts'

const bareWords =
  /^(?:i|i'm|im|i am|i'd|say|it's|its|it is|that's|about|around|roughly|approx|approximately|maybe|probably|like|almost|nearly|just|over|under|close|to|a|an|the|my|we|we're|our|have|has|got|make|earn|gross|grossed|made|earned|last|do|combined|together|spend|want|need|in|at|of|or|so|ish|yes|yeah|sure|ok|okay|well|um|uh|hmm|currently|right|now|only|per|each|every|year|years|yr|yrs|month|months|monthly|yearly|old|age|total|dollars|bucks|k|thousand|grand|think|guess|would|be|by|is|are|them|both|up|more|less|than|half|and|time|for|until|till|when|turn|retire|from|next|within)$/

/** A reply that is a number and little else. */
export function isBare({ text }: Reading, mention: Mention): boolean {
  const rest = withoutHedges(`${text.slice(0, mention.span[0])}0${text.slice(mention.span[1])}`).replace(
    '0',
    ' ',
  )
  const words = rest.match(/[a-z']+/g) ?? []
  return !/\d/.test(rest) && words.every((word) => bareWords.test(word))
}

/** The part of a list that a number stands in: "4600 a month" of "2 kids, 4600 a month". */
export function itemOf(reading: Reading, { span }: Mention): Reading {
  const { text } = reading
  const start = Math.max(...[',', ';', '.'].map((mark) => text.lastIndexOf(`${mark} `, span[0]))) + 1
  const ends = [', ', '; ', '. '].map((mark) => text.indexOf(mark, span[1])).filter((at) => at >= 0)
  // Blanks keep the place of every number in the text.
  const end = ends.length === 0 ? text.length : Math.min(...ends)
  return { ...reading, text: `${' '.repeat(start)}${text.slice(start, end)}` }
}

/** "85 and my husband makes 60", "45k, she's part time": where another one, or another thing, begins. */
const another =
  /(?:[,;]| -| and| but)+ (?:(?:my )?(?:wife|husband|hubby|spouse|partner|girlfriend|boyfriend|fiancee?)|he|she|he's|she's|hes|shes|his|hers?)\b/
const mostOfOpening = 40

/** "About $1,500. The minimum payments are …": the first sentence or clause, where it is hardly more than the answer. */
export function opening(reading: Reading): Reading | undefined {
  const { text } = reading
  const [first, second] = reading.sentences
  const clause = another.exec(text)?.index
  const end = clause ?? (second === undefined ? undefined : first?.[1])
  if (first === undefined || end === undefined || end - first[0] > mostOfOpening) return undefined
  const mentions = reading.mentions.filter(({ span }) => span[1] <= end)
  const [only, ...others] = mentions
  const said = { ...reading, text: text.slice(0, end), mentions, sentences: [[first[0], end] as const] }
  const isAnswer = only === undefined ? reading.openQuestion === 'earners' : isBare(said, only)
  return others.length === 0 && isAnswer ? said : undefined
}

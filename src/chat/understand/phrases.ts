/** Facts that are told in words and not in numbers: a table of phrases, each with the value that it states. */
import type { FactKey, FactValue } from '#engine/household.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { nearestBefore, type Owner } from './owners.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

type ValueRow = { [Key in FactKey]: { readonly key: Key; readonly value: FactValue<Key> } }[FactKey]
export type PhraseRow = ValueRow & {
  readonly says: RegExp
  /** Words anywhere in the message that take the phrase another meaning. */
  readonly unless?: RegExp
  /** The words after the phrase that take it away. */
  readonly unlessNext?: RegExp
  /** Also when it is said of the spouse: a fact of the household. */
  readonly ofEither?: boolean
  /** What is asked about or planned counts too: the fact is that it is considered. */
  readonly evenPlanned?: boolean
  /** Said of a child, as a child's need is. */
  readonly ofChild?: boolean
  /** Read only while one of these topics is spoken of. */
  readonly topics?: readonly TopicSlug[]
  readonly confidence?: number
}

const notYet =
  /\b(?:if|when|once|unless|until|till|in case|should|what if|suppose|supposing|imagine|worr(?:y|ied)|afraid|scared|fear|might|(?<!\b(?:in|since|last|this|early|late|of) )may|could|would|want to|plan(?:ning)? to|thinking (?:of|about)|(?:before|after)(?! (?:all )?(?:tax(?:es)?|rent|bills|expenses|everything|deductions)\b)|going to (?:be|get)|about to|people who|someone who|anyone)\b[^.,;!?\n]{0,40}$/
/** "until I was laid off" lies behind. */
const happened =
  /^(?:when|until|till|before|after|once) (?:i|he|she|we|they) (?:was|were|got|lost|left|quit)\b/
const notMine: ReadonlySet<Owner> = new Set(['other', 'child'])

/** Whether the words from `from` to `to` are about this household, and about now, or even planned. */
export function isHere(
  reading: Reading,
  from: number,
  to: number,
  ofEither = false,
  evenPlanned = false,
): boolean {
  const sentence = reading.sentences.find(([start, end]) => from >= start && from < end)
  const start = sentence?.[0] ?? 0
  const before = Math.max(start, from - 60)
  const supposed = evenPlanned ? null : notYet.exec(reading.text.slice(before, from))
  if (supposed !== null && !happened.test(reading.text.slice(before + supposed.index, to))) return false
  const nearest = nearestBefore(reading.people, to)
  if (!nearest || nearest.at < start || to - nearest.at > 90) return true
  return !notMine.has(nearest.owner) && (ofEither || nearest.owner !== 'spouse')
}

function firstPlace(reading: Reading, row: PhraseRow): readonly [number, number] | undefined {
  const everywhere = new RegExp(row.says.source, 'g')
  for (const match of reading.text.matchAll(everywhere)) {
    const end = match.index + match[0].length
    if (row.unlessNext?.test(reading.text.slice(end, end + 40))) continue
    if (row.ofChild || isHere(reading, match.index, end, row.ofEither, row.evenPlanned))
      return [match.index, end]
  }
  return undefined
}

/** A reader made of phrases; of two that state the same fact the earlier row wins. */
export const phraseReader =
  (name: string, rows: readonly PhraseRow[]): Reader =>
  (reading) => {
    const finds: Find[] = []
    for (const row of rows) {
      if (finds.some(({ key }) => key === row.key)) continue
      if (row.topics && !(reading.topic && row.topics.includes(reading.topic))) continue
      if (row.unless?.test(reading.text)) continue
      const place = firstPlace(reading, row)
      // A row's key and value belong together by its type; the union of all rows is not seen through.
      if (place)
        finds.push(find(row.key, row.value as FactValue<typeof row.key>, place, name, row.confidence ?? 0.75))
    }
    return finds
  }

/** How a message was read, in words: what spoke for each topic, which reader took which span, and what was refused. */
import { mayBeMoney } from './cues.ts'
import type { Mention } from './numbers.ts'
import { type Find, isOfOthers, type Reading, type UnderstandContext } from './reading.ts'
import { type Unreal, unreal } from './tenses.ts'
import { topicVotes } from './topic.ts'
import { type Read, readMessage } from './understand.ts'

const mostTopics = 5
const mostVotes = 6

const refusals: Record<Unreal, string> = {
  past: 'past: it is not so any more',
  supposed: 'supposed: an example or a what-if',
  imagined: 'imagined: it is wished for, not had',
  denied: 'denied: the sentence says it is not so',
  someone_else: "someone else's",
  rule: "a rule's or everybody's, not this household's",
  foreign: 'in another currency',
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100)
const quoted = (text: string): string => `"${text.trim().replace(/\s+/g, ' ')}"`

function topicLines({ reading, topics, concerns }: Read): string[] {
  const votes = new Map(topicVotes(reading).map((one) => [one.slug, one]))
  return topics.slice(0, mostTopics).map(({ slug, score, why }) => {
    const own = votes.get(slug)
    const scope = own === undefined || score !== own.score ? why.slice(0, 2).map(quoted) : []
    const words = (own?.votes ?? [])
      .slice(0, mostVotes)
      .map((vote) => `${quoted(vote.words)} ${rounded(vote.weight)}`)
    const learned =
      own !== undefined && own.chance > 0
        ? [
            `learned chance ${rounded(own.chance)}${own.learned.length > 0 ? ` from ${own.learned.map(quoted).join(', ')}` : ''}`,
          ]
        : []
    const reasons = [...scope, ...words, ...learned]
    const care = slug === 'out_of_scope' ? concerns.map(({ kind }) => kind) : []
    return `  ${slug} ${rounded(score)}: ${[...reasons, ...care].join('; ') || 'nothing else fits'}`
  })
}

const spanOf = ({ original }: Reading, [from, to]: readonly [number, number]): string =>
  quoted(original.slice(from, to))

function factLine(reading: Reading, { key, value, span, reader, confidence }: Find): string {
  return `  ${key} = ${JSON.stringify(value)} from ${spanOf(reading, span)} by ${reader}, sure ${rounded(confidence)}`
}

/** Other meanings that a reader saw and a surer one outdid. */
function outdone({ reading, seen, found }: Read): string[] {
  return seen
    .filter((one) => !found.some((kept) => kept.key === one.key && sameSpan(kept, one)))
    .filter(
      (one) =>
        one.mention === undefined ||
        found.some((kept) => kept.mention === one.mention || kept.key === one.key),
    )
    .map((one) => factLine(reading, one))
}

const sameSpan = (a: Find, b: Find): boolean => a.span[0] === b.span[0] && a.span[1] === b.span[1]

function refusalOf(reading: Reading, mention: Mention): string {
  const reason = unreal(mention) ?? (isOfOthers(reading, mention) ? 'someone_else' : undefined)
  if (reason !== undefined) return refusals[reason]
  return mayBeMoney(mention)
    ? 'a sum of which nobody said what it is'
    : 'a number of which nobody said what it is'
}

function refused(read: Read): string[] {
  const { reading, found } = read
  const isTaken = (mention: Mention) =>
    found.some(
      ({ mention: index, otherParts, span }) =>
        index === mention.index ||
        otherParts?.includes(mention.index) ||
        (span[0] <= mention.span[0] && span[1] >= mention.span[1]),
    )
  return reading.mentions
    .filter((mention) => !isTaken(mention))
    .map((mention) => `  ${spanOf(reading, mention.span)}: ${refusalOf(reading, mention)}`)
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}\n${lines.join('\n')}\n`

/** The reading of one message, line by line, for a person who asks why. */
export function explainReading(message: string, context: UnderstandContext): string {
  const read = readMessage(message, context)
  return [
    section('Topics, the strongest first: words with their weights', topicLines(read)),
    section(
      'Facts: value, words, reader',
      read.found.map((one) => factLine(read.reading, one)),
    ),
    section('Read too, but outdone by a surer reader', outdone(read)),
    section('Numbers that are no facts', refused(read)),
    section(
      'What calls for care',
      read.concerns.map(({ kind, words }) => `  ${kind}: ${quoted(words)}`),
    ),
  ].join('')
}

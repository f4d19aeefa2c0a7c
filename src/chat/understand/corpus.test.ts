import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type TopicSlug, topicSlugs } from '#engine/topic-slugs.ts'
import { factSentences } from './corpus/fact-sentences.ts'
import { forumSentences } from './corpus/forum-sentences.ts'
import { understand } from './understand.ts'

const today = '2026-11-20'
/** Over a thousand sentences, perhaps on a busy machine. */
const patience = { timeout: 60_000 }

function topicSentences(): { slug: TopicSlug; message: string }[] {
  let slug: TopicSlug = 'smalltalk'
  return readFileSync(join(import.meta.dirname, 'corpus/topics.txt'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const heading = topicSlugs.find((one) => line === `# ${one}`)
      if (heading) slug = heading
      return heading || line.trim() === '' ? [] : [{ slug, message: line }]
    })
}

test('our own sentences lead to their topics', patience, () => {
  const sentences = topicSentences()
  const missed = sentences.filter(
    ({ slug, message }) => understand(message, { today }).topics[0]?.slug !== slug,
  )
  expect(sentences.length).toBeGreaterThan(900)
  expect(new Set(sentences.map(({ slug }) => slug)).size).toBe(topicSlugs.length)
  // Some sentences honestly belong to two topics; more than these few would be a loss of understanding.
  expect(missed.map(({ message }) => message).slice(25)).toEqual([])
})

/** A sentence without what could be exchanged: its numbers, the months and the names of banks. */
const shapeOf = (message: string) =>
  message
    .toLowerCase()
    .replace(/\$? ?\d[\d,.]*(?: ?(?:k|m|thousand|grand|mil|million)\b)?/g, '0')
    .replace(
      /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundred)\b/g,
      '0',
    )
    .replace(
      /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/g,
      'month',
    )
    .replace(
      /\b(?:chase|citi|visa|mastercard|amex|discover|capital one|wells fargo|fidelity|vanguard|schwab)\b/g,
      'name',
    )
    .replace(/\s+/g, ' ')
    .trim()

test('over a thousand utterances of over three hundred shapes, and none differs only in its numbers', () => {
  const messages = [
    ...topicSentences().map(({ message }) => message),
    ...factSentences.map(([message]) => message),
    ...forumSentences.map(([message]) => message),
  ]
  // A bare number is nothing else.
  const shapes = messages.map(shapeOf).filter((shape) => shape !== '0')
  expect(messages.length).toBeGreaterThanOrEqual(1_000)
  expect(new Set(shapes).size).toBeGreaterThanOrEqual(300)
  expect(shapes.filter((shape, place) => shapes.indexOf(shape) !== place)).toEqual([])
})

test('the choice of a topic is explained by words of the message', patience, () => {
  for (const { message } of topicSentences().filter((_, place) => place % 9 === 0)) {
    const { topics } = understand(message, { today })
    expect(topics.length).toBeGreaterThan(0)
    for (const { score } of topics.slice(1))
      expect(score).toBeLessThanOrEqual(Math.max(topics[0]?.score ?? 0, 99))
  }
})

test('a turn of a conversation keeps its topic until another is named', () => {
  const talk: [message: string, slug: TopicSlug][] = [
    ['how much term life insurance do we need', 'term_life'],
    ['two kids, 4 and 8', 'term_life'],
    ['the mortgage is 260,000', 'term_life'],
    ['I make 105k', 'term_life'],
    ['ok and how do I save for their college?', 'college_529'],
    ['about 300 a month', 'college_529'],
  ]
  let topic: TopicSlug | undefined
  for (const [message, slug] of talk) {
    topic = understand(message, { today, topic }).topics[0]?.slug
    expect([message, topic]).toEqual([message, slug])
  }
})

test('our own messages give exactly the facts that they state', patience, () => {
  for (const [message, facts] of [...factSentences, ...forumSentences])
    expect([message, understand(message, { today }).facts]).toEqual([message, facts])
})

/** Finds the explanation that answers a question: a search over titles, the ways people ask, and the words themselves. */
import MiniSearch from 'minisearch'
import type { Household } from '#engine/household.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import type { AnswerEntry } from './answer-file.ts'
import { hasMeaning, phraseTermsOf, searchTerms, termsOf, wordsOf } from './answer-terms.ts'
import { spacedWords, tellsOf } from './telling-words.ts'

/** A fact that holds: a yes, or somebody on a list. */
const isSo = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value === true || (typeof value === 'number' && value > 0)

export interface FoundAnswer {
  readonly entry: AnswerEntry
  /** How well it answers, from 0 to about 1. */
  readonly score: number
}

export interface AnswerBook {
  readonly entries: readonly AnswerEntry[]
  /**
   * The best explanation that fits what was told; undefined when none is close. `about` is what the message is about,
   * the main topic first.
   */
  find(question: string, about: readonly TopicSlug[], told?: Household): FoundAnswer | undefined
  /** The explanation that a topic begins with, if it fits what was told. */
  openingOf(topic: TopicSlug, told?: Household): AnswerEntry | undefined
  /** What else one might ask after this explanation, as far as it fits what was told. */
  after(entry: AnswerEntry, told?: Household): AnswerEntry[]
}

const mostFollowUps = 3
/** Less than this is no answer. */
const leastScore = 0.3
/** How much the words that tell circumstances weigh beside those that ask. */
const circumstanceWeight = 0.3
const otherTopicWeight = 0.5
const secondTopicWeight = 0.8
/** More words than this make the search slow and no better. */
const mostTerms = 60
/** How many of the search's results are compared with the question phrase by phrase. */
const compared = 30
/** How much the likeness to one way of asking weighs beside the search. */
const phraseShare = 0.7

/** From this likeness on, the search's own order counts in full. */
const soundLikeness = 0.3

/** What telling words are worth, and each group of them beyond the first. */
const toldScore = 0.5
const perGroup = 0.06
/** How much the search counts among explanations that the words tell of. */
const searchAmongTold = 0.3
/** What they are worth where only the story holds them, not its opening or its questions. */
const storyShare = 0.8

const sentenceEnds = /(?<=[.!?\n])\s+/

/** Where several are near, the one that a topic begins with is the safer. */
const openingShare = 1.1
/** One sentence of a story says less than all of it. */
const sentenceShare = 0.8
const mostSentences = 8
const fewestTerms = 3

const asks = (sentence: string, index: number): boolean => index === 0 || sentence.includes('?')

/** The terms of a message with their weights: those of its opening and of its questions count in full. */
function weighed(message: string, termsIn: (sentence: string) => readonly string[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const [index, sentence] of message.split(sentenceEnds).entries()) {
    const weight = asks(sentence, index) ? 1 : circumstanceWeight
    for (const term of termsIn(sentence)) weights.set(term, Math.max(weight, weights.get(term) ?? 0))
  }
  return new Map([...weights].sort((a, b) => b[1] - a[1]).slice(0, mostTerms))
}

/** A phrase as a direction in the space of words: rare words weigh more. */
type Phrase = ReadonlyMap<string, number>

const lengthOf = (phrase: Phrase): number =>
  Math.sqrt([...phrase.values()].reduce((sum, weight) => sum + weight * weight, 0))

/**
 * The cosine between phrases: 1 for the same words, 0 for none in common. "What should I do?" is a way of asking and
 * no subject: phrases that share nothing else are not alike.
 */
function likeness(a: Phrase, b: Phrase): number {
  let sum = 0
  let isOneSubject = false
  for (const [term, weight] of a) {
    const other = b.get(term)
    if (other === undefined) continue
    sum += weight * other
    isOneSubject ||= hasMeaning(term)
  }
  return isOneSubject ? sum / (lengthOf(a) * lengthOf(b)) : 0
}

export function answerBook(entries: readonly AnswerEntry[]): AnswerBook {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const index = new MiniSearch<{ id: string; title: string; asks: string; body: string }>({
    fields: ['title', 'asks', 'body'],
    tokenize: wordsOf,
    processTerm: termsOf,
  })
  index.addAll(entries.map(({ id, title, asks, body }) => ({ id, title, asks: asks.join(' '), body })))

  const asked = entries.flatMap(({ id, title, asks }) =>
    [title, ...asks].map((text) => ({ id, terms: new Set(phraseTermsOf(text)) })),
  )
  const uses = new Map<string, number>()
  for (const { terms } of asked) for (const term of terms) uses.set(term, (uses.get(term) ?? 0) + 1)
  const rarity = (term: string): number => Math.log(1 + asked.length / (1 + (uses.get(term) ?? 0)))
  const rare = (weights: ReadonlyMap<string, number>): Phrase =>
    new Map([...weights].map(([term, weight]) => [term, weight * rarity(term)]))
  const phrasesOf = new Map<string, Phrase[]>()
  for (const { id, terms } of asked) {
    const phrase = new Map([...terms].map((term) => [term, rarity(term)]))
    phrasesOf.set(id, [...(phrasesOf.get(id) ?? []), phrase])
  }

  const tells = new Map(entries.map((entry) => [entry.id, tellsOf(entry.tells)]))
  const only = new Map(
    entries.filter((entry) => entry.only.length > 0).map((entry) => [entry.id, tellsOf(entry.only)]),
  )

  const topicWeight = (entry: AnswerEntry, about: readonly TopicSlug[]): number => {
    const [main, ...others] = about
    if (main === undefined || entry.topics.includes(main)) return 1
    return others.some((topic) => entry.topics.includes(topic)) ? secondTopicWeight : otherTopicWeight
  }

  function ranked(message: string, about: readonly TopicSlug[]): FoundAnswer[] {
    const weights = weighed(message, searchTerms)
    if (weights.size === 0) return []
    const entryOf = (id: string) => byId.get(id) as AnswerEntry
    const results = index.search([...weights.keys()].join(' '), {
      boost: { title: 3, asks: 2, body: 0.6 },
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      prefix: (term) => term.length > 3,
      boostTerm: (term) => weights.get(term) ?? 1,
      boostDocument: (id) => topicWeight(entryOf(id), about),
    })
    const best = results[0]?.score ?? 1
    const whole = rare(weighed(message, phraseTermsOf))
    const parts = message
      .split(sentenceEnds)
      .filter(asks)
      .map((sentence) => rare(weighed(sentence, phraseTermsOf)))
      .filter((part) => part.size >= fewestTerms)
      .slice(0, mostSentences)
    const likenessTo = (phrase: Phrase): number =>
      Math.max(likeness(whole, phrase), ...parts.map((part) => sentenceShare * likeness(part, phrase)))
    const searched = new Map(
      results.slice(0, compared).map(({ id, score }) => {
        const entry = entryOf(id)
        const alike = Math.max(...(phrasesOf.get(id) ?? []).map(likenessTo))
        const byPhrase = phraseShare * alike * topicWeight(entry, about)
        // A search always has a best result; it counts as far as the phrases bear it out.
        const byWords = (1 - phraseShare) * (score / best) * Math.min(1, alike / soundLikeness)
        const opening = entry.general && entry.topics[0] === about[0] ? openingShare : 1
        return [entry.id, (byPhrase + byWords) * opening]
      }),
    )
    const inStory = spacedWords(message)
    const inQuestions = spacedWords(message.split(sentenceEnds).filter(asks).join(' '))
    const told = (entry: AnswerEntry): number => {
      const groups = (spaced: string) => tells.get(entry.id)?.(spaced) ?? 0
      const value = (count: number) => (count === 0 ? 0 : toldScore + perGroup * count)
      const words = Math.max(value(groups(inQuestions)), storyShare * value(groups(inStory)))
      return words === 0
        ? 0
        : topicWeight(entry, about) * (words + searchAmongTold * (searched.get(entry.id) ?? 0))
    }
    return entries
      .map((entry) => ({ entry, score: Math.min(1, Math.max(searched.get(entry.id) ?? 0, told(entry))) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
  }

  /** Whether a message has the words without which an explanation is never said, or those that tell it apart. */
  const isSpokenOf = ({ id }: AnswerEntry, spaced: string): boolean =>
    (only.get(id)?.(spaced) ?? 1) > 0 || (tells.get(id)?.(spaced) ?? 0) > 0

  const fits = (entry: AnswerEntry, told: Household): boolean =>
    !entry.unless.some((fact) => isSo(told[fact]))

  return {
    entries,
    find(question, about, told = {}) {
      const spaced = spacedWords(question)
      const best = ranked(question, about).find(({ entry }) => fits(entry, told) && isSpokenOf(entry, spaced))
      return best !== undefined && best.score >= leastScore ? best : undefined
    },
    openingOf: (topic, told = {}) =>
      entries.find((entry) => entry.general && entry.topics[0] === topic && fits(entry, told)),
    after: (entry, told = {}) =>
      ranked(entry.title, entry.topics)
        .map((found) => found.entry)
        .filter(
          (other) =>
            other.id !== entry.id &&
            other.topics.some((topic) => entry.topics.includes(topic)) &&
            fits(other, told),
        )
        .slice(0, mostFollowUps),
  }
}

/** Which topic a message is about: words that are data, weighed by where they stand; the choice can be explained. */
import { type TopicSlug, topicSlugs } from '#engine/topic-slugs.ts'
import { distressIn } from '../distress-words.ts'
import type { Reading } from './reading.ts'
import type { Span } from './text.ts'
import { learnedTopics } from './topic-learned.ts'
import type { TopicScore } from './topic-score.ts'
import { topicWords } from './topic-words.ts'

export interface Vote {
  words: string
  weight: number
}

const questionEnd = /\?\s*["')]*$/
const questionStart =
  /^\s*(?:should|can|could|how|what|where|when|is it|do i|does|which|why|help|need advice|any advice|am i|would)\b/

/** "Car insurance: 122": a line of a list tells a circumstance, not a question. */
const listLine = /^[\s\W]*[a-z][a-z0-9 /&'()-]{1,40}: ?[~<]?\$?\d/

/** What such a question is about was told before it. */
const pointsToStory =
  /\b(?:it|this|that|them|these|those|they|he|she|his|her|him|both|either|the (?:money|cash|rest|sum|check|payout|inheritance|bonus))\b/
/** "Is it smart to move", "is a 529 worth it": a word that points to nothing. */
const pointsToNothing =
  /\b(?:is|was|would|does|will) it (?:\w+ ){0,4}?(?:to|if|for|make|matter)\b|\bworth it\b/g
/** Less than this names no topic. */
const clearWords = 2.5
const shortQuestion = 90
/** A message so short has no story before its question. */
const leastStory = 120

/** Money or a plan of which nobody has spoken before: "I got a 20k bonus", "I left my job and have 52k there". */
const cameNow =
  /\b(?:got|getting|received?|receiving|inherit(?:ed|ing)?|sold|selling|won|left (?:my|the|a)|came into)\b/

/** The question that ends a story, where it names what it is about by itself or with the sentence before it. */
function closingQuestion(reading: Reading): Span | undefined {
  const { text, sentences } = reading
  const [before, last] = sentences.slice(-2)
  if (before === undefined || last === undefined) return undefined
  const sentence = text.slice(...last)
  if (!questionEnd.test(sentence)) return undefined
  // "I got 20k, what do I do with it?": what a short question points to is in it.
  const namesSum =
    sentence.length < shortQuestion &&
    reading.mentions.some(({ kind, span: [at] }) => kind === 'money' && at >= last[0] && at < last[1])
  const points = !namesSum && pointsToStory.test(sentence.replace(pointsToNothing, ''))
  if (points && !(sentences.length > 2 && cameNow.test(text.slice(...before)))) return undefined
  const closing: Span = [points ? before[0] : last[0], last[1]]
  const inClosing = (at: number) => (at >= closing[0] && at < closing[1] ? 1 : 0)
  const named = topicSlugs.some(
    (slug) => votesFor(slug, reading, inClosing).reduce((sum, { weight }) => sum + weight, 0) >= clearWords,
  )
  return named ? closing : undefined
}

/** The opening and the questions say what a message is about; the rest tells circumstances. */
function placeWeights(reading: Reading): (at: number) => number {
  const { text, sentences } = reading
  if (text.length < leastStory) return () => 1
  const closing = closingQuestion(reading)
  const isShort = text.length < 420
  const opening = sentences[0] ?? [0, text.length]
  const weightOf = ([from, to]: Span): number => {
    const sentence = text.slice(from, to)
    if (listLine.test(sentence)) return 0.2
    if (closing !== undefined && from >= closing[0]) return 2
    if (from < Math.max(opening[1], 1))
      return closing === undefined || questionEnd.test(sentence) ? 1.5 : 0.85
    if (questionEnd.test(sentence) || questionStart.test(sentence)) return 1.2
    return isShort ? 0.85 : 0.5
  }
  const weighed = sentences.map((span) => ({ span, weight: weightOf(span) }))
  return (at) => weighed.find(({ span }) => at >= span[0] && at < span[1])?.weight ?? 0.5
}

function votesFor(slug: TopicSlug, { text }: Reading, weightAt: (at: number) => number): Vote[] {
  const votes: Vote[] = []
  for (const [pattern, weight] of topicWords[slug]) {
    let best: Vote | undefined
    let repeats = 0
    for (const match of text.matchAll(pattern)) {
      const value = weight * weightAt(match.index)
      if (best) repeats += 1
      if (!best || value > best.weight) best = { words: match[0], weight: value }
      if (repeats >= 3) break
    }
    if (best) votes.push({ words: best.words, weight: best.weight * (1 + 0.12 * repeats) })
  }
  return votes.sort((a, b) => b.weight - a.weight)
}

/** Less than this is no topic. */
const least = 0.75

/** How much the learned chances weigh beside the words of the lexicon. */
const learnedWeight = 3
/** A chance that speaks of a topic without any word of the lexicon. */
const clearChance = 0.12

export interface TopicVotes {
  readonly slug: TopicSlug
  readonly score: number
  /** Words of the lexicon with what they weigh where they stand, the strongest first; each next one counts less. */
  readonly votes: readonly Vote[]
  /** The learned chance that was counted in, and the words it came from. */
  readonly chance: number
  readonly learned: readonly string[]
}

/** Every topic with what speaks for it. */
export function topicVotes(reading: Reading): TopicVotes[] {
  const weightAt = placeWeights(reading)
  const learned = new Map(learnedTopics(reading.text).map((one) => [one.slug, one]))
  return topicSlugs
    .map((slug) => {
      const votes = votesFor(slug, reading, weightAt)
      const words = votes.reduce((total, vote, rank) => total + vote.weight / (1 + rank * 0.35), 0)
      const one = learned.get(slug)
      const chance = one && (words > 0 || one.chance >= clearChance) ? one.chance : 0
      return { slug, score: words + learnedWeight * chance, votes, chance, learned: one?.why ?? [] }
    })
    .filter((topic) => topic.score >= least)
    .sort((a, b) => b.score - a.score)
}

/** The topics that a message speaks of, the strongest first. */
export function wordScores(reading: Reading): TopicScore[] {
  return topicVotes(reading).map(({ slug, score, votes, chance, learned }) => ({
    slug,
    score,
    why: [...votes.slice(0, 5).map((vote) => vote.words), ...(chance > 0.2 ? learned : [])],
  }))
}

/** The topics of a message, the primary one first; never empty. */
export function topicsOf(
  reading: Reading,
  scores: TopicScore[],
  scope: TopicScore | undefined,
): TopicScore[] {
  if (scope) return [scope, ...scores.filter((topic) => topic.slug !== scope.slug)]
  const kept = reading.talkingAbout
  if (kept && isFollowUp(reading, scores[0])) {
    const own = scores.find((topic) => topic.slug === kept)
    const why = ['what we were talking about', ...(own?.why ?? [])]
    // Beside the topic that goes on, others are only touched.
    const others = scores.filter((topic) => topic.slug !== kept)
    return [{ slug: kept, score: 2 * Math.max(least, scores[0]?.score ?? 0), why }, ...others]
  }
  return scores.length > 0 ? scores : [fallbackTopic(reading)]
}

const asksAnew =
  /\?\s*$|^\s*(?:what about|and (?:also )?(?:what|how|should|can|could|do|does|is|are|if|when|where|why|which|would)|how about|should|can|how|what|where|when|is|do|does|which|why|now|also|ok(?:ay)?,? (?:so )?(?:what|how))\b/

/** "all of it", "that one": what was just spoken of. */
const pointsBack =
  /\b(?:it|them|that|those|these|this|that one|the other one|she|he|they)\b(?: all| both| off| together| now)?\W*$|\ball of (?:it|them)\b/

/** A short answer or a remark keeps the topic unless it names another one clearly. */
function isFollowUp(reading: Reading, best: TopicScore | undefined): boolean {
  if (!best || best.slug === reading.talkingAbout) return true
  if (best.slug === 'out_of_scope' || best.slug === 'smalltalk') return true
  const asks = asksAnew.test(reading.text)
  const tellsNumbers = !asks && reading.mentions.length > 0 && reading.text.length < 70
  if (tellsNumbers) return true
  return best.score < (asks && !pointsBack.test(reading.text) ? 3 : 6)
}

const moneyTalk =
  /\b(?:money|financ\w*|sav(?:e|ing|ings)|bills?|income|salary|afford|spend\w*|pay|cash|bank|wealth\w*|rich|broke|raise|job|wage|expens\w*)\b/

function fallbackTopic(reading: Reading): TopicScore {
  const need = distressIn(reading.text)
  if (need !== undefined) return { slug: 'budgeting', score: 1, why: [need] }
  if (reading.mentions.some((mention) => mention.kind === 'money'))
    return { slug: 'lump_sum_invest', score: 1, why: ['a sum of money'] }
  const money = moneyTalk.exec(reading.text)
  if (money) return { slug: 'budgeting', score: 1, why: [money[0]] }
  return { slug: reading.mentions.length > 0 ? 'budgeting' : 'out_of_scope', score: 0.5, why: [] }
}

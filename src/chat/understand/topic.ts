/** Which topic a message is about: words that are data, weighed by where they stand; the choice can be explained. */
import { type TopicSlug, topicSlugs } from '#engine/topic-slugs.ts'
import type { Concern } from '../safety.ts'
import type { Reading } from './reading.ts'
import { scopeOf } from './scope.ts'
import type { TopicScore } from './topic-score.ts'
import { topicWords } from './topic-words.ts'

interface Vote {
  words: string
  weight: number
}

/** The opening and the questions say what a message is about; the rest tells circumstances. */
function placeWeights(reading: Reading): (at: number) => number {
  const length = reading.text.length
  const questions = reading.sentences.filter(
    ([from, to]) =>
      /\?\s*["')]*$/.test(reading.text.slice(from, to)) ||
      /^\s*(?:should|can|how|what|where|when|is it|do i|does|which|why|help|need advice|any advice)\b/.test(
        reading.text.slice(from, to),
      ),
  )
  const opening = reading.sentences[0] ?? [0, length]
  return (at) => {
    const inOpening = at < Math.max(opening[1], 1)
    const inQuestion = questions.some(([from, to]) => at >= from && at < to)
    if (length < 120) return 1
    return inOpening ? 1.5 : inQuestion ? 1.15 : 0.55
  }
}

function votesFor(slug: TopicSlug, reading: Reading, weightAt: (at: number) => number): Vote[] {
  const votes: Vote[] = []
  for (const [pattern, weight] of topicWords[slug]) {
    let best: Vote | undefined
    let repeats = 0
    for (const match of reading.text.matchAll(pattern)) {
      const value = weight * weightAt(match.index)
      if (best) repeats += 1
      if (!best || value > best.weight) best = { words: match[0], weight: value }
      if (repeats >= 3) break
    }
    if (best) votes.push({ words: best.words, weight: best.weight * (1 + 0.12 * repeats) })
  }
  return votes.sort((a, b) => b.weight - a.weight)
}

const least = 1.6

export function topicsOf(reading: Reading, concerns: readonly Concern[]): TopicScore[] {
  const weightAt = placeWeights(reading)
  const scores = topicSlugs
    .map((slug) => {
      const votes = votesFor(slug, reading, weightAt)
      const score = votes.reduce((total, vote, rank) => total + vote.weight / (1 + rank * 0.35), 0)
      return { slug, score, why: votes.slice(0, 5).map((vote) => vote.words) }
    })
    .filter((topic) => topic.score >= least)
    .sort((a, b) => b.score - a.score)
  const scope = scopeOf(reading, concerns, scores[0]?.score ?? 0)
  if (scope) return [scope, ...scores.filter((topic) => topic.slug !== scope.slug)]
  const kept = reading.topic && isFollowUp(reading, scores[0]) ? reading.topic : undefined
  if (kept)
    return [
      { slug: kept, score: least, why: ['what we were talking about'] },
      ...scores.filter((topic) => topic.slug !== kept),
    ]
  if (scores.length > 0) return scores
  return fallbackTopics(reading)
}

/** A short answer or a remark keeps the topic unless it names another one clearly. */
function isFollowUp(reading: Reading, best: TopicScore | undefined): boolean {
  if (!best) return true
  if (best.slug === reading.topic) return true
  const asksAnew =
    /\?\s*$|^\s*(?:what about|and |how about|should|can|how|what|where|when|is|do|does|which|why|now|also|ok(?:ay)?,? (?:so )?(?:what|how))\b/.test(
      reading.text,
    )
  return best.score < (asksAnew ? 3 : 5)
}

function fallbackTopics(reading: Reading): TopicScore[] {
  const money = reading.mentions.some((mention) => mention.kind === 'money')
  const facts = reading.mentions.length > 0
  if (money) return [{ slug: 'lump_sum_invest', score: 1, why: ['a sum of money'] }]
  if (/\b(?:money|financ\w*|sav(?:e|ing|ings)|bills?|income|salary|afford|spend\w*|pay)\b/.test(reading.text))
    return [{ slug: 'budgeting', score: 1, why: ['money in general'] }]
  return [{ slug: facts ? 'budgeting' : 'out_of_scope', score: 0.5, why: [] }]
}

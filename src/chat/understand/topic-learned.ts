/** The learned part of the topic scorer: how likely each topic is by the words, and which words said so. */
import { type TopicSlug, topicSlugs } from '#engine/topic-slugs.ts'
import { topicFeatures } from './topic-features.ts'
import { topicWeights } from './topic-weights.ts'

type Row = readonly (readonly [place: number, weight: number])[]

const rows = new Map<string, Row>(
  topicWeights
    .trim()
    .split('\n')
    .map((line) => {
      const [feature = '', weights = ''] = line.split('|')
      const row = weights.split(' ').map((pair) => {
        const [place, weight] = pair.split(':')
        return [Number(place), Number(weight)] as const
      })
      return [feature, row] as const
    }),
)

export interface Learned {
  readonly slug: TopicSlug
  /** 0 to 1; all topics together 1. */
  readonly chance: number
  readonly why: string[]
}

const bias = '(bias)'

/** Chances of all topics for a text; none when it holds no known word. */
export function learnedTopics(text: string): Learned[] {
  const known = topicFeatures(text).flatMap((feature) => {
    const row = rows.get(feature)
    return row ? [{ feature, row }] : []
  })
  if (known.length === 0) return []
  const value = 1 / Math.sqrt(Math.max(4, known.length))
  const sums = topicSlugs.map(() => 0)
  for (const [place, weight] of rows.get(bias) ?? []) sums[place] = (sums[place] ?? 0) + weight * 0.3
  for (const { row } of known)
    for (const [place, weight] of row) sums[place] = (sums[place] ?? 0) + weight * value
  const top = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - top))
  const total = powers.reduce((a, b) => a + b, 0)
  return topicSlugs.map((slug, place) => ({
    slug,
    chance: (powers[place] ?? 0) / total,
    why: known
      .map(({ feature, row }) => ({ feature, weight: row.find(([at]) => at === place)?.[1] ?? 0 }))
      .filter(({ weight }) => weight > 0.8)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, 3)
      .map(({ feature }) => feature),
  }))
}

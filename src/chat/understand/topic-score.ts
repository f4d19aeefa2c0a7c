/** How strongly a message speaks for a topic, and by which words. */
import type { TopicSlug } from '#engine/topic-slugs.ts'

export interface TopicScore {
  readonly slug: TopicSlug
  readonly score: number
  /** The words that spoke for it, the strongest first. */
  readonly why: string[]
}

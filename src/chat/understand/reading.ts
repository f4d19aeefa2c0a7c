/** What every reader gets: the message, its quantities, and what the conversation knows already. */
import type { FactKey, FactValue, Household } from '#engine/household.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import type { CalendarDate } from '#engine/units.ts'
import { type Mention, mentionsIn } from './numbers.ts'
import { plainLower, type Span, sentencesOf } from './text.ts'

export interface UnderstandContext {
  /** The fact that the last reply asked for. */
  readonly openQuestion?: FactKey | undefined
  /** The topic that is being talked about. */
  readonly topic?: TopicSlug | undefined
  /** What the household told before. */
  readonly household?: Household | undefined
  readonly today: CalendarDate
}

export interface Reading extends UnderstandContext {
  readonly original: string
  readonly text: string
  readonly mentions: readonly Mention[]
  readonly sentences: readonly Span[]
  /** The topic before this message, when a conversation is under way. */
  readonly talkingAbout: TopicSlug | undefined
}

export function prepare(message: string, context: UnderstandContext): Reading {
  const text = plainLower(message)
  return {
    ...context,
    original: message,
    text,
    mentions: mentionsIn(text),
    sentences: sentencesOf(text),
    talkingAbout: context.topic,
  }
}

/** A fact found in the message, where it stands there, and how sure its reader is (0 to 1). */
export type Find = {
  [Key in FactKey]: {
    readonly key: Key
    readonly value: FactValue<Key>
    readonly span: Span
    readonly reader: string
    readonly confidence: number
    /** The number it was read from; a number gives one fact only. */
    readonly mention?: number
  }
}[FactKey]

/** One idea of reading: from a prepared message to the facts it sees there. */
export type Reader = (reading: Reading) => Find[]

export function find<Key extends FactKey>(
  key: Key,
  value: FactValue<Key>,
  span: Span,
  reader: string,
  confidence: number,
  mention?: number,
): Find {
  // The union of all keys is not seen through a type parameter; key and value belong together by the signature.
  return { key, value, span, reader, confidence, ...(mention === undefined ? {} : { mention }) } as Find
}

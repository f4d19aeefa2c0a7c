/** What every reader gets: the message, its quantities, and what the conversation knows already. */
import { type FactKey, type FactValue, facts, type Household } from '#engine/household.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import type { CalendarDate } from '#engine/units.ts'
import { withEchoedPeriods, withSharedPeriods } from './echoed-periods.ts'
import { type Mention, mentionsIn } from './numbers.ts'
import { nearestBefore, type Person, peopleIn } from './owners.ts'
import { toSelf } from './tenses.ts'
import { plainLower, type Span, sentencesOf } from './text.ts'

export interface UnderstandContext {
  /** The fact that the last reply asked for. */
  readonly openQuestion?: FactKey | undefined
  /** The topic that is being talked about. */
  readonly topic?: TopicSlug | undefined
  /** What the household told before. */
  readonly household?: Household | undefined
  /** What was known before the last change. */
  readonly householdBefore?: Household | undefined
  /** The last message that told facts, and the question that was open then. */
  readonly said?: { readonly text: string; readonly openQuestion?: FactKey | undefined } | undefined
  readonly today: CalendarDate
}

export interface Reading extends UnderstandContext {
  readonly original: string
  readonly text: string
  readonly mentions: readonly Mention[]
  readonly sentences: readonly Span[]
  /** Everyone named, in order. */
  readonly people: readonly Person[]
  /** The topic before this message, when a conversation is under way. */
  readonly talkingAbout: TopicSlug | undefined
}

export function prepare(message: string, context: UnderstandContext): Reading {
  const text = plainLower(message)
  return {
    ...context,
    original: message,
    text,
    mentions: withSharedPeriods(text, withEchoedPeriods(mentionsIn(text))),
    sentences: sentencesOf(text),
    people: peopleIn(text),
    talkingAbout: context.topic,
  }
}

/** Whether a number is said of someone outside the household: "my mom … she gets 1,900". */
export function isOfOthers(reading: Reading, mention: Mention): boolean {
  if (toSelf.test(mention.right)) return false
  const nearest = nearestBefore(reading.people, mention.span[0])
  if (nearest?.owner !== 'other' || nearest.at < mention.sentence[0] || mention.span[0] - nearest.at > 60)
    return false
  const between = reading.text.slice(nearest.at + 2, mention.span[0])
  if (/\b(?:i|i'm|my|we|our|me|us)\b/.test(between)) return false
  // "I owe my dad 4k": what is owed to others is one's own debt.
  if (
    /\b(?:owe|owing|borrowed from|pay) (?:to )?(?:my |our |the )?$/.test(
      reading.text.slice(Math.max(0, nearest.at - 24), nearest.at),
    )
  )
    return false
  return !/\b(?:left|gave|gift\w*|give|giving|inherit\w*|from|lend|loan(?:ed)?)\b/.test(mention.before)
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
    /** Of a whole that was told in parts: the numbers of its other parts. */
    readonly otherParts?: readonly number[]
    /** Of a list of bills: which payments on debts are not in it. */
    readonly lacks?: 'debts' | 'debts but the home'
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

/** A fact whose key is known only now, as what a reader returns: nothing where the value is none of that fact. */
export function findChecked(
  key: FactKey,
  value: unknown,
  span: Span,
  reader: string,
  confidence: number,
  mention?: number,
): Find[] {
  const parsed = facts[key].schema.safeParse(value)
  // The schema of this key has just said that the value is one of its own.
  return parsed.success ? [find(key, parsed.data as never, span, reader, confidence, mention)] : []
}

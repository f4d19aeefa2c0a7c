/** A message becomes topic and facts, deterministically: prepared once, read by small readers, settled by one arbiter. */
import type { FactDefinition } from '#engine/fact.ts'
import { type FactKey, facts, type Household, householdSchema } from '#engine/household.ts'
import { type Concern, concernsIn } from '../safety.ts'
import { added, mayAdd, withAdditions } from './additions.ts'
import { type Amended, amended, type Earlier, leftNow, mayAmend, withoutStrayNo } from './after-words.ts'
import { settle } from './arbiter.ts'
import { withPaymentsOnDebts } from './bills.ts'
import { forgotten, repaired } from './corrections.ts'
import { type Intent, intentOf, isCorrection } from './intent.ts'
import { withImpliedMarriage, withoutSpouse } from './marriage.ts'
import { namedDebt } from './named-debt.ts'
import { mayMoveTotal, totalledAnew, withBillMoved, withoutTotalled } from './new-totals.ts'
import type { Mention } from './numbers.ts'
import { withPayThatStops } from './off-work.ts'
import { withQuestionSum } from './question-sum.ts'
import { readers } from './readers.ts'
import { type Find, prepare, type Reading, type UnderstandContext } from './reading.ts'
import { lastingConcerns, scopeOf } from './scope.ts'
import { topicsWithSetApart, withSetApart } from './set-apart.ts'
import { topicsWithSum, withSumAsCash } from './sum-to-place.ts'
import { withRetirementAge } from './time.ts'
import { topicsOf, wordScores } from './topic.ts'
import { topicsWithFacts } from './topic-by-facts.ts'
import type { TopicScore } from './topic-score.ts'
import { doubted } from './unclear-number.ts'
import { type UnplacedSum, unplacedSums } from './unplaced-sums.ts'
import { withoutWishes } from './wished-sums.ts'

export type { Intent } from './intent.ts'
export type { Find, UnderstandContext } from './reading.ts'
export type { TopicScore } from './topic-score.ts'

export interface Understanding {
  /** What it is about, the primary topic first; never empty. */
  readonly topics: TopicScore[]
  /** The facts that the message states, lists merged with what the household told before. */
  readonly facts: Household
  /** Each fact with the place in the message it was read from and who read it. */
  readonly found: Find[]
  /** Facts of the household that this message puts right. */
  readonly corrections: FactKey[]
  /** Facts of the household that this message takes back. */
  readonly forget: FactKey[]
  readonly intent: Intent
  /** What calls for care before any planning, the most urgent first. */
  readonly concerns: Concern[]
  /** In a talk: a number that nobody said what it is of, or that only a guess would give a meaning. */
  readonly unclear: Mention | undefined
  /** Sums that no fact took. */
  readonly unplaced: readonly UnplacedSum[]
}

/** Abroad, a sum without a dollar sign is in another currency. */
function isOtherMoney(reading: Reading, { key, mention, span }: Find): boolean {
  const { unit }: FactDefinition = facts[key]
  const isMoney = unit?.startsWith('usd') ?? key === 'debts'
  return isMoney && mention !== undefined && !reading.text.slice(...span).includes('$')
}

/** Everything that happened between the message and its facts, for those who want to see how it was read. */
export interface Read {
  readonly reading: Reading
  readonly topics: TopicScore[]
  readonly concerns: Concern[]
  /** What every reader saw, before the arbiter. */
  readonly seen: Find[]
  /** What holds. */
  readonly found: Find[]
  readonly unclear: Mention | undefined
  /** Facts of the household that the message takes back. */
  readonly forget: FactKey[]
}

/** What a short message changes in the one before it, which is read again for that. */
function changesIn(reading: Reading): Amended {
  const { said, today, householdBefore, text } = reading
  const total = totalledAnew(reading)
  if (total.length > 0) return { finds: total, forget: [] }
  const movesTotal = mayMoveTotal(reading)
  if (said === undefined || !(mayAmend(text) || mayAdd(text) || movesTotal))
    return { finds: [...namedDebt(reading), ...leftNow(reading)], forget: [] }
  const light = {
    today,
    openQuestion: said.openQuestion,
    topic: reading.talkingAbout,
    household: householdBefore,
  }
  const earlier: Earlier = {
    ...readMessage(said.text, light),
    readAs: (wording) => readMessage(wording, light).found,
  }
  const moved = movesTotal ? withBillMoved(reading, earlier) : []
  if (moved.length > 0) return { finds: moved, forget: [] }
  return mayAmend(text) ? amended(reading, earlier) : { finds: added(reading, earlier), forget: [] }
}

/** What a message states in the light of a topic, and the topics that what it states speaks for. */
function readIn(first: Reading, topics: TopicScore[], concerns: readonly Concern[]) {
  // The numbers are read in the light of the topic: "210k left at 3.1" is a mortgage when one speaks of it.
  const reading = { ...first, topic: topics[0]?.slug ?? first.topic }
  const changes = changesIn(reading)
  const read = withoutWishes(
    reading,
    readers.flatMap((reader) => reader(reading)),
  )
  const seen = withImpliedMarriage(
    reading,
    withoutSpouse(repaired(reading, [...changes.finds, ...withoutTotalled(reading, changes.finds, read)])),
  )
  const settled = settle(reading, seen)
  const summed = withPayThatStops(
    withSetApart(reading, withQuestionSum(reading, reading.topic ?? 'out_of_scope', settled)),
  )
  const isAbroad = concerns.some(({ kind }) => kind === 'non_us')
  const all = withSumAsCash(
    reading,
    topics,
    withRetirementAge(
      reading,
      withPaymentsOnDebts(reading, withAdditions(reading, withoutStrayNo(reading, summed))),
    ),
  ).filter(
    (one) => facts[one.key].schema.safeParse(one.value).success && !(isAbroad && isOtherMoney(reading, one)),
  )
  return { reading, topics, seen, changes, ...doubted(reading, all) }
}

export function readMessage(message: string, context: UnderstandContext): Read {
  const first = prepare(message, context)
  const scores = wordScores(first)
  const concerns = lastingConcerns(concernsIn(message), scores[0]?.score ?? 0, message.length)
  const scope = scopeOf(first, concerns)
  const byWords = topicsOf(first, scores, scope)
  const read = readIn(first, byWords, concerns)
  const byFacts = scope === undefined ? topicsWithFacts(read.reading, byWords, read.found) : byWords
  const { reading, topics, seen, found, unclear, changes } =
    byFacts[0]?.slug === byWords[0]?.slug ? read : readIn(first, byFacts, concerns)
  return {
    reading,
    topics: topicsWithSetApart(reading, topicsWithSum(reading, topics, found, concerns), found),
    concerns,
    seen,
    found,
    unclear,
    forget: [...forgotten(reading), ...changes.forget].filter((key) => !found.some((one) => one.key === key)),
  }
}

/** Pay by the hour or in the hand answers what is earned in a year. */
const otherPay: readonly FactKey[] = ['hourlyWage', 'paycheck', 'takeHomeMonthly', 'householdIncome']
const isPayFor = (question: FactKey | undefined, key: FactKey): boolean =>
  question === 'income' && otherPay.includes(key)

export function understand(message: string, context: UnderstandContext): Understanding {
  const { reading, topics, concerns, found, forget, unclear } = readMessage(message, context)
  const told = householdSchema.parse(Object.fromEntries(found.map(({ key, value }) => [key, value])))
  const known = context.household ?? {}
  const keys = found.map(({ key }) => key)
  const answered = keys.some((key) => key === context.openQuestion || isPayFor(context.openQuestion, key))
  return {
    topics,
    facts: told,
    found,
    corrections: isCorrection(reading.text)
      ? keys.filter(
          (key) => known[key] !== undefined && JSON.stringify(known[key]) !== JSON.stringify(told[key]),
        )
      : [],
    forget,
    intent: intentOf(reading, keys.length > 0, answered),
    concerns,
    unclear,
    unplaced: unplacedSums(reading, found),
  }
}

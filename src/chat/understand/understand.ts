/** A message becomes topic and facts, deterministically: prepared once, read by small readers, settled by one arbiter. */
import type { FactDefinition } from '#engine/fact.ts'
import { type FactKey, facts, type Household, householdSchema } from '#engine/household.ts'
import { type Concern, concernsIn } from '../safety.ts'
import { readAccountKinds, readBalances } from './accounts.ts'
import { readAmounts } from './amounts.ts'
import { readAnswer } from './answer.ts'
import { settle } from './arbiter.ts'
import { readChildren } from './children.ts'
import { readCircumstances } from './circumstances.ts'
import { readCollege } from './college.ts'
import { forgotten, repaired, swapped } from './corrections.ts'
import { readCreditScore } from './credit.ts'
import { readCushions } from './cushions.ts'
import { readDebts } from './debts.ts'
import {
  readEarners,
  readEmployment,
  readOwnEmployer,
  readPaySteadiness,
  readWorkplacePlan,
} from './employment.ts'
import { readFeelings } from './feelings.ts'
import { readHousing } from './housing.ts'
import { readInsurance } from './insurance.ts'
import { type Intent, intentOf, isCorrection } from './intent.ts'
import { readMarriage, withImpliedMarriage } from './marriage.ts'
import { readPay } from './pay.ts'
import { readPeople } from './people.ts'
import { readPlaces } from './places.ts'
import { withQuestionSum } from './question-sum.ts'
import { readRates } from './rates.ts'
import { type Find, prepare, type Reader, type Reading, type UnderstandContext } from './reading.ts'
import { readRollover } from './rollover.ts'
import { lastingConcerns, scopeOf } from './scope.ts'
import { readSpending } from './spending.ts'
import { readTime } from './time.ts'
import { topicsOf, wordScores } from './topic.ts'
import { readInTopicLight } from './topic-light.ts'
import type { TopicScore } from './topic-score.ts'
import { readWork } from './work.ts'

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
}

const readers: readonly Reader[] = [
  readAnswer,
  swapped,
  readDebts,
  readPay,
  readBalances,
  readAccountKinds,
  readSpending,
  readHousing,
  readInsurance,
  readPeople,
  readChildren,
  readCollege,
  readMarriage,
  readPlaces,
  readTime,
  readWork,
  readEmployment,
  readPaySteadiness,
  readOwnEmployer,
  readEarners,
  readWorkplacePlan,
  readRollover,
  readCircumstances,
  readRates,
  readCreditScore,
  readFeelings,
  readCushions,
  readAmounts,
  readInTopicLight,
]

/** Abroad, a sum without a dollar sign is in another currency. */
function isOtherMoney(reading: Reading, { key, mention, span }: Find): boolean {
  const { unit }: FactDefinition = facts[key]
  const isMoney = unit?.startsWith('usd') ?? key === 'debts'
  return isMoney && mention !== undefined && !reading.text.slice(...span).includes('$')
}

export function understand(message: string, context: UnderstandContext): Understanding {
  const first = prepare(message, context)
  const scores = wordScores(first)
  const concerns = lastingConcerns(concernsIn(message), scores[0]?.score ?? 0, message.length)
  const topics = topicsOf(first, scores, scopeOf(first, concerns))
  // The numbers are read in the light of the topic: "210k left at 3.1" is a mortgage when one speaks of it.
  const reading = { ...first, topic: topics[0]?.slug ?? context.topic }
  const read = readers.flatMap((reader) => reader(reading))
  const settled = settle(reading, withImpliedMarriage(reading, repaired(reading, read)))
  const summed = withQuestionSum(reading, reading.topic ?? 'out_of_scope', settled)
  const isAbroad = concerns.some(({ kind }) => kind === 'non_us')
  const found = isAbroad ? summed.filter((one) => !isOtherMoney(reading, one)) : summed
  const told = householdSchema.parse(Object.fromEntries(found.map(({ key, value }) => [key, value])))
  const known = context.household ?? {}
  const keys = found.map(({ key }) => key)
  const answered = context.openQuestion !== undefined && keys.includes(context.openQuestion)
  return {
    topics,
    facts: told,
    found,
    corrections: isCorrection(reading.text)
      ? keys.filter(
          (key) => known[key] !== undefined && JSON.stringify(known[key]) !== JSON.stringify(told[key]),
        )
      : [],
    forget: forgotten(reading),
    intent: intentOf(reading, keys.length > 0, answered),
    concerns,
  }
}

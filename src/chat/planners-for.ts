/** Which planners answer a message: that of its topic, the one order of operations where sums call for it, and a second. */
import type { FactKey, Household } from '#engine/household.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { topicOf } from '#engine/topics/all.ts'
import type { Topic } from '#engine/topics/topic.ts'
import { tellsSums } from './explain.ts'
import { planOf } from './plan-turn.ts'
import { plannerFor } from './planner-for.ts'
import type { ThreadState } from './thread-state.ts'
import type { Understanding } from './understand/understand.ts'

/** From this score on a message speaks of a topic clearly. */
export const clearScore = 4
const shareOfFirst = 0.5

/** A second topic counts when the message speaks of it clearly, and not much less than of the first. */
function isAskedToo(reading: Understanding, slug: TopicSlug): boolean {
  const [first] = reading.topics
  const other = reading.topics.find((topic) => topic.slug === slug)
  if (first === undefined || other === undefined) return false
  return other.score >= Math.max(clearScore, first.score * shareOfFirst)
}

/** "My match is 4% and I put in 0": no sum came in to be placed, so what is asked is where pay should go. */
const isAboutPay = (slug: TopicSlug, { facts }: Understanding, household: Household): boolean =>
  (slug === 'lump_sum_invest' || slug === 'retirement_saving') &&
  facts.employerMatch !== undefined &&
  facts.contributionRate !== undefined &&
  household.amount === undefined

/** What the tax refund or the bonus of these questions should do, no plan of debts alone can say. */
const mayBePaidBy: ReadonlySet<TopicSlug> = new Set(['debt_payoff', 'student_loans', 'taxes'])

/** "Got a 20k bonus, owe 11k at 9%": the sum that came in is placed, what is owed first. */
const isSumForDebts = (slug: TopicSlug, { facts }: Understanding): boolean =>
  mayBePaidBy.has(slug) &&
  facts.amount !== undefined &&
  facts.behindOnDebts === undefined &&
  (facts.debts ?? []).some(({ balance }) => balance !== undefined)

/** No sum was told but the one that the first plan moves already: what the old plan holds is not placed twice. */
const hasNoOther = (main: Topic, { amount, planBalance }: Household): boolean =>
  amount === undefined || (main.slug === 'rollover_401k' && planBalance === undefined)

/** Plans by the one order of operations, and what has its place in them. */
const ordersAll: ReadonlySet<TopicSlug> = new Set(['lump_sum_invest', 'budgeting'])
const placed: ReadonlySet<TopicSlug> = new Set([
  'debt_payoff',
  'emergency_fund',
  'lump_sum_invest',
  'budgeting',
])

/** "Pay off the car or put 500 in my 401(k)?": the second topic plans it where the first has no planner. */
function secondOf(reading: Understanding, household: Household): Topic | undefined {
  const [first, second] = reading.topics
  if (first === undefined || second === undefined || !tellsSums(reading)) return undefined
  if (second.score < first.score * shareOfFirst) return undefined
  const topic = topicOf(second.slug)
  return topic?.subject !== undefined && household[topic.subject] !== undefined ? topic : undefined
}

const asksForMore =
  /\?|\b(?:want|need|should|how|what|help|plan|think(?:ing)?|look(?:ing)?|can (?:i|we)|tell me|build)\b/i

/** "We have an emergency fund already", said of a sum to invest: a fact of the plan at hand, and no wish for another. */
export function planAtHandIsTold(message: string, { facts }: Understanding, state: ThreadState): boolean {
  if (state.topic === undefined || asksForMore.test(message)) return false
  const topic = topicOf(state.topic)
  if (topic === undefined || planOf(state, topic.slug) === undefined) return false
  const told = Object.keys(facts) as FactKey[]
  return (
    told.length > 0 &&
    told.every(
      (fact) => topic.asks.includes(fact) || ofEveryPlan.has(fact) || topic.asks.includes(ownFactOf(fact)),
    )
  )
}

/** The match of a spouse belongs where one's own is asked. */
const ownFactOf = (fact: FactKey): FactKey =>
  fact.replace(/^spouse([A-Z])/, (_, first: string) => first.toLowerCase()) as FactKey

/** Facts that a plan uses and does not ask for. */
const ofEveryPlan: ReadonlySet<FactKey> = new Set([
  'emergencyFundIsFull',
  'emergencyFund',
  'emergencyFundMonths',
  'mortgageInDebtPayment',
  'debtPaymentOnce',
  'debtPaymentOnceOn',
  'debtPaymentOnceFromSavings',
])

/** What a plan of the month is about: "we save 150 a month" beside a gift for college is none of it. */
const ofBudgets: readonly FactKey[] = [
  'monthlySurplus',
  'takeHomeMonthly',
  'income',
  'householdIncome',
  'paycheck',
  'hourlyWage',
]

/** The topics of the message that have a planner, the first one leading. */
export function plannersFor(
  message: string,
  reading: Understanding,
  state: ThreadState,
  household: Household,
): Topic[] {
  const slugs = reading.topics.map(({ slug }) => slug).filter((slug) => slug !== 'smalltalk')
  const [first] = slugs.length > 0 ? slugs : [state.topic]
  if (first === undefined) return []
  const isPay = isAboutPay(first, reading, household)
  const main = isPay
    ? topicOf('budgeting')
    : isSumForDebts(first, reading)
      ? topicOf('lump_sum_invest')
      : (plannerFor(first, household) ?? secondOf(reading, household))
  if (main === undefined) return []
  const others = slugs
    .slice(1)
    .flatMap((slug) => topicOf(slug) ?? [])
    // A second plan is about a sum that was told; an example beside a plan says nothing.
    .filter(
      ({ slug }) =>
        slug !== main.slug && !(slug === 'lump_sum_invest' && (isPay || hasNoOther(main, household))),
    )
  // Nobody in mourning is shown a second plan.
  if (reading.concerns.some(({ kind }) => kind === 'loss')) return [main]
  // A message that only goes on with the topic at hand starts no other plan.
  if (first === state.topic && !message.includes('?')) return [main]
  // The one order of operations has a place for debts and for the fund: a plan of their own would say otherwise.
  const isPlaced = ({ slug }: Topic) => ordersAll.has(main.slug) && placed.has(slug)
  // A second plan only where it was asked for, not where the first one's words happen to touch it, and no example.
  const isToldOf = ({ slug, subject }: Topic) =>
    slug === 'budgeting'
      ? ofBudgets.some((fact) => household[fact] !== undefined)
      : subject === undefined || household[subject] !== undefined
  return [
    main,
    ...others.filter(
      (topic) =>
        planOf(state, topic.slug) === undefined &&
        isAskedToo(reading, topic.slug) &&
        isToldOf(topic) &&
        !isPlaced(topic),
    ),
  ]
}

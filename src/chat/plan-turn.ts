/** Drafting in a conversation: a first version, or the next one of each plan that the facts changed. */
import type { MovedBy } from '#contract/chat.ts'
import { draftContext } from '#engine/draft-context.ts'
import { draftPlan } from '#engine/draft-plan.ts'
import type { FactKey, Household } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { topicOf } from '#engine/topics/all.ts'
import type { Topic } from '#engine/topics/topic.ts'
import { isSameKnown, type Known, knownOf } from './known-facts.ts'
import { plannerFor } from './planner-for.ts'
import type { PlanVersion, ThreadState, TurnContext } from './thread-state.ts'
import { whatChanged } from './what-changed.ts'

export interface Drafted {
  readonly topic: Topic
  readonly plan: Plan
  /** The version to keep; absent when the plan says what it said before. */
  readonly version: PlanVersion | undefined
  readonly isFirst: boolean
  /** What the version before said. */
  readonly before: Plan | undefined
  readonly nextQuestion: FactKey | undefined
  readonly openFacts: readonly FactKey[]
}

/** The newest plan of a topic in this conversation. */
export const planOf = (state: ThreadState, topic: TopicSlug): Plan | undefined =>
  state.plans.findLast((plan) => plan.topic === topic)

/** The plan that is being talked about: of the topic itself, or of the planner that answers for it. */
export function planAtHand(state: ThreadState): Plan | undefined {
  const { topic, household } = state
  if (topic === undefined) return undefined
  const planner = plannerFor(topic, household)
  return planOf(state, topic) ?? (planner && planOf(state, planner.slug))
}

/** What a plan says, apart from which version says it, when, and of which facts: what matters of them its receipts say. */
function contentOf({
  version: _version,
  generatedAt: _generatedAt,
  fromSample: _sample,
  ...content
}: Plan): string {
  return JSON.stringify(content)
}

/**
 * The facts that a topic is drafted from: a sum that the plan of one-time investing places is not placed for college a
 * second time, unless it was said to be for that.
 */
function factsFor(topic: Topic, state: ThreadState, { household }: Known): Household {
  const isPlaced = topic.slug === 'college_529' && planOf(state, 'lump_sum_invest') !== undefined
  if (!isPlaced || household.goal === 'education' || household.collegeSumToPlace === true) return household
  const { amount: _amount, moneySource: _source, ...others } = household
  return others
}

export function draftFor(topic: Topic, state: ThreadState, known: Known, context: TurnContext): Drafted {
  const before = planOf(state, topic.slug)
  const { plan, nextQuestion, openFacts } = draftPlan({
    topic,
    household: factsFor(topic, state, known),
    context: draftContext(context.today, known.fromSample),
    asked: state.asked,
    identity: {
      id: before?.id ?? context.newId(),
      version: (before?.version ?? 0) + 1,
      generatedAt: context.now,
    },
  })
  const drafted = { topic, nextQuestion, openFacts, isFirst: before === undefined, before }
  if (before === undefined) return { ...drafted, plan, version: { plan } }
  if (contentOf(before) === contentOf(plan)) return { ...drafted, plan: before, version: undefined }
  return {
    ...drafted,
    plan,
    version: {
      plan,
      change: {
        from: before.version,
        lines: whatChanged(before, plan),
        movedBy: movedBy(before, plan, !isSameKnown(knownOf(state), known)),
      },
    },
  }
}

/** What made the later one another one; when it was nothing of these, it is the day. */
export function movedBy(
  before: Pick<Plan, 'lawYear' | 'engineVersion'>,
  after: Pick<Plan, 'lawYear' | 'engineVersion'>,
  areOtherFacts: boolean,
): MovedBy[] {
  const causes: MovedBy[] = [
    ...(areOtherFacts ? (['facts'] as const) : []),
    ...(before.lawYear === after.lawYear ? [] : (['law'] as const)),
    ...(before.engineVersion === after.engineVersion ? [] : (['method'] as const)),
  ]
  return causes.length > 0 ? causes : ['date']
}

/** Every other plan of the conversation, drafted again where the facts change it. */
export function followingPlans(
  state: ThreadState,
  known: Known,
  except: readonly TopicSlug[],
  context: TurnContext,
): PlanVersion[] {
  return state.plans.flatMap((plan) => {
    const topic = except.includes(plan.topic) ? undefined : topicOf(plan.topic)
    const version = topic === undefined ? undefined : draftFor(topic, state, known, context).version
    return version === undefined ? [] : [version]
  })
}

/** The newest version of each plan, in the order in which the plans were first drafted. */
export function withVersions(plans: readonly Plan[], versions: readonly PlanVersion[]): Plan[] {
  const byId = new Map(plans.map((plan) => [plan.id, plan]))
  for (const { plan } of versions) byId.set(plan.id, plan)
  return [...byId.values()]
}

/**
 * A turn of the conversation: thread and message in, thread, reply and perhaps a plan out.
 * Drafts at once from what was said plus defaults; says what it assumed; asks at most one question.
 */
import type { z } from 'zod'
import type { changeSchema } from '#contract/chat.ts'
import { draftContext } from '#engine/draft-context.ts'
import { type DraftedPlan, draftPlan } from '#engine/draft-plan.ts'
import { factStatement, toldStatements } from '#engine/fact-reader.ts'
import { type FactKey, type Household, householdSchema } from '#engine/household.ts'
import type { FactStatement, Plan } from '#engine/plan.ts'
import type { Text } from '#engine/say.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { topicOf } from '#engine/topics/all.ts'
import type { Topic } from '#engine/topics/topic.ts'
import { newPlanReply, nextVersionReply } from './reply.ts'
import { courtesyReply, noPlannerReply, unclearReply } from './small-replies.ts'
import type { ThreadState, Turn, TurnContext } from './thread-state.ts'
import { understand } from './understand/understand.ts'
import { whatChanged } from './what-changed.ts'

/** What a household says now, laid over what it said before. */
export function withFacts(household: Household, set: Household, forget: readonly FactKey[]): Household {
  const merged: Household = { ...household, ...set }
  for (const key of forget) delete merged[key]
  return householdSchema.parse(merged)
}

const statementsOf = (told: Household): FactStatement[] => toldStatements(told)

/** The newest plan of a topic in this conversation. */
const planOf = (state: ThreadState, topic: TopicSlug): Plan | undefined =>
  state.plans.findLast((plan) => plan.topic === topic)

interface Drafted extends DraftedPlan {
  readonly change: z.infer<typeof changeSchema> | undefined
  /** Whether the draft says something else than the version before. */
  readonly isNew: boolean
}

/** A first version, or the next one of the topic's plan when the facts changed it. */
function draftFor(topic: Topic, state: ThreadState, household: Household, context: TurnContext): Drafted {
  const before = planOf(state, topic.slug)
  const drafted = draftPlan({
    topic,
    household,
    context: draftContext(context.today),
    asked: state.asked,
    identity: {
      id: before?.id ?? context.newId(),
      version: (before?.version ?? 0) + 1,
      generatedAt: context.now,
    },
  })
  if (before === undefined) return { ...drafted, change: undefined, isNew: true }
  const content = ({ version: _version, generatedAt: _generatedAt, ...rest }: Plan) => JSON.stringify(rest)
  if (content(before) === content(drafted.plan))
    return { ...drafted, plan: before, change: undefined, isNew: false }
  return {
    ...drafted,
    change: { from: before.version, lines: whatChanged(before, drafted.plan) },
    isNew: true,
  }
}

const withPlan = (state: ThreadState, plan: Plan): Plan[] => [
  ...state.plans.filter(({ id }) => id !== plan.id),
  plan,
]

/** The turn of a topic that has a planner. */
function planTurn(
  topic: Topic,
  state: ThreadState,
  household: Household,
  understood: FactStatement[],
  context: TurnContext,
): Turn {
  const isFirst = planOf(state, topic.slug) === undefined
  const drafted = draftFor(topic, state, household, context)
  const { plan, nextQuestion: question, openFacts, change, isNew } = drafted
  const isChanged = change !== undefined && change.lines.length > 0
  const response = isFirst
    ? newPlanReply(plan, openFacts, question)
    : nextVersionReply(plan, isChanged, question)
  const { openQuestion: _answered, ...rest } = state
  return {
    state: {
      ...rest,
      household,
      topic: topic.slug,
      plans: isNew ? withPlan(state, plan) : state.plans,
      asked: question === undefined ? state.asked : [...state.asked, question],
      ...(question === undefined ? {} : { openQuestion: question }),
    },
    response,
    figures: [],
    topic: topic.slug,
    ...(isNew ? { plan } : {}),
    ...(change === undefined ? {} : { change }),
    understood,
    facts: statementsOf(household),
    suggestions: [],
  }
}

function wordsTurn(
  state: ThreadState,
  household: Household,
  understood: FactStatement[],
  response: Text,
  suggestions: string[],
  topic?: TopicSlug,
): Turn {
  return {
    state: { ...state, household, ...(topic === undefined ? {} : { topic }) },
    response,
    figures: [],
    ...(topic === undefined ? {} : { topic }),
    understood,
    facts: statementsOf(household),
    suggestions,
  }
}

/** Reads a message and answers it. Never throws for anything that a person can type. */
export function converse(state: ThreadState, message: string, context: TurnContext): Turn {
  const reading = understand(message, {
    today: context.today,
    openQuestion: state.openQuestion,
    topic: state.topic,
    household: state.household,
  })
  const household = withFacts(state.household, reading.facts, reading.forget)
  const understood = (Object.keys(reading.facts) as FactKey[]).flatMap((key) => {
    const value = household[key]
    return value === undefined ? [] : [factStatement(key, value, 'told', 'You said so.')]
  })
  const hasNews = understood.length > 0 || reading.forget.length > 0
  const asked = reading.topics[0]?.slug
  if (asked === 'smalltalk' && !hasNews) {
    const reply = courtesyReply(reading.intent)
    return wordsTurn(state, household, understood, reply.text, reply.suggestions)
  }
  const slug = asked === undefined || asked === 'smalltalk' ? state.topic : asked
  const topic = slug === undefined ? undefined : topicOf(slug)
  if (topic !== undefined) return planTurn(topic, state, household, understood, context)
  const reply = slug === undefined ? unclearReply(hasNews) : noPlannerReply(slug)
  return wordsTurn(state, household, understood, reply.text, reply.suggestions, slug)
}

/** An assumption edited on the page, or a fact taken back: the plan at hand follows. */
export function editFacts(
  state: ThreadState,
  edit: { readonly set?: Household | undefined; readonly forget?: readonly FactKey[] | undefined },
  context: TurnContext,
): Turn {
  const household = withFacts(state.household, edit.set ?? {}, edit.forget ?? [])
  const understood = statementsOf(edit.set ?? {})
  const latest = state.plans.at(-1)?.topic
  const current = state.topic !== undefined && planOf(state, state.topic) !== undefined ? state.topic : latest
  const topic = current === undefined ? undefined : topicOf(current)
  if (topic !== undefined) return planTurn(topic, state, household, understood, context)
  const reply = unclearReply(true)
  return wordsTurn(state, household, understood, reply.text, reply.suggestions)
}

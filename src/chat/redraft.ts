/** A plan that was kept, drafted once more: for today, or to see whether it still comes out as it did. */
import type { MovedBy } from '#contract/chat.ts'
import { draftContext } from '#engine/draft-context.ts'
import { draftPlan } from '#engine/draft-plan.ts'
import type { Household } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import { join, say, type Text } from '#engine/say.ts'
import { topicOf } from '#engine/topics/all.ts'
import type { CalendarDate } from '#engine/units.ts'
import { knownOf, statementsOf } from './known-facts.ts'
import { draftFor, withVersions } from './plan-turn.ts'
import type { ThreadState, Turn, TurnContext } from './thread-state.ts'

/** Every plan of the conversation from the same facts, under the law and on the day of today. */
export function redraft(state: ThreadState, planId: string | undefined, context: TurnContext): Turn {
  const versions = state.plans.flatMap((plan) => {
    const topic = topicOf(plan.topic)
    const version = topic && draftFor(topic, state, knownOf(state), context).version
    return version === undefined ? [] : [version]
  })
  const isAsked = ({ id }: Plan) => id === planId
  const inOrder = [
    ...versions.filter(({ plan }) => isAsked(plan)),
    ...versions.filter(({ plan }) => !isAsked(plan)),
  ]
  const [first] = inOrder
  return {
    state: { ...state, plans: withVersions(state.plans, versions) },
    response: first === undefined ? unmoved : movedReply(first.plan, first.change?.movedBy ?? []),
    figures: [],
    ...(state.topic !== undefined && { topic: state.topic }),
    plans: inOrder,
    understood: [],
    facts: statementsOf(knownOf(state)),
    suggestions: [],
  }
}

const unmoved = say`I drafted it again. Nothing moves it: the plan stays as it is.`

const causes: Record<MovedBy, Text> = {
  facts: say`Your facts are other ones.`,
  law: say`The tax law of another year applies now.`,
  method: say`Hearth works some of it out in another way now.`,
  date: say`Time has passed since the last version.`,
}

const movedReply = (plan: Plan, movedBy: readonly MovedBy[]): Text =>
  join([say`I drafted it again from what you told.`, ...movedBy.map((cause) => causes[cause]), plan.summary])

/** Whether a version comes out alike to the bit when it is drafted again from what it was drafted from. */
export function isReproduced(plan: Plan, household: Household, today: CalendarDate): boolean {
  const context = draftContext(today, plan.fromSample)
  const topic = topicOf(plan.topic)
  if (topic === undefined || plan.engineVersion !== context.engineVersion) return false
  const { id, version, generatedAt } = plan
  const again = draftPlan({ topic, household, context, identity: { id, version, generatedAt } })
  return ordered(again.plan) === ordered(plan)
}

/** JSON with the keys in one order: the order in which they were written says nothing. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

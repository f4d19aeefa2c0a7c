/** A plan drafted again as if something were so, and the reply that says what it comes to then. */
import type { FactKey, Household } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import { join, say, type Text, words } from '#engine/say.ts'
import { topicOf } from '#engine/topics/all.ts'
import { guessesHeld } from '#engine/what-matters.ts'
import { knownOf, withFacts } from '../known-facts.ts'
import { draftFor } from '../plan-turn.ts'
import type { SmallReply } from '../small-replies.ts'
import { answer, type PlanQuestion } from './question.ts'

/** The same plan with these facts. Undefined where there are none. */
export function planWith(
  { state, context }: PlanQuestion,
  plan: Plan,
  supposed: Household,
): Plan | undefined {
  const topic = topicOf(plan.topic)
  if (topic === undefined || Object.keys(supposed).length === 0) return undefined
  // What was guessed from a fact stays as it was while the fact is supposed to be another.
  const held = (Object.keys(supposed) as FactKey[]).flatMap((fact) => guessesHeld(topic.asks, plan, fact))
  const set: Household = { ...Object.fromEntries(held.map(({ fact, value }) => [fact, value])), ...supposed }
  return draftFor(topic, state, withFacts(knownOf(state), { set }), context).plan
}

export function inThatCase(then: Plan, lead: Text = words('In that case:')): SmallReply {
  const odds = then.oddsLabel === undefined ? undefined : say`${then.oddsLabel}.`
  return answer(
    join([
      lead,
      then.summary,
      ...(odds === undefined ? [] : [odds]),
      words('Your plan is unchanged; tell me if that is how it is.'),
    ]),
    then,
  )
}

/** Drafts a plan: the topic's draft, what would change it, and the gate that no number passes without a receipt. */
import { approximatedFigures } from './figures-shown.ts'
import type { FactKey, Household } from './household.ts'
import { withLostPayOfSpouse } from './lost-pay-of-spouse.ts'
import { withPayStopped } from './off-work.ts'
import { type Plan, planSchemaVersion } from './plan.ts'
import { orphanNumbers } from './receipts.ts'
import { join, nothing, type Text, words } from './say.ts'
import { sensitivities } from './sensitivities.ts'
import { withSumToldOnce } from './sum-told-twice.ts'
import type { DraftContext, Topic } from './topics/topic.ts'
import { influences, nextQuestion } from './what-matters.ts'
import { worksheet } from './worksheet.ts'

/** What the engine cannot know by itself: which plan this is, which version, and when. */
export interface PlanIdentity {
  readonly id: string
  readonly version: number
  /** ISO date and time. */
  readonly generatedAt: string
}

export interface DraftedPlan {
  readonly plan: Plan
  /** The untold fact that would change the plan most; undefined when none would. */
  readonly nextQuestion: FactKey | undefined
  /** Untold facts by how much they would change the plan, the strongest first. */
  readonly openFacts: readonly FactKey[]
}

/** Which of the rules that the plan's numbers rest on are approximated. */
function approximationsIn(plan: Plan): Text {
  const rules = new Set(approximatedFigures(plan).map(({ label }) => label))
  if (rules.size === 0) return nothing
  const where = rules.size === 1 ? 'its receipt says' : 'their receipts say'
  return words(`Simplified or not fully confirmed, as ${where}: ${[...rules].join('; ')}.`)
}

/** What only some plans of a topic hang on is asked in those alone, and not supposed before there is an answer. */
const withAsked = (topic: Topic, fact: FactKey | undefined): Topic =>
  fact === undefined || topic.asks.includes(fact)
    ? topic
    : {
        ...topic,
        asks: [fact, ...topic.asks],
        notSupposed: [...(topic.notSupposed ?? []), fact],
      }

/** Throws RangeError when a number of the plan has no receipt: such a plan is a defect and is never shown. */
export function draftPlan(p: {
  topic: Topic
  household: Household
  context: DraftContext
  identity: PlanIdentity
  asked?: readonly FactKey[]
}): DraftedPlan {
  // Its own, so that what its drafts share is forgotten with it.
  const context = { ...p.context }
  const household = withSumToldOnce(withLostPayOfSpouse(withPayStopped(p.household), context.today))
  const hangsOn = p.topic.hangsOn?.(household, context)
  const topic = withAsked(p.topic, hangsOn)
  const draft = topic.draft(household, context)
  const ranked = influences(topic, household, context)
  const sheet = worksheet()
  const whatWouldChange = sensitivities(topic, sheet, draft, ranked, household, context)
  const drafted: Plan = {
    schemaVersion: planSchemaVersion,
    ...p.identity,
    ...draft,
    ...(p.context.fromSample.length > 0 && { fromSample: [...p.context.fromSample] }),
    sensitivities: whatWouldChange,
    figures: [...draft.figures, ...sheet.figures()],
  }
  const plan: Plan = { ...drafted, method: join([drafted.method, approximationsIn(drafted)]) }
  const orphans = orphanNumbers(plan)
  if (orphans.length > 0)
    throw new RangeError(
      `the plan has numbers without a receipt: ${orphans.map(({ where, what }) => `${where}: ${what}`).join('; ')}`,
    )
  return {
    plan,
    nextQuestion: nextQuestion(ranked, household, p.asked ?? [], p.context.today, [p.topic.subject, hangsOn]),
    openFacts: ranked.map(({ fact }) => fact).filter((fact) => household[fact] === undefined),
  }
}

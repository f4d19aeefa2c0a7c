/** A turn that drafts plans: those that were asked for, and every plan that the new facts change. */
import { join } from '#engine/say.ts'
import type { Topic } from '#engine/topics/topic.ts'
import { verdictFirst } from './about-the-plan/enough.ts'
import { withAsked } from './asked-numbers.ts'
import type { Besides } from './explain.ts'
import { remembered, statementsOf } from './known-facts.ts'
import { leftOut } from './left-out.ts'
import { type Drafted, draftFor, followingPlans, withVersions } from './plan-turn.ts'
import { readIn } from './read-in.ts'
import { firstPlansReply, nextVersionReply, skippedReply } from './reply.ts'
import type { Start } from './small-turns.ts'
import type { Turn } from './thread-state.ts'
import type { Mention } from './understand/numbers.ts'
import type { UnplacedSum } from './understand/unplaced-sums.ts'
import { type AsksNumber, likelyMeanings } from './what-number.ts'

/** The message that a plan answers, and what is said beside it. */
interface Said {
  readonly message: string
  readonly isSkip: boolean
  readonly besides?: Besides | undefined
  readonly asksWhat?: AsksNumber | undefined
  readonly unplaced?: readonly UnplacedSum[]
}

/** Drafts the topics that were asked for and every plan that the new facts change. */
export function planTurn(
  start: Start,
  asked: readonly Topic[],
  { message, isSkip, besides, asksWhat, unplaced = [] }: Said = { message: '', isSkip: false },
): Turn {
  const { state, known, context, understood } = start
  const drafts = asked.map((topic) => draftFor(topic, state, known, context))
  const [main] = drafts as [Drafted, ...Drafted[]]
  const versions = [
    ...drafts.flatMap(({ version }) => version ?? []),
    ...followingPlans(
      state,
      known,
      asked.map(({ slug }) => slug),
      context,
    ),
  ]
  // One question at a time: what a number is comes before what nobody has told yet.
  const question = asksWhat === undefined ? main.nextQuestion : undefined
  const fresh = drafts.filter(({ isFirst }) => isFirst)
  const left = asksWhat === undefined && fresh.length > 0 ? leftOut(unplaced, main.plan) : undefined
  const response =
    fresh.length > 0
      ? firstPlansReply(fresh, question, {
          verdict: verdictFirst(message, main.plan, known.household),
          leftOut: left,
          besides,
        })
      : {
          text: isSkip
            ? skippedReply(state.openQuestion, main.plan, question)
            : nextVersionReply(main, question),
          figures: [],
        }
  const { openQuestion: _answered, ...rest } = remembered(state, known)
  return {
    state: {
      ...rest,
      topic: main.topic.slug,
      plans: withVersions(state.plans, versions),
      asked: question === undefined ? state.asked : [...state.asked, question],
      ...withAsked(state.askedNumbers, asksWhat?.asks ?? left?.all),
      ...(question === undefined ? {} : { openQuestion: question }),
    },
    response: asksWhat === undefined ? response.text : join([response.text, asksWhat.text], '\n\n'),
    figures: [...response.figures, ...(asksWhat?.figures ?? [])],
    topic: main.topic.slug,
    plans: versions,
    understood,
    facts: statementsOf(known),
    suggestions: asksWhat?.suggestions ?? meaningsOf(left?.first, message, main, start),
  }
}

/** What a sum that the plan leaves out may be, to be told with one tap. */
function meaningsOf(
  sum: Mention | undefined,
  message: string,
  { plan, topic }: Drafted,
  { state, known: { household }, context }: Start,
): string[] {
  if (sum === undefined) return []
  const readNext = (text: string) => readIn({ ...state, household, topic: topic.slug }, context, text)
  return likelyMeanings(sum, { message, household, plan, readNext })
}

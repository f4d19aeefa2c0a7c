/** Questions about a plan that is there: why, compare, what if, what if the markets fall. */
import { draftContext } from '#engine/draft-context.ts'
import { draftPlan } from '#engine/draft-plan.ts'
import type { Household } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import { join, say, type Text, words } from '#engine/say.ts'
import { topicOf } from '#engine/topics/all.ts'
import { noMarketRisk } from '#engine/topics/no-market-risk.ts'
import { receiptsOf } from './borrowed-text.ts'
import { knownOf, withFacts } from './known-facts.ts'
import type { SmallReply } from './small-replies.ts'
import type { ThreadState, TurnContext } from './thread-state.ts'
import { type Understanding, understand } from './understand/understand.ts'

const mostParts = 4

const reply = (text: Text, plan: Plan): SmallReply => ({
  text,
  figures: receiptsOf(text, plan),
  suggestions: [],
})

const bullets = (lines: readonly Text[]): Text =>
  join(
    lines.map((line) => say`- ${line}`),
    '\n',
  )

function why(plan: Plan): SmallReply {
  const parts = plan.allocations
    .slice(0, mostParts)
    .map((part) => say`**${part.label}**. ${part.description}`)
  const lead = parts.length > 0 ? words('Each part has its reason:') : plan.summary
  const end = words(
    'Press any number to see how it was worked out, and “What this plan rests on” to change what I assumed.',
  )
  return reply(join([lead, bullets(parts), end], '\n\n'), plan)
}

function compare(plan: Plan): SmallReply | undefined {
  const others = plan.alternatives.filter(({ kind }) => kind !== 'recommended')
  if (others.length === 0) return undefined
  const lines = others.slice(0, mostParts).map((other) => say`**${other.title}**. ${other.difference}`)
  return reply(
    join(
      [
        words('Against the plan, with the same money:'),
        bullets(lines),
        words('The whole ledger stands under the plan.'),
      ],
      '\n\n',
    ),
    plan,
  )
}

const supposition = /^.*?\b(?:what if|what happens if|suppose(?: that)?|how about if|and if|if)\b/is

/** What is supposed, read as if it were so. */
function supposedIn(message: string, plan: Plan, context: TurnContext): Household {
  return understand(message.replace(supposition, ''), { today: context.today, topic: plan.topic }).facts
}

/** The same plan with something supposed; nothing is kept of it. */
function whatIf(
  message: string,
  plan: Plan,
  state: ThreadState,
  context: TurnContext,
): SmallReply | undefined {
  const topic = topicOf(plan.topic)
  const supposed = supposedIn(message, plan, context)
  if (topic === undefined || Object.keys(supposed).length === 0) return undefined
  const known = withFacts(knownOf(state), { set: supposed })
  const { plan: then } = draftPlan({
    topic,
    household: known.household,
    context: draftContext(context.today, known.fromSample),
    identity: { id: plan.id, version: plan.version, generatedAt: context.now },
  })
  const odds = then.oddsLabel === undefined ? undefined : say`${then.oddsLabel}.`
  return reply(
    join([
      words('In that case:'),
      then.summary,
      ...(odds === undefined ? [] : [odds]),
      words('Your plan is unchanged; tell me if that is how it is.'),
    ]),
    then,
  )
}

const fearsMarkets =
  /\b(?:crash\w*|recession|bear market|(?:stock )?market\w* (?:falls?|drops?|tanks?|goes? down|collapses?)|stocks (?:fall|drop|tank|crash)|lose (?:money|it all|everything|half)|(?:is|isn't) (?:that|this|it|the plan) (?:safe|risky|too risky)|how (?:safe|risky) (?:is|are)|worst case|what(?:'s| is) the (?:risk|worst))\b/i

/** What a bad year does to this plan, in its own figures. */
function inBadMarkets(plan: Plan): SmallReply | undefined {
  const badYear = plan.checks.find(({ id }) => id === 'bad-year')
  if (badYear !== undefined) return reply(say`${badYear.title}. ${badYear.detail}`, plan)
  return plan.riskLabel === noMarketRisk
    ? reply(words('Nothing in this plan falls when the markets do.'), plan)
    : undefined
}

/** The answer to a question about the plan; undefined when the message asks something else. */
export function aboutThePlan(
  message: string,
  intent: Understanding['intent'],
  plan: Plan,
  state: ThreadState,
  context: TurnContext,
): SmallReply | undefined {
  if (intent !== 'why' && intent !== 'compare' && fearsMarkets.test(message)) {
    const found = inBadMarkets(plan)
    if (found !== undefined) return found
  }
  switch (intent) {
    case 'why':
      return why(plan)
    case 'compare':
      return compare(plan)
    case 'what_if':
      return whatIf(message, plan, state, context)
    default:
      return undefined
  }
}

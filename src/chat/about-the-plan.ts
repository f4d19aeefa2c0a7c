/** Questions about a plan that is there: why, compare, what if, what first, what if the markets fall. */
import type { AnyFigure } from '#engine/figure.ts'
import type { FactKey, Household } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import { figureLinks, join, orphansIn, plainText, say, type Text, words } from '#engine/say.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { topicOf } from '#engine/topics/all.ts'
import { noMarketRisk } from '#engine/topics/no-market-risk.ts'
import { receiptsOf } from './borrowed-text.ts'
import { knownOf, withFacts } from './known-facts.ts'
import { oneTimeSum, paidOnce } from './one-time-sums.ts'
import { datedStep, pieceAskedFor } from './plan-pieces.ts'
import { draftFor } from './plan-turn.ts'
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

const mostSteps = 3

/** The next steps with their days; how each is done stands in the plan. */
function firstSteps(plan: Plan): SmallReply | undefined {
  const [first, ...others] = plan.nextSteps.slice(0, mostSteps)
  if (first === undefined) return undefined
  const rest =
    others.length === 0 ? [] : [words('Then:'), bullets(others.map((step) => datedStep(plan, step)))]
  return reply(join([join([datedStep(plan, first), first.why, first.how]), ...rest], '\n\n'), plan)
}

/** What the plan comes to, once more. */
const recap = (plan: Plan): SmallReply => reply(join([say`**${plan.title}**.`, plan.summary]), plan)

const asksWhatFollows = /\bafter (?:that|this)\b|\bthen what\b|\band then\W*$/i
/** Plans whose timeline is the order in which places are filled and debts are paid. */
const goesInOrder: ReadonlySet<TopicSlug> = new Set(['budgeting', 'debt_payoff'])

/** What comes after the place or the debt that has the money now. */
function whatFollows(plan: Plan): SmallReply | undefined {
  if (!goesInOrder.has(plan.topic)) return undefined
  const lines = plan.visualizations.flatMap((chart) =>
    chart.type === 'timeline'
      ? chart.milestones.map(({ period, label, detail }) => say`${period}: **${label}**. ${detail}`)
      : [],
  )
  return lines.length < leastOfOrder
    ? undefined
    : reply(join([words('One after the other:'), bullets(lines)], '\n\n'), plan)
}
const leastOfOrder = 2

const asksForReceipt =
  /\bhow(?: did|'?d|’d| do) you (?:get|come|work|figure|calculate)|\bcom(?:e|ing) from\b/i
const mostInputs = 6

/** How a number was worked out: the one that the question names, else the first of the title and the summary. */
function receiptOf(message: string, plan: Plan): SmallReply | undefined {
  const links = [...figureLinks(plan.title), ...figureLinks(plan.summary)]
  const figureOf = (id: string) => plan.figures.find((figure) => figure.id === id) as AnyFigure | undefined
  const asked = /\d[\d,.]*\d|\d/.exec(message)?.[0]
  const named = links.filter(({ shown }) => asked !== undefined && shown.includes(asked))
  const isTold = (one?: AnyFigure): boolean =>
    one?.origin === 'computed' && orphansIn(`${one.how} ${one.label}`).length === 0
  const all = links.map(({ id }) => figureOf(id)).filter(isTold)
  // The first number of a plan may be the other one said in another way: one of several inputs says more.
  const figure =
    named.map(({ id }) => figureOf(id)).find(isTold) ??
    all.find((one) => (one?.inputs.length ?? 0) > 1) ??
    all[0]
  if (figure === undefined) return undefined
  const inputs = figure.inputs
    .flatMap((id) => figureOf(id) ?? [])
    .filter(({ label }) => orphansIn(label).length === 0)
    .slice(0, mostInputs)
  return reply(
    join(
      [
        say`**${words(figure.label)}**: ${figure}. Worked out as: ${words(figure.how)}.`,
        bullets(inputs.map((input) => say`${words(input.label)}: ${input}`)),
        words('Press any number to see what it rests on in turn.'),
      ],
      '\n\n',
    ),
    plan,
  )
}

/** What is asked of a plan only where the plan says it: how long money or cover lasts, when what is owed is gone. */
const saidOnlyBySome: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:money|cash|savings)\b.*\blast\b/i, /\blasts?\b/],
  [/\b(?:gone|paid|out of debt|debt[- ]free)\b/i, /\b(?:owe|paid|debts?|mortgage)\b/i],
  [/\b(?:term|policy|cover)\b/i, /\bcover\b/i],
]

const saysIt = (message: string, plan: Plan): boolean =>
  saidOnlyBySome.every(([asked, said]) => !asked.test(message) || said.test(plainText(plan.summary)))

/** What a bare sum after “what if I pay” is in a plan of each kind. */
const lever: Partial<Record<TopicSlug, FactKey>> = {
  debt_payoff: 'debtPaymentMonthly',
  emergency_fund: 'monthlySurplus',
  budgeting: 'monthlySurplus',
  lump_sum_invest: 'amount',
  college_529: 'collegeMonthly',
  rollover_401k: 'planBalance',
}

const supposition = /^.*?\b(?:what if|what happens if|suppose(?: that)?|how about if|and if|if)\b/is

/** What is supposed, read as if it were so. */
function supposedIn(message: string, plan: Plan, state: ThreadState, context: TurnContext): Household {
  const supposed = message.replace(supposition, '').replace(/\?\s*$/, '')
  const read = (openQuestion?: FactKey) =>
    understand(supposed, { today: context.today, topic: plan.topic, openQuestion }).facts
  const facts = read()
  return withMore(message, Object.keys(facts).length > 0 ? facts : read(lever[plan.topic]), plan, state)
}

const saysMore = /\b(?:more|extra|another|on top)\b/i

/** "200 more a month" comes on top of what is paid on debts now. */
function withMore(message: string, supposed: Household, plan: Plan, { household }: ThreadState): Household {
  const { debtPaymentMonthly: more, monthlySurplus, ...others } = supposed
  if (plan.topic !== 'debt_payoff' || typeof more !== 'number' || !saysMore.test(message)) return supposed
  const { debtPaymentMonthly: now } = household
  return {
    ...others,
    ...(monthlySurplus === undefined || monthlySurplus === more ? {} : { monthlySurplus }),
    debtPaymentMonthly: (typeof now === 'number' ? now : plan.totalAmount) + more,
  }
}

/** The same plan with something supposed; nothing is kept of it. Undefined where nothing is. */
function planIf(message: string, plan: Plan, state: ThreadState, context: TurnContext): Plan | undefined {
  const topic = topicOf(plan.topic)
  const supposed = supposedIn(message, plan, state, context)
  if (topic === undefined || Object.keys(supposed).length === 0) return undefined
  const known = withFacts(knownOf(state), { set: supposed })
  return draftFor(topic, state, known, context).plan
}

function inThatCase(then: Plan, lead: Text = words('In that case:')): SmallReply {
  const odds = then.oddsLabel === undefined ? undefined : say`${then.oddsLabel}.`
  return reply(
    join([
      lead,
      then.summary,
      ...(odds === undefined ? [] : [odds]),
      words('Your plan is unchanged; tell me if that is how it is.'),
    ]),
    then,
  )
}

/** Never "in that case" where the case is the plan as it stands. */
const unmoved = (plan: Plan): SmallReply =>
  reply(
    say`I tried that, and this plan stays as it is: **${plan.title}**. “What this plan rests on” shows what would move it.`,
    plan,
  )

/** What is supposed, in the plan at hand if it changes that, else in the newest plan that it changes. */
function whatIf(
  message: string,
  plan: Plan,
  state: ThreadState,
  context: TurnContext,
): SmallReply | undefined {
  const plans = [plan, ...state.plans.filter(({ id }) => id !== plan.id).toReversed()]
  const sum = oneTimeSum(message, plan)
  if (sum !== undefined && placesByMonth.has(plan.topic))
    return ifPaidOnce(message, sum, plans, state, context) ?? cannotPayOnce(plan)
  for (const one of plans) {
    const then = planIf(message, one, state, context)
    if (then !== undefined && then.summary !== one.summary) return inThatCase(then)
  }
  return undefined
}

/** Plans of what is paid each month: in them a sum that comes once is never taken for one of every month. */
const placesByMonth: ReadonlySet<TopicSlug> = new Set([
  'debt_payoff',
  'emergency_fund',
  'college_529',
  'budgeting',
])

/** A single payment, in the first of the plans that can tell what it changes. */
function ifPaidOnce(
  message: string,
  sum: number,
  plans: readonly Plan[],
  state: ThreadState,
  context: TurnContext,
): SmallReply | undefined {
  for (const one of plans) {
    const topic = topicOf(one.topic)
    const paid = paidOnce(message, sum, one, state.household)
    if (topic === undefined || paid === undefined) continue
    const then = draftFor(topic, state, withFacts(knownOf(state), { set: paid.household }), context).plan
    if (then.summary !== one.summary) return inThatCase(then, paid.lead)
  }
  return undefined
}

const cannotPayOnce = (plan: Plan): SmallReply =>
  reply(
    plan.topic === 'debt_payoff'
      ? words(
          'I cannot try a sum that is paid once until I know the balance and the rate of each debt. Name them, or try another sum each month: “What if I pay … a month?”',
        )
      : words(
          'This plan places what you can spare each month, so I cannot try a sum that comes once in it. Try another sum each month, or ask what to do with the sum itself.',
        ),
    plan,
  )

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

/** A short question that points to what was said: "should I just cash it out?", "should i keep paying the card" */
const pointsBack =
  /^(?!\W*(?:what (?:is|are) (?:an? )?|explain|define))(?=.*\?|\W*(?:(?:so|and|but|ok) )?(?:should|do|does|can|could|would|will|why)\b)(?=.*\b(?:it|that|this|them|those|the (?:plan|fund|card|loan|term|house|car))\b)[^\d]{1,70}$/is

/** What can only be about the plan at hand, whatever else its words may speak of. */
export function surelyAboutThePlan(
  message: string,
  intent: Understanding['intent'],
  plan: Plan,
  state: ThreadState,
  context: TurnContext,
): SmallReply | undefined {
  switch (intent) {
    case 'what_if':
      return whatIf(message, plan, state, context)
    case 'ask':
      return pointsBack.test(message) ? pieceOf(message, plan) : undefined
    case 'next_step':
      return (asksWhatFollows.test(message) ? whatFollows(plan) : undefined) ?? firstSteps(plan)
    case 'recap':
      return saysIt(message, plan) ? recap(plan) : undefined
    case 'why':
      return (asksForReceipt.test(message) ? receiptOf(message, plan) : undefined) ?? pieceOf(message, plan)
    default:
      return undefined
  }
}

/** The piece of the plan that a question names, in its own words. */
export function pieceOf(message: string, plan: Plan): SmallReply | undefined {
  const piece = pieceAskedFor(message, plan)
  return piece === undefined ? undefined : reply(piece, plan)
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
    case 'what_if': {
      // What would change the plan was answered before.
      const then = planIf(message, plan, state, context)
      return then && unmoved(plan)
    }
    default:
      return undefined
  }
}

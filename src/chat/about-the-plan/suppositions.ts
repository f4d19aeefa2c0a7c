/** "What if …?" — the plan drafted again as if it were so. Nothing of it is kept. */
import type { FactKey, Household } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import { join, say, type Text, words } from '#engine/say.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { topicOf } from '#engine/topics/all.ts'
import { knownOf, withFacts } from '../known-facts.ts'
import { draftFor } from '../plan-turn.ts'
import type { SmallReply } from '../small-replies.ts'
import { understand } from '../understand/understand.ts'
import { inBadMarkets } from './bad-markets.ts'
import { withDearerMonth, withoutPaidOff, withRaise } from './good-news.ts'
import { inThatCase, planWith } from './in-that-case.ts'
import { cashOnDebt, oneTimeSum, paidOnce } from './one-time-sums.ts'
import { asSentence, pieceOf, supposedWay } from './pieces.ts'
import { answer, bullets, type PlanQuestion } from './question.ts'
import { type SetApart, setApart } from './set-apart.ts'

/** What a bare sum after “what if I pay” is in a plan of each kind: the one of these that was told, else the first. */
const levers: Partial<Record<TopicSlug, readonly FactKey[]>> = {
  debt_payoff: ['debtPaymentMonthly'],
  emergency_fund: ['monthlySurplus'],
  budgeting: ['monthlySurplus'],
  lump_sum_invest: ['amount'],
  college_529: ['amountMonthly', 'collegeMonthly', 'monthlyContribution', 'monthlySurplus'],
  rollover_401k: ['planBalance'],
}

/** What a plan is moved by each month. */
export const leverOf = ({ topic }: Plan, household: Household): FactKey | undefined =>
  levers[topic]?.find((fact) => household[fact] !== undefined) ?? levers[topic]?.[0]

const supposition =
  /^.*?\b(?:what if|what happens if|suppose(?: that)?|how about if|how much (?:faster|sooner|longer) (?:with|at)|and if|if)\b|^\W*(?:(?:ok|so|and|but|or|then|what about|how about|with|at|doing|paying)\b[ ,]*)+(?=(?:only |just |about |like )?\$?\d)|^\W*(?:(?:so|and|but|ok|then) )*(?:is|will|would)\b|\b(?:be )?enough\W*$/gis

/** "500 a month, when am I done?": what is asked of it is no part of what is supposed. */
const asksAfter =
  /(?<=\d.*)[, ]+(?:when|how (?:long|soon|many)|am i|will i|does it)\b.*$|(?<=\d.*) (?:instead|then)\W*$/is

/** What is supposed, read as if it were so. */
function supposedIn(question: PlanQuestion, plan: Plan): Household {
  const supposed = eachYear(
    question.message
      .replace(supposition, '')
      .replace(/\?\s*$/, '')
      .replace(asksAfter, ''),
    plan,
  )
  const event = events.find(([said, , of]) => said.test(supposed) && of?.includes(plan.topic) !== false)
  if (event !== undefined) return event[1]
  const raise = withRaise(supposed, question.state.household, plan)
  if (raise !== undefined) return raise
  const dearer = withDearerMonth(supposed, question.state.household, plan)
  if (dearer !== undefined) return dearer
  const paid = withoutPaidOff(supposed, question.state.household, plan)
  if (paid !== undefined) return paid
  const read = (openQuestion?: FactKey) =>
    understand(supposed, { today: question.context.today, topic: plan.topic, openQuestion }).facts
  const facts = read()
  return withMore(
    question,
    plan,
    (Object.keys(facts).length > 0 && !isBareSum.test(supposed)) || spendsElsewhere(supposed, plan)
      ? withoutLostDebts(facts, question.state.household)
      : read(leverOf(plan, question.state.household)),
  )
}

/** "1000" alone is what the plan of its kind is moved by, and nothing that is owed. */
const isBareSum =
  /^\W*(?:(?:about|like|just|only|around) )*\$?\d[\d,.]{0,12} ?(?:k|grand)?(?: (?:a|per|each) month)?\W*$/i

/** One debt that is supposed to be another is not all that is owed. */
function withoutLostDebts({ debts, ...others }: Household, { debts: told = [] }: Household): Household {
  const isWhole =
    debts !== undefined && debts.length >= told.length && debts.every(({ balance }) => balance !== undefined)
  return debts === undefined || isWhole ? { ...others, ...(debts === undefined ? {} : { debts }) } : others
}

/** "I pay 20k on the car" is no other sum to place. */
const spendsElsewhere = (supposed: string, { topic }: Plan): boolean =>
  (topic === 'lump_sum_invest' || topic === 'rollover_401k') &&
  /\b(?:pay|paid|spend|buy|use|need|give|owe)\b.*\b(?:on|for|towards?|to|off|an?|the)\b/i.test(supposed)

/** "A scholarship of 5k" is supposed for each year, as the plan counts them. */
const eachYear = (supposed: string, { topic }: Plan): string =>
  topic === 'college_529' && isAward.test(supposed) && !saysSpan.test(supposed)
    ? supposed.replace(/\d[\d,.]{0,14} ?k?\b/i, '$& a year')
    : supposed
const isAward = /\b(?:scholarship|grant|merit)/i
const saysSpan = /\b(?:a|per|each|every|total|in all|over)\b[^.]{0,12}\b(?:years?|all|total)\b|\/ ?y/i

/** What may come, said in a tense that tells no fact. */
const events: readonly (readonly [said: RegExp, supposed: Household, of?: readonly TopicSlug[]])[] = [
  [
    /\bneed (?:(?:some|part|half|any|most|a bit|all) (?:of )?)?(?:it|that|this|the money|that money|money)\b.{0,20}\b(?:soon|early|sooner|in (?:a|one|two|three|four|five|\d|the next|a (?:couple|few)) ?(?:of )?(?:more )?years?|next year|before)\b/i,
    { needsMoneyEarly: true },
    ['rollover_401k'],
  ],
  [
    /\b(?:gets?|got|finds?|lands?|takes?|took|had) (?:an? )?(?:regular|steady|stable|normal|real|salaried|w-?2|full[- ]time|9[- ]to[- ]5) (?:job|paycheck|position|gig)\b/i,
    { employment: 'employed', incomeStability: 'steady' },
  ],
  [/\bnew (?:job|employer)\b.*\b(?:401|403|plan|rollovers?)/i, { newPlanAcceptsRollovers: true }],
  [
    /\b(?:have|had|get|want) (?:a|another|one more|a new|a second|a third) (?:baby|kid|child|one)\b|\b(?:another|a new) (?:baby|kid|child)\b/i,
    { expecting: true },
  ],
  [
    /\b(?:my (?:wife|husband|spouse|partner)|she|he) (?:loses? (?:her|his|the|their) job|gets? (?:laid off|fired)|stops? working|quits?)\b/i,
    { spouseIncome: 0 },
  ],
  [
    /\b(?:i|we) (?:lose (?:my|our|the) jobs?|get (?:laid off|fired|let go)|am (?:laid off|fired)|quit(?: my job)?|stop working)\b/i,
    { employment: 'unemployed' },
  ],
]

const saysMore = /\b(?:more|extra|another|on top)\b/i

/** "450 extra", then "what if I pay 600 instead?" or "only 200 extra": in the place of the extra that was told. */
const insteadOfExtra = /\binstead\b|\b(?:only|just) (?:\w+ )?\$?\d[\d,.]*k? extra\b/i

/** "200 more a month" comes on top of what is paid on debts now; "900 a month" is all that is paid then. */
function withMore({ message, state }: PlanQuestion, plan: Plan, supposed: Household): Household {
  const { debtPaymentMonthly: more, monthlySurplus, ...others } = supposed
  const said = more ?? monthlySurplus
  const isInsteadOfExtra =
    plan.topic === 'debt_payoff' &&
    typeof state.household.monthlySurplus === 'number' &&
    typeof said === 'number' &&
    said < plan.totalAmount &&
    insteadOfExtra.test(message)
  if (isInsteadOfExtra) return { ...others, monthlySurplus: said }
  const isInAll = plan.topic === 'debt_payoff' && more === undefined && !saysMore.test(message)
  if (isInAll && monthlySurplus !== undefined) return { ...supposed, debtPaymentMonthly: monthlySurplus }
  if (plan.topic !== 'debt_payoff' || typeof more !== 'number' || !saysMore.test(message)) return supposed
  const { debtPaymentMonthly: now } = state.household
  return {
    ...others,
    ...(monthlySurplus === undefined || monthlySurplus === more ? {} : { monthlySurplus }),
    debtPaymentMonthly: (typeof now === 'number' ? now : plan.totalAmount) + more,
  }
}

/** Never "in that case" where the case is the plan as it stands. */
const unmoved = (plan: Plan): SmallReply =>
  answer(
    say`I tried that, and this plan stays as it is: **${plan.title}**. “What this plan rests on” shows what would move it.`,
    plan,
  )

/** "What if I take it all out?": a plan says what that would do, and does nothing of it. */
const isOnlyConsidered = (supposed: Household): boolean =>
  Object.keys(supposed).every((fact) => fact.startsWith('considers'))

/** The sentences that the summary gains by what is considered. */
function newIn(then: Plan, plan: Plan): SmallReply | undefined {
  const before = new Set(plan.summary.split(/(?<=[.!?])\s+/))
  const gained = (then.summary.split(/(?<=[.!?])\s+/) as Text[]).filter((one) => !before.has(one))
  return gained.length === 0 ? undefined : answer(join([...gained, words('Your plan is unchanged.')]), then)
}

const mostChecks = 3

/** Where the sums stay and what has to be looked at does not: that is what the supposition changes. */
function besidesSums(plan: Plan, then: Plan): SmallReply | undefined {
  const before = new Set(plan.checks.map(({ title, detail }) => `${title} ${detail}`))
  const others = then.checks
    .filter(({ title, detail }) => !before.has(`${title} ${detail}`))
    .slice(0, mostChecks)
  if (others.length === 0) return undefined
  return answer(
    join(
      [
        words('The sums of the plan stay as they are in that case. What changes is this:'),
        bullets(others.map(({ title, detail }) => join([asSentence(title), detail]))),
      ],
      '\n\n',
    ),
    then,
  )
}

/** What is supposed is what the plan takes to be so already. */
const soAlready = (plan: Plan): SmallReply =>
  answer(join([words('This plan is for that case already.'), plan.summary]), plan)

const isSoAlready = (supposed: Household, { state }: PlanQuestion, plan: Plan): boolean =>
  (Object.keys(supposed) as FactKey[]).every((key) => {
    const told = state.household[key] ?? plan.assumptions.find(({ fact }) => fact === key)?.value
    return JSON.stringify(told) === JSON.stringify(supposed[key])
  })

const supposes = /\b(?:what if|what happens if|suppose|how about if|and if|should (?:i|we)|if (?:i|we))\b/i
const goesOn = /\b(?:that|then|in (?:that|this|which) case)\b/i

/** "And when would that be done?" after a supposition: it is asked of the plan in that case. */
export function goingOn(question: PlanQuestion): PlanQuestion {
  const { message, before, plan } = question
  if (before === undefined || !goesOn.test(message) || !supposes.test(before)) return question
  return {
    ...question,
    plan: planWith(question, plan, supposedIn({ ...question, message: before }, plan)) ?? plan,
  }
}

/** What is supposed, in the plan at hand if it changes that, else in the newest plan that it changes. */
export function whatIf(question: PlanQuestion): SmallReply | undefined {
  const { message, plan, state, speaksOfAnother } = question
  const plans = [plan, ...state.plans.filter(({ id }) => id !== plan.id).toReversed()]
  const sum = oneTimeSum(message, plan)
  if (sum !== undefined && placesByMonth.has(plan.topic))
    return ifPaidOnce(question, sum, plans) ?? cannotPayOnce(plan)
  const cash = cashOnDebt(message, plan, state.household)
  const paid = cash && planWith(question, plan, cash)
  if (paid !== undefined) return inThatCase(paid, words('With that cash paid on it now:'))
  const markets = inBadMarkets(message, plan)
  if (markets !== undefined) return markets
  const apart = setApart(message, plan, state.household)
  if (apart !== undefined) return ifSetApart(question, apart)
  const supposed = supposedIn(question, plan)
  if (supposed.employment === 'unemployed' && !sayWhatJobLossDoes.has(plan.topic)) return withoutPay(question)
  const here = planWith(question, plan, supposed)
  for (const one of plans) {
    const changed = one === plan ? here : planWith(question, one, supposedIn(question, one))
    if (changed !== undefined && changed.summary !== one.summary)
      return (isOnlyConsidered(supposed) ? newIn(changed, one) : undefined) ?? inThatCase(changed)
  }
  if (here !== undefined && isSoAlready(supposed, question, plan)) return soAlready(plan)
  const looked = here && besidesSums(plan, here)
  if (looked !== undefined) return looked
  // What no fact tells may still be a piece of the plan: "what if I convert it all?"
  const piece = pieceOf(message, plan, { way: supposedWay, ...(speaksOfAnother ? { least: 1 } : {}) })
  if (piece !== undefined || speaksOfAnother) return piece
  return here && unmoved(plan)
}

function ifSetApart(question: PlanQuestion, { supposed, lead, figure }: SetApart): SmallReply | undefined {
  const then = planWith(question, question.plan, supposed)
  if (then === undefined) return undefined
  const reply = inThatCase(then, lead)
  return { ...reply, figures: [...(reply.figures ?? []), figure] }
}

const asksForWorth =
  /\bhow much (?:will|would|could|do) (?:i|we|it|that|this) (?:have|be|grow to|get)(?: worth)?\b.*?\b(in|at|by) (?:age )?(\d{1,2})\b/i

/** "How much would it be in 10 years?", "how much will I have at 62?": the plan for a goal that far away. */
export function worthThen(question: PlanQuestion): SmallReply | undefined {
  const { message, plan } = question
  const [, at, said] = asksForWorth.exec(message) ?? []
  const age = plan.figures.find(({ id }) => id === 'age')?.value
  const years = at === 'in' ? Number(said) : typeof age === 'number' ? Number(said) - age : 0
  if (plan.topic !== 'lump_sum_invest' || !(years >= 1)) return undefined
  const then = planWith(question, plan, { horizonYears: years })
  return then && inThatCase(then, words('Needed then, it goes like this:'))
}

const asksForHalf =
  /^\W*(?:(?:ok|so|and|but) )*(?:(?:can|could|should) (?:i|we)|what if (?:i|we)) (?:just |only )?(?:do|pay|put|save|invest|send)(?: in)? (?:only )?half(?: of (?:it|that|this))?\W*$/i
const half = 2

/** "Can I do half?" of what is put in each month, as it was told or assumed. */
export function halfOf(question: PlanQuestion): SmallReply | undefined {
  const { message, plan, state } = question
  const lever = leverOf(plan, state.household)
  if (!asksForHalf.test(message) || lever === undefined || plan.topic === 'rollover_401k') return undefined
  if (plan.topic === 'lump_sum_invest') return whatIf(question)
  const now = plan.figures.find(({ id }) => id === lever)?.value
  if (typeof now !== 'number') return undefined
  const then = planWith(question, plan, { [lever]: now / half })
  return then && then.summary !== plan.summary ? inThatCase(then) : undefined
}

const sayWhatJobLossDoes: ReadonlySet<TopicSlug> = new Set(['debt_payoff', 'emergency_fund'])

/** Other plans place money that would not be there then: how long cash lasts is what counts. */
function withoutPay({ state, context }: PlanQuestion): SmallReply | undefined {
  const topic = topicOf('emergency_fund')
  const known = withFacts(knownOf(state), { set: { employment: 'unemployed' } })
  return topic && inThatCase(draftFor(topic, state, known, context).plan)
}

/** Plans of what is paid each month: in them a sum that comes once is never taken for one of every month. */
const placesByMonth: ReadonlySet<TopicSlug> = new Set([
  'debt_payoff',
  'emergency_fund',
  'college_529',
  'budgeting',
])

/** A single payment, in the first of the plans that can tell what it changes. */
function ifPaidOnce(question: PlanQuestion, sum: number, plans: readonly Plan[]): SmallReply | undefined {
  for (const one of plans) {
    const paid = paidOnce(question.message, sum, one, question.state.household)
    const then = paid && planWith(question, one, paid)
    if (then !== undefined && then.summary !== one.summary)
      return inThatCase(then, words('With that sum paid once:'))
  }
  return undefined
}

const cannotPayOnce = (plan: Plan): SmallReply =>
  answer(
    words(
      'This plan places what you can spare each month, so I cannot try a sum that comes once in it. Try another sum each month, or ask what to do with the sum itself.',
    ),
    plan,
  )

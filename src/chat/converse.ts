/**
 * A turn of the conversation: thread and message in, thread, reply and perhaps plans out.
 * Drafts at once from what was said plus defaults; says what it assumed; asks at most one question.
 */

import { factStatement } from '#engine/fact-reader.ts'
import type { FactKey, Household } from '#engine/household.ts'
import type { FactStatement } from '#engine/plan.ts'
import { join, nothing, type Text, words } from '#engine/say.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { topicOf } from '#engine/topics/all.ts'
import { aboutThePlan } from './about-the-plan/answer.ts'
import { pieceOf } from './about-the-plan/pieces.ts'
import { ofSpousesPlan } from './about-the-plan/spouses-plan.ts'
import { lengthOf } from './answers.ts'
import { asOlder, saidOfAsked, withAsked } from './asked-numbers.ts'
import { type Care, careFor, maskedNote } from './care.ts'
import { eachPart } from './each-part.ts'
import {
  explanationBesidePlan,
  explanationFor,
  explanationInstead,
  isOfAnother,
  isQuestion,
  nearestExplanation,
} from './explain.ts'
import { type FactEdit, type Known, knownBefore, knownOf, statementsOf, withFacts } from './known-facts.ts'
import { maskPrivateNumbers } from './masks.ts'
import { planAtHand, planOf } from './plan-turn.ts'
import { planTurn } from './planned-turn.ts'
import { clearScore, planAtHandIsTold, plannersFor } from './planners-for.ts'
import { readIn } from './read-in.ts'
import { questionInWords } from './reply.ts'
import {
  courtesyReply,
  forgottenReply,
  leftAsideReply,
  noPlannerReply,
  notUnderstoodReply,
  unclearReply,
} from './small-replies.ts'
import { asideTurn, explainedTurn, preceded, type Start, smallTurn } from './small-turns.ts'
import { spanishUnread } from './spanish.ts'
import { spelledOut } from './spelled-out.ts'
import { leavesOpen, pointsToIt, tellsNothing, tellsSumsInSpanish, toldIn, wishedFor } from './telling.ts'
import type { ThreadState, Turn, TurnContext } from './thread-state.ts'
import { type OnBehalf, onBehalf } from './understand/on-behalf.ts'
import type { Understanding } from './understand/understand.ts'
import { askedNumber } from './what-number.ts'
import { mostSaid, saidBy } from './what-was-said.ts'

/** What the reader took from the message, as it is shown. */
function understoodFrom(reading: Understanding, household: Household): FactStatement[] {
  return (Object.keys(reading.facts) as FactKey[]).flatMap((key) => {
    const value = household[key]
    return value === undefined ? [] : [factStatement(key, value, 'told', 'You said so.')]
  })
}

const courtesies = new Set(['greeting', 'thanks', 'goodbye', 'about_us', 'about_price', 'about_data'])
/** What a question names, and tells nothing by it: an account, a conversion. */
const onlyNamed: Household = { accountType: undefined, considersConversion: undefined }
const isOther = (one: Household, other: Household): boolean => JSON.stringify(one) !== JSON.stringify(other)
/** "Forget that": back to what was told before the last change; "scratch that, only 200" says what holds instead. */
function undone(state: ThreadState, reading: Understanding): Known | undefined {
  if (reading.intent !== 'forget' || reading.forget.length > 0 || reading.found.length > 0) return undefined
  return knownBefore(state)
}

/** Whether the message is clearly about something else than the plan at hand. */
function speaksOfAnother(reading: Understanding, topic: TopicSlug): boolean {
  const [first] = reading.topics
  return first !== undefined && first.slug !== topic && first.score >= clearScore / 2
}

/** "Is that realistic on 42k a year?": a question that brings a fact along is answered out of the plan with it. */
function askedToo(
  turn: Turn,
  message: string,
  { intent }: Understanding,
  before: string | undefined,
  context: TurnContext,
): Turn | undefined {
  const plan = planAtHand(turn.state)
  if (plan === undefined) return undefined
  const asked = { message, before, intent, plan, state: turn.state, context, speaksOfAnother: true }
  const found = isQuestion(message) ? aboutThePlan(asked) : ofSpousesPlan(asked)
  const isMoved = turn.plans.some(
    ({ plan: { id }, change }) => id === plan.id && (change?.lines.length ?? 0) > 0,
  )
  return (
    found && {
      ...turn,
      response: join([words(isMoved ? 'The plan is updated with that.' : 'Noted.'), found.text], '\n\n'),
      figures: [...(found.figures ?? [])],
    }
  )
}

/** Reads a message and answers it. Never throws for anything that a person can type. */
export function converse(before: ThreadState, message: string, context: TurnContext): Turn {
  const { askedNumbers, ...rest } = before
  const asked = askedNumbers ?? []
  const state = asked.length === 0 ? rest : { ...rest, askedNumbers: asOlder(asked) }
  const said = saidOfAsked(message, asked)
  if (said === 'leaves it out')
    return smallTurn(
      { state: rest, known: knownOf(rest), understood: [], context },
      leftAsideReply(questionInWords(state.openQuestion)),
      state.topic,
    )
  // It answers what the number is, and not the question that was open.
  const { openQuestion: _notAnswered, ...unasked } = state
  if (said !== undefined && isRead(readIn(unasked, context, said.says)))
    return answered(
      { ...unasked, askedNumbers: asOlder(asked.filter((one) => one !== said.of)) },
      said.says,
      context,
    )
  return answered(state, message, context)
}

const isRead = ({ found, unclear }: Understanding): boolean => found.length > 0 && unclear === undefined

const answered = (state: ThreadState, message: string, context: TurnContext): Turn =>
  eachPart(state, message, {
    turnOf: (at, part, taken) => turnOf(at, part, context, taken),
    factsOf: (at, whole) => factsTold(whole, readIn(at, context, maskPrivateNumbers(whole).text)),
  }) ?? turnOf(state, message, context)

/** What is only supposed tells no fact. */
const factsTold = (message: string, reading: Understanding): Household =>
  tellsNothing(message, reading) ? {} : reading.facts

/** One message, or one part of it. */
function turnOf(state: ThreadState, message: string, context: TurnContext, beside = 0): Turn {
  const masked = maskPrivateNumbers(message)
  const asWritten = readIn(state, context, masked.text)
  const behalf = behalfOf(state, asWritten, masked.text)
  const text = behalf?.text ?? masked.text
  const reading = behalf === undefined ? asWritten : readIn(state, context, text)
  const care = careFor(
    reading.concerns,
    reading.topics.map(({ slug }) => slug),
  )
  const said = saidBy(reading, text, state)
  // What only tells facts of the plan at hand is about its topic, whatever topic its words may sound like.
  const about = planAtHandIsTold(text, reading, state) ? { ...reading, topics: [] } : reading
  const reply = answerTo(about, care, state, spelledOut(text), { ...context, beside })
  const turn = said === undefined ? reply : { ...reply, state: { ...reply.state, said } }
  if (turn.response === spanishUnread) return turn
  const note = care?.kind === 'private_number' ? nothing : maskedNote(masked.found)
  const isAside = turn.topic === 'out_of_scope' || turn.topic === 'smalltalk'
  return preceded(turn, behalf === undefined || isAside ? note : join([note, ofThem(behalf)]), care)
}

/** A first question for someone else is planned as theirs; never one that calls for care. */
const behalfOf = (state: ThreadState, { concerns }: Understanding, text: string): OnBehalf | undefined =>
  concerns.length > 0 || Object.keys(state.household).length > 0 ? undefined : onBehalf(text)

const ofThem = ({ whom }: OnBehalf): Text =>
  words(
    `I take this as the question of ${whom}, so “you” is ${whom} here. Write what else I should know as ${whom} would.`,
  )

function answerTo(
  reading: Understanding,
  care: Care | undefined,
  { askedOfPlan: before, ...state }: ThreadState,
  message: string,
  context: TurnContext & { readonly beside: number },
): Turn {
  const current = planAtHand(state)
  const isSupposed = current !== undefined && tellsNothing(message, reading)
  const set = { ...wishedFor(reading.intent), ...toldIn(message, reading, state, current) }
  const known = isSupposed
    ? knownOf(state)
    : (undone(state, reading) ?? withFacts(knownOf(state), { set, forget: reading.forget }))
  const { household } = known
  const understood = isSupposed ? [] : understoodFrom(reading, household)
  const start: Start = { state, known, understood, context }
  const hasNews = isOther(household, state.household)
  const asksOnly =
    !hasNews ||
    (isQuestion(message) && !isOther({ ...household, ...onlyNamed }, { ...state.household, ...onlyNamed }))

  if (care?.instead)
    return asideTurn(
      start,
      { text: care.text, suggestions: [...care.suggestions] },
      care.kind === 'spanish_greeting' ? 'smalltalk' : 'out_of_scope',
    )
  // "Ok" beside a plan lets its assumption stand; with nothing to answer it is a greeting.
  const isAnswer = current !== undefined && leavesOpen.test(message)
  const isSmallTalk = reading.topics[0]?.slug === 'smalltalk' && !isAnswer
  if (!hasNews && (courtesies.has(reading.intent) || isSmallTalk))
    return asideTurn(start, courtesyReply(reading.intent), 'smalltalk')
  const asksWhat =
    current === undefined || isSupposed
      ? undefined
      : askedNumber(reading, {
          message,
          household,
          plan: current,
          readNext: (text) => readIn({ ...state, household }, context, text),
        })
  if (!hasNews && asksWhat !== undefined)
    return smallTurn(
      { ...start, state: { ...state, ...withAsked(state.askedNumbers, asksWhat.asks) } },
      asksWhat,
      state.topic,
    )
  if (asksOnly && current !== undefined) {
    const explained = aboutThePlan({
      message,
      before,
      intent: reading.intent,
      plan: current,
      state,
      context,
      speaksOfAnother: speaksOfAnother(reading, state.topic ?? current.topic),
    })
    if (explained !== undefined) {
      const asked = message.length > mostSaid ? state : { ...state, askedOfPlan: message }
      return smallTurn({ ...start, state: asked }, explained, state.topic ?? current.topic)
    }
  }
  if (reading.intent === 'forget' && current === undefined) return smallTurn(start, forgottenReply(hasNews))
  const planners = plannersFor(message, reading, state, household)
  const slug = reading.topics.find((topic) => topic.slug !== 'smalltalk')?.slug
  const taken = context.beside + (care === undefined || care.instead ? 0 : lengthOf(care.text))
  const asked = { message, reading, known, context, taken }
  const strays =
    current !== undefined &&
    !hasNews &&
    care === undefined &&
    isQuestion(message) &&
    isOfAnother(asked, current.topic)
  // A plan from defaults would state sums as known that stand in the message otherwise.
  const isUnread =
    care?.kind === 'spanish' && state.plans.length === 0 && !tellsSumsInSpanish(message, reading)
  const unanswered = () => {
    const found = current && (pieceOf(message, current) ?? nearestExplanation(asked, current.topic)?.reply)
    const unread = notUnderstoodReply(questionInWords(state.openQuestion))
    return smallTurn(start, found ?? unread, state.topic ?? slug)
  }
  // A supposition asks for no plan of another subject, nor does what points back to the plan at hand.
  if (strays && isSupposed) return unanswered()
  const isNew = planners.some((planner) => planOf(state, planner.slug) === undefined)
  const isOfThis =
    pointsToIt.test(message) || (reading.facts.amount !== undefined && household.amount === undefined)
  if (current !== undefined && asksOnly && isNew && isOfThis) return unanswered()
  if (planners.length > 0 && !isUnread) {
    const isPlanned = planners.some((planner) => planOf(state, planner.slug) !== undefined)
    const instead = strays ? undefined : explanationInstead(asked, isPlanned)
    if (instead !== undefined) return explainedTurn(start, instead, current)
    const isSkip = reading.intent === 'unsure' || leavesOpen.test(message)
    const isFollowed = planners.every((planner) => planOf(state, planner.slug) !== undefined)
    const isTold = hasNews || understood.length > 0 || reading.forget.length > 0
    if (isFollowed && !isSkip && (!isTold || (asksOnly && isQuestion(message)))) {
      return unanswered()
    }
    const turn = planTurn(start, planners, {
      message,
      isSkip,
      besides: explanationBesidePlan(asked),
      asksWhat,
      unplaced: reading.unplaced,
    })
    const both =
      isFollowed && current !== undefined ? askedToo(turn, message, reading, before, context) : undefined
    if (both !== undefined) return both
    // A student loan may be planned as a debt; the talk stays about student loans.
    return slug === undefined ? turn : { ...turn, topic: slug, state: { ...turn.state, topic: slug } }
  }
  if (isUnread && /\d/.test(message))
    return smallTurn(
      { ...start, known: knownOf(state), understood: [] },
      { text: spanishUnread, suggestions: [...care.suggestions] },
    )
  if (strays) return unanswered()
  const alone = explanationFor(asked)
  if (alone !== undefined) return explainedTurn(start, alone, current)
  if (slug === undefined) return smallTurn(start, unclearReply(hasNews))
  return slug === 'out_of_scope'
    ? asideTurn(start, noPlannerReply(slug), slug)
    : smallTurn(start, noPlannerReply(slug), slug)
}

/**
 * Facts edited on the page, taken back, or brought by a sample household: every plan of the conversation follows,
 * and the topic that was asked for, if any, leads.
 */
export function editFacts(
  state: ThreadState,
  edit: FactEdit & { readonly topic?: TopicSlug | undefined },
  context: TurnContext,
): Turn {
  const known = withFacts(knownOf(state), edit)
  const edited = (fact: FactKey) => edit.set?.[fact] !== undefined
  const understood = statementsOf(known).filter(({ fact, origin }) => edited(fact) && origin === 'told')
  const start: Start = { state, known, understood, context }
  const leading = planAtHand(state) ?? state.plans.at(-1)
  const slug = edit.topic ?? leading?.topic
  const topic = slug === undefined ? undefined : topicOf(slug)
  if (topic !== undefined) return planTurn(start, [topic])
  return smallTurn(start, edit.set === undefined ? forgottenReply(true) : unclearReply(true))
}

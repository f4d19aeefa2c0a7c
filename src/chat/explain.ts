/** Which explanation answers a message: alone, where there is nothing to plan, or beside a plan. */
import type { FactDefinition } from '#engine/fact.ts'
import type { AnyFigure } from '#engine/figure.ts'
import { type FactKey, facts } from '#engine/household.ts'
import { plainText, type Text } from '#engine/say.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { topicOf, topics } from '#engine/topics/all.ts'
import type { FoundAnswer } from './answer-book.ts'
import type { AnswerEntry } from './answer-file.ts'
import { explanationBeside, explanationReply, mostWords } from './answers.ts'
import type { Known } from './known-facts.ts'
import { hasLateMortgage } from './planner-for.ts'
import type { SmallReply } from './small-replies.ts'
import type { TurnContext } from './thread-state.ts'
import type { Understanding } from './understand/understand.ts'

interface Asked {
  readonly message: string
  readonly reading: Understanding
  readonly known: Known
  readonly context: TurnContext
  /** Words that are said before the answer. */
  readonly taken: number
}

export interface Explained {
  readonly reply: SmallReply
  readonly topic: TopicSlug
}

/** A general question has to meet an explanation this well to be answered without a plan. */
const clearScore = 0.55
/** A question outside all topics has to meet an explanation this well. */
const strayScore = 0.75
/** Beside a plan an explanation may be further off, as long as it is of the topic. */
const besideScore = 0.4
const mostTopics = 3
const mostSuggestions = 3

const asksWhatSomethingIs =
  /^\W*(?:what(?:'?s| is| are| does| do| counts| happens)\b|how (?:does|do|is|are) (?!i\b|we\b)|explain\b|define\b|difference between\b|why\b|who\b|when (?:do|does|is|can|must)\b|(?:is|are|can|does|do|will|may|must) )/i
const asksForPlan =
  /\b(?:(?:make|need|want|give me|my|our) (?:a |an |the )?plan|build|draft|help|recommend|suggest|advice|what (?:should|can|do) (?:i|we) do)\b/i
/** What is missing of a sum is worked out, not explained. */
const asksHowMuch =
  /\bhow much (?:more |else )?(?:do|should|would|will|must) (?:i|we) (?:still )?(?:need|save|put|set)\b/i
const isRequest = /^\W*(?:build|make|draft|create|start|set up|give me|show me)\b/i
const asksSomething =
  /\?|^\W*(?:what|how|why|who|when|which|where|is|are|can|could|does|do|will|should|explain)\b/i

export const isQuestion = (message: string): boolean => asksSomething.test(message)

const aboutOf = (reading: Understanding): TopicSlug[] =>
  reading.topics
    .map(({ slug }) => slug)
    .filter((slug) => slug !== 'smalltalk')
    .slice(0, mostTopics)

const labels = new Set(topics.flatMap(({ label, pill }) => [label, pill ?? label]))

/** Whether the message says something about the household, and does not only name an account. */
const tellsFacts = ({ facts: told, forget }: Understanding): boolean =>
  forget.length > 0 || Object.keys(told).some((key) => key !== 'accountType')

/** Whether the message names a sum that a plan can be about. */
export const tellsSums = ({ facts: told }: Understanding): boolean =>
  (Object.keys(told) as FactKey[]).some((key) => {
    const { unit }: FactDefinition = facts[key]
    return key === 'debts'
      ? told.debts?.some(({ balance }) => balance !== undefined)
      : unit?.startsWith('usd')
  })

const isInNeed = ({ concerns }: Understanding): boolean => concerns.some(({ kind }) => kind === 'distress')

function explained(entry: AnswerEntry, { known, context, taken }: Asked, topic: TopicSlug): Explained {
  const reply = explanationReply(entry, context.answers, known, context.today, mostWords - taken)
  const planner = topicOf(topic)
  const offer = planner === undefined ? [] : [planner.pill ?? planner.label]
  return {
    topic,
    reply: { ...reply, suggestions: [...offer, ...reply.suggestions].slice(0, mostSuggestions) },
  }
}

const fewWords = 8

/**
 * A short question beside a plan names its subject or is about the plan: what explains another subject and only
 * resembles it is a confident answer to something else.
 */
export function isOfAnother(asked: Asked, planTopic: TopicSlug): boolean {
  const { message, reading, known, context } = asked
  if (message.trim().split(/\s+/).length > fewWords) return false
  const found = context.answers.find(message, aboutOf(reading), known.household)
  return found === undefined || (found.score < strayScore && !found.entry.topics.includes(planTopic))
}

/** The explanation to a message for which there is no planner. */
export function explanationFor(asked: Asked): Explained | undefined {
  const about = aboutOf(asked.reading)
  const [main] = about
  const { answers } = asked.context
  if (main === undefined || main === 'out_of_scope') {
    const stray = answers.find(asked.message, [], asked.known.household)
    const topic = stray?.entry.topics[0]
    if (stray === undefined || topic === undefined || stray.score < strayScore) return undefined
    return explained(stray.entry, asked, topic)
  }
  const entry =
    answers.find(asked.message, about, asked.known.household)?.entry ??
    answers.openingOf(main, asked.known.household)
  return entry === undefined ? undefined : explained(entry, asked, main)
}

/** What no plan of its topic answers is explained alone; some of it only as long as no sum was told to plan with. */
function answeredAlone(asked: Asked): Explained | undefined {
  const about = aboutOf(asked.reading)
  const [main] = about
  const found = asked.context.answers.find(asked.message, about, asked.known.household)
  if (main === undefined || found === undefined || found.score < clearScore) return undefined
  const { alone } = found.entry
  if (asksHowMuch.test(asked.message) && tellsSums(asked.reading)) return undefined
  if (alone === undefined || (alone === 'without-sums' && tellsSums(asked.reading))) return undefined
  return explained(found.entry, asked, main)
}

/** The explanation to a question that asks how things are, and not for a plan, though there is a planner. */
export function explanationInstead(asked: Asked, hasPlan: boolean): Explained | undefined {
  const { message, reading, known, context } = asked
  // Someone in need is told who helps; a plan with assumed figures comes once there are sums to plan with.
  if (isInNeed(reading) && !hasPlan && !tellsSums(reading) && !hasLateMortgage(reading.facts))
    return explanationFor(asked)
  const own = answeredAlone(asked)
  if (own !== undefined) return own
  if (tellsFacts(reading) || labels.has(message.trim()) || isRequest.test(message)) return undefined
  const isGeneral = asksWhatSomethingIs.test(message) && !asksForPlan.test(message)
  if (!(isGeneral || (hasPlan && isQuestion(message)))) return undefined
  const about = aboutOf(reading)
  const [main] = about
  const found = context.answers.find(message, about, known.household)
  if (main === undefined || found === undefined || found.score < clearScore) return undefined
  // What opens a topic is near to every question of it: beside a plan it answers none in particular.
  if (hasPlan && found.entry.general === true && found.score < strayScore) return undefined
  return explained(found.entry, asked, main)
}

/** The explanation of the topic that is near enough to say more than that a question was not understood. */
export function nearestExplanation(asked: Asked, topic: TopicSlug): Explained | undefined {
  if (!isQuestion(asked.message)) return undefined
  // What is being talked about needs no name: "what if she doesn't go?" is of the college savings.
  const message = `${asked.message.replace(/[?.!\s]*$/, '')}. ${topicOf(topic)?.label ?? ''}`
  const found = asked.context.answers.find(message, [topic], asked.known.household)
  // The subject that is added finds what opens the topic, whatever was asked: that answers nothing in particular.
  const opens = asked.context.answers.find(topicOf(topic)?.label ?? '', [topic])?.entry
  const own = opens === found?.entry ? asked.context.answers.find(asked.message, [topic]) : found
  const isMeant = own?.entry === found?.entry && (own?.score ?? 0) >= besideScore
  const isOfTopic = isMeant && found?.entry.topics.includes(topic) === true
  return isOfTopic && found.score >= besideScore ? explained(found.entry, asked, topic) : definition(asked)
}

const asksForMeaning =
  /^\W*(?:(?:so|and|ok|wait)\b[ ,]*)?(?:what(?:'?s| is| are| does| do) (?:an? |the )?[^?\d]{3,30}$|define\b|what do you mean by\b)/i

/** What a word means may stand with any topic: a marginal rate is one of taxes, asked of a Roth. */
function definition(asked: Asked): Explained | undefined {
  if (!asksForMeaning.test(asked.message.replace(/\W+$/, ''))) return undefined
  const found = asked.context.answers.find(asked.message, [], asked.known.household)
  const topic = found?.entry.topics[0]
  return found === undefined || topic === undefined || found.score < strayScore
    ? undefined
    : explained(found.entry, asked, topic)
}

/** What explains a question beside the plan that is drafted for it. */
export interface Besides {
  /** Whether it comes first, because nothing was told that the plan could be about. */
  readonly leads: boolean
  /** Whether there is no room for what was assumed either: something else was said first. */
  readonly isShort: boolean
  /** As much of it as the reply leaves room for; nothing where that is too little. */
  textFor(spoken: Text): { readonly text: Text; readonly figures: AnyFigure[] } | undefined
}

/** Who tells of a sum that came in tells of much beside it: how much life insurance to buy is not asked then. */
const aboutSums: readonly TopicSlug[] = ['lump_sum_invest', 'windfall']

/** Beside a plan of what was told, an explanation has to be asked for this clearly. */
const askedScore = 0.6
/** What opens the topic of the plan adds a few words of its own; it may be asked for less exactly. */
const openingScore = 0.4

const questionsOf = (message: string): string =>
  message
    .split(/(?<=[.!?\n])\s+/)
    .filter((sentence) => asksSomething.test(sentence))
    .join(' ')

/** What only resembles the story of a message answers nothing of it: a plan stands alone unless its questions ask more. */
function askedBeside(
  { message, known, context }: Asked,
  about: readonly TopicSlug[],
): AnswerEntry | undefined {
  const isAsked = ({ entry, score }: FoundAnswer) => score >= (entry.general ? openingScore : askedScore)
  return [questionsOf(message), message]
    .flatMap((text) => context.answers.find(text, about, known.household) ?? [])
    .find(isAsked)?.entry
}

/** A plan that opens with the mortgage has answered what the opening of that topic says in general. */
const answersMortgage = (spoken: Text): boolean =>
  /\bmortgage\b/.test(plainText(spoken).split(/[.!?](?:\s|$)/, 1)[0] ?? '')

/** The explanation beside a first plan; nothing where the plan itself was asked for. */
export function explanationBesidePlan(asked: Asked): Besides | undefined {
  const { message, reading, known, context, taken } = asked
  const about = aboutOf(reading)
  const [main] = about
  if (main === undefined || labels.has(message.trim()) || isRequest.test(message)) return undefined
  const near = aboutSums.includes(main) ? aboutSums : about
  const isOfTopic = ({ topics: ofEntry }: AnswerEntry) => ofEntry.some((topic) => near.includes(topic))
  const leads = !tellsSums(reading)
  const nearest = () => {
    const found = context.answers.find(message, about, known.household)
    return found !== undefined && found.score >= besideScore && isOfTopic(found.entry)
      ? found.entry
      : context.answers.openingOf(main, known.household)
  }
  const closest = leads ? nearest() : askedBeside(asked, about)
  const entry = closest !== undefined && isOfTopic(closest) ? closest : undefined
  return {
    leads: leads && entry !== undefined,
    isShort: taken > 0,
    textFor: (spoken) =>
      entry === undefined || (main === 'mortgage' && entry.general === true && answersMortgage(spoken))
        ? undefined
        : explanationBeside(entry, context.today, { spoken, question: message, leads, taken }),
  }
}

/** Asks what a number is that nobody said what it is of; what it may be is offered as whole messages. */
import type { FactKey, Household } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import { say } from '#engine/say.ts'
import { topicOf } from '#engine/topics/all.ts'
import { isQuestion } from './explain.ts'
import type { SmallReply } from './small-replies.ts'
import { dollarsTyped, sumAsWritten } from './sum-as-written.ts'
import type { Mention } from './understand/numbers.ts'
import type { Understanding } from './understand/understand.ts'

interface Meaning {
  readonly fact: FactKey
  readonly says: string
  /** Whether a number of this size is ever that fact: as it stands, or over the period that is said. */
  readonly least: number
  readonly most: number
}

const mostOffered = 3

const ofMonth = (sum: string): Meaning[] => [
  { fact: 'monthlySurplus', says: `I can put aside ${sum} a month`, least: 10, most: 5_000 },
  { fact: 'monthlyExpenses', says: `We spend ${sum} a month`, least: 800, most: 12_000 },
]

const ofSum = (sum: string): Meaning[] => [
  { fact: 'income', says: `I make ${sum} a year`, least: 12_000, most: 600_000 },
  { fact: 'amount', says: `The sum is ${sum}`, least: 3_000, most: 10_000_000 },
  { fact: 'savings', says: `I have ${sum} in savings`, least: 300, most: 2_000_000 },
]

const ofShare = (percent: string): Meaning[] => [
  { fact: 'contributionRate', says: `I put ${percent} of my pay into my 401(k)`, least: 1, most: 60 },
  { fact: 'oldPlanFee', says: `The old plan costs ${percent} a year`, least: 0.01, most: 3 },
  { fact: 'newPlanFee', says: `The new plan costs ${percent} a year`, least: 0.01, most: 3 },
]

/** A lender that the message names and the debts do not. */
const lenders: readonly (readonly [RegExp, string])[] = [
  [/\bcap(?:ital)? ?one\b/, 'Capital One card'],
  [/\bvisa\b/, 'Visa card'],
  [/\bmaster ?card\b/, 'Mastercard'],
  [/\bdiscover\b/, 'Discover card'],
  [/\bamex\b|\bamerican express\b/, 'Amex card'],
  [/\bchase\b/, 'Chase card'],
  [/\bciti\w*\b/, 'Citi card'],
]

const loanWord = /\bloans?\b/i

const called: Partial<Record<string, string>> = {
  credit_card: 'credit card',
  auto: 'car loan',
  medical: 'medical bill',
  student_loan: 'student loan',
  personal: 'personal loan',
}

function ofDebts(message: string, { debts = [] }: Household, sum: string, size: number): Meaning[] {
  const named = lenders.find(([pattern]) => pattern.test(message.toLowerCase()))?.[1]
  const names = debts.flatMap(({ name, kind }) =>
    name && kind === 'credit_card' ? `${name} card` : (called[kind ?? ''] ?? []),
  )
  const own = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name))
  return [
    ...(size > 1_000
      ? []
      : own.slice(0, 1).map(
          (name): Meaning => ({
            fact: 'debts',
            says: `The minimum on the ${name} is ${sum}`,
            least: 10,
            most: 1_000,
          }),
        )),
    ...(named === undefined || own.includes(named)
      ? []
      : [{ fact: 'debts' as const, says: `I owe ${sum} on the ${named}`, least: 20, most: 200_000 }]),
    ...(loanWord.test(message)
      ? [{ fact: 'debts' as const, says: `I owe ${sum} in student loans`, least: 500, most: 900_000 }]
      : []),
  ]
}

/** What the number may be, as messages, the likeliest first. */
function meaningsOf(mention: Mention, message: string, household: Household): Meaning[] {
  if (mention.kind === 'percent' || !Number.isInteger(mention.low)) return ofShare(`${mention.low}%`)
  const inThousands =
    mention.kind === 'plain' && !mention.scaled && mention.low < 1_000 && mention.per === undefined
  const sum = dollarsTyped(mention.low)
  const ofDebt = ofDebts(message, household, sum, mention.low)
  if (mention.per === 'month')
    return [...ofDebt.filter(({ says }) => !says.startsWith('I owe')), ...ofMonth(sum)]
  if (mention.per !== undefined) return mention.per === 'year' ? ofSum(sum).slice(0, 1) : []
  const whole = inThousands && ofDebt.length === 0 ? dollarsTyped(mention.low * 1_000) : sum
  return [...ofDebt, ...ofSum(whole), ...ofMonth(sum)]
}

const sizeOf = (says: string): number => Number(/\d[\d,.]*/.exec(says)?.[0].replaceAll(',', '') ?? Number.NaN)

interface InTalk {
  readonly message: string
  /** What is known with this message. */
  readonly household: Household
  readonly plan: Plan
  /** Reads a message as it would be read if it were sent next. */
  readonly readNext: (message: string) => Understanding
}

/** What a message may be that tells something; whoever asks why, or compares, speaks of the plan's own numbers. */
const tells = new Set<Understanding['intent']>(['ask', 'answer', 'correct'])

/** A question what a number is. */
export interface AsksNumber extends SmallReply {
  readonly asks: readonly Mention[]
}

/** Asks what a number is that a statement beside a plan left open; one that the plan shows is only spoken of. */
export function askedNumber({ unclear, intent }: Understanding, talk: InTalk): AsksNumber | undefined {
  if (unclear === undefined || !tells.has(intent) || isQuestion(talk.message)) return undefined
  if (talk.plan.figures.some(({ value }) => value === unclear.low)) return undefined
  const { text, figures } = sumAsWritten(unclear, 'unclear')
  return {
    text: say`I could not place ${text}, so I left it out rather than guess: **what is it?** Tell me in a few words.`,
    figures,
    suggestions: likelyMeanings(unclear, talk),
    asks: [unclear],
  }
}

/**
 * What a number may be, as messages to send. Only what would be read as what it says is offered, and no single meaning:
 * that would put it in their mouth.
 */
export function likelyMeanings(mention: Mention, { message, household, plan, readNext }: InTalk): string[] {
  const asks: readonly FactKey[] = topicOf(plan.topic)?.asks ?? []
  const fits = ({ fact, says, least, most }: Meaning): boolean => {
    const size = sizeOf(says)
    if (size < least || size > most) return false
    if (fact !== 'debts' && !asks.includes(fact) && household[fact] === undefined) return false
    const { facts, unclear } = readNext(says)
    const others = Object.keys(facts).filter((key) => key !== fact && key !== 'accountType')
    return unclear === undefined && facts[fact] !== undefined && others.length === 0
  }
  const suggestions: string[] = []
  for (const meaning of meaningsOf(mention, message, household))
    if (suggestions.length < mostOffered && fits(meaning)) suggestions.push(meaning.says)
  return suggestions.length < 2 ? [] : suggestions
}

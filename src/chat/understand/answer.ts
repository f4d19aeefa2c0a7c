/** An answer to the question that was asked last: "45", "yes", "about 4k", "no debts", "next year", "married". */
import { type FactKey, type FactValue, facts } from '#engine/household.ts'
import { choiceAnswer } from './answer-choices.ts'
import { isOfAnother, speaksOfAnother } from './answer-meaning.ts'
import { leftByDenial } from './bare-debts.ts'
import { mayBeMoney, over } from './cues.ts'
import { type Direction, datesIn } from './dates.ts'
import { type Mention, tidy } from './numbers.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'
import type { Span } from './text.ts'

/** "I am" affirms when it ends there; "I am 45" tells something else. */
const yes =
  /^\W*(?:(?:yes|yeah|yep|yup|yea|sure|correct|right|i do|i have|we do|we have|there is|of course|definitely|absolutely|true|affirmative|y)\b|(?:it is|i am|we are)(?=\W*$|\s*[,.;!]|\s+(?:now|still|already|currently|indeed)\b))/
/** A no that stands for itself: "no debts" denies debts, not what was asked. */
const no =
  /^\W*(?:(?:no|nope|nah)(?=\W*$|\s*[,.;!:-]|\s+(?:i|we|it|there|they|he|she|that|not|my|our|sorry|thanks|thank|sir|ma'am|idea)\b)|(?:not really|none|nothing|never|i don't|we don't|don't have|neither|negative|not (?:yet|at all|any)|zero|nil|n\/a|n)\b)/
/** "Nothing saved" says what is not there, and not no. */
const nothingOf = /^\W*nothing (?!yet|at all|really|to)\w/
const saysNo = (text: string): boolean => no.test(text) && !nothingOf.test(text)
const unsure =
  /\b(?:not sure|no idea|don't know|dunno|idk|unsure|can't say|skip|rather not|pass|no clue|who knows|prefer not)\b/

const moneyUnits = new Set(['usd', 'usd-per-month', 'usd-per-year'])
const whole = (reading: Reading): Span => [0, reading.original.length]

const bareWords =
  /^(?:i|i'm|im|i am|i'd|say|it's|its|it is|that's|about|around|roughly|approx|approximately|maybe|probably|like|almost|nearly|just|over|under|close|to|a|an|the|my|we|we're|our|have|has|got|make|earn|spend|want|need|in|at|of|or|so|ish|yes|yeah|sure|ok|okay|well|um|uh|hmm|currently|right|now|only|per|each|every|year|years|yr|yrs|month|months|monthly|yearly|old|age|total|dollars|bucks|k|thousand|grand|think|guess|would|be|by|is|are|them|both|up|more|less|than|half|and|time|for|until|till|when|turn|retire|from|next|within)$/

/** A reply that is a number and little else. */
function isBare({ text }: Reading, mention: Mention): boolean {
  const rest = text.slice(0, mention.span[0]) + text.slice(mention.span[1])
  const words = rest.match(/[a-z']+/g) ?? []
  return !/\d/.test(rest) && words.every((word) => bareWords.test(word))
}

/** The part of a list that a number stands in: "4600 a month" of "2 kids, 4600 a month". */
function itemOf(reading: Reading, { span }: Mention): Reading {
  const { text } = reading
  const start = Math.max(...[',', ';', '.'].map((mark) => text.lastIndexOf(`${mark} `, span[0]))) + 1
  const ends = [', ', '; ', '. '].map((mark) => text.indexOf(mark, span[1])).filter((at) => at >= 0)
  // Blanks keep the place of every number in the text.
  const end = ends.length === 0 ? text.length : Math.min(...ends)
  return { ...reading, text: `${' '.repeat(start)}${text.slice(start, end)}` }
}

/** No household of ours spends or saves this much in a month: it is a sum of another kind. */
const mostAMonth = 50_000

/** The number of a reply as the fact's unit wants it. */
function numberAnswer(reading: Reading, key: FactKey, mention: Mention): Find | undefined {
  const bare = isBare(reading, mention)
  if (isOfAnother(reading, mention, key, bare)) return undefined
  const confidence = bare ? 0.95 : 0.5
  const { unit } = facts[key] as { unit?: string }
  const give = (value: number | [number, number]) =>
    facts[key].schema.safeParse(value).success
      ? // The schema has just said that the number is a value of this fact.
        find(key, value as FactValue<typeof key>, mention.span, 'answer', confidence, mention.index)
      : undefined
  const pair = (convert: (value: number) => number): number | [number, number] =>
    mention.low === mention.high
      ? tidy(convert(mention.low))
      : [tidy(convert(mention.low)), tidy(convert(mention.high))]
  if (unit !== undefined && moneyUnits.has(unit)) {
    if (mention.kind === 'percent' || mention.kind === 'foreign' || mention.time !== undefined)
      return undefined
    // "22" is no sum of money, and 400 is no yearly pay.
    const least = unit === 'usd-per-year' && mention.low > 350 ? 1_000 : unit === 'usd-per-year' ? 15 : 50
    if (!mention.sure && mention.per === undefined && mention.low > 0 && mention.low < least) return undefined
    if (unit === 'usd-per-month')
      return mention.per === undefined && mention.low > mostAMonth ? undefined : give(over(mention, 'month'))
    const inThousands =
      mention.kind === 'plain' && mention.per === undefined && mention.low >= 15 && mention.high <= 350
    // "84": people leave the thousand out of a year's pay, of a whole one and of its part.
    if (inThousands && (unit === 'usd-per-year' || key === 'payThisYear'))
      return give(pair((value) => value * 1e3))
    if (unit === 'usd-per-year') return give(over(mention, 'year'))
    return mention.per === undefined ? give(pair((value) => value)) : undefined
  }
  if (unit === 'rate' || unit === 'share')
    return mention.kind === 'percent' || mention.kind === 'plain'
      ? give(pair((value) => value / 100))
      : undefined
  if (mention.kind !== 'plain' || mention.scaled) return undefined
  if (unit === 'years') {
    const factor = mention.time === 'month' ? 1 / 12 : mention.time === 'week' ? 1 / 52 : 1
    if (mention.low >= 2_000 && mention.low < 2_100)
      return give(mention.low - Number(reading.today.slice(0, 4)))
    return give(pair((value) => Math.round(value * factor * 100) / 100))
  }
  if (unit === 'months') return give(pair((value) => (mention.time === 'year' ? value * 12 : value)))
  return mention.per === undefined ? give(pair((value) => value)) : undefined
}

const bothEarn = /^\W*(?:both|we both|the two of us|two of us)(?: of us)?(?: (?:do|work|earn|are))?\W*$/
const oneEarns =
  /^\W*(?:(?:just|only) (?:me|i|myself|one|him|her|he|she)(?: (?:do|does|works?|earns?))?|me|one(?: of us)?)\W*$/

const listed: Partial<Record<FactKey, (reading: Reading) => Find | undefined>> = {
  debts: (reading) =>
    saysNo(reading.text) || /\bno(?:ne| (?:debts?|cards?|loans?))\b/.test(reading.text)
      ? find('debts', leftByDenial(reading), whole(reading), 'answer', 0.85)
      : undefined,
  dependents: (reading) => {
    if (saysNo(reading.text)) return find('dependents', [], whole(reading), 'answer', 0.85)
    const ages = reading.mentions.filter(
      (mention) => mention.kind === 'plain' && unreal(mention) === undefined,
    )
    const told = ages.map(({ low }) => low)
    return told.length > 0 && facts.dependents.schema.safeParse(told).success
      ? find('dependents', told, whole(reading), 'answer', 0.8)
      : undefined
  },
  earners: (reading) =>
    bothEarn.test(reading.text)
      ? find('earners', 2, whole(reading), 'answer', 0.9)
      : oneEarns.test(reading.text)
        ? find('earners', 1, whole(reading), 'answer', 0.9)
        : undefined,
  employerMatch: (reading) =>
    saysNo(reading.text) ? find('employerMatch', { rate: 0 }, whole(reading), 'answer', 0.8) : undefined,
}

/** Where "no" and "none" say zero; elsewhere, as of pay, costs or an age, they only decline to answer. */
const noneMeansZero: ReadonlySet<FactKey> = new Set([
  'savings',
  'emergencyFund',
  'retirementSavings',
  'taxableInvestments',
  'monthlySurplus',
  'monthlyContribution',
  'debtPaymentMonthly',
  'contributionRate',
  'spouseIncome',
  'numDependents',
  'taxOwedOnMoney',
  'pastDueBills',
  'unemploymentMonthly',
  'severance',
  'payThisYear',
  'pensionMonthly',
  'ssMonthly',
  'iraContributedThisYear',
  'coverageAmount',
  'spouseCoverageAmount',
  'stayAtHomeServicesMonthly',
  'careAloneMonthly',
  'collegeWish',
  'collegeSaved',
  'collegeMonthly',
  'specialNeedsMonthly',
  'coverageYearsLeft',
  'decreeYears',
  'rothPlanBalance',
  'afterTaxPlanBalance',
  'employerStockValue',
  'checkAmount',
  'planLoanBalance',
  'outstandingMatch',
  'pretaxIraBalance',
  'rothSavings',
  'pslfPayments',
  'incomePlanPayments',
])

/** Facts that are a day, and on which side of today it lies. */
const dayFacts: Partial<Record<FactKey, Direction>> = {
  checkReceivedDate: 'past',
  planLoanClosedDate: 'past',
  separationDate: 'past',
  saveNoticeDate: 'past',
  simpleStartDate: 'past',
  courtAnswerDue: 'future',
}

function dayAnswer(reading: Reading, key: FactKey): Find | undefined {
  const direction = dayFacts[key]
  if (direction === undefined) return undefined
  const days = datesIn(reading.text, reading.today, direction).filter(({ date }) =>
    direction === 'past' ? date <= reading.today : date >= reading.today,
  )
  const [day] = days
  if (!day || days.length > 1) return undefined
  return find(key, day.date as FactValue<typeof key>, day.span, 'answer', 0.9)
}

const timeWords: readonly (readonly [RegExp, number])[] = [
  [/\bnext year\b|\bin a year\b|\ba year\b/, 1],
  [/\b(?:now|right away|immediately|asap|this month|very soon)\b/, 0],
  [/\b(?:this year|soon|in a few months|within months)\b/, 0.5],
  [/\bcouple (?:of )?years\b/, 2],
  [/\ba few years\b/, 3],
  [/\ba decade\b/, 10],
]

/** A whole new question is no answer, with or without its mark; "is 4k ok?" still is. */
const asks =
  /^\W*(?:(?:and|so|ok|okay|but|then)\b[, ]*)*(?:(?:what|how|why|when|which|where|who)\b|(?:can|could|should|would|do|does|did|will) (?:i|we|it|the|that|this|you|they|he|she|my|our)\b|is (?:it|that|this|\S+) (?:\w+ )?(?:enough|better|worth|too|right|good))/
const asksBack = ({ text }: Reading): boolean =>
  asks.test(text) ||
  (text.includes('?') && /\b(?:how|what|which|where|when|why|who|should|can|could|do|does)\b/.test(text))

/** "About $1,500. The minimum payments are …": the first sentence is the answer, where it is hardly more than that. */
function opening(reading: Reading): Reading | undefined {
  const [first, second] = reading.sentences
  if (first === undefined || second === undefined || first[1] - first[0] > mostOfOpening) return undefined
  const mentions = reading.mentions.filter(({ span }) => span[1] <= first[1])
  const [only, ...others] = mentions
  const said = { ...reading, text: reading.text.slice(0, first[1]), mentions, sentences: [first] }
  const isAnswer = only === undefined ? reading.openQuestion === 'earners' : isBare(said, only)
  return others.length === 0 && isAnswer ? said : undefined
}
const mostOfOpening = 40

/** What the whole message says when it is an answer to the open question, or its first sentence. */
export const readAnswer: Reader = (reading) => {
  const whole = answerIn(reading)
  const first = whole.length > 0 ? undefined : opening(reading)
  return first === undefined ? whole : answerIn(first)
}

const answerIn: Reader = (reading) => {
  const key = reading.openQuestion
  if (!key || unsure.test(reading.text) || reading.text.length > 160) return []
  if (asksBack(reading)) return []
  const { input } = facts[key]
  if (
    speaksOfAnother(reading, key) &&
    reading.mentions.length === 0 &&
    input.kind !== 'yes-no' &&
    input.kind !== 'choice'
  )
    return []
  if (input.kind === 'yes-no') {
    if (yes.test(reading.text))
      return [find(key, true as FactValue<typeof key>, whole(reading), 'answer', 0.9)]
    return saysNo(reading.text)
      ? [find(key, false as FactValue<typeof key>, whole(reading), 'answer', 0.9)]
      : []
  }
  if (input.kind === 'choice') {
    const choice = choiceAnswer(reading, key)
    return choice ? [choice] : []
  }
  const special = listed[key]?.(reading) ?? dayAnswer(reading, key)
  if (special) return [special]
  if (input.kind !== 'number') return []
  const mentions = reading.mentions.filter(
    (mention) => unreal(mention) === undefined && (mention.kind !== 'plain' || mention.low >= 0),
  )
  const [only] = mentions
  if (only && (mentions.length === 1 || reading.text.length < 40)) {
    const found = numberAnswer(reading, key, only)
    if (found && (mayBeMoney(only) || only.kind !== 'money')) return [found]
  }
  // "2 kids, 4600 a month": of a list the item that is a number for a month, to what a month costs or leaves.
  const isMonthly = (facts[key] as { unit?: string }).unit === 'usd-per-month'
  const [monthly, ...more] = isMonthly ? mentions.filter(({ per }) => per === 'month') : []
  if (monthly !== undefined && more.length === 0 && reading.text.length < 60) {
    const item = itemOf(reading, monthly)
    const found = isBare(item, monthly) ? numberAnswer(item, key, monthly) : undefined
    if (found) return [found]
  }
  if (key === 'horizonYears') {
    const said = timeWords.find(([pattern]) => pattern.test(reading.text))
    if (said && reading.mentions.length === 0) return [find(key, said[1], whole(reading), 'answer', 0.85)]
  }
  if (
    reading.mentions.length === 0 &&
    saysNo(reading.text) &&
    noneMeansZero.has(key) &&
    facts[key].schema.safeParse(0).success
  )
    return [find(key, 0 as FactValue<typeof key>, whole(reading), 'answer', 0.85)]
  return []
}

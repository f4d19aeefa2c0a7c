/** A number of a message beside a plan that nobody said what it is of, or that only a guess would give a meaning. */
import type { FactDefinition } from '#engine/fact.ts'
import { type FactKey, facts } from '#engine/household.ts'
import { topicOf } from '#engine/topics/all.ts'
import { mayBeMoney, perYear } from './cues.ts'
import type { Mention } from './numbers.ts'
import { type Find, isOfOthers, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'
import type { Span } from './text.ts'

export interface Doubted {
  /** What holds without the guesses. */
  readonly found: Find[]
  /** The first number that has no sure meaning. */
  readonly unclear: Mention | undefined
}

/** Longer messages are stories: their numbers may be of anything. */
const longest = 120
/** As sure as the readers are that take a number for what was asked or is talked about, whatever its words say. */
const mostOfGuess = 0.5
const guesses: ReadonlySet<string> = new Set(['answer', 'topic-light', 'amounts', 'question-sum'])

/** Words that say nothing about what a number is of. */
const empty = new Set(
  "a about actually again all almost also altogether am an and another any approx around as at be been before between both but by can closer comes could day did do does dollars each estimate etc even every exactly few for from get got grand guess had half has have he her here him his i i'd i'm i've if im in into is it it's its just k kinda know last less let's like likely little lot may maybe me mine month monthly more most much my nearly next no not now of off oh ok okay on one only or our out over part per plus pretty probably really right roughly say see she since so some something sorry still sure than thank thanks that that's the their them then there these they thing think this those though thousand time to together too total true under until up us usd usually very was we we'd we're we've week well were what when which will with would yea yeah year yearly years yep yes yet you your tax taxes gross net old end answer number amount bucks total range low high starting start goes going go run runs".split(
    ' ',
  ),
)

const paysOrSaves =
  /^(?:minim|includ|sav|put|spar|left|afford|extra|pay|paid|asid|add|manag|budget|free|throw|swing|send|towards?|set|away|debts?|surplus)/

/** Words that speak of a fact though neither its name nor its question has them. */
const alsoOf: Partial<Record<FactKey, RegExp>> = {
  income:
    /^(?:mak|earn|sal|pay|paid|wage|job|work|bring|income|profit|base|bonus|hour|household|combin|teach|nurs)/,
  spouseIncome: /^(?:mak|earn|sal|pay|paid|wage|job|work|bring|income|wife|husband|spouse|partner)/,
  monthlySurplus: paysOrSaves,
  debtPaymentMonthly: paysOrSaves,
  monthlyContribution: /^(?:sav|put|spar|afford|add|manag|contribut|invest|send|towards?|set|away|month)/,
  contributionRate: /^(?:contribut|put|sav|defer|pay|401|percent|match|check|retire|plan)/,
  amount:
    /^(?:invest|sum|save|saved|inherit|sale|sold|money|cash|bonus|lump|roll|move|transfer|account|balance|plan|ira|401|bank|left|gift|fund|check|windfall|settle|insur|prize|lot|extra|hous|home|stock|share|dad|mom|grand|aunt|uncle|college|worth)/,
  monthlyExpenses:
    /^(?:spend|spent|expens|bill|cost|rent|mortgage|liv|food|everything|need|month|bare|budget|groc|util|house)/,
  savings: /^(?:sav|bank|check|cash|money|account|fund|emerg|stash|put|liquid|hysa)/,
}

const stem = (word: string): string => word.replace(/'s$/, '').slice(0, 5)
const labelWords = (key: FactKey): ReadonlySet<string> => {
  const { label, ask = '' }: FactDefinition = facts[key]
  return new Set(
    (`${label} ${ask}`.toLowerCase().match(/[a-z']{3,}/g) ?? []).filter((one) => !empty.has(one)).map(stem),
  )
}

/** The words of a number's sentence that say something, without the numbers. */
function wordsBeside({ text, mentions }: Reading, [from, to]: Span, others: readonly Span[]): string[] {
  let rest = text.slice(0, to)
  for (const [start, end] of [...mentions.map(({ span }) => span), ...others])
    if (end <= to) rest = `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`
  return (rest.slice(from).match(/[a-z']{2,}/g) ?? []).filter((word) => !empty.has(word))
}

/** "Third paycheck of $2,400 in January": money that comes once, and no pay of a year. */
const oneCheck = /\b(?:third|3rd|extra|one more) (?:pay ?)?checks?\b/
const supposes = /\b(?:what if|suppose|imagine|say (?:i|we)|if (?:i|we|he|she|it|they))\b/
/** What is drawn from a sum is not the sum. */
const draws = /\b(?:draw|withdraw|take out|live on|pull)\b/

/** Whether a guess takes a number for a fact of which no word of the message speaks, though some speak of other things. */
function isDoubtful(reading: Reading, one: Find, found: readonly Find[]): boolean {
  if (one.mention === undefined || one.confidence > mostOfGuess || !guesses.has(one.reader)) return false
  const { unit }: FactDefinition = facts[one.key]
  if (unit === undefined || !(unit.startsWith('usd') || unit === 'rate' || unit === 'share')) return false
  const mention = reading.mentions.find(({ index }) => index === one.mention)
  // What another reader took says what that is: "120k, virginia".
  const others = found.filter((other) => other !== one && other.key !== one.key).map(({ span }) => span)
  const said = mention === undefined ? [] : wordsBeside(reading, mention.sentence, others)
  if (said.length === 0) return false
  if (one.key === 'income' && oneCheck.test(reading.text)) return true
  const own = labelWords(one.key)
  return !said.some((word) => own.has(stem(word)) || alsoOf[one.key]?.test(word) === true)
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [Math.abs(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersIn)
}

const factors = [1, 1e3, 0.01, 1e-3, ...Object.values(perYear).flatMap((times) => [times, times / 12])]
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(1e-9, other * 0.006)

/** Whether what was read holds the number: as it stands, in thousands, as a share, or over another period. */
export function isUsed(mention: Mention, found: readonly Find[]): boolean {
  return found.some(
    ({ mention: index, otherParts, span, value, key }) =>
      index === mention.index ||
      otherParts?.includes(mention.index) === true ||
      (key !== 'goal' && span[0] <= mention.span[0] && span[1] >= mention.span[1]) ||
      numbersIn(value).some((held) => factors.some((factor) => isNear(mention.low * factor, held))),
  )
}

/** What is told again asks nothing: "54 at the old place", of 54k that was told. */
const isHeld = (mention: Mention, household: unknown): boolean =>
  numbersIn(household).some((held) => [1, 1e3, 0.01].some((factor) => isNear(mention.low * factor, held)))

/** Money and percents; of plain numbers only what counts nothing: "at .04". */
const mayBeFact = (mention: Mention): boolean =>
  mention.time === undefined &&
  (mayBeMoney(mention) ||
    mention.kind === 'percent' ||
    (mention.kind === 'plain' && mention.low > 0 && !Number.isInteger(mention.low)))

/** What is sure of a message in a talk, and the number that is not. */
export function doubted(reading: Reading, found: readonly Find[]): Doubted {
  const { talkingAbout, text } = reading
  const isTold = text.length <= longest && !text.includes('?')
  if (talkingAbout === undefined || topicOf(talkingAbout) === undefined || !isTold)
    return { found: [...found], unclear: undefined }
  if (supposes.test(text)) {
    const isDrawn = (one: Find) => one.key === 'amount' && draws.test(text)
    return { found: found.filter((one) => !isDrawn(one)), unclear: undefined }
  }
  const sure = found.filter((one) => !isDoubtful(reading, one, found))
  const left = new Set(found.flatMap((one) => (sure.includes(one) ? [] : (one.mention ?? []))))
  const unclear = reading.mentions.find(
    (mention) =>
      (mayBeFact(mention) || left.has(mention.index)) &&
      unreal(mention) === undefined &&
      !isOfOthers(reading, mention) &&
      !isUsed(mention, sure) &&
      !isHeld(mention, reading.household),
  )
  return { found: sure, unclear }
}

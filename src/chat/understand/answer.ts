/** An answer to the question that was asked last: "45", "yes", "about 4k", "no debts", "next year", "married". */
import { type FactKey, type FactValue, facts } from '#engine/household.ts'
import { choiceAnswer } from './answer-choices.ts'
import { isBare, itemOf, opening } from './answer-clause.ts'
import { isOfAnother, speaksOfAnother } from './answer-meaning.ts'
import { costsWithParts } from './answer-parts.ts'
import { namesSomeone, saysInOwnWords, saysNo, saysNothingMore, saysYes } from './answer-yes-no.ts'
import { leftByDenial } from './bare-debts.ts'
import { childAges } from './child-ages.ts'
import { mayBeMoney, over } from './cues.ts'
import { type Direction, datesIn } from './dates.ts'
import { employerMatches, matchWord } from './employer-match.ts'
import { withoutHedges, withoutInclusions } from './hedges.ts'
import { readMatchByTheDollar } from './match-by-the-dollar.ts'
import { type Mention, tidy } from './numbers.ts'
import { type Find, find, prepare, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'
import type { Span } from './text.ts'

const unsure =
  /\b(?:not sure|no idea|don't know|dunno|idk|unsure|can't say|skip|rather not|pass|no clue|who knows|prefer not)\b/

const moneyUnits = new Set(['usd', 'usd-per-month', 'usd-per-year'])
const unitOf = (key: FactKey): string | undefined => (facts[key] as { unit?: string }).unit
const whole = (reading: Reading): Span => [0, reading.original.length]

/** No household of ours spends or saves this much in a month: it is a sum of another kind. */
const mostAMonth = 50_000

const leastPayMonthly = 400
const ofBoth =
  /\b(?:combined|together|between (?:us|the two of us)|household|jointly|both of us|in total for both)\b/

/** The number of a reply as the fact's unit wants it. */
function numberAnswer(reading: Reading, key: FactKey, mention: Mention): Find | undefined {
  const bare = isBare(reading, mention)
  if (isOfAnother(reading, mention, key, bare)) return undefined
  const confidence = bare ? 0.95 : isItsOwnClause(reading, mention, key) ? 0.85 : 0.5
  const unit = unitOf(key)
  // "110 combined" is of both.
  const said = key === 'income' && ofBoth.test(reading.text) ? 'householdIncome' : key
  const give = (value: number | [number, number]) =>
    facts[said].schema.safeParse(value).success
      ? // The schema has just said that the number is a value of this fact.
        find(said, value as FactValue<typeof said>, mention.span, 'answer', confidence, mention.index)
      : undefined
  const pair = (convert: (value: number) => number): number | [number, number] =>
    mention.low === mention.high
      ? tidy(convert(mention.low))
      : [tidy(convert(mention.low)), tidy(convert(mention.high))]
  if (unit !== undefined && moneyUnits.has(unit)) {
    if (mention.kind === 'percent' || mention.kind === 'foreign' || mention.time !== undefined)
      return undefined
    // "300 a month" is no pay that anybody lives on.
    if (unit === 'usd-per-year' && mention.per === 'month' && mention.high < leastPayMonthly) return undefined
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

const ofWork: ReadonlySet<FactKey> = new Set(['income', 'spouseIncome'])
/** "She's a nurse", "he works part time": leads to what that pays, and to nothing else. */
const tellsWork =
  /^\W*(?:(?:i|he|she)(?:'m|'s|m|s| am| is)? (?:an? |(?:only |still |just )?(?:works?|working|teach(?:es)?|drives?|part[- ]time|full[- ]time|freelance)\b)[^,;.\d]{0,40})[,;.]\s*$/

/** "Maybe 45k, she's part time", "she's a nurse, like 70": the only number, in a clause that holds little else. */
function isItsOwnClause(reading: Reading, mention: Mention, key: FactKey): boolean {
  if (reading.mentions.length > 1 || !isBare(itemOf(reading, mention), mention)) return false
  const lead = reading.text.slice(0, itemOf(reading, mention).text.search(/\S/))
  return withoutHedges(lead).trim() === '' || (ofWork.has(key) && tellsWork.test(lead))
}

const other =
  '(?:my |the )?(?:wife|husband|hubby|spouse|partner|girlfriend|boyfriend|fianc[eé]e?|him|her|he|she)'
const bothEarn = new RegExp(
  `^\\W*(?:(?:yes|yeah|it's|just)[, ]+)?(?:the )?(?:both|we both|two of us|${other} (?:and|&) (?:i|me|myself)|(?:me|i|myself) (?:and|&) ${other})(?: of us)?(?: (?:do|works?|earn|are|both)(?: (?:do|works?|earn|full[- ]?time))?)?\\W*$`,
)
const oneEarns = new RegExp(
  `(?:^\\W*(?:(?:yes|yeah|it's|well)[, ]+)?|\\b(?:so|and|so it's)[, ]+|[,;.] )(?:(?:just|only) (?:i|me|mine|myself|my (?:pay|income|salary|job|paycheck)|one|${other}|his|hers)(?: (?:do|does|works?|earns?|right now|for now|now|rn|currently|at the moment))*)\\W*$|^\\W*(?:me|one(?: of us)?)\\W*$`,
)

const newborns = /\b(?:newborn|new baby|(?<!\w )(?:a|the|our) baby)\b(?! (?:on the way|due|coming))/
/** "The other one just turned 4": beside a child whose age is known. */
const theOther =
  /\b(?:the|my|our) (?:other|younger|older|second|little)(?: one| kid| child| boy| girl| son| daughter)?\b/
/** "Two, 4 and 7", "3 boys: 12, 9 and 5": how many there are, before as many ages. */
const withoutCount = ([first, ...ages]: readonly Mention[]): readonly Mention[] =>
  first === undefined ? [] : ages.length > 0 && first.low === ages.length ? ages : [first, ...ages]

/** The ages that a reply goes on from: "the other one is 4", or "6" after "two kids, the oldest is 9". */
function toldBefore({ household = {}, said, today, text }: Reading, told: number): readonly number[] {
  if (household.dependents !== undefined) return told === 1 && theOther.test(text) ? household.dependents : []
  const missing = typeof household.numDependents === 'number' ? household.numDependents - told : 0
  if (said === undefined || missing <= 0) return []
  const ages = childAges(prepare(said.text, { today })).values
  return ages.length === missing ? ages : []
}

/** "10 months" is no year yet. */
const ageInYears = ({ low, time }: Mention): number =>
  time === 'month' ? Math.floor(low / 12) : time === 'week' || time === 'day' ? 0 : low

/** "Nothing but the mortgage": there is one. */
const allBut =
  /\b(?:but|except|besides|other than|aside from|apart from|just|only)(?: for)? (?:the|my|our|an?)\b/
const listed: Partial<Record<FactKey, (reading: Reading) => Find | undefined>> = {
  debts: (reading) =>
    !allBut.test(reading.text) &&
    (saysNo(reading.text) || /\bno(?:ne| (?:debts?|cards?|loans?))\b/.test(reading.text))
      ? find('debts', leftByDenial(reading), whole(reading), 'answer', 0.85)
      : undefined,
  dependents: (reading) => {
    if (saysNo(reading.text)) return find('dependents', [], whole(reading), 'answer', 0.85)
    const ages = reading.mentions.filter(
      (mention) =>
        mention.kind === 'plain' &&
        unreal(mention) === undefined &&
        !/^ones?$/.test(reading.text.slice(...mention.span)),
    )
    const newborn = newborns.test(reading.text) ? [0] : []
    const told = [...withoutCount(ages).map(ageInYears), ...newborn]
    if (told.length === 0 || told.length === newborn.length) return undefined
    const known = toldBefore(reading, told.length)
    const all = [...known, ...told]
    return facts.dependents.schema.safeParse(all).success
      ? find('dependents', all, whole(reading), 'answer', newborn.length > 0 || known.length > 0 ? 0.9 : 0.8)
      : undefined
  },
  earners: (reading) =>
    bothEarn.test(reading.text)
      ? find('earners', 2, whole(reading), 'answer', 0.9)
      : oneEarns.test(reading.text)
        ? find('earners', 1, whole(reading), 'answer', 0.9)
        : undefined,
  employerMatch: (reading) => {
    if (saysNo(reading.text)) return find('employerMatch', { rate: 0 }, whole(reading), 'answer', 0.8)
    // "50% up to 6", "3% and I get it all": read as what it answers.
    const { today } = reading
    const said = matchWord.test(reading.text)
      ? undefined
      : prepare(`they match ${reading.text.replace(/^\W*(?:yes|yeah|yep|they do)\b\W*/, '')}`, { today })
    const [match] = said === undefined ? [] : [...readMatchByTheDollar(said), ...employerMatches(said)]
    return match?.key === 'employerMatch'
      ? find('employerMatch', match.value, whole(reading), 'answer', 0.9)
      : undefined
  },
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

/** Where "that's all of it" says zero: what there is beside the sum that was told. */
const besideSum: ReadonlySet<FactKey> = new Set(['savings', 'emergencyFund', 'taxableInvestments'])

/** Where "my wife is" says yes: whoever it is. */
const ofAnyone: ReadonlySet<FactKey> = new Set([
  'stayAtHomeParent',
  'specialNeedsChild',
  'receivesBenefits',
  'chronicIllness',
  'coSignedDebt',
  'jobAtRisk',
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

/** "Half", "all of it if we can": a share in words. */
const shareWords: readonly (readonly [RegExp, number])[] = [
  [/^\W*(?:\w+ )?(?:three quarters|3\/4)\b/, 0.75],
  [/^\W*(?:\w+ )?(?:two thirds|2\/3)\b/, 0.67],
  [/^\W*(?:\w+ )?(?:a |one )?(?:half|1\/2)\b/, 0.5],
  [/^\W*(?:\w+ )?(?:a |one )?(?:third|1\/3)\b/, 0.33],
  [/^\W*(?:\w+ )?(?:a |one )?(?:quarter|fourth|1\/4)\b/, 0.25],
  [/^\W*(?:all(?= ?(?:[,.;!]|$| of| if))|everything|the (?:whole|full|entire)|100 percent)\b/, 1],
]
const shareInWords = (text: string): number | undefined =>
  shareWords.find(([words]) => words.test(withoutHedges(text).trim()))?.[1]

const timeWords: readonly (readonly [RegExp, number])[] = [
  [/\bnext year\b|\bin a year\b|\ba year\b/, 1],
  [/\b(?:now|right away|immediately|asap|this month|very soon)\b/, 0],
  [
    /\b(?:this year|(?<!\bno[ot]? (?:any ?)?(?:time )?(?:very |that |too |really )?)soon|in a few months|within months)\b/,
    0.5,
  ],
  [/\bcouple (?:of )?years\b/, 2],
  [/\ba few years\b/, 3],
  [/\ba decade\b/, 10],
]

/** A whole new question is no answer, with or without its mark; "is 4k ok?" still is. */
const asks =
  /^\W*(?:(?:and|so|ok|okay|but|then)\b[, ]*)*(?:(?:what|how|why|which|where|who)\b|when (?:do|does|did|should|can|could|will|would|is|are|was)\b|(?:can|could|should|would|do|does|did|will) (?:i|we|it|the|that|this|you|they|he|she|my|our)\b|is (?:it|that|this|\S+) (?:\w+ )?(?:enough|better|worth|too|right|good))/
const asksBack = ({ text }: Reading): boolean =>
  asks.test(text) ||
  (text.includes('?') && /\b(?:how|what|which|where|when|why|who|should|can|could|do|does)\b/.test(text))

const mostOfGuess = 0.5
/** What the whole message says when it is an answer to the open question, or its first sentence. */
export const readAnswer: Reader = (reading) => {
  const whole = answerIn(reading)
  const isSure = whole.some(({ confidence }) => confidence > mostOfGuess)
  const first = isSure ? undefined : opening(reading)
  const answer = first === undefined ? [] : answerIn(first)
  return answer.length > 0 ? answer : whole
}

/** "Another 8k or so", "on top of that 6,000": cash that is asked for beside a sum. */
const besides =
  /^\W*(?:(?:yes|yeah|and|plus|about)\b[, ]*)*(?:another|an? (?:extra|additional)|on top of (?:that|it|this)|(?:besides|beside|aside from|apart from|outside of) (?:that|it|this)),?(?= )/

/** "Could probably do 500", to what could be put aside. */
const canDo =
  /\b(?:(?:i|we) )?(?:can|could|might)(?: (?:probably|maybe|only|just|likely|usually))* (?:do|swing|manage|save|put (?:aside|away)|set aside|spare|try)\b/

/** The reply without what says nothing about the number that was asked for. */
function textFor(key: FactKey | undefined, { text, household }: Reading): string {
  if (key === 'monthlyExpenses') return withoutInclusions(text)
  if (key === 'monthlySurplus') return text.replace(canDo, (words) => ' '.repeat(words.length))
  return key !== undefined && besideSum.has(key) && household?.amount !== undefined
    ? text.replace(besides, (words) => ' '.repeat(words.length))
    : text
}

function yesOrNo(text: string, key: FactKey): boolean | undefined {
  if (saysYes(text) || (ofAnyone.has(key) && namesSomeone(text))) return true
  return saysNo(text) ? false : saysInOwnWords(text, key)
}

/** "33 and 35": one's own age first. */
const twoAges = /^\W*(?:(?:we're|we are|i'm|im|i am) )?[2-8]\d,? (?:and|&) [2-8]\d\W*$/

/** "I grossed 67 last year": what is asked of a year is told of the last one. */
const ofLastYear = /\b(?:grossed|made|earned|was|last year)\b/
const isToday = (reading: Reading, mention: Mention, key: FactKey): boolean => {
  const why = unreal(mention)
  const isLastYear = ofWork.has(key) && /\blast year\b/.test(reading.text) && ofLastYear.test(reading.text)
  return why === undefined || (why === 'past' && isLastYear)
}

const answerIn: Reader = (message) => {
  const key = message.openQuestion
  const reading = { ...message, text: textFor(key, message) }
  if (!key || reading.text.length > 160 || asksBack(reading)) return []
  const { input } = facts[key]
  // "Idk, maybe 3k" is an answer to what is a number, and to nothing else.
  const stillSays = input.kind === 'number' && reading.mentions.length > 0
  if (unsure.test(stillSays ? withoutHedges(reading.text) : reading.text)) return []
  if (
    speaksOfAnother(reading, key) &&
    reading.mentions.length === 0 &&
    input.kind !== 'yes-no' &&
    input.kind !== 'choice'
  )
    return []
  if (input.kind === 'yes-no') {
    const said = yesOrNo(reading.text, key)
    return said === undefined ? [] : [find(key, said as FactValue<typeof key>, whole(reading), 'answer', 0.9)]
  }
  if (input.kind === 'choice') {
    const choice = choiceAnswer(reading, key)
    return choice ? [choice] : []
  }
  const special =
    key === 'monthlyExpenses' ? costsWithParts(message) : (listed[key]?.(reading) ?? dayAnswer(reading, key))
  if (special) return [special]
  if (input.kind !== 'number') return []
  if (key === 'age' && twoAges.test(reading.text))
    return reading.mentions.map(({ low, span, index }, place) =>
      find(place === 0 ? 'age' : 'spouseAge', low, span, 'answer', 0.9, index),
    )
  const mentions = reading.mentions.filter(
    (mention) => isToday(reading, mention, key) && (mention.kind !== 'plain' || mention.low >= 0),
  )
  const [only] = mentions
  if (only && (mentions.length === 1 || reading.text.length < 40)) {
    const found = numberAnswer(reading, key, only)
    if (found && (mayBeMoney(only) || only.kind !== 'money')) return [found]
  }
  // "2 kids, 4600 a month": of a list the item that is a number for a month, to what a month costs or leaves.
  const isMonthly = unitOf(key) === 'usd-per-month'
  const [monthly, ...more] = isMonthly ? mentions.filter(({ per }) => per === 'month') : []
  if (monthly !== undefined && more.length === 0 && reading.text.length < 60) {
    const item = itemOf(reading, monthly)
    const found = isBare(item, monthly) ? numberAnswer(item, key, monthly) : undefined
    if (found) return [found]
  }
  const share =
    reading.mentions.length === 0 && unitOf(key) === 'share' ? shareInWords(reading.text) : undefined
  if (share !== undefined) return [find(key, share as FactValue<typeof key>, whole(reading), 'answer', 0.9)]
  if (key === 'horizonYears') {
    const said = timeWords.find(([pattern]) => pattern.test(reading.text))
    if (said && reading.mentions.length === 0) return [find(key, said[1], whole(reading), 'answer', 0.85)]
  }
  const { amount } = reading.household ?? {}
  // "That's all of it", of a sum that was told: there is no other cash.
  const isAll = besideSum.has(key) && amount !== undefined && saysNothingMore(reading.text)
  if (
    reading.mentions.length === 0 &&
    (saysNo(reading.text) || saysNo(withoutHedges(reading.text)) || isAll) &&
    noneMeansZero.has(key) &&
    facts[key].schema.safeParse(0).success
  )
    return [find(key, 0 as FactValue<typeof key>, whole(reading), 'answer', 0.85)]
  return []
}

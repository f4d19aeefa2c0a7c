/** An answer to the question that was asked last: "45", "yes", "about 4k", "no debts", "next year", "married". */
import { type FactKey, type FactValue, facts } from '#engine/household.ts'
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

/** Things that a number of a reply may be about, and the facts that are about them: of no other fact is it the answer. */
const subjects: readonly (readonly [words: RegExp, facts: RegExp])[] = [
  [/\b(?:stocks?|shares)\b/, /[sS]tock|[iI]nvest|^amount|[bB]asis/],
  [
    /\b(?:loans?|owe|owed|debts?|cards?|mortgage)\b/,
    /debt|loan|owed|mortgage|pastDue|expenses|payment|surplus|budget|rent/i,
  ],
  [/\broth\b/, /roth|ira|retirement/i],
  [/\b(?:saved|savings)\b/, /sav|fund|college|cushion|amount|surplus|retirement|cash|monthly/i],
  [/\b(?:minimums?|mins)\b/, /debt|payment|minimum|surplus|budget|expenses/i],
  [/\bextra\b/, /surplus|monthly|payment|contribution|budget/i],
  [/\b529s?\b/, /[cC]ollege|^amount/],
  [/\bpension\b/, /pension|income/i],
  [/\bsocial security\b/, /^ss|income|spouseSs|benefit/i],
  [/\bmatch(?:es|ing|ed)?\b/, /match|contribution/i],
  [
    /\b(?:kids?|children|daughters?|sons?)\b/,
    /[dD]epend|[cC]hild|[cC]ollege|[sS]chool|Care|[sS]upport|[eE]xpenses|[cC]overage|^amount/,
  ],
  [/\bhsa\b/, /hsa/i],
]

/** What is said to be done with a number: of no other fact is it the answer, however bare the rest is. */
const verbs: readonly (readonly [words: RegExp, facts: RegExp])[] = [
  [/\b(?:make|makes|making|earn|earns|earning|paid)\b/, /income|pay|wage|profit|agi/i],
  [/\b(?:spend|spends|spending)\b/, /expenses|spending|cost|rent|services/i],
  [/\b(?:retire|retiring)\b/, /retire|pension|age|horizon|ssMonthly/i],
]

/** "im 57": an age, unless an age or a number of years was asked. */
const saysAge = /^\W*(?:i'm|im|i am|we're|we are)\W+(?:only |now |just |about )?$/
const isOwnAge = ({ text }: Reading, mention: Mention): boolean =>
  mention.kind === 'plain' &&
  !mention.scaled &&
  mention.per === undefined &&
  mention.low >= 18 &&
  mention.high <= 99 &&
  saysAge.test(text.slice(0, mention.span[0])) &&
  !/^\s*(?:k|thousand|%|percent)/.test(text.slice(mention.span[1]))

const agesAndYears = /age|years|horizon|month|count|payments|earners|numDependents/i

/** The part of a list that a number stands in: "4600 a month" of "2 kids, 4600 a month". */
function itemOf(reading: Reading, { span }: Mention): Reading {
  const { text } = reading
  const start = Math.max(...[',', ';', '.'].map((mark) => text.lastIndexOf(`${mark} `, span[0]))) + 1
  const ends = [', ', '; ', '. '].map((mark) => text.indexOf(mark, span[1])).filter((at) => at >= 0)
  // Blanks keep the place of every number in the text.
  const end = ends.length === 0 ? text.length : Math.min(...ends)
  return { ...reading, text: `${' '.repeat(start)}${text.slice(start, end)}` }
}

/** Words that give the number of a reply another meaning than the one that was asked for. */
const meansOther: readonly (readonly [RegExp, ReadonlySet<FactKey>])[] = [
  [
    /\b(?:thru|through|via) (?:my |our |his |her )?(?:work|job|employer)\b|\b(?:life insurance|policy|coverage)\b/,
    new Set([
      'coverageAmount',
      'spouseCoverageAmount',
      'employerCoverage',
      'premiumMonthly',
      'insuranceBudgetMonthly',
    ]),
  ],
  [
    /\b(?:can|could|able to) pay\b/,
    new Set(['monthlySurplus', 'debtPaymentMonthly', 'insuranceBudgetMonthly']),
  ],
]
/** No household of ours spends or saves this much in a month: it is a sum of another kind. */
const mostAMonth = 50_000

/** The number of a reply as the fact's unit wants it. */
function numberAnswer(reading: Reading, key: FactKey, mention: Mention): Find | undefined {
  const bare = isBare(reading, mention)
  // "plus 200 for parking" tells something more, and not what was asked.
  if (!bare && /^\W*(?:plus|also|and|another)\b/.test(reading.text)) return undefined
  if (!bare && meansOther.some(([words, keys]) => words.test(reading.text) && !keys.has(key)))
    return undefined
  if (verbs.some(([words, keys]) => words.test(reading.text) && !keys.test(key))) return undefined
  if (isOwnAge(reading, mention) && !agesAndYears.test(key)) return undefined
  if (!bare && subjects.some(([words, keys]) => words.test(reading.text) && !keys.test(key))) return undefined
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

/** What a sum is for is said by a word or two, or with what leads to a purpose: "two kids, 5 and 8" tells who there is. */
const saysPurpose =
  /\b(?:for|toward|towards|goal|sav(?:e|ing)|buy|pay (?:for|off)|put (?:it )?down|live on|to (?:grow|retire|live))\b/
const mostWordsOfPurpose = 6
const tellsWhatIs = /\b(?:owe|own|rent|worth|paid off|also)\b/

function isPurpose({ text }: Reading): boolean {
  if (saysPurpose.test(text)) return true
  return !/\d/.test(text) && !tellsWhatIs.test(text) && text.trim().split(/\s+/).length <= mostWordsOfPurpose
}

/** An answer in words to a question with a list of choices. */
function choiceAnswer(reading: Reading, key: FactKey): Find | undefined {
  const { input } = facts[key]
  if (input.kind !== 'choice' || (key === 'goal' && !isPurpose(reading))) return undefined
  const { text } = reading
  const synonyms = choiceWords[key]
  for (const option of input.options) {
    const pattern = synonyms?.[option.value]
    if (
      pattern?.test(text) ||
      text.trim() === option.value.replaceAll('_', ' ') ||
      text.includes(option.label)
    )
      return find(key, option.value as FactValue<typeof key>, whole(reading), 'answer', 0.9)
  }
  return undefined
}

const choiceWords: Partial<Record<FactKey, Record<string, RegExp>>> = {
  maritalStatus: {
    married: /^\W*(?:yes|yeah|yep|yup|married|i am|we are)\b/,
    single: /^\W*(?:no|nope|nah|single|not married)\b/,
    divorced: /\bdivorced\b/,
    widowed: /\bwidow/,
    engaged: /\bengaged\b/,
    partnered: /\bpartner|\bliving together/,
  },
  filingStatus: {
    surviving_spouse: /\bwidow|\bsurviving\b|\bqss\b/,
    married_joint: /\bjoint/,
    married_separate: /\bseparate/,
    head_of_household: /\bhead\b|\bhoh\b/,
    single: /\bsingle\b|\bindividual/,
  },
  riskTolerance: {
    conservative: /\b(?:sell|careful|safe|conservative|low|panic|cautious)\b/,
    moderate: /\b(?:wait|hold|in between|middle|moderate|medium|nothing|sit tight|ride it out|balanced)\b/,
    aggressive: /\b(?:buy|more|aggressive|high|all in|at ease)\b/,
  },
  goal: {
    retirement: /\bretir/,
    home: /\b(?:house|home|condo|down ?payment)\b/,
    education: /\b(?:college|school|education|tuition|kids)\b/,
    car: /\bcar\b|\btruck\b/,
    income: /\b(?:income|live on|living on)\b/,
    general:
      /\b(?:nothing|general|grow|not sure|no (?:goal|idea)|just|wealth|whatever|long[- ]term|future)\b/,
  },
  employment: {
    self_employed: /\b(?:self|freelanc|contractor|own business|1099)/,
    unemployed: /\b(?:unemployed|between jobs|laid off|out of work|not working|no job)\b/,
    retired: /\bretired\b/,
    employed: /\b(?:yes|working|employed|full[- ]?time|part[- ]?time|job|w-?2)\b/,
  },
  incomeStability: {
    self_employed: /\bself|freelanc|contract/,
    variable: /\b(?:var|commission|up and down|depends|uneven|irregular|seasonal|tips)/,
    steady: /\b(?:steady|stable|salar|same|fixed|regular)/,
  },
  moneySource: {
    inherited_ira: /inherited ira/,
    inheritance: /inherit/,
    home_sale: /\b(?:house|home|condo)\b/,
    land_sale: /\b(?:land|lot|acres?|acreage|farmland)\b/,
    business_sale: /\b(?:business|practice|my company|our company|the company)\b/,
    stock_sale: /\bstock|shares/,
    bonus: /bonus/,
    settlement: /settle|lawsuit/,
    life_insurance: /life insurance/,
    gift: /gift|parents gave/,
    lottery: /lottery|won/,
    savings: /sav|paychecks?|salary|work|earned/,
  },
}

const listed: Partial<Record<FactKey, (reading: Reading) => Find | undefined>> = {
  debts: (reading) =>
    no.test(reading.text) || /\bno(?:ne| debts?)\b/.test(reading.text)
      ? find('debts', [], whole(reading), 'answer', 0.85)
      : undefined,
  dependents: (reading) => {
    if (no.test(reading.text)) return find('dependents', [], whole(reading), 'answer', 0.85)
    const ages = reading.mentions.filter(
      (mention) => mention.kind === 'plain' && unreal(mention) === undefined,
    )
    const told = ages.map(({ low }) => low)
    return told.length > 0 && facts.dependents.schema.safeParse(told).success
      ? find('dependents', told, whole(reading), 'answer', 0.8)
      : undefined
  },
  employerMatch: (reading) =>
    no.test(reading.text) ? find('employerMatch', { rate: 0 }, whole(reading), 'answer', 0.8) : undefined,
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
  'collegeWish',
  'collegeSaved',
  'collegeMonthly',
  'specialNeedsMonthly',
  'coverageYearsLeft',
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

/** What the whole message says when it is an answer to the open question. */
export const readAnswer: Reader = (reading) => {
  const key = reading.openQuestion
  if (!key || unsure.test(reading.text) || reading.text.length > 160) return []
  if (asksBack(reading)) return []
  const { input } = facts[key]
  // "Nothing saved" is no answer to what is owed.
  const isOfOther = subjects.some(([words, keys]) => words.test(reading.text) && !keys.test(key))
  if (isOfOther && reading.mentions.length === 0 && input.kind !== 'yes-no' && input.kind !== 'choice')
    return []
  if (input.kind === 'yes-no') {
    // "Nothing saved" says what is not there, and not no.
    if (/^\W*nothing (?!yet|at all|really|to)\w/.test(reading.text)) return []
    if (yes.test(reading.text))
      return [find(key, true as FactValue<typeof key>, whole(reading), 'answer', 0.9)]
    return no.test(reading.text)
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
    no.test(reading.text) &&
    noneMeansZero.has(key) &&
    facts[key].schema.safeParse(0).success
  )
    return [find(key, 0 as FactValue<typeof key>, whole(reading), 'answer', 0.85)]
  return []
}

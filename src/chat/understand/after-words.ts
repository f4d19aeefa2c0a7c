/**
 * What a short message changes in the one before: "make that 30", "no wait, it's biweekly", "no, the other one",
 * "and another 5k in checking". It works on the numbers of that message, read again.
 */
import type { FactDefinition } from '#engine/fact.ts'
import type { Debt } from '#engine/facts/debts.ts'
import { type FactKey, facts } from '#engine/household.ts'
import { topicOf } from '#engine/topics/all.ts'
import { close, ratioOf } from './close-numbers.ts'
import { perYear } from './cues.ts'
import { datesIn } from './dates.ts'
import { namedDebt } from './named-debt.ts'
import { type Mention, mentionsIn, tidy } from './numbers.ts'
import { type Find, find, findChecked, type Reading } from './reading.ts'
import { aboutSums } from './sum-to-place.ts'
import type { Span } from './text.ts'

/** The message before, as it was read. */
export interface Earlier {
  readonly reading: Reading
  readonly found: readonly Find[]
  /** Reads another wording of it in the same light. */
  readonly readAs: (text: string) => readonly Find[]
}

export interface Amended {
  readonly finds: Find[]
  /** Facts that were read from the message before and do not hold. */
  readonly forget: FactKey[]
}
const nothing: Amended = { finds: [], forget: [] }

export const repairs =
  /^\W*(?:(?:oh|ok|okay|um|hm+|ah|and|so|but|well) ?,? ?)*(?:no\b|nope|wait|actually|sorry|oops|whoops|my bad|correction|i mean|i meant|make (?:that|it)|rather|scratch that|should be|should have said|that (?:should|was|is)|it should be|typo|(?:that|it)(?:'?s| is| was) (?:all )?(?:after|before|net|gross|take|pre-?tax|per|an? |every|twice|bi|week|month|hour|year|annual|for my|my (?:husband|wife|spouse|partner)))/
const insists =
  /\bmake (?:that|it)\b|\bi mean(?:t)?\b|\bshould (?:be|have)\b|\btypo\b|\bwait\b|\bcorrection\b/

/** Whether a message may put the one before right; only then that one is read again. */
export const mayAmend = (text: string): boolean => text.length <= 120 && repairs.test(text)

const plainWords = new Set(
  (
    "no nope wait actually sorry oops whoops i mean meant make that that's it it's its is was should be have said the a an to about around more like rather correct " +
    'correction ok okay oh my bad typo please and then so but just instead well um hmm ah k thousand grand dollars bucks only really in fact not bumped up down years old yrs scratch of or approx roughly say'
  ).split(' '),
)

/** Whether a message is a number, or several, and no words that give them a meaning of their own. */
function isBare({ text, mentions }: Reading): boolean {
  let rest = text
  for (const { span } of [...mentions].reverse()) rest = `${rest.slice(0, span[0])} ${rest.slice(span[1])}`
  return (rest.match(/[a-z']+/g) ?? []).every((word) => plainWords.has(word)) && !/\d/.test(rest)
}

/** "After the lawyer": what is left of a sum that came. */
const netOfCosts =
  /\b(?:after|minus|less) (?:the |all |my |our )*(?:tax(?:es)?|lawyers?|attorneys?|(?:legal|court|closing|lawyer|attorney) (?:fees|costs)|fees|probate|commissions?|realtors?|agents?|funeral)(?:'s)?(?: (?:fees|costs?|cut|share|took (?:his|her|their|its) (?:cut|share)))?\b/

const wholeOf = (reading: Reading): Span => [0, reading.original.length]
const reader = 'after-words'
const sure = 0.98

const unitOf = (key: FactKey): string | undefined => (facts[key] as FactDefinition).unit

/** The number that is meant, written like the one that it replaces: "make that 30" after "20k" is 30k. */
export function likeBefore(said: Mention, before: Mention): Mention {
  const leaves =
    said.kind === 'plain' && !said.scaled && before.scaled && said.high < 1_000 && before.low >= 1_000
  return leaves ? { ...said, low: said.low * 1_000, high: said.high * 1_000 } : said
}

const mostApart = 5
/** Whether one number may stand in for the other: of the same kind, and not of another order. */
function mayReplace(said: Mention, before: Mention, key: FactKey, isInsisting: boolean): boolean {
  const unit = unitOf(key)
  const isRate = before.kind === 'percent'
  if ((said.kind === 'percent') !== isRate && said.kind !== 'plain') return false
  if (said.kind === 'foreign' || before.kind === 'foreign') return false
  if (said.time !== undefined && before.time !== said.time && unit?.startsWith('usd')) return false
  if (said.kind === 'money' && !(unit?.startsWith('usd') ?? key === 'debts')) return false
  if (isRate && said.high > 100) return false
  const [small, large] = [Math.min(said.low, before.low), Math.max(said.low, before.low)]
  return small > 0 && (isInsisting ? large / small < 100 : large / small <= mostApart)
}

/** What a value becomes when the number that it was read from is another. */
function scaled(value: unknown, before: Mention, said: Mention): number | [number, number] | undefined {
  const base = Array.isArray(value) ? value[0] : value
  if (typeof base !== 'number' || before.low === 0) return undefined
  if (base > before.low && said.low === said.high && !Array.isArray(value) && before.per === undefined) {
    // One part of a whole that was told in parts, or the whole: whichever the new number is nearer to.
    return ratioOf(said.low, base) < ratioOf(said.low, before.low)
      ? said.low
      : tidy(base - before.low + said.low)
  }
  const factor = base / before.low
  const [low, high] = [tidy(said.low * factor), tidy(said.high * factor)]
  return low === high ? low : [low, high]
}

function inDebts(debts: readonly Debt[], before: Mention, said: Mention): Debt[] | undefined {
  for (const [place, debt] of debts.entries())
    for (const field of before.kind === 'percent'
      ? (['rate'] as const)
      : (['balance', 'minPayment', 'rate'] as const)) {
      const factor = field === 'rate' ? 0.01 : 1
      if (typeof debt[field] !== 'number' || Math.abs(debt[field] - before.low * factor) > 1e-6) continue
      return debts.map((one, at) => (at === place ? { ...one, [field]: tidy(said.low * factor) } : one))
    }
  return undefined
}

/** "make that 30": the last number that it can stand for. */
function replaced(reading: Reading, earlier: Earlier): Find[] {
  const [only, ...others] = reading.mentions
  const net = netOfCosts.exec(reading.text)?.[0]
  if (net !== undefined && only !== undefined && others.length === 0) {
    const rest = { ...reading, text: reading.text.replace(net, ' '.repeat(net.length)) }
    const sum = isBare(rest) ? ofThePlan(reading, only) : undefined
    const isTaxed = sum?.key === 'amount' && net.includes('tax')
    if (sum !== undefined)
      return [sum, ...(isTaxed ? [find('moneyBeforeTax', false, wholeOf(reading), reader, sure)] : [])]
  }
  if (only === undefined || !isBare(reading)) return []
  const children = earlier.found.findLast(({ key }) => key === 'dependents')
  if (others.length > 0) {
    if (children === undefined) return []
    return [
      find(
        'dependents',
        reading.mentions.map(({ low }) => low),
        wholeOf(reading),
        reader,
        sure,
      ),
    ]
  }
  const isInsisting = insists.test(reading.text)
  const candidates = [...earlier.reading.mentions].reverse().flatMap((before) => {
    const said = likeBefore(only, before)
    const own = earlier.found.find(({ mention }) => mention === before.index)
    const debts = inDebts(reading.household?.debts ?? [], before, said)
    const isDebt = (own === undefined || own.key === 'debts') && debts !== undefined
    if (own === undefined && !isDebt) return []
    const key = isDebt ? 'debts' : (own?.key ?? 'debts')
    // A number that was added to a whole may be put right, or the whole: whichever the new one is nearer to.
    const whole = typeof own?.value === 'number' && own.value > before.low ? own.value : before.low
    const near = ratioOf(said.low, whole) < ratioOf(said.low, before.low) ? whole : before.low
    // A thousand that is only guessed keeps the order of the number that it puts right.
    if (!mayReplace(said, { ...before, low: near }, key, isInsisting && said.low === only.low)) return []
    const value = isDebt ? debts : scaled(own?.value, before, said)
    const [one] = findChecked(key, value, only.span, reader, sure, only.index)
    if (one === undefined) return []
    return [{ one, ratio: ratioOf(said.low, near) }]
  })
  // The last number, unless an earlier one is much closer; what the plan is about, where no number told last is near.
  const chosen = candidates.find(({ ratio }) => ratio <= close) ?? candidates[0]
  // "45k" is no other number of a month's 2,200: who says a thousand means a sum of thousands.
  const isOfAnotherSize = chosen !== undefined && only.scaled && chosen.ratio > mostApart
  const other =
    chosen === undefined || chosen.ratio > close
      ? (ofThePlan(reading, only) ?? ofTheMonth(reading, only))
      : undefined
  const isFar = chosen === undefined || chosen.ratio > mostApart
  const subject =
    other !== undefined && (isFar || apartFromKnown(reading, other) <= close) ? other : undefined
  const one = subject ?? (isOfAnotherSize ? undefined : chosen?.one)
  return one === undefined ? [] : [one]
}

/** How far a value is from what is known of the same fact. */
function apartFromKnown({ household }: Reading, { key, value }: Find): number {
  const known = household?.[key]
  return typeof known === 'number' && typeof value === 'number' ? ratioOf(known, value) : Infinity
}

/** "actually make it 150k", when what was told last is another thing: the sum that the plan is about. */
function ofThePlan({ talkingAbout, household }: Reading, only: Mention): Find | undefined {
  const key =
    talkingAbout && (topicOf(talkingAbout)?.subject ?? (aboutSums.has(talkingAbout) ? 'amount' : undefined))
  const known = key && household?.[key]
  if (key === undefined || typeof known !== 'number' || known <= 0) return undefined
  if (only.per !== undefined || only.time !== undefined || only.kind === 'percent' || only.kind === 'foreign')
    return undefined
  const inThousands = only.kind === 'plain' && !only.scaled && only.high < 1_000 && known >= 1_000
  const said = only.low === only.high ? tidy(only.low * (inThousands ? 1_000 : 1)) : undefined
  if (said === undefined || Math.max(said / known, known / said) > mostApart) return undefined
  return findChecked(key, said, only.span, reader, sure, only.index)[0]
}

const ofAMonth = [
  'amountMonthly',
  'monthlyContribution',
  'collegeMonthly',
  'monthlySurplus',
  'debtPaymentMonthly',
] as const

/** "make that 300", two messages after "200 a month": the only monthly sum that it is near to. */
function ofTheMonth({ household }: Reading, only: Mention): Find | undefined {
  if (only.time !== undefined || only.kind === 'percent' || only.kind === 'foreign' || only.scaled)
    return undefined
  if ((only.per ?? 'month') !== 'month' || only.low !== only.high || only.low < 20) return undefined
  const near = ofAMonth.filter((key) => {
    const known = household?.[key]
    return typeof known === 'number' && known > 0 && Math.max(known / only.low, only.low / known) <= mostApart
  })
  const [key, ...others] = near
  return key === undefined || others.length > 0
    ? undefined
    : find(key, tidy(only.low), only.span, reader, sure, only.index)
}

/** "He lost his job, so now only 500": what follows from news takes the place of the monthly sum that it is near to. */
const isLeftNow =
  /(?:\bso (?:now )?|\bnow |\bthen )(?:(?:it's|its|we're|i'm|we have|i have|it is|that's|that leaves) )?(?:only|just|down to|more like|at most|maybe|about)(?: (?:about|like|maybe))* \$?$|\bdown to (?:about |like )?\$?$/

export function leftNow(reading: Reading): Find[] {
  const [only, ...others] = reading.mentions.filter(
    ({ kind, time }) => (kind === 'money' || kind === 'plain') && time === undefined,
  )
  if (only === undefined || others.length > 0 || reading.text.length > mostOfNews) return []
  if (!isLeftNow.test(reading.text.slice(0, only.span[0]))) return []
  if (!/^(?: (?:a|per|each) month| now| left)?\W*$/.test(reading.text.slice(only.span[1]))) return []
  const one = ofTheMonth(reading, only)
  return one === undefined ? [] : [one]
}
const mostOfNews = 160

const periodWords =
  /\b(?:hourly|an hour|per hour|daily|weekly|a week|per week|every week|bi-?weekly|fortnightly|every (?:two|2|other) weeks?|twice (?:a|per) month|semi-?monthly|two times a month|monthly|a month|per month|every month|quarterly|a year|per year|yearly|annual(?:ly)?)\b/
const taxWords = /\b(?:(?:after|before) tax(?:es)?|take[- ]?home|net|gross|pre-?tax)\b/

/** "no wait, it's biweekly", "sorry, that's after taxes": the last sum of pay, read again with these words. */
function reworded(reading: Reading, earlier: Earlier): Amended {
  // "No, I can do 900 a month": the period belongs to a sum of its own.
  if (reading.mentions.some(({ kind, per }) => kind !== 'plain' || per !== undefined)) return nothing
  const period = periodWords.exec(reading.text)?.[0]
  const tax = taxWords.exec(reading.text)?.[0]
  if (period === undefined && tax === undefined) return nothing
  const known = earlier.found.findLast(
    ({ key, mention }) => mention !== undefined && /^usd-per-(?:month|year)$/.test(unitOf(key) ?? ''),
  )
  const before = earlier.reading.mentions.find(({ index }) => index === known?.mention)
  if (known === undefined || before === undefined) return nothing
  const perNow = period === undefined ? undefined : mentionsIn(`$1 ${period}`)[0]?.per
  if (tax === undefined && perNow !== undefined && before.per !== undefined) {
    const factor = perYear[perNow] / perYear[before.per]
    const times = (value: number) => Math.round(value * factor)
    const value = Array.isArray(known.value)
      ? known.value.map((one) => times(Number(one)))
      : times(Number(known.value))
    return { finds: findChecked(known.key, value, wholeOf(reading), reader, sure), forget: [] }
  }
  const { text } = earlier.reading
  const written = text.slice(...before.span)
  const number = /^[^a-z/]*\d[\d,.]{0,12}(?:k|m)?\b/.exec(written)?.[0] ?? written
  const after = [period ?? written.slice(number.length).trim(), tax].filter(Boolean).join(' ')
  const wording = `${text.slice(0, before.span[0])}${number} ${after}${text.slice(before.span[1])}`
  const again = earlier
    .readAs(wording)
    .filter(({ key }) => unitOf(key)?.startsWith('usd-per') && key !== 'amountMonthly')
  const finds = again
    .filter(({ span }) => Math.abs(span[0] - before.span[0]) <= 2)
    .flatMap(({ key, value }) => findChecked(key, value, wholeOf(reading), reader, sure))
  const isOther = finds.length > 0 && !finds.some(({ key }) => key === known.key)
  return { finds, forget: isOther ? [known.key] : [] }
}

const otherOne = /\b(?:the )?other (?:one|card|loan|account|debt)\b|\bwrong (?:one|card|loan|debt)\b/

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** "no, the other one": what was changed on one of two debts belongs to the other. */
function onTheOther(reading: Reading): Find[] {
  const { household, householdBefore } = reading
  if (!otherOne.test(reading.text)) return []
  const [now, before] = [household?.debts ?? [], householdBefore?.debts ?? []]
  const at = now.findIndex((debt, place) => !isSame(debt, before[place]))
  const changed = now[at]
  const original = before[at]
  if (now.length !== 2 || before.length !== 2 || changed === undefined || original === undefined) return []
  const fields = (['balance', 'rate', 'minPayment'] as const).filter(
    (field) => !isSame(changed[field], original[field]),
  )
  const given = Object.fromEntries(fields.map((field) => [field, changed[field]]))
  const value = now.map((debt, place) => (place === at ? original : { ...debt, ...given }))
  return [find('debts', value, wholeOf(reading), reader, sure)]
}

const spouseKeys: Partial<Record<FactKey, FactKey>> = { age: 'spouseAge', income: 'spouseIncome' }
const ofSpouse =
  /\b(?:that's|thats|that is|that was|it's) (?:for )?my (?:husband|wife|spouse|partner|fianc\w+)(?:'s)?\b/

/** "sorry, that's my husband's": what was said of oneself is the spouse's. */
function ofTheSpouse(reading: Reading, earlier: Earlier): Amended {
  if (!ofSpouse.test(reading.text)) return nothing
  const told = earlier.found.findLast(({ key }) => spouseKeys[key] !== undefined)
  const key = told && spouseKeys[told.key]
  if (told === undefined || key === undefined) return nothing
  const own = reading.householdBefore?.[told.key]
  const [moved] = findChecked(key, told.value, wholeOf(reading), reader, sure)
  if (moved === undefined) return nothing
  return {
    finds: [moved, ...findChecked(told.key, own, wholeOf(reading), reader, sure)],
    forget: own === undefined ? [told.key] : [],
  }
}

/** "No I didn't, it was June", after "quit in July": the only day of the message before. */
function redated({ text, today }: Reading, earlier: Earlier): Find[] {
  const days = earlier.found.filter(({ key }) => facts[key].input.kind === 'day')
  const [told] = days
  if (told === undefined || days.length > 1) return []
  const direction = String(told.value) > today ? 'future' : 'past'
  const [day, ...others] = datesIn(text.replace(/\b(?:it )?was (?=[a-z]{3})/, 'in '), today, direction)
  return day === undefined || others.length > 0
    ? []
    : findChecked(told.key, day.date, [0, text.length], reader, sure)
}

const perChild = [
  'collegeSaved',
  'amount',
  'monthlyContribution',
  'collegeMonthly',
  'monthlySurplus',
] as const
/** "No, 12k each": a sum that was told once is that of every child. */
function ofEachChild({ mentions, household = {}, talkingAbout }: Reading): Find[] {
  const [only, ...others] = mentions
  const children = household.dependents?.length ?? 0
  if (only === undefined || others.length > 0 || children < 2 || talkingAbout !== 'college_529') return []
  if (!/^ ?(?:each|apiece|per (?:kid|child)|for (?:each|both))\b/.test(only.right)) return []
  const key = perChild.find((one) => household[one] === only.low)
  return key === undefined
    ? []
    : findChecked(key, tidy(only.low * children), only.span, reader, sure, only.index)
}

/** Everything that the message changes in the one before. */
export function amended(reading: Reading, earlier: Earlier): Amended {
  const other = onTheOther(reading)
  if (other.length > 0) return { finds: other, forget: [] }
  const spouse = ofTheSpouse(reading, earlier)
  if (spouse.finds.length > 0) return spouse
  const dates = redated(reading, earlier)
  if (dates.length > 0) return { finds: dates, forget: [] }
  const words = reworded(reading, earlier)
  if (words.finds.length > 0) return words
  const each = ofEachChild(reading)
  if (each.length > 0) return { finds: each, forget: [] }
  const named = namedDebt(reading)
  return { finds: named.length > 0 ? named : replaced(reading, earlier), forget: [] }
}

/** "no, she makes 55": the no puts right what was told; it answers no question of yes or no. */
export function withoutStrayNo(reading: Reading, found: readonly Find[]): Find[] {
  const { household = {} } = reading
  if (!/^\W*(?:no|nope|nah)\b/.test(reading.text)) return [...found]
  const putsRight = found.some(
    ({ key, value, reader: by }) =>
      by !== 'answer' && household[key] !== undefined && !isSame(household[key], value),
  )
  const isNo = ({ reader: by, value }: Find) =>
    by === 'answer' && (value === false || value === 0 || isSame(value, []))
  return putsRight ? found.filter((one) => !isNo(one)) : [...found]
}

/** Debts without the name of one: a home or a car beside a rate, sums that the cards before them count, lines of a list. */
import { mayBeMoney } from './cues.ts'
import type { DebtName } from './debt-names.ts'
import { borrowedForStudies } from './in-school.ts'
import type { Mention } from './numbers.ts'
import type { Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const things = [
  ['mortgage', '(?:house|home|condo|townhouse)'],
  ['auto', '(?:car|truck|van|suv|minivan|pickup)'],
] as const
const before =
  '(?:^|[,;.:(\\n] ?|\\b(?:and|plus|but|besides|except(?: for)?|other than|only|then|also|my|our|the|have|owe)(?: the| my| our| on)* )'
const is = "(?:,|:|'s| is| has| at| still)*(?: (?:about|around|like|roughly))? "
const sum = '\\$?\\d[\\d,.]{0,12}(?: ?k| thousand| grand)?'
const rate = '\\d{1,2}(?:\\.\\d{1,3})? ?(?:%|percent\\b|apr\\b)'
const atRate = `(?:,? ?(?:left |still owed )?(?:@|at|with) ?| )${rate}`
/** "20% down", "at 5% off", "8% a year more": no rate of interest. */
const noInterest =
  '(?! ?(?:down|off|cheaper|more|less|equity|of (?!interest)|a year|growth|up|return|match|paid|tax|fee|ltv))'

/** "House 380k at 4.25%", "house 4.25% 380k", "car is 16k at 8.4%": only what is owed bears interest. */
const rated = things.map(
  ([kind, thing]) =>
    [
      kind,
      new RegExp(
        `${before}(${thing})(?=${is}(?:${sum}${atRate}${noInterest}|(?:at |@ ?)?${rate}${noInterest},? (?:on |with )?${sum}(?![\\d%.]| ?%)))`,
        'g',
      ),
    ] as const,
)

/** "12000 car 7%", "14k on the car at 8.4%": the sum before the thing that bears interest. */
const summed = things.map(
  ([kind, thing]) =>
    [
      kind,
      new RegExp(
        `(?:^|[,;.:(\\n] ?|\\b(?:and|plus|owe|have|then|also) )${sum} (?:(?:on|for) )?(?:the |my |our |a )?(${thing})(?=,? (?:at |@ ?)?${rate}${noInterest})`,
        'g',
      ),
    ] as const,
)
/** "3000 medical", the last word of an item, in a list of debts. */
const medical = new RegExp(
  `(?:^|[,;\\n] ?|\\band )${sum} (?:in |of )?(medical)(?= ?(?:$|[.,;?!\\n]| and ))`,
  'g',
)

/** A home or a car that is looked at, bought or sold is no debt yet, or none any more. */
const changesHands =
  /\b(?:buy(?:ing|ers?)?|bought|purchas\w*|look(?:ing)?|shopping|want(?:ing)?|new|dream|price[sd]?|afford|offer\w*|pre-?approv\w*|down payment|listed|sell(?:ing)?|sold|should (?:i|we) (?:get|take|do)|would|could|if|quoted?|thinking|consider\w*|worth|valued?|zillow|insur\w*|appreciat\w*|lease)\b/

/** "The 11k loan at 4.1%": of what kind it is, nobody said. */
const someLoan = new RegExp(`(?<![\\w.,])${sum} (loan)(?=,? (?:at |@ ?)?${rate})`, 'g')
const isHad = /\b(?:the|my|our|this|that|have an?|owe on an?|off an?|left on an?) $/

function someLoans({ text }: Reading): DebtName[] {
  return [...text.matchAll(someLoan)]
    .filter(({ index }) => isHad.test(text.slice(Math.max(0, index - 16), index)))
    .map((match): DebtName => {
      const until = match.index + match[0].length
      return { kind: 'other', sure: true, at: [until - 'loan'.length, until] }
    })
}

function ratedThings({ text, talkingAbout }: Reading): DebtName[] {
  if (talkingAbout === 'home_buying' || changesHands.test(text)) return []
  const listed = /\d ?%|\b(?:owe|debts?)\b/.test(text) ? ([['medical', medical]] as const) : []
  return [...rated, ...summed, ...listed].flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match): DebtName => {
      const until = match.index + match[0].length
      return { kind, sure: true, at: [until - (match[1]?.length ?? 0), until] }
    }),
  )
}

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }
const counted =
  /\b([2-6]|two|three|four|five|six) (?:(?:credit|store|maxed[- ]out|different|old) )*cards\b(?! (?:at|with) (?:zero|0))/g
const ofThem = /\b([2-6]|two|three|four|five|six) of (?:them|'?em|those)\b/g
const joins = /^(?:, ?| and | & |, and | )\$?$/
/** The list stands alone: "3k and 7k, both like 28%", "3k, 5k and 2k." */
const startsList = /(?:^|[.;:\n!] ?|\bit's |\bthey're |\bits )(?:about |around |like )?\$?$/
const endsList = /^ ?(?:$|[.;!)\n]|,? (?:both|all|each)\b|(?:,? (?:at|@)) \d)/

const isSum = (one: Mention): boolean =>
  mayBeMoney(one) && one.per === undefined && one.low >= 100 && unreal(one) === undefined

/** "Behind on 2 cards. 3k and 7k": as many sums, with no name of their own, as cards were counted just before. */
function countedCards({ text, mentions, household }: Reading): DebtName[] {
  // "3 of em", where cards without a sum were spoken of.
  const isOfCards = household?.debts?.some(
    ({ kind, balance }) => kind === 'credit_card' && balance === undefined,
  )
  const counts = [...text.matchAll(counted), ...(isOfCards ? text.matchAll(ofThem) : [])]
  return counts.flatMap((match): DebtName[] => {
    const until = match.index + match[0].length
    const many = numbers[match[1] ?? ''] ?? Number(match[1])
    const next = mentions.filter(({ span }) => span[0] >= until)
    const list = next.slice(0, many)
    const [first, last] = [list[0], list.at(-1)]
    if (first === undefined || last === undefined || list.length < many || !list.every(isSum)) return []
    const gap = text.slice(until, first.span[0])
    // Right after the count the cards name the sums already.
    if (gap.length < 2 || gap.length > 60 || !startsList.test(gap) || isOfOthersMoney.test(gap)) return []
    if (!endsList.test(text.slice(last.span[1]))) return []
    const isOneList = list.every(
      (one, place) => place === 0 || joins.test(text.slice(list[place - 1]?.span[1] ?? 0, one.span[0])),
    )
    return isOneList
      ? list.map(({ span }): DebtName => ({ kind: 'credit_card', sure: true, at: [span[0], span[0]] }))
      : []
  })
}

/** Between the cards and their sums nothing else is spoken of that has sums. */
const isOfOthersMoney =
  /\b(?:limits?|savings?|saved|rent|pay|paid|make|makes|earn|income|salary|save|bank|checking|401|ira|loans?|house|car|bonus|kids?|spend)\b/

const anyLoans = /\bloans?\b/g
const sumOfDebt = /(?<=\d(?: ?k| thousand| grand|,000)? (?:in|of) )debt\b(?! (?:on|to|from|for|with)\b)/g
const otherDebts = /\b(?:cards?|house|home|mortgage|car|truck|irs|tax|hospital|bills?)\b/

/** "I'm a third-year resident with 280k of loans": what a student or a doctor in training owes was borrowed for studies. */
function loansForStudies(reading: Reading): DebtName[] {
  const { text } = reading
  if (!/\b(?:loans?|debt)\b/.test(text) || !borrowedForStudies(reading)) return []
  const debts = otherDebts.test(text) ? [] : [...text.matchAll(sumOfDebt)]
  return [...text.matchAll(anyLoans), ...debts].map(
    (match): DebtName => ({
      kind: 'student_loan',
      sure: true,
      at: [match.index, match.index + match[0].length],
    }),
  )
}

const debtsHeading = /(?:^|[\n.] ?)[^\n.]{0,40}\bdebts?(?: list| so far| (?:are|is))? ?[:-]+ ?\n/g
const debtLine = /^[ *•-]*([a-z][a-z'&. ]{1,28}?)(?: ?[:=]| -) ?\$?\d[\d,.]*k?\b/
const noLender =
  /\b(?:totals?|sum|rent|income|pay|salary|savings?|minimums?|min|payments?|interest|rate|apr|balances?|limit|score|age|insurance|bills?|phone|food|gas|checking|budget|expenses|extra)\b/

/** "My debt:" over lines of a shop and a sum: whoever stands there among cards has a card out, known or not. */
function linesOfCards({ text }: Reading, names: readonly DebtName[]): DebtName[] {
  return [...text.matchAll(debtsHeading)].flatMap((heading) => {
    const implied: DebtName[] = []
    let at = heading.index + heading[0].length
    let cards = 0
    for (const line of text.slice(at).split('\n')) {
      const said = debtLine.exec(line)?.[1]
      if (said === undefined || noLender.test(said)) break
      const from = at + line.indexOf(said)
      const known = names.filter(({ at: [start, end] }) => start < at + line.length && end > at)
      if (known.some(({ kind }) => kind !== 'credit_card')) return []
      cards += known.length > 0 ? 1 : 0
      if (known.length === 0)
        implied.push({ kind: 'credit_card', label: titled(said), sure: true, at: [from, from + said.length] })
      at += line.length + 1
    }
    return cards > 1 ? implied : []
  })
}
const titled = (name: string): string => name.replace(/(?<![\w'])\w/g, (letter) => letter.toUpperCase())

/** The names with those that stand in no word, in the order of the text. */
export const withImpliedNames = (reading: Reading, names: readonly DebtName[]): DebtName[] => {
  const implied = [
    ...ratedThings(reading),
    ...someLoans(reading),
    ...countedCards(reading),
    ...loansForStudies(reading),
    ...linesOfCards(reading, names),
  ].filter(({ at }) => !names.some((name) => name.at[0] <= at[1] && at[0] <= name.at[1] && name.sure))
  const isReplaced = ({ at }: DebtName) => implied.some((one) => one.at[0] < at[1] && at[0] < one.at[1])
  return [...names.filter((name) => !isReplaced(name)), ...implied].sort((a, b) => a.at[0] - b.at[0])
}

/** The quantities of a message: what number, of what kind, for what period, and the words on either side. */
import { digitNamesIn } from './digit-names.ts'
import { withThousands } from './left-out-thousands.ts'
import { addUnits, matchAt, type Period, type TimeUnit } from './number-units.ts'
import { spelledNumber } from './spelled-numbers.ts'
import { type Span, sentencesOf } from './text.ts'
import { vagueNumber } from './vague-numbers.ts'

export interface Mention {
  readonly index: number
  /** The number, or the ends of the range. Percent stays percent here: 24.99. */
  readonly low: number
  readonly high: number
  readonly kind: 'money' | 'percent' | 'plain' | 'foreign'
  /** Money that says so by a sign or a word; a bare grouped number is money only by its neighbours. */
  readonly sure: boolean
  /** The number as written has a thousands mark or a multiplier word. */
  readonly scaled: boolean
  readonly per?: Period
  /** Years, months … when the number counts time. */
  readonly time?: TimeUnit
  /** "over", "under": the number is only a bound. */
  readonly bound?: 'over' | 'under'
  readonly span: Span
  readonly sentence: Span
  /** Words of the same sentence before and after, up to the neighbouring numbers. */
  readonly left: string
  readonly right: string
  /** The same, past the neighbouring numbers. */
  readonly before: string
  readonly after: string
}

interface Draft {
  low: number
  high: number
  kind: Mention['kind']
  sure: boolean
  scaled: boolean
  per: Period | undefined
  time: TimeUnit | undefined
  start: number
  end: number
}

const numeral = /\d{1,3}(?:,\d{3}){1,4}(?!\d|,\d{3})(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+/y
const multipliers: Record<string, number> = {
  k: 1e3,
  ks: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  thou: 1e3,
  grand: 1e3,
  g: 1e3,
  gs: 1e3,
  "g's": 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  mill: 1e6,
  million: 1e6,
  millions: 1e6,
  b: 1e9,
  billion: 1e9,
  hundred: 100,
  hundos: 100,
}
const attachedMultiplier = /(?:ks?|gs?|g's|mm|m|b)(?![\w'])/y
const spacedMultiplier =
  / ?-?(k|thousand|thou|grand|gs|g's|mil|mill|millions?|mm|billion|hundred)(?![\w'])\.?/y
const currencyBefore = /(?:us ?)?\$ ?,?|usd ?/y
const currencyAfter = / ?(?:\$(?! ?\d)|usd\b|us dollars?\b|dollars?\b|bucks?\b)/y
const percentAfter = / ?(?:%|percent\b|per cent\b|pct\b|percentage points?\b)/y
/** "72k miles" */
const countedAfter = / ?(?:miles|steps|followers|subscribers|views|employees|square feet|sq\.? ?ft)\b/y
const foreignBefore =
  /(?:€|£|₹|¥|(?:ca|c|a|au|nz|hk|s|r|mx)\$|\b(?:cad|aud|eur|gbp|inr|rs\.?|php|ngn|zar|chf) ?)\s?$/
const foreignAfter =
  / ?(?:k |thousand |million )?(?:€|£|₹|euros?\b|eur\b|pounds?\b|quid\b|gbp\b|rupees?\b|inr\b|lakhs?\b|lacs?\b|crores?\b|cad\b|aud\b|pesos?\b|yen\b|rand\b|naira\b|francs?\b|chf\b|canadian\b|australian\b)/y

const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[a-z0-9]/.test(character)

interface Part {
  value: number
  end: number
  digits: boolean
  grouped: boolean
  scale: number
}

/** "$14, 700": a slip of the keyboard, clear only behind a dollar sign. */
const slippedNumeral = /\d{1,3}, \d{3}(?![\d,])/y

/** A number in digits or words, without sign or multiplier. */
function partAt(text: string, at: number): Part | undefined {
  const digits =
    (text[at - 1] === '$' ? matchAt(slippedNumeral, text, at) : null) ?? matchAt(numeral, text, at)
  if (digits) {
    const written = digits[0].replace(/[, ]/g, '')
    if (written.length > 15) return undefined
    return {
      value: Number(written),
      end: at + digits[0].length,
      digits: true,
      grouped: digits[0].includes(','),
      scale: 1,
    }
  }
  const spelled = spelledNumber(text, at)
  return (
    spelled && {
      value: spelled.value,
      end: spelled.end,
      digits: false,
      grouped: spelled.value >= 1_000,
      scale: spelled.scale,
    }
  )
}

/** "Have 1m from the sale": nobody has an age. */
const isHad = (text: string, from: number, to: number): boolean =>
  hadBefore.test(text.slice(Math.max(0, from - 20), from)) && ofMoney.test(text.slice(to, to + 12))
const ofMoney = /^(?: ?(?:[.;?!]|$)|,? (?:from|in|saved|after|of|to|net|sitting|now|total|cash)\b)/
const hadBefore =
  /\b(?:have|has|had|got|getting|with|worth|received?|receiving|inherit(?:ed|ing)|about|over|nearly|almost|around) $/
const mostMillions = 15

function multiplierAt(
  text: string,
  part: Part,
  hasSign: boolean,
  at: number,
): { factor: number; end: number } {
  if (part.digits) {
    const attached = matchAt(attachedMultiplier, text, part.end)
    if (attached) {
      const word = attached[0]
      // "24m" is an age and a sex; "$24m" and "1.2m" are millions.
      const isSex =
        word === 'm' &&
        !hasSign &&
        Number.isInteger(part.value) &&
        part.value < 100 &&
        !(part.value <= mostMillions && isHad(text, at, part.end + word.length))
      if (!isSex) return { factor: multipliers[word] ?? 1, end: part.end + word.length }
    }
  }
  const spaced = matchAt(spacedMultiplier, text, part.end)
  if (spaced && !(spaced[1] === 'hundred' && part.value >= 100)) {
    let factor = multipliers[spaced[1] ?? ''] ?? 1
    let end = part.end + spaced[0].length
    if (spaced[1] === 'hundred') {
      const thousand = matchAt(/ (?:thousand|grand|k)\b/y, text, end)
      if (thousand) {
        factor *= 1e3
        end += thousand[0].length
      }
    }
    return { factor, end }
  }
  return { factor: 1, end: part.end }
}

const rangeJoin = / ?(?:-|--|~) ?(?:\$ ?)?| (?:to|or|and) (?:about |around |maybe )?(?:\$ ?)?/y

function rangeEnd(text: string, first: Part, factor: number, end: number, start: number, hasSign: boolean) {
  const join = matchAt(rangeJoin, text, end)
  if (!join) return undefined
  const before = text.slice(Math.max(0, start - 24), start)
  const word = join[0].trim().split(' ')[0]
  if (word === 'and' && !/\bbetween (?:about |around |roughly )?(?:\$ ?)?$/.test(before)) return undefined
  if (
    word === 'to' &&
    /\bfrom (?:about |around |roughly |making |like |earning |paying )*(?:\$ ?)?$/.test(before) &&
    !/\b(?:range|ranges|ranging|anywhere|somewhere|varies) from (?:about |around )?(?:\$ ?)?$/.test(before)
  )
    return undefined
  if (word === 'or' && (hasSign || !first.digits) && factor === 1 && first.value < 10) return undefined
  const second = partAt(text, end + join[0].length)
  if (!second || (second.digits !== first.digits && word === '-')) return undefined
  const scaled = multiplierAt(text, second, hasSign, end)
  let low = first.value * factor
  const high = second.value * scaled.factor
  if (factor === 1 && scaled.factor > 1 && low < second.value) low *= scaled.factor
  // "2-300" is two to three hundred.
  if (factor === 1 && low > 0 && low < 10 && high >= 100 && high < 1_000 && high % 100 === 0) low *= 100
  if (!(low < high) || (word === 'or' && high > low * 3)) return undefined
  return { low, high, end: scaled.end, factor: Math.max(factor, scaled.factor), grouped: second.grouped }
}

/** "5 and three quarters", "6 1/2%": what is added to a number. */
const fractions = [
  { words: / and a half\b/y, signs: / ?½| 1\/2\b(?!\/)/y, part: 0.5 },
  { words: / and (?:a|one) quarter\b/y, signs: / ?¼| 1\/4\b(?!\/)/y, part: 0.25 },
  { words: / and three[- ]quarters\b/y, signs: / ?¾| 3\/4\b(?!\/)/y, part: 0.75 },
]

function draftAt(text: string, at: number): Draft | undefined {
  const vague = isWordCharacter(text[at - 1]) ? undefined : vagueNumber(text, at)
  if (vague) {
    const draft: Draft = {
      ...vague,
      kind: 'money',
      sure: true,
      scaled: true,
      per: undefined,
      time: undefined,
      start: at,
    }
    addUnits(text, draft)
    return draft
  }
  const sign = matchAt(currencyBefore, text, at)
  const percentSign = sign === null && text[at] === '%' ? 1 : 0
  const from = at + (sign?.[0].length ?? 0) + percentSign
  const first = partAt(text, from)
  if (!first) return undefined
  // "m27" is a sex and an age; other letters before digits make a name.
  const afterSex = /[mf]/.test(text[at - 1] ?? '') && !isWordCharacter(text[at - 2])
  if (sign === null && isWordCharacter(text[at - 1]) && !(afterSex && first.digits)) return undefined
  let { factor, end } = multiplierAt(text, first, sign !== null, at)
  let [low, high] = [first.value * factor, first.value * factor]
  let grouped = first.grouped
  let sureAfter = matchAt(currencyAfter, text, end)
  if (sureAfter) end += sureAfter[0].length
  const firstPercent = matchAt(percentAfter, text, end)
  const joinFrom = firstPercent ? end + firstPercent[0].length : end
  const range = rangeEnd(text, first, factor, joinFrom, at, sign !== null)
  if (range) {
    ;({ low, high, end, factor } = range)
    grouped ||= range.grouped
    sureAfter ??= matchAt(currencyAfter, text, end)
    if (matchAt(currencyAfter, text, end)) end += matchAt(currencyAfter, text, end)?.[0].length ?? 0
  }
  const isSmall = low < 100 && factor === 1 && sign === null
  const fraction = fractions
    .map(({ words, signs, part }) => ({
      // "59 1/2" and "6 1/2%", but "$500 1/2 of it" are two things.
      said: matchAt(words, text, end) ?? (isSmall ? matchAt(signs, text, end) : null),
      part,
    }))
    .find(({ said }) => said !== null)
  if (fraction?.said && low === high) {
    low += Math.max(factor, first.scale) * fraction.part
    high = low
    end += fraction.said[0].length
  }
  const percent = matchAt(percentAfter, text, end)
  if (percent) end += percent[0].length
  // A number glued to letters ("5yo" aside) is part of a name.
  if (
    first.digits &&
    isWordCharacter(text[end]) &&
    !/^(?:yo|y|yr|yrs|years?|m|f|mo|mos|months?|ish|wks?|hrs?|hr|day|days|apr|down|s)\b/.test(
      text.slice(end, end + 7),
    )
  )
    return undefined
  const foreign =
    foreignBefore.test(text.slice(Math.max(0, at - 5), from)) || matchAt(foreignAfter, text, end) !== null
  const isCount = sign === null && sureAfter === null && matchAt(countedAfter, text, end) !== null
  const money =
    !isCount && (sign !== null || sureAfter !== null || factor >= 1e3 || (!first.digits && low >= 1_000))
  const kind =
    percent || (percentSign && !money) ? 'percent' : foreign ? 'foreign' : money ? 'money' : 'plain'
  const draft: Draft = {
    low,
    high,
    kind,
    sure: money,
    scaled: factor >= 1e3 || grouped,
    per: undefined,
    time: undefined,
    start: at,
    end,
  }
  addUnits(text, draft)
  return draft
}

const fillers = new Set(
  "is are am be being of at about abt bout around roughly approximately approx almost nearly just over under only like a an the my our currently now total totals totaling totalling comes come out to up maybe probably say somewhere between close more less than right well exactly some any estimated sitting its it's thats that's s 's equal equals still ~ = : - ( < > +".split(
    ' ',
  ),
)

/** The words before a number without the small ones that only lead up to it. */
function withoutFillers(left: string): string {
  let rest = left.trimEnd()
  for (;;) {
    const match = /(?:[a-z']{1,14}|[~=:\-(<>+])$/.exec(rest.slice(-15))
    if (!match || !fillers.has(match[0])) return rest.replace(/\b(i|we|they|you)'ve$/, '$1 have')
    rest = rest.slice(0, rest.length - match[0].length).trimEnd()
  }
}

const digitRun = /[\d,.]+/y

/** Past a run of digits that is no number, so that it is not tried again from each of them. */
function afterDigits(text: string, at: number): number {
  const run = matchAt(digitRun, text, at)
  return run ? at + run[0].length : at + 1
}

/** Every quantity of the text, in order. */
export function mentionsIn(text: string): Mention[] {
  const names = digitNamesIn(text)
  const named = new Uint8Array(text.length + 1)
  for (const [start, end] of names) named.fill(1, start, end)
  const drafts: Draft[] = []
  let position = 0
  const start =
    /[\d$%]|\.\d|\b(?:us ?\$|usd|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thir|four|fif|twen|for|six|seven|eigh|nine|half|quarter|a|an|couple|few|several|hundred|high|mid|low|double)/g
  for (;;) {
    start.lastIndex = position
    const next = start.exec(text)
    if (!next) break
    position = next.index + 1
    if (named[next.index]) continue
    const draft = draftAt(text, next.index)
    if (!draft || named[Math.max(next.index, draft.end - 1)]) {
      position = afterDigits(text, next.index)
      continue
    }
    drafts.push(draft)
    position = draft.end
  }
  return withNeighbours(text, withThousands(text, drafts))
}

function withNeighbours(text: string, drafts: Draft[]): Mention[] {
  const sentences = sentencesOf(text)
  let sentenceIndex = 0
  return drafts.map((draft, index) => {
    while (
      (sentences[sentenceIndex]?.[1] ?? text.length) <= draft.start &&
      sentenceIndex < sentences.length - 1
    )
      sentenceIndex += 1
    const sentence = sentences[sentenceIndex] ?? [0, text.length]
    const previousEnd = drafts[index - 1]?.end ?? 0
    const nextStart = drafts[index + 1]?.start ?? text.length
    const from = Math.max(sentence[0], draft.start - 90)
    const to = Math.min(sentence[1], draft.end + 80)
    const left = text.slice(Math.max(from, previousEnd), draft.start)
    const bound = /\b(over|above|more than|at least|upwards of|north of|well over)\s*(?:\$ ?)?$|[>]\s*$/.test(
      left,
    )
      ? 'over'
      : /\b(under|below|less than|up to|at most|as much as|just shy of)\s*$|<\s*$/.test(left)
        ? 'under'
        : /^ ?\+/.test(text.slice(draft.end, draft.end + 2))
          ? 'over'
          : undefined
    return {
      index,
      low: draft.low,
      high: draft.high,
      kind: draft.kind,
      sure: draft.sure,
      scaled: draft.scaled,
      ...(draft.per === undefined ? {} : { per: draft.per }),
      ...(draft.time === undefined ? {} : { time: draft.time }),
      ...(bound === undefined ? {} : { bound }),
      span: [draft.start, draft.end] as const,
      sentence,
      left: withoutFillers(left),
      right: text.slice(draft.end, Math.min(to, nextStart)),
      before: text.slice(from, draft.start),
      after: text.slice(draft.end, to),
    }
  })
}

/** The number or its range, as facts hold it. */
export const amountOf = (mention: Mention, factor = 1): number | [number, number] =>
  mention.low === mention.high
    ? tidy(mention.low * factor)
    : [tidy(mention.low * factor), tidy(mention.high * factor)]

/** Without the dust of binary fractions. */
export const tidy = (value: number): number => Number(value.toPrecision(12))

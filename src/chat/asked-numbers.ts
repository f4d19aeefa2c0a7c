/**
 * The numbers that a reply could not place, and the next message where it says what one of them is: "that's my savings",
 * "the 38k is in savings", "credit card". It is read as the whole message that says so: "I have $38,000 in savings".
 */
import { z } from 'zod'
import { dollarsTyped } from './sum-as-written.ts'
import { debtNamesIn } from './understand/debt-names.ts'
import { type Mention, mentionsIn } from './understand/numbers.ts'

export const askedNumberSchema = z.strictObject({
  low: z.number(),
  kind: z.enum(['money', 'percent']),
  per: z.enum(['month', 'year']).optional(),
  /** Whether the last reply spoke of it; an older one has to be named by its number. */
  isLast: z.boolean(),
})
type AskedNumber = z.infer<typeof askedNumberSchema>

const mostKept = 4

/** What is kept of the numbers that a reply speaks of. Ranges and odd periods are not: they are asked for anew. */
const keptOf = (mentions: readonly Mention[]): AskedNumber[] =>
  mentions
    .filter(({ low, high, per, time }) => low === high && time === undefined && isPeriod(per))
    .map(({ low, kind, per }) => ({
      low,
      kind: kind === 'percent' ? ('percent' as const) : ('money' as const),
      ...(per === 'month' || per === 'year' ? { per } : {}),
      isLast: true,
    }))
    .slice(0, mostKept)
const isPeriod = (per: Mention['per']): boolean => per === undefined || per === 'month' || per === 'year'

/** A message later only those that it names by their number can be meant. */
export const asOlder = (asked: readonly AskedNumber[]): AskedNumber[] =>
  asked.map((one) => ({ ...one, isLast: false }))

const longest = 80
/** "No, that's", "oh the 38k is", "it was". */
const lead =
  /^\W*(?:(?:oh|no(?=,| (?:that|it|this|the)\b)|yes|yeah|sorry|ok(?:ay)?|well|actually|um|ah|and|the)\b[, ]*)*(?:(?:that|it|this|those|these|the (?:number|sum|amount|money|rest)|#)(?: (?:one|number|sum|money))?(?:'?s| is| are| was| were| would be| means| just)?\b|#)?(?: (?:just|all|only|really|still|sitting|for|from|in|on|what's in))*\b[ :,-]*/
const own = '(?:(?:my|our|the|a|an|in|on|for|from|is|what(?:\\W?s| is) in) )*'
const words = (rest: string): RegExp => new RegExp(`^${own}(?:${rest})\\W*$`)

/** A number as it is written in a message: "$38,000", "$310 a month", "6%". */
const written = ({ low, kind, per }: AskedNumber): string =>
  kind === 'percent' ? `${low}%` : `${dollarsTyped(low)}${per === undefined ? '' : ` a ${per}`}`

const inMonth = (one: AskedNumber): string => written(one.per === undefined ? { ...one, per: 'month' } : one)

/** Whoever leaves the thousand out of a year's pay; what lies between may be of a month or of a check, and stays open. */
const leastOfYear = 12_000
const mostWithoutThousand = 1_000
function inYear(one: AskedNumber, period: string): string | undefined {
  if (one.per !== undefined) return written(one)
  if (/month/.test(period)) return written({ ...one, per: 'month' })
  if (one.low < mostWithoutThousand) return written({ ...one, low: one.low * 1_000, per: 'year' })
  return one.low >= leastOfYear || /year/.test(period) ? written({ ...one, per: 'year' }) : undefined
}

const period = '(?: (?:(?:a|per|each|every) )?(?:month|year|monthly|yearly))?'
type Saying = (one: AskedNumber, said: string) => string | undefined
const sum =
  (says: (sum: string) => string): Saying =>
  (one) =>
    one.kind === 'percent' || one.per !== undefined ? undefined : says(written(one))
const monthly =
  (says: (sum: string) => string): Saying =>
  (one) =>
    one.kind === 'percent' || one.per === 'year' ? undefined : says(inMonth(one))

const spouse = '(?:wife|husband|spouse|partner)'
const meanings: readonly (readonly [RegExp, Saying])[] = [
  [words('emergency (?:fund|savings)|rainy day(?: fund)?'), sum((it) => `My emergency fund has ${it}`)],
  [
    words(
      'savings(?: account)?|checking(?: account)?|bank(?: account)?|cash(?: in the bank)?|(?:money in )?the bank|high[- ]yield(?: savings)?|hysa|what (?:i|we) have(?: saved(?: up)?)?|saved(?: up)?',
    ),
    sum((it) => `I have ${it} in savings`),
  ],
  [
    words(
      `what (?:i|we) (?:make|earn)${period}(?: before tax(?:es)?)?|pay|salary|income|wages|(?:yearly|annual) (?:pay|salary|income)|(?:before tax )?pay${period}|job`,
    ),
    (one, said) => {
      const pay = one.kind === 'percent' ? undefined : inYear(one, said)
      return pay && `I make ${pay}`
    },
  ],
  [
    words(
      `what (?:my )?${spouse} (?:makes|earns)${period}|${spouse}'?s (?:pay|salary|income|wages|job)|what (?:she|he) (?:makes|earns)${period}`,
    ),
    (one, said) => {
      const pay = one.kind === 'percent' ? undefined : inYear(one, said)
      return pay && `My ${new RegExp(spouse).exec(said)?.[0] ?? 'spouse'} makes ${pay}`
    },
  ],
  [
    words(
      `what (?:i|we) (?:take|bring) home${period}|take[- ]?home(?: pay)?${period}|what (?:hits|lands in) (?:my|our) account${period}`,
    ),
    monthly((it) => `My take-home pay is ${it}`),
  ],
  [
    words(
      `what (?:i|we) spend${period}|what (?:a|the) month costs|(?:monthly |living )?(?:spending|expenses|bills|costs)|what everything costs${period}`,
    ),
    monthly((it) => `We spend ${it}`),
  ],
  [words('rent'), monthly((it) => `My rent is ${it}`)],
  [
    words(
      `what (?:i|we) (?:can )?(?:save|put (?:aside|away)|set aside|spare)${period}|what(?:'?s| is) left(?: over)?${period}`,
    ),
    monthly((it) => `I can put aside ${it}`),
  ],
  [
    words('401 ?\\(?k\\)?|403 ?\\(?b\\)?|tsp|(?:roth |traditional )?ira|roth'),
    (one, said) => {
      const account = /401|403|tsp|(?:roth |traditional )?ira|roth/.exec(said)?.[0] ?? 'IRA'
      const named = { 401: '401(k)', 403: '403(b)', roth: 'Roth IRA' }[account] ?? account
      return one.kind === 'percent'
        ? /40/.test(account)
          ? `I put ${written(one)} of my pay into my ${named}`
          : undefined
        : one.per === undefined
          ? `I have ${written(one)} in my ${named}`
          : undefined
    },
  ],
  [
    words('(?:retirement|retirement (?:savings|accounts?))'),
    sum((it) => `I have ${it} in retirement accounts`),
  ],
  [words('brokerage(?: account)?|stocks|index funds?'), sum((it) => `I have ${it} in a brokerage account`)],
  [
    words(
      'money (?:i|we) want to (?:invest|place|put (?:to work|somewhere))|what (?:i|we) (?:want|have) to invest|what i.?m asking about',
    ),
    sum((it) => `I have ${it} to invest`),
  ],
]

const owed =
  /^(?:(?:my|our|the|a|an|on|in|for) )*(?:(?:what|that) (?:i|we) (?:still )?owe(?: (?:on|in|for|to))? ?)?(?:(?:my|our|the|a|an) )*(.{2,40}?)(?: (?:debt|balance|owed))?\W*$/

/** "Credit card", "what I owe on the visa", "the min on chase": a debt by its name. */
function ofDebt(said: string, one: AskedNumber): string | undefined {
  if (one.kind === 'percent') return undefined
  const minimum = /\bmin(?:imum)?s?\b/.test(said)
  const rest = said.replace(/\b(?:the )?min(?:imum)?(?: payments?)?(?: (?:on|for|of))?\b/, '').trim()
  const called = owed.exec(rest)?.[1]
  if (called === undefined) return undefined
  const named = [`${called} debt`, called].flatMap((text) => debtNamesIn(text))
  if (!named.some(({ sure, at }) => sure && at[0] === 0 && at[1] >= called.length)) return undefined
  if (minimum) return `The minimum on the ${called} is ${written(one)}`
  return one.per === undefined ? `I owe ${written(one)} on my ${called}` : undefined
}

type Said = { readonly says: string; readonly of: AskedNumber } | 'leaves it out'

const leavesOut =
  /^\W*(?:(?:oh|no|sorry|ok|yes|well)\b[, ]*)*(?:(?:ignore|forget|skip|drop|leave out) (?:it|that|that one|the number)|never ?mind(?: (?:it|that|that one))?|(?:it|that) (?:doesn'?t|does not) matter|(?:it'?s|that'?s|it is|that is) (?:not mine|nothing|a typo|not important))\W*$/i

/** What a message says that an asked number is; undefined where it speaks of something else. */
export function saidOfAsked(message: string, asked: readonly AskedNumber[]): Said | undefined {
  const text = message.toLowerCase().replaceAll('’', "'").trim()
  if (asked.length === 0 || text.length > longest || text.includes('?')) return undefined
  const [number, ...others] = mentionsIn(text).filter(({ time }) => time === undefined)
  const own = others.length > 0 ? undefined : number
  const last = asked.filter(({ isLast }) => isLast)
  if (leavesOut.test(text)) return last.length > 0 ? 'leaves it out' : undefined
  const one =
    number === undefined
      ? last.length === 1
        ? last[0]
        : undefined
      : asked.find(({ low }) => own !== undefined && [own.low, own.low * 1_000].includes(low))
  if (one === undefined) return undefined
  const spoken = own === undefined ? text : `${text.slice(0, own.span[0])}#${text.slice(own.span[1])}`
  const said = spoken.replace(lead, '').replaceAll(/\s+/g, ' ').trim()
  if (/[#\d]/.test(said.replace(/40[13]/, '')) || said === '') return undefined
  const says =
    meanings.find(([named]) => named.test(said))?.[1](one, said) ?? ofDebt(said.replace(/[.!]+$/, ''), one)
  return says === undefined ? undefined : { says, of: one }
}

/** The numbers that a reply speaks of stand before those that were asked about earlier. */
export const withAsked = (
  earlier: readonly AskedNumber[] | undefined,
  mentions: readonly Mention[] | undefined,
): { readonly askedNumbers?: AskedNumber[] } =>
  mentions === undefined || mentions.length === 0
    ? {}
    : { askedNumbers: [...keptOf(mentions), ...asOlder(earlier ?? [])].slice(0, mostAsked) }
const mostAsked = 6

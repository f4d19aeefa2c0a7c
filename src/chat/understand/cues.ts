/** Facts that are told by the words beside a number: "rent is 1,500", "13k in a Roth IRA". */
import type { NumberFactKey } from '#engine/household.ts'
import type { Period } from './number-units.ts'
import { type Mention, tidy } from './numbers.ts'
import { type Find, find, isOfOthers, type Reader } from './reading.ts'
import { unreal } from './tenses.ts'

export interface CueRow {
  readonly key: NumberFactKey
  /** Matched at the end of the words before the number. */
  readonly left?: RegExp
  /** Matched at the start of the words after it. */
  readonly right?: RegExp
  readonly kind?: 'money' | 'percent' | 'plain' | 'time'
  /**
   * Only numbers for a period, or only numbers without one; of which the month is said, on the number or after the verb:
   * "700 a month left", "700 left a month".
   */
  readonly per?: 'some' | 'none' | 'within-year' | 'month-said'
  readonly min?: number
  readonly max?: number
  readonly confidence?: number
  /** The number is counted over this period, and converted into it when another is said. */
  readonly over?: 'month' | 'year'
  /** Taken even when it is supposed ("let's say 700k"). */
  readonly evenSupposed?: boolean
  /** What was once paid is a fact of today, as a cost basis is. */
  readonly evenPast?: boolean
}

export const perYear: Record<Period, number> = {
  hour: 2080,
  day: 365,
  week: 52,
  two_weeks: 26,
  half_month: 24,
  paycheck: 26,
  month: 12,
  quarter: 4,
  year: 1,
  once: 1,
}

/** A number for one period as the number for another. */
export function over(mention: Mention, period: 'month' | 'year'): number | [number, number] {
  const factor = mention.per === undefined ? 1 : perYear[mention.per] / perYear[period]
  const convert = (value: number) => (factor === 1 ? tidy(value) : Math.round(value * factor))
  return mention.low === mention.high ? convert(mention.low) : [convert(mention.low), convert(mention.high)]
}

const mostCounted = 100

/** Whether a number may be money: it says so, is grouped, or is long enough and no year. */
export function mayBeMoney(mention: Mention): boolean {
  if (mention.kind === 'money') return true
  if (mention.kind !== 'plain' || mention.time !== undefined) return false
  if (
    /^(?:%| ?(?:years?|yrs?|months?|days?|weeks?|kids?|children|miles?|y\/?o|people|shares?|sq|square|acres?|hours?|units?|times|stocks?|st|nd|rd|th)\b)/.test(
      mention.right,
    )
  )
    return false
  // "3 loans" are counted, "a 2,300 loan" and "6500 card" are sums.
  if (!mention.scaled && mention.low < mostCounted && /^ ?(?:accounts?|cards?|loans?)\b/.test(mention.right))
    return false
  const looksLikeYear =
    !mention.scaled &&
    mention.low >= 1_900 &&
    mention.low <= 2_099 &&
    (/\b(?:in|since|by|until|from|of|during|year|tax|early|late|before|after|for|spring|summer|fall|autumn|winter|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)\s*$/.test(
      mention.before,
    ) ||
      // "A 2022 graduate", "my 2024 return"
      /^ (?:(?:college|high school|nursing school|law school) )?(?:grad(?:uate)?s?|graduating|alum\w*|class|tax(?:es)?|w-?2s?|returns?|model|1099)\b/.test(
        mention.right,
      ))
  return mention.per !== undefined || mention.scaled || (mention.low >= 100 && !looksLikeYear)
}

const monthAfter = /^[^.;!?\d]{0,24}\b(?:(?:each|every|per|a) month|monthly)\b/
const saysMonth = ({ per, right }: Mention): boolean =>
  per === undefined ? monthAfter.test(right) : per !== 'year' && per !== 'once'

function fits(row: CueRow, mention: Mention): boolean {
  const kind = row.kind ?? 'money'
  if (
    kind === 'money'
      ? !mayBeMoney(mention)
      : kind === 'time'
        ? mention.time === undefined
        : mention.kind !== kind
  )
    return false
  if (row.per === 'some' && mention.per === undefined) return false
  if (row.per === 'within-year' && (mention.per === undefined || mention.per === 'year')) return false
  if (row.per === 'month-said' && !saysMonth(mention)) return false
  if (row.per === 'none' && mention.per !== undefined && mention.per !== 'once') return false
  return mention.low >= (row.min ?? 0) && mention.high <= (row.max ?? 1e10)
}

function valueFor(row: CueRow, mention: Mention): number | [number, number] {
  if (row.kind === 'percent') {
    const rate = (value: number) => tidy(value / 100)
    return mention.low === mention.high ? rate(mention.low) : [rate(mention.low), rate(mention.high)]
  }
  if (row.over) return over(mention, row.over)
  return mention.low === mention.high ? tidy(mention.low) : [tidy(mention.low), tidy(mention.high)]
}

/** A reader made of rows; nearer cues are surer. */
export const cueReader =
  (name: string, rows: readonly CueRow[]): Reader =>
  (reading) => {
    const finds: Find[] = []
    for (const mention of reading.mentions) {
      const reason = unreal(mention) ?? (isOfOthers(reading, mention) ? 'someone_else' : undefined)
      for (const row of rows) {
        if (!fits(row, mention)) continue
        if (
          reason !== undefined &&
          !(reason === 'supposed' && row.evenSupposed) &&
          !(reason === 'past' && row.evenPast)
        )
          continue
        const left = row.left?.exec(mention.left)
        if (row.left && !left) continue
        const right = row.right?.exec(mention.right)
        if (row.right && !right) continue
        const distance = (right ? right[0].length : 0) + (left ? mention.left.length - left.index : 0)
        const confidence = (row.confidence ?? 0.8) - Math.min(distance, 80) * 0.002
        finds.push(find(row.key, valueFor(row, mention), mention.span, name, confidence, mention.index))
      }
    }
    return finds
  }

/** Days that are told: "October 6", "10/6", "2026-10-06", "yesterday", "three weeks ago", "last month", "in March 2025". */
import { addDays, addMonths, calendarDate, civilDate, daysInMonth } from '#engine/calendar.ts'
import type { CalendarDate } from '#engine/units.ts'
import { numberWords } from './spelled-numbers.ts'
import type { Span } from './text.ts'

export interface DayTold {
  readonly date: CalendarDate
  readonly span: Span
}

/** Which year a day without one is in: what happened lies behind today, a deadline ahead. */
export type Direction = 'past' | 'future'

const monthStarts = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?'
const monthFirst = new RegExp(
  `\\b${month} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?!,\\d|[%$k])(?:,? ?((?:19|20)\\d\\d)\\b)?`,
  'g',
)
const dayFirst = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${month}(?:,? ((?:19|20)\\d\\d)\\b)?`, 'g')
const monthOnly = new RegExp(
  `\\b(?:in|since) (?:early |late |mid-?)?${month}(?: of)?(?: ((?:19|20)\\d\\d)\\b)?(?! \\d)`,
  'g',
)
const slashed = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/%])/g
const written = /\b((?:19|20)\d\d)-(\d{2})-(\d{2})\b/g
const counted =
  /\b(?:about |around )?(a|an|one|two|three|four|five|six|seven|eight|nine|ten|a couple(?: of)?|\d{1,3}) (day|week|month)s? (ago|back|from (?:now|today))\b/g
const named =
  /\b(today|this morning|yesterday|day before yesterday|last week|last month|tomorrow|next week)\b/g

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const weekday = new RegExp(`\\b(?:last|this past|past|on) (${weekdays.join('|')})\\b`, 'g')

/** The last day of that name before today. */
function lastOfName(today: CalendarDate, name: string): CalendarDate {
  const { year, month, day } = civilDate(today)
  const back = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() - weekdays.indexOf(name) + 7) % 7
  return addDays(today, -(back === 0 ? 7 : back))
}

const counts: Readonly<Record<string, number>> = {
  ...numberWords,
  a: 1,
  an: 1,
  'a couple': 2,
  'a couple of': 2,
}
const daysAway: Record<string, number> = {
  today: 0,
  'this morning': 0,
  yesterday: -1,
  'day before yesterday': -2,
  'last week': -7,
  tomorrow: 1,
  'next week': 7,
}

const monthNumber = (name: string): number => monthStarts.indexOf(name.slice(0, 3)) + 1

function dayOf(
  today: CalendarDate,
  direction: Direction,
  told: { year?: string | undefined; month: number; day: number },
): CalendarDate | undefined {
  const thisYear = civilDate(today).year
  const at = (year: number): CalendarDate | undefined =>
    told.month >= 1 && told.month <= 12 && told.day >= 1 && told.day <= daysInMonth(year, told.month)
      ? calendarDate(year, told.month, told.day)
      : undefined
  if (told.year !== undefined)
    return at(told.year.length === 2 ? 2_000 + Number(told.year) : Number(told.year))
  const here = at(thisYear)
  if (direction === 'past') return here !== undefined && here <= today ? here : at(thisYear - 1)
  return here !== undefined && here >= today ? here : at(thisYear + 1)
}

/** Every day that the text tells, in order. */
export function datesIn(text: string, today: CalendarDate, direction: Direction): DayTold[] {
  const days: DayTold[] = []
  const add = (match: RegExpExecArray, date: CalendarDate | undefined) => {
    const span: Span = [match.index, match.index + match[0].length]
    if (date !== undefined && !days.some((one) => one.span[0] < span[1] && span[0] < one.span[1]))
      days.push({ date, span })
  }
  for (const match of text.matchAll(written))
    add(match, dayOf(today, direction, { year: match[1], month: Number(match[2]), day: Number(match[3]) }))
  for (const match of text.matchAll(slashed))
    add(match, dayOf(today, direction, { year: match[3], month: Number(match[1]), day: Number(match[2]) }))
  for (const match of text.matchAll(monthFirst))
    add(
      match,
      dayOf(today, direction, { year: match[3], month: monthNumber(match[1] ?? ''), day: Number(match[2]) }),
    )
  for (const match of text.matchAll(dayFirst))
    add(
      match,
      dayOf(today, direction, { year: match[3], month: monthNumber(match[2] ?? ''), day: Number(match[1]) }),
    )
  for (const match of text.matchAll(counted)) {
    const count = counts[match[1] ?? ''] ?? Number(match[1])
    const signed = match[3]?.startsWith('from') ? count : -count
    add(
      match,
      match[2] === 'month'
        ? addMonths(today, signed)
        : addDays(today, signed * (match[2] === 'week' ? 7 : 1)),
    )
  }
  for (const match of text.matchAll(named)) {
    const away = daysAway[match[0]]
    add(match, away === undefined ? addMonths(today, -1) : addDays(today, away))
  }
  if (direction === 'past')
    for (const match of text.matchAll(weekday)) add(match, lastOfName(today, match[1] ?? ''))
  // A month alone stands for its first day.
  for (const match of text.matchAll(monthOnly))
    add(match, dayOf(today, direction, { year: match[2], month: monthNumber(match[1] ?? ''), day: 1 }))
  return days.sort((a, b) => a.span[0] - b.span[0])
}

const monthAtStart = new RegExp(
  `^(?:early |late |mid-?|next |this |end of )*${month}(?:,? (?:of )?((?:19|20)\\d\\d)\\b)?(?! ?\\d)`,
)
const monthOfYear = /^(\d{1,2})\/((?:20)\d\d)\b/
const yearAtStart = /^(?:the )?end of (?:the|this) year\b|^year[- ]end\b/

/** The day that a text begins with; a month without one stands for its first or its last day. */
export function dayAtStart(
  text: string,
  today: CalendarDate,
  ofMonth: 'first' | 'last',
): CalendarDate | undefined {
  const [first] = datesIn(text, today, 'future')
  if (first?.span[0] === 0) return first.date
  if (yearAtStart.test(text)) return calendarDate(civilDate(today).year, 12, 31)
  const named = monthAtStart.exec(text)
  const numbered = named ? undefined : monthOfYear.exec(text)
  const month = named ? monthNumber(named[1] ?? '') : Number(numbered?.[1])
  if (!(month >= 1 && month <= 12)) return undefined
  const start = dayOf(today, 'future', { year: named?.[2] ?? numbered?.[2], month, day: 1 })
  if (start === undefined || ofMonth === 'first') return start
  const { year } = civilDate(start)
  return calendarDate(year, month, daysInMonth(year, month))
}

/** On which day a job that still pays will end: "leaving my job in January", "my last day is March 31". */
import { addDays, addMonths, calendarDate, civilDate } from '#engine/calendar.ts'
import type { CalendarDate } from '#engine/units.ts'
import { dayAtStart } from './dates.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

const job = '(?:job|position|role|work|company|employer|firm|career|post|hospital|school|practice)'
const mine = `(?:my|the|this|our)(?: (?:current|present|full[- ]time|day|corporate|teaching|nursing|tech|9 to 5))? ${job}`
const self = "(?:i'm|i am|im|i'll be|i will be|and|but|,|[.;!?]|^)"
const leaves = `(?:leaving|quitting|resigning from|retiring from|losing) (?:${mine}|work)`
const isLetGo =
  '(?:(?:being|getting|going to be|will be|about to be|be) )?(?:laid off|let go|made redundant|out of (?:a job|work))'
/** What says that a job will end, up to the words that say when. */
const willEnd = new RegExp(
  `${self} ?(?:(?:also|probably|actually|definitely|planning on|going to be) )*(?:${leaves}|(?:quitting|leaving|resigning)(?= (?:in|on|at the end of|next) )|${isLetGo})|\\bi(?:'ll| will|'m going to| am going to| plan to| have to)? (?:leave|quit|resign from|lose) ${mine}|\\bmy (?:last|final) day(?: (?:at|of|in|with) (?:work|${mine}|the company))? (?:is|will be)|\\bmy (?:job|contract|position|role) (?:ends|is ending|will end|is over|will be over|goes away|is being eliminated|is going away)`,
  'g',
)
/** Nothing is settled yet, or it is asked what would be. */
const isOpen =
  /\b(?:if|whether|should|might|may|maybe|could|would|considering|thinking (?:of|about)|when|before|after|without|not|never|do i|was|were|got|been|wife|husband|spouse|partner|he|she|his|her|mom|dad|son|daughter|friend)\b[^.;!?\n]{0,24}$/
const isWhy = /^ (?:to|for|because|so|and|at) [^.;!?\n]{0,30}? (?=(?:in|on) )/
const soon: readonly (readonly [says: RegExp, of: (today: CalendarDate) => CalendarDate])[] = [
  [/^(?:at )?(?:the )?end of (?:the|this) month\b/, (today) => addDays(firstOf(addMonths(today, 1)), -1)],
  [/^next month\b/, (today) => firstOf(addMonths(today, 1))],
  [/^next week\b/, (today) => addDays(today, 7)],
]
const counted = /^in (?:about )?(a|one|two|three|four|five|six|\d{1,2}) (week|month)s?\b/
const counts: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }

function firstOf(day: CalendarDate): CalendarDate {
  const { year, month } = civilDate(day)
  return calendarDate(year, month, 1)
}

/** The day that the words after a leaving begin with. */
function dayIn(text: string, today: CalendarDate): CalendarDate | undefined {
  for (const [says, of] of soon) if (says.test(text)) return of(today)
  const inSome = counted.exec(text)
  if (inSome !== null) {
    const count = counts[inSome[1] ?? ''] ?? Number(inSome[1])
    return inSome[2] === 'week' ? addDays(today, 7 * count) : addMonths(today, count)
  }
  const said = /^(?:(?:in|on|by|at|around|about|sometime|the|of) )*/.exec(text)?.[0] ?? ''
  const isEnd = /^(?:at |by )?(?:the )?end of /.test(text)
  return dayAtStart(
    isEnd ? text.replace(/^(?:at |by )?(?:the )?end of /, '') : text.slice(said.length),
    today,
    isEnd ? 'last' : 'first',
  )
}

/** A job that is told of here is one's own; what has ended is read with what was left. */
export const readComingLeave: Reader = (reading: Reading): Find[] => {
  const { text, today } = reading
  const topics = [reading.topic, reading.talkingAbout]
  if (!topics.some((one) => one === 'term_life' || one === 'emergency_fund') && reading.topic !== undefined)
    return []
  for (const match of text.matchAll(willEnd)) {
    if (isOpen.test(text.slice(Math.max(0, match.index - 30), match.index + 1))) continue
    const end = match.index + match[0].length
    const rest = text.slice(end).replace(isWhy, ' ').trimStart()
    const date = dayIn(rest, today)
    if (date !== undefined && date > today)
      return [find('separationDate', date, [match.index, end], 'coming-leave', 0.85)]
  }
  return []
}

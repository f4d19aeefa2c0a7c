/** An injury, an illness or unpaid leave that keeps somebody or their spouse from work for a time: that there is one, and for how long. */
import { isHere } from './phrases.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { numberWords } from './spelled-numbers.ts'

const counted = `(\\d{1,2}|half an?|an?|${Object.keys(numberWords).join('|')}|couple(?: of)?|few|several)`
const span = `(?:(?:about|around|at least|roughly|maybe|probably|over|almost|the next|another|up to|a good|the|a) )*${counted}[- ](?:more )?(week|month|mo|year|yr)s?\\b`
const cannot =
  "(?:can't|cannot|can not|won't|will not|couldn't|unable to|not able to|not be able to|not going to be able to|not allowed to|not supposed to)(?: (?:be able to|go back to|return to|get back to|do any|do my|really|even))* (?:work|my job)(?:ing)?"
const illness =
  '(?:accident|injur\\w+|surger\\w+|operation|illness|sick\\w*|cancer|chemo\\w*|stroke|heart|recover\\w+|heal\\w*|rehab|crash|wreck|back|concussion|disability|medical|doctor\\w*)'
/** "I can't work for a year", "off work for six months after the accident", "a year before I can go back to work". */
const timed = [
  new RegExp(`\\b${cannot}(?: at all| now| right now| again)?,? (?:for|until|in) ${span}`),
  new RegExp(`\\b(?:off|out of|away from|miss(?:ing)?|missed) (?:of )?work (?:for )?${span}`),
  new RegExp(
    `\\b${span} (?:before|until|till) i(?:'ll be| can|'m| will be| am)(?: able to| allowed to)?(?: go| get| return)?(?: back)?(?: to)? work`,
  ),
  new RegExp(`\\b(?:on|going on) (?:medical|disability|sick|unpaid medical) leave for ${span}`),
]
const untimed = [
  new RegExp(
    `\\bi (?:still )?${cannot} (?:right now|now|at the moment|currently|yet|while i|because of|due to)`,
  ),
  new RegExp(
    `\\b(?:i'm|i am|im|i've been|i have been|been) (?:still |currently |now )?(?:off|out of) work (?:\\w+ ){0,3}?(?:with|because of|due to|after|since|recovering|from|on)\\b[^.;!?]{0,24}\\b${illness}`,
  ),
  new RegExp(
    `\\bi (?:haven't|have not) (?:been able to work|worked) since (?:the|my)\\b[^.;!?]{0,16}\\b${illness}`,
  ),
  new RegExp(`\\bi (?:was )?(?:hurt|injured|broke)\\b[^.;!?]{0,60}\\b${cannot}`),
]
const monthsIn: Readonly<Record<string, number>> = { week: 12 / 52, month: 1, mo: 1, year: 12, yr: 12 }
const vague: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  'half a': 0.5,
  'half an': 0.5,
  couple: 2,
  'couple of': 2,
}

const countOf = (word: string): number | undefined => {
  const value = /^\d/.test(word) ? Number(word) : (vague[word] ?? numberWords[word])
  return value === undefined || value <= 0 ? undefined : value
}

const isOfHealth = new RegExp(`\\b${illness}\\b`)
/** A ban that is none of health, and what only might happen. */
const isOther =
  /\b(?:visa|permit|h-?1b|non-?compete|strike|furlough\w*|laid off|let go|maternity|paternity|parental|newborn|sabbatical|if i)\b/

/** Whoever says that a leave is unpaid has said that the job is held; the pay that is named is that of before. */
const leave = `(?:on|taking) (?:an? )?unpaid (?:(?:maternity|paternity|parental|family|personal|baby) )?leave\\b(?:(?: with (?:the|our|my) \\w+)?,? (?:for|and back in|another) ${span})?`
const unpaidLeave = new RegExp(
  `\\b(?:i'm|i am|im|i'll be|i will be|i've been|i have been)(?: \\w+){0,3}? ${leave}`,
)
const earns = '(?: (?:who )?(?:makes|earns) \\S+(?: a year)?,?(?: and| but)?)?'
const leaveOfSpouse = new RegExp(
  `\\b(?:wife|husband|hubby|spouse|partner|she|he)${earns}(?: is|'s| will be|'ll be| has been)?(?: (?:currently|now|still|also|just|going))* ${leave}`,
)

/** The finds of a leave, and of its months. */
function leaveFinds(
  reading: Reading,
  pattern: RegExp,
  [leave, months]:
    | readonly ['onUnpaidLeave', 'offWorkMonths']
    | readonly ['spouseOnUnpaidLeave', 'spouseOffWorkMonths'],
): Find[] {
  const match = pattern.exec(reading.text)
  if (match === null) return []
  const place = [match.index, match.index + match[0].length] as const
  if (!isHere(reading, ...place, leave === 'spouseOnUnpaidLeave')) return []
  return [find(leave, true, place, 'off-work', 0.85), ...monthsOf(match, place, months)]
}

const readLeave = (reading: Reading): Find[] => [
  ...leaveFinds(reading, unpaidLeave, ['onUnpaidLeave', 'offWorkMonths']),
  ...leaveFinds(reading, leaveOfSpouse, ['spouseOnUnpaidLeave', 'spouseOffWorkMonths']),
]

/** The months that a pattern with a span found, where there are so many as one can wait for. */
function monthsOf(
  [, word, unit]: RegExpExecArray,
  place: readonly [number, number],
  fact: 'offWorkMonths' | 'spouseOffWorkMonths' = 'offWorkMonths',
): Find[] {
  const count = word === undefined ? undefined : countOf(word)
  const months = count === undefined || unit === undefined ? undefined : count * (monthsIn[unit] ?? 0)
  return months === undefined || months > 60
    ? []
    : [find(fact, Math.max(1, Math.round(months)), place, 'off-work', 0.9)]
}

export const readOffWork: Reader = (reading) => {
  const { text } = reading
  const leave = readLeave(reading)
  if (leave.length > 0) return leave
  if (!isOfHealth.test(text) || isOther.test(text)) return []
  for (const pattern of [...timed, ...untimed]) {
    const match = pattern.exec(text)
    if (match === null) continue
    const place = [match.index, match.index + match[0].length] as const
    if (!isHere(reading, ...place)) continue
    return [
      find('offWorkForHealth', true, place, 'off-work', 0.85),
      find('employment', 'unemployed', place, 'off-work', 0.8),
      ...monthsOf(match, place),
    ]
  }
  return []
}

/** "I make 52k but can't work for a year": pay that does not come meanwhile. */
export function withPayThatStops(found: Find[]): Find[] {
  if (!found.some(({ key, value }) => key === 'offWorkForHealth' && value === true)) return found
  const isTold = found.some(({ key }) => key === 'formerPay')
  return found.flatMap((one): Find[] => {
    if (one.key !== 'income') return [one]
    return isTold ? [] : [find('formerPay', one.value, one.span, one.reader, one.confidence, one.mention)]
  })
}

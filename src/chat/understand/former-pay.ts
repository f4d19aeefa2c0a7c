/**
 * Pay of a job that is gone: what it paid ("was making 115k"), what it brought this year ("earned 84k before I was let
 * go"), and the day on which a spouse's ended. It counts in this year's tax, and is no pay that goes on.
 */
import { civilDate } from '#engine/calendar.ts'
import type { FactKey } from '#engine/household.ts'
import { mayBeMoney, over } from './cues.ts'
import { datesIn } from './dates.ts'
import { readEmployment } from './employment.ts'
import { amountOf, type Mention } from './numbers.ts'
import { ownerBefore } from './owners.ts'
import { isNoPay, isPay } from './pay-words.ts'
import { isHere } from './phrases.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { spouseDied } from './spouse-death.ts'
import { unreal } from './tenses.ts'

const lost =
  "(?:lost (?:my|her|his|the|their) (?:job|position)|(?:was|got|been|were|is|am|'m|'s) (?:just |recently )?(?:laid off|let go|fired|furloughed|made redundant)|(?:quit|left|resigned)(?! (?:over|with|in the))|retired|stopped working)"
const selfLost = new RegExp(
  `\\bi(?:'ve| have| just| recently| then| finally| also| and)* ?${lost}|(?:^|[.;,!] ?|\\band )(?:just |recently |got |was )*(?:laid off|let go|fired|quit my job|left my job|lost my job|retired (?:in|on|last|this|at the)\\b)|\\b(?:my|the) (?:job|position|role) (?:was |got |just )*(?:eliminated|cut|ended)|\\b(?:they|company|employer|boss) (?:just |recently )?(?:let me go|laid me off|fired me)`,
)
const partner = '(?:wife|husband|hubby|spouse|partner|she|he)'
const spouseLost = new RegExp(`\\b${partner}(?:'s| has| just| recently| also| then)* ?${lost}`)

type Whose = 'you' | 'spouse'
const keys = {
  you: { pay: 'formerPay', earned: 'payThisYear' },
  spouse: { pay: 'spouseFormerPay', earned: 'spousePayThisYear' },
} as const satisfies Record<Whose, Record<'pay' | 'earned', FactKey>>

const outOfWork: readonly unknown[] = ['unemployed', 'retired']

const isOutOfWork = (reading: Reading): boolean =>
  readEmployment(reading).some(({ value }) => value === 'unemployed')

/** Said of what happened, and not of what might. */
const isSaid = (reading: Reading, pattern: RegExp, ofEither = false): boolean =>
  [...reading.text.matchAll(new RegExp(pattern, 'g'))].some(({ 0: said, index }) =>
    isHere(reading, index, index + said.length, ofEither),
  )

/** Of a late spouse only what was earned this year counts: it is on the last joint return. */
const hasDied = (reading: Reading): boolean => isSaid(reading, spouseDied, true)

/** Who of the two had a job that ended, in this message or as was told before. */
function whoStopped(reading: Reading): readonly Whose[] {
  const { household, openQuestion } = reading
  const own =
    isSaid(reading, selfLost) ||
    isOutOfWork(reading) ||
    outOfWork.includes(household?.employment) ||
    (household?.separationDate !== undefined && household.separationDate <= reading.today) ||
    openQuestion === 'payThisYear'
  const theirs =
    isSaid(reading, spouseLost, true) || household?.spouseSeparationDate !== undefined || hasDied(reading)
  return [...(own ? (['you'] as const) : []), ...(theirs ? (['spouse'] as const) : [])]
}

/** Whose pay a number is; undefined where it is nobody's whose job ended. */
function whoseOf(reading: Reading, mention: Mention, stopped: readonly Whose[]): Whose | undefined {
  if (isOfOthers(reading, mention)) return undefined
  const owner = ownerBefore(reading.people, mention.span[0], 70, mention.sentence[0])
  if (owner === 'both' || owner === 'child' || owner === 'other') return undefined
  if (owner === undefined) return stopped[0]
  const whose = owner === 'spouse' ? 'spouse' : 'you'
  return stopped.includes(whose) ? whose : undefined
}

const about =
  '(?: (?:about|around|roughly|only|over|just|like|nearly|almost|up to|a|an|of|base|a base of|\\$))*'
/** In the past by itself: "was making", "used to earn", "my salary was". */
const wasPaid = new RegExp(
  `(?:\\b(?:was|were|had been|been) (?:making|earning|paid|bringing in|pulling in|grossing|on|at)|\\bused to (?:make|earn|bring in|pull in|gross|get|be paid|pay)|\\b(?:salary|pay|income|wages?|base|gross|compensation|job)(?: there| then| before that| at the time)? (?:was|had been|used to be|used to pay me|paid(?: me)?)|\\b(?:last|old|previous|former|final|ending) (?:annual |yearly |base )?(?:salary|pay|wages?)(?: (?:was|of))?:?|\\b(?:it|that|which|they) paid(?: me)?)${about}$`,
)
/** "I made 6k a month": past or told of a year, and of a job that is gone either way. */
const madeThen = new RegExp(`\\b(?:made|earned|grossed)${about}$`)
/** "laid off from my 115k job" */
const fromJob =
  /\b(?:laid off|let go|fired|lost|left|quit|retired|resigned)(?: from)? (?:my|a|an|the|her|his) (?:\w+ )?\$?$/
/** "12 weeks of severance at 1,900 a week": what it is counted by. */
const severanceAt = /\bseverance(?: pay)? (?:at|of) (?:about |around )?\$?$/
const jobAfter = /^(?: ?(?:\/|a|per) ?(?:year|yr))? (?:\w+ )?(?:job|position|role|gig)\b/
/** Of other years: "in 2019", "ten years ago". */
const longAgo =
  /\b(?:years? ago|back (?:in|when)|when i was \d|last year|in my (?:twenties|thirties))\b|\bin (?:19|20)\d\d\b/
const isTakenHome = /\b(?:take[- ]?home|took home|brought home|net(?:ted|ting)?|after tax(?:es)?)\b/
const soFarAfter =
  /^ ?(?:gross |before tax(?:es)? |in (?:wages|pay|salary|income) |so far |already |total )*(?:this year|year[- ]to[- ]date|ytd|so far|since january|(?:this year )?(?:before|until|till|up to when|by the time) (?:i|he|she|they|being|getting|the (?:layoff|job))\b)/
const soFarBefore = new RegExp(
  `(?:\\b(?:so far|this year|year[- ]to[- ]date|ytd|since january)(?:,? (?:i|he|she|and|i've|he's|she's)){0,2}(?: had)? (?:made|earned|grossed|been paid|have|was paid)|\\b(?:year[- ]to[- ]date|ytd)(?: (?:pay|earnings|income|wages|gross))?(?: (?:is|was|of|are|were))?:?)${about}$`,
)
const earnedBefore = new RegExp(
  `\\b(?:made|making|earned|earning|grossed|got|been paid|paid|received|brought in|had)${about}$`,
)

/** A year's pay; thousands are left out in speech. */
function yearly(mention: Mention): number | [number, number] | undefined {
  if (mention.per !== undefined && mention.per !== 'once') return over(mention, 'year')
  const isBare = mention.kind === 'plain' && !mention.scaled && mention.low >= 20 && mention.high < 500
  if (isBare && !/^ ?(?:%|[-/] ?\d|years?|months?|weeks?|days?|hours?|hr|people|times)/.test(mention.right))
    return mention.low === mention.high ? mention.low * 1e3 : [mention.low * 1e3, mention.high * 1e3]
  return mention.low >= leastOfYear ? over(mention, 'year') : undefined
}
const leastOfYear = 8_000

const isOfAnotherYear = ({ before, after }: Mention, thisYear: string): boolean =>
  longAgo.test(`${before.slice(-60)} ${after.slice(0, 25)}`.replaceAll(`in ${thisYear}`, ''))

/** Work on the side, or a new one, is paid still. */
const paidStill =
  /\b(?:uber|lyft|doordash|instacart|gig|side|freelanc\w*|part[- ]time|odd jobs?|still (?:make|making|earn|earning|get paid)|consult\w*|substitut\w*|now (?:make|making|earn|earning)|new (?:job|one|position|role)|starting|offer)\b/

/** "Laid off, 85k salary": who speaks of the job that is gone as if it were there. */
const isToldAsNow = (reading: Reading, mention: Mention): boolean =>
  mention.low >= 12_000 &&
  (mention.per === undefined || mention.per === 'year') &&
  isPay(mention) &&
  isOutOfWork(reading) &&
  !paidStill.test(reading.text)

function readOne(reading: Reading, mention: Mention, stopped: readonly Whose[]): Find[] {
  const reason = unreal(mention)
  const isOfSeverance =
    severanceAt.test(mention.before) && mention.per !== undefined && mention.per !== 'once'
  if ((reason !== undefined && reason !== 'past') || (isNoPay(mention) && !isOfSeverance)) return []
  if (isTakenHome.test(`${mention.before.slice(-30)} ${mention.after.slice(0, 20)}`)) return []
  if (isOfAnotherYear(mention, String(civilDate(reading.today).year))) return []
  const whose = whoseOf(reading, mention, stopped)
  if (whose === undefined) return []
  const { left, right } = mention
  const { pay, earned } = keys[whose]
  const isSoFar = soFarBefore.test(left) || (earnedBefore.test(left) && soFarAfter.test(right))
  if (isSoFar && (mention.per === undefined || mention.per === 'once') && mayBeMoney(mention))
    return [find(earned, amountOf(mention), mention.span, 'former-pay', 0.94, mention.index)]
  if (whose === 'spouse' && hasDied(reading)) return []
  const isFormer =
    wasPaid.test(left) ||
    madeThen.test(left) ||
    (fromJob.test(mention.before) && jobAfter.test(right)) ||
    isOfSeverance ||
    (whose === 'you' && reason === undefined && isToldAsNow(reading, mention))
  const value = isFormer ? yearly(mention) : undefined
  return value === undefined ? [] : [find(pay, value, mention.span, 'former-pay', 0.92, mention.index)]
}

const spouseLeft = new RegExp(`\\b${partner}(?:'s| has| just| recently| also| then)* ?${lost}[^.;\\d]{0,20}$`)

/** "My wife lost her job in June". */
function spouseDays(reading: Reading): Find[] {
  for (const { date, span } of datesIn(reading.text, reading.today, 'past')) {
    if (date > reading.today || !spouseLeft.test(reading.text.slice(Math.max(0, span[0] - 80), span[0])))
      continue
    if (ownerBefore(reading.people, span[0]) !== 'spouse') continue
    if (isHere(reading, span[0], span[1], true))
      return [find('spouseSeparationDate', date, span, 'former-pay', 0.8)]
  }
  return []
}

const inAnotherYear =
  /^(?: (?:from|my|the|a|job|position|in|back in|over|more than|about|around)){0,4} (?:last year|(?:19|20)\d\d\b|(?:a|one|two|three|four|five|\d) years? ago)/

/** "Laid off last year": whoever is out of work since then earned nothing of that pay this year. */
function nothingThisYear(reading: Reading): Find[] {
  if (!isOutOfWork(reading)) return []
  for (const match of reading.text.matchAll(new RegExp(selfLost, 'g'))) {
    const end = match.index + match[0].length
    const when = inAnotherYear.exec(reading.text.slice(end, end + 40))?.[0]
    if (when === undefined || when.endsWith(String(civilDate(reading.today).year))) continue
    if (isHere(reading, match.index, end))
      return [find('payThisYear', 0, [match.index, end + when.length], 'former-pay', 0.7)]
  }
  return []
}

export const readFormerPay: Reader = (reading) => {
  const stopped = whoStopped(reading)
  if (stopped.length === 0) return []
  return [
    ...reading.mentions.flatMap((mention) => readOne(reading, mention, stopped)),
    ...spouseDays(reading),
    ...nothingThisYear(reading),
  ]
}
